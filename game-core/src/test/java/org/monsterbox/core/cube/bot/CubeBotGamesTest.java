package org.monsterbox.core.cube.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.BadRecord;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Limits;
import org.monsterbox.core.record.RecordReader;
import org.monsterbox.core.record.RecordWriter;
import org.monsterbox.core.record.Replay;
import org.monsterbox.core.record.Sitter;

/** Whole games of bots. */
public final class CubeBotGamesTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final List<Grade> GRADES = List.of(Grade.values());
  private static final int MOST_MOVES = 20_000;

  private static Options options(RuleSet ruleSet) {
    return Options.usual(CubeOptions.ALL).with(CubeOptions.RULE_SET, ruleSet);
  }

  private static List<Bot<CubeMove, CubeView>> bots(int seats, long seed) {
    List<Bot<CubeMove, CubeView>> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(CubeBots.of(GRADES.get((seat + (int) seed) % 4), seat, seed));
    }
    return bots;
  }

  @Test
  public void botsFinishEveryGame() {
    for (RuleSet ruleSet : RuleSet.values()) {
      for (int seats = 1; seats <= 4; seats++) {
        for (long seed = 0; seed < 4; seed++) {
          Setup setup = new Setup(seats, options(ruleSet), seed);
          Outcome outcome = new Match<>(RULES, setup, bots(seats, seed), MOST_MOVES).play();
          assertEquals(seats, outcome.places().size());
        }
      }
    }
  }

  @Test
  public void botsFinishGamesWithEveryOption() {
    for (RuleSet ruleSet : RuleSet.values()) {
      long seed = 1;
      for (OptionSpec<?> spec : CubeOptions.ALL) {
        for (Options options : changed(options(ruleSet), spec)) {
          seed++;
          Setup setup = new Setup(options.get(CubeOptions.FIRST_SEAT) > 1 ? 4 : 2, options, seed);
          new Match<>(RULES, setup, bots(setup.seats(), seed), MOST_MOVES).play();
        }
      }
    }
  }

  private static <T> List<Options> changed(Options options, OptionSpec<T> spec) {
    List<Options> changed = new ArrayList<>();
    for (T value : spec.samples()) {
      changed.add(options.with(spec, value));
    }
    return spec == CubeOptions.RULE_SET ? List.of() : changed;
  }

  @Test
  public void eachLevelBeatsTheOneBelow() {
    for (RuleSet ruleSet : RuleSet.values()) {
      for (int level = 1; level < GRADES.size(); level++) {
        double won = 0;
        int games = 20;
        for (int game = 0; game < games; game++) {
          int seat = game % 2;
          List<Bot<CubeMove, CubeView>> bots = new ArrayList<>();
          for (int i = 0; i < 2; i++) {
            bots.add(CubeBots.of(GRADES.get(i == seat ? level : level - 1), i, game));
          }
          Setup setup = new Setup(2, options(ruleSet), game / 2);
          won += new Match<>(RULES, setup, bots, MOST_MOVES).play().share(seat);
        }
        assertTrue(ruleSet + " " + level + " " + won, won >= 0.6 * games);
      }
    }
  }

  /** Plays as a match does, and writes it down. */
  private static CubeState recorded(Setup setup, List<Entry> entries) {
    CubeState state = RULES.start(setup);
    List<Bot<CubeMove, CubeView>> bots = bots(setup.seats(), setup.seed());
    while (!RULES.turn(state).isOver()) {
      CubeMove first = null;
      int mover = 0;
      for (Turn turn = RULES.turn(state); !turn.isOver(); turn = turn.without(turn.first())) {
        int seat = turn.first();
        CubeMove move = choose(bots.get(seat), state, seat);
        assertEquals("asked again", move, choose(bots.get(seat), state, seat));
        if (first == null || move.time() < first.time()) {
          first = move;
          mover = seat;
        }
      }
      state = RULES.play(state, mover, first, Events.NONE);
      entries.add(new Entry.Played(mover, RULES.text(first)));
    }
    return state;
  }

  private static CubeMove choose(Bot<CubeMove, CubeView> bot, CubeState state, int seat) {
    CubeView view = RULES.view(state, seat);
    List<CubeMove> moves = RULES.legalMoves(state, seat);
    return bot.choose(view, moves, Chance.of(1, "choice"), () -> false).move();
  }

  @Test
  public void aGameInRealTimeIsReplayedAsItWas() throws BadRecord {
    for (RuleSet ruleSet : RuleSet.values()) {
      Setup setup = new Setup(3, options(ruleSet), 5);
      List<Entry> entries = new ArrayList<>();
      CubeState played = recorded(setup, entries);
      List<Sitter> sitters = Collections.nCopies(3, new Sitter("bot", "Bot"));
      Header header = new Header("cube", RULES.version(), "1", "2026-11-17", sitters, setup);
      byte[] saved = new RecordWriter(RULES).write(new GameRecord(header, entries));
      GameRecord read = new RecordReader(List.of(RULES), List.of(), Limits.USUAL).read(saved);
      Replay<CubeState, CubeMove> replay = new Replay<>(RULES, read);
      replay.goToEnd();
      assertEquals(played.fingerprint(), replay.state().fingerprint());
      assertEquals(RULES.outcome(played), RULES.outcome(replay.state()));
    }
  }
}
