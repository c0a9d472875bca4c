package org.monsterbox.app.table;

import java.util.List;
import java.util.function.Consumer;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.monsterbox.app.claws.ClawsKit;

/** A game of Claws in the real app. */
public final class ClawsTable extends AppTable {

  /** By seat: P for a person, anything else for a bot; bots move at once. */
  public ClawsTable(String seats, long seed) {
    this(new ClawsKit(), seats, seed);
  }

  ClawsTable(ClawsKit kit, String seats, long seed) {
    super(kit, seats, seed);
  }

  @Override
  public ClawsTable launch() {
    super.launch();
    return this;
  }

  @Override
  public ClawsTable launch(Consumer<MainActivity> way) {
    super.launch(way);
    return this;
  }

  public List<String> hand() {
    return spoken().stream().filter(label -> label.startsWith("Card ")).toList();
  }

  /** Lifts the card and plays it. */
  public void play(String card) {
    touch(card);
    settle();
    touch(card);
    settle();
  }

  public boolean isCovered() {
    return isShown(R.id.notice_action);
  }

  public void uncover() {
    click(R.id.notice_action);
  }

  /** People play their first cards until it is over. */
  public void playOut() {
    while (!isShown(R.id.winner)) {
      if (isCovered()) {
        uncover();
      }
      play(hand().get(0));
    }
  }
}
