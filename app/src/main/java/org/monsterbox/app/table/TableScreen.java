package org.monsterbox.app.table;

import android.text.TextUtils;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ListView;
import android.widget.TextView;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.referee.Situation;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.table.parts.Banner;
import org.monsterbox.app.table.parts.LogList;
import org.monsterbox.app.table.parts.MarkView;
import org.monsterbox.app.table.parts.Notice;
import org.monsterbox.app.table.parts.Stages;

/** The views of the table, and what they show of it. */
final class TableScreen {

  private static final float TURNED = 180;

  private final View page;
  private final SceneView scene;
  private final Settings settings;
  private final TextView happened;
  private final TextView prompt;
  private final MarkView mark;
  private final TextView hintWords;
  private final Optional<LogList> log;
  private final Banner banner;
  final Notice notice;
  final OutcomePanel outcome;
  private Optional<Notice> stopped = Optional.empty();
  private Optional<Seat> lastActing = Optional.empty();
  private boolean overlay;

  TableScreen(View view, Settings settings) {
    this.settings = settings;
    page = view.findViewById(R.id.page);
    scene = view.findViewById(R.id.scene);
    happened = view.findViewById(R.id.happened);
    prompt = view.findViewById(R.id.prompt);
    mark = view.findViewById(R.id.mark);
    hintWords = view.findViewById(R.id.hint_words);
    log = Optional.ofNullable(view.<ListView>findViewById(R.id.log)).map(LogList::new);
    banner = new Banner(view.findViewById(R.id.banner));
    notice = new Notice(view.findViewById(R.id.notice));
    outcome = new OutcomePanel(view.findViewById(R.id.outcome));
    scene.setTwoTouches(settings.isOn(Switch.TWO_TOUCHES));
    SystemBars.padPage(page);
    page.setVisibility(View.INVISIBLE);
    if (log.isPresent()) {
      find(R.id.show_log).setVisibility(View.GONE);
    }
  }

  View find(int id) {
    return page.findViewById(id);
  }

  SceneView scene() {
    return scene;
  }

  /** For whoever builds the app: shows where everything is, or hides that again. */
  void switchOverlay() {
    overlay = !overlay;
    scene.setOverlay(overlay);
  }

  /** Nothing of the table is left to be seen or heard. */
  void cover(String name, Runnable uncover) {
    page.setVisibility(View.INVISIBLE);
    scene.show(new Scene(1, 1, List.of(), List.of()));
    happened.setText("");
    prompt.setText("");
    hintWords.setText("");
    log.ifPresent(list -> list.show(List.of()));
    banner.hide();
    lastActing = Optional.empty();
    notice.cover(name, uncover);
  }

  void show(GameTable<?, ?, ?> table, TableLook<?, ?, ?> look) {
    notice.hide();
    Situation<?, ?> now = table.situation();
    page.setVisibility(outcome.isShown() ? View.INVISIBLE : View.VISIBLE);
    List<String> latest = look.justHappened();
    happened.setText(TextUtils.join(" ", latest));
    prompt.setText(look.prompt());
    showActing(now);
    showHint(look.hint());
    setShown(R.id.unsaved, now.unsaved());
    setShown(R.id.go_on, now.resting() && settings.isOn(Switch.TAP_TO_CONTINUE) && !now.isAsked());
    find(R.id.undo).setEnabled(now.undoable() > 0);
    setShown(R.id.hint, !table.sellsHints());
    find(R.id.hint).setEnabled(now.isAsked() && now.hint().isEmpty() && !now.advising());
    if (table.isRealTime()) {
      showClock(table);
    }
    log.ifPresent(
        list -> {
          // The latest stands under the log.
          List<String> lines = look.log();
          list.show(lines.subList(0, Math.max(0, lines.size() - latest.size())));
        });
    showScene(look);
    boolean isTurned = stage().flat() && (sitsOpposite(now) || scene.scene().turned());
    find(R.id.words).setRotation(isTurned ? TURNED : 0);
  }

  /** Runs it when nothing moves any more: at once where nothing does. */
  void whenStill(Runnable then) {
    if (scene.isAnimating()) {
      scene.whenStill(then);
    } else {
      then.run();
    }
  }

  void hidePage() {
    page.setVisibility(View.INVISIBLE);
  }

  /** There is nothing to take back, but a pause, which hides the table and leaves the rest. */
  private void showClock(GameTable<?, ?, ?> table) {
    scene.setClock(table.referee()::clock);
    setShown(R.id.undo, false);
    setShown(R.id.pause, true);
    find(R.id.pause).setEnabled(!table.isStopped() && !table.situation().isOver());
    if (table.isStopped()) {
      if (stopped.isEmpty()) {
        stopped = Optional.of(new Notice(inflated(R.layout.table_notice)));
      }
      stopped.get().stopped(() -> table.setStopped(false));
    } else {
      stopped.ifPresent(Notice::hide);
    }
  }

  private View inflated(int layout) {
    ViewGroup felt = (ViewGroup) find(R.id.felt);
    View made = LayoutInflater.from(felt.getContext()).inflate(layout, felt, false);
    felt.addView(made);
    return made;
  }

  private void showScene(TableLook<?, ?, ?> look) {
    if (scene.getWidth() > 0 && scene.getHeight() > 0) {
      scene.setReducedMotion(settings.isStill());
      scene.show(look.scene(stage()));
    }
  }

  private Stage stage() {
    Stage upright = Stages.upright(scene);
    return settings.isOn(Switch.FLAT_TABLE) && upright.isTablet()
        ? new Stage(upright.width(), upright.height(), upright.fontScale(), true)
        : upright;
  }

  /** Who acts: by their mark, and for a moment by name where somebody else acts than before. */
  private void showActing(Situation<?, ?> now) {
    Optional<Seat> acting =
        now.acting().size() == 1 ? Optional.of(now.acting().get(0)) : Optional.empty();
    mark.setVisibility(acting.isPresent() ? View.VISIBLE : View.GONE);
    acting.ifPresent(mark::show);
    boolean another = acting.isPresent() && lastActing.isPresent() && !acting.equals(lastActing);
    long people = now.seats().stream().filter(Seat::isPerson).count();
    if (another && acting.get().isPerson() && people > 1) {
      banner.show(mark.getContext().getString(R.string.table_now, acting.get().name()));
    }
    lastActing = acting;
  }

  /** Seats sit around a flat table in the order of play, the first one at its lower edge. */
  private static boolean sitsOpposite(Situation<?, ?> now) {
    int seats = now.seats().size();
    return now.acting().size() == 1 && seats % 2 == 0 && now.acting().get(0).number() == seats / 2;
  }

  private void showHint(Optional<String> words) {
    hintWords.setVisibility(words.isPresent() ? View.VISIBLE : View.GONE);
    hintWords.setText(words.orElse(""));
  }

  private void setShown(int id, boolean isShown) {
    find(id).setVisibility(isShown ? View.VISIBLE : View.GONE);
  }
}
