package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Figures;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Odds;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.dice.Dice;
import org.monsterbox.core.thirteen.dice.Duel;
import org.monsterbox.core.thirteen.dice.Throwing;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The dice of a battle or a Death Battle: who fights for what, what was thrown, what now. */
final class BattleSheet {

  private static final float GAP = 10;
  private static final float LEAST_BESIDE = 580;

  /** Of two halves; the dice need more. */
  private static final float FIGHTERS_SHARE = 0.9f;

  private static final float[] MONSTER_WIDTHS = {116, 100, 84, 68, 52};

  private final Moment moment;
  private final ThirteenView view;
  private final Throwing throwing;
  private final DiceBlock dice;

  BattleSheet(Moment moment, Throwing throwing) {
    this.moment = moment;
    this.view = moment.view();
    this.throwing = throwing;
    this.dice = new DiceBlock(moment, throwing);
  }

  Sheet sheet() {
    Optional<Battle> battle = view.battle();
    String title =
        battle.isPresent()
            ? moment.say(
                R.string.thirteen_battle_title,
                moment.seat(battle.get().attacker()),
                moment.seat(battle.get().defender()))
            : moment.text(R.string.thirteen_duel_title, view.duel().map(Duel::round).orElse(0) + 1);
    List<Block> bodies = new ArrayList<>();
    Block now = Blocks.stack(GAP, figures(battle), dice);
    for (float width : MONSTER_WIDTHS) {
      bodies.add(Blocks.stack(GAP, new Fighters(moment, throwing.seat(), width).block(), now));
    }
    for (float width : MONSTER_WIDTHS) {
      Fighters fighters = new Fighters(moment, throwing.seat(), width);
      float least = Math.max(LEAST_BESIDE, fighters.leastWidth() * 2 / FIGHTERS_SHARE);
      List<Float> shares = List.of(FIGHTERS_SHARE, 2 - FIGHTERS_SHARE);
      bodies.add(Blocks.from(least, Blocks.beside(2 * GAP, shares, fighters.block(), now)));
    }
    // Where everything is too much, the dice are seen first.
    bodies.add(
        Blocks.stack(GAP, now, new Fighters(moment, throwing.seat(), MONSTER_WIDTHS[0]).block()));
    return new Sheet(moment.tools(), title, Optional.empty(), bodies.get(0), buttons())
        .orElse(bodies.subList(1, bodies.size()));
  }

  private Block figures(Optional<Battle> battle) {
    Figures figures =
        new Figures(moment.tools())
            .add("throws-left", R.string.thirteen_throws_left, Integer.toString(throwing.left()))
            .add("score-now", R.string.thirteen_score_now, score());
    int beaten = toBeat(battle);
    figures.add(
        "to-beat",
        R.string.thirteen_to_beat,
        beaten >= 0 ? Integer.toString(beaten) : moment.text(R.string.thirteen_unknown));
    if (moment.isSinglePlayer() && battle.isPresent()) {
      String chance = moment.text(R.string.thirteen_percent, Odds.percent(chance(battle.get())));
      figures.add("chance", R.string.thirteen_chance, chance);
    }
    return figures.block();
  }

  private String score() {
    return throwing.used() == 0
        ? moment.text(R.string.thirteen_unknown)
        : Integer.toString(view.score(throwing.dice()));
  }

  private int toBeat(Optional<Battle> battle) {
    if (battle.isPresent()) {
      return battle.get().attackerScore();
    }
    return view.duel().orElseThrow().scores().stream().max(Integer::compare).orElse(-1);
  }

  private double chance(Battle battle) {
    int[] faces = new int[Dice.COUNT];
    for (int die = 0; die < faces.length; die++) {
      faces[die] = throwing.dice().face(die);
    }
    if (throwing.seat() == battle.attacker()) {
      return throwing.used() == 0
          ? Odds.of(view).attackerWins(throwing.allowed(), battle.defenderThrows())
          : Odds.of(view).attackerWins(faces, throwing.left(), battle.defenderThrows());
    }
    return throwing.used() == 0
        ? Odds.of(view).defenderWins(throwing.allowed(), battle.attackerScore())
        : Odds.of(view).defenderWins(faces, throwing.left(), battle.attackerScore());
  }

  /** Both have their places from the first throw of the one to the last of the other. */
  private List<Choice> buttons() {
    if (!moment.isAsked()) {
      return List.of(
          Choice.absent("throw", moment.text(R.string.thirteen_throw_rest)),
          Choice.absent("stop", stopText()));
    }
    int kept = dice.kept();
    ThirteenMove toss = new ThirteenMove.Throw(kept);
    String text =
        moment.text(kept == 0 ? R.string.thirteen_throw_all : R.string.thirteen_throw_rest);
    Optional<Code> code = moment.rehearsal().refusal(view, toss);
    List<Choice> choices = new ArrayList<>();
    choices.add(
        code.isPresent()
            ? Choice.closed("throw", text, moment.words().refusal(code.get()))
            : Choice.primary("throw", text, Moment.play(toss)).hinted(moment.hints(toss)));
    ThirteenMove stop = new ThirteenMove.Stop();
    choices.add(
        moment.allows(stop)
            ? Choice.plain("stop", stopText(), Moment.play(stop)).hinted(moment.hints(stop))
            : Choice.absent("stop", stopText()));
    return choices;
  }

  private String stopText() {
    return moment.text(R.string.thirteen_stop_at, view.score(throwing.dice()));
  }
}
