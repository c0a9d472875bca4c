package org.monsterbox.app.games.thirteen;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.ThirteenLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.CoreKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.thirteen.board.GridPart;
import org.monsterbox.app.games.thirteen.learning.Lessons;
import org.monsterbox.app.games.thirteen.learning.RulesText;
import org.monsterbox.app.games.thirteen.moment.Props;
import org.monsterbox.app.games.thirteen.words.ThirteenWords;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.bot.ThirteenBot;
import org.monsterbox.core.thirteen.bot.ThirteenWithBots;
import org.monsterbox.core.thirteen.bot.memory.Remembered;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Puts 13 Monsters on the table. */
public final class ThirteenKit extends CoreKit<ThirteenState, ThirteenMove, ThirteenView> {

  private final ThirteenMonsters rules = new ThirteenMonsters();

  public ThirteenKit() {
    super(new ThirteenWithBots(), ThirteenMove.class, ThirteenPacing.TABLE);
  }

  @Override
  public Box box() {
    return new Box(
        rules().facts(),
        R.string.thirteen_name,
        R.string.thirteen_tagline,
        R.string.thirteen_story,
        ThirteenLid::new);
  }

  @Override
  public GameWords<ThirteenMove, ThirteenView> words(Context context) {
    return new ThirteenWords(context);
  }

  @Override
  public SceneMaker<ThirteenMove, ThirteenView> scenes(Context context) {
    return new ThirteenScenes(context, rules);
  }

  @Override
  public Piece miniature(Context context, ThirteenView view) {
    return new Miniature(new Props(context), view);
  }

  @Override
  public RulesPage rulesPage(Context context) {
    return new RulesText(context).page();
  }

  @Override
  public List<TutorialScript> tutorials(Context context) {
    return Lessons.all(context, rules);
  }

  @Override
  public boolean isTimeFor(String lesson, Sight<ThirteenMove, ThirteenView> sight) {
    return Lessons.isTimeFor(lesson, sight);
  }

  @Override
  public Function<Event, Optional<Piece>> pictures(Context context) {
    return new LogPictures(context)::of;
  }

  /** People look where a card will be turned before it is. */
  @Override
  public String aim(ThirteenMove move) {
    if (move instanceof ThirteenMove.Flip flip) {
      return GridPart.id(flip.cell());
    } else if (move instanceof ThirteenMove.Permafrost frost) {
      return GridPart.id(frost.cell());
    }
    return "";
  }

  /** Everybody sees the same. */
  @Override
  public boolean keepsSecrets() {
    return false;
  }

  /** Which card lay where is for people to remember. */
  @Override
  public boolean mayBeWatched(ThirteenView view) {
    return view.faceUpCells().isEmpty();
  }

  @Override
  public boolean helpsToRemember() {
    return true;
  }

  @Override
  public Optional<Function<Bot<ThirteenMove, ThirteenView>, List<String>>> minds() {
    return Optional.of(ThirteenKit::rememberedBy);
  }

  private static List<String> rememberedBy(Bot<ThirteenMove, ThirteenView> bot) {
    List<String> cells = new ArrayList<>();
    if (bot instanceof ThirteenBot remembering) {
      for (Remembered card : remembering.remembered()) {
        cells.add(GridPart.id(card.cell()));
      }
    }
    return cells;
  }

  @Override
  public long pauseBefore(ThirteenMove move) {
    return move instanceof ThirteenMove.Ack ? ThirteenPacing.LOOK : 0;
  }

  /** Cards that were found, and the last part for the final round. */
  @Override
  public float progress(ThirteenView view) {
    if (view.isOver()) {
      return 1;
    }
    return 0.95f * (Cards.COUNT - view.cardsLeft()) / Cards.COUNT;
  }
}
