package org.monsterbox.app.games.sea;

import android.content.Context;
import android.content.res.Configuration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.lid.SeaLid;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.CoreKit;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.RulesPage;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.sea.aim.Props;
import org.monsterbox.app.games.sea.chart.AimedNode;
import org.monsterbox.app.games.sea.chart.LogPictures;
import org.monsterbox.app.games.sea.chart.Miniature;
import org.monsterbox.app.games.sea.learn.HunterTutorial;
import org.monsterbox.app.games.sea.learn.Occasions;
import org.monsterbox.app.games.sea.learn.RulesText;
import org.monsterbox.app.games.sea.learn.WhaleTutorial;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.games.sea.words.SeaWords;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.SeaWithBots;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** Puts Monster of the Sea on the table. */
public final class SeaKit extends CoreKit<SeaState, SeaMove, SeaView> {

  private final MonsterOfTheSea rules = new MonsterOfTheSea();

  public SeaKit() {
    super(new SeaWithBots(), SeaMove.class, SeaPacing.TABLE);
  }

  @Override
  public Box box() {
    return new Box(
        rules().facts(), R.string.sea_name, R.string.sea_tagline, R.string.sea_story, SeaLid::new);
  }

  @Override
  public GameWords<SeaMove, SeaView> words(Context context) {
    return new SeaWords(context);
  }

  @Override
  public SceneMaker<SeaMove, SeaView> scenes(Context context) {
    return new SeaScenes(context, rules);
  }

  @Override
  public Piece miniature(Context context, SeaView view) {
    return Miniature.small(new Props(context), view);
  }

  @Override
  public Optional<Piece> finalPicture(Context context, SeaView over) {
    int orientation = context.getResources().getConfiguration().orientation;
    boolean turned = orientation == Configuration.ORIENTATION_PORTRAIT;
    return Optional.of(Miniature.large(new Props(context), over, turned));
  }

  @Override
  public boolean showsAgain() {
    return true;
  }

  @Override
  public RulesPage rulesPage(Context context) {
    return new RulesText(context).page();
  }

  @Override
  public List<TutorialScript> tutorials(Context context) {
    WhaleTutorial whale = new WhaleTutorial(context);
    HunterTutorial hunter = new HunterTutorial(context);
    List<TutorialScript> scripts = new ArrayList<>(List.of(whale.first(), hunter.first()));
    scripts.addAll(whale.more());
    scripts.addAll(hunter.more());
    return scripts;
  }

  @Override
  public boolean isTimeFor(String lesson, Sight<SeaMove, SeaView> sight) {
    return Occasions.isTimeFor(lesson, sight);
  }

  @Override
  public Function<Event, Optional<Piece>> pictures(Context context) {
    return new LogPictures(new Props(context))::of;
  }

  @Override
  public String aim(SeaMove move) {
    return AimedNode.of(move);
  }

  @Override
  public boolean keepsSecrets() {
    return true;
  }

  /** The whale and the fleet hide from each other; hunters may show each other their cards. */
  @Override
  public boolean mayLook(SeaView view, int other) {
    boolean isFellow =
        view.seat() != Names.WHALE && other != Names.WHALE && other <= view.hunters();
    return isFellow && view.options().huntersShareHands();
  }

  /** Who plays next, and where the battleship lies, people say among hunters. */
  @Override
  public boolean isLeftToPeople(SeaView view) {
    return view.phase() == Phase.HUNTER_SELECT || view.phase() == Phase.SETUP_SHIP;
  }

  @Override
  public String role(Context context, int seat) {
    return context.getString(
        seat == Names.WHALE ? R.string.sea_role_whale : R.string.sea_role_hunter);
  }

  /** The new whale and the old one change places. */
  @Override
  public List<Integer> nextSeats(SeaView over, int seats, Chance chance) {
    List<Integer> next = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      next.add(seat);
    }
    Collections.swap(next, Names.WHALE, rules.nextWhale(over, chance));
    return next;
  }

  /** Towards the storm, or towards the end of the whale. */
  @Override
  public float progress(SeaView view) {
    if (view.isOver()) {
      return 1;
    }
    return 0.95f * Math.max(0, view.round() - 1) / view.stormRound();
  }
}
