package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Emblem;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.chart.Meanings;
import org.monsterbox.app.games.sea.words.Sections;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.table.SeaView;

/** How things stand: what always counts, and what is in force for a while. */
final class Tokens {

  private final Moment moment;
  private final SeaView view;
  private final Meanings meanings;
  private final List<Token> tokens = new ArrayList<>();

  Tokens(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
    meanings = new Meanings(moment);
    lasting();
    weather();
    ofTheWhale();
    lines();
  }

  List<Wrap.Item> items(float width) {
    List<Wrap.Item> items = new ArrayList<>();
    for (Token token : tokens) {
      items.add(token.item(width));
    }
    return items;
  }

  private void add(
      String id, Piece picture, String text, String label, float gauge, Explanation meaning) {
    add(id, picture, text, text, label, gauge, meaning);
  }

  private void add(
      String id,
      Piece picture,
      String text,
      String widest,
      String label,
      float gauge,
      Explanation meaning) {
    tokens.add(new Token(moment, "token-" + id, picture, text, widest, label, gauge, meaning));
  }

  private Piece emblem(Emblem emblem) {
    return moment.props().art().emblem(emblem);
  }

  private void lasting() {
    int round = Math.max(1, view.round());
    add(
        "round",
        emblem(Emblem.STORM),
        moment.text(R.string.sea_of, round, view.stormRound()),
        moment.text(R.string.sea_of, view.stormRound(), view.stormRound()),
        moment.text(R.string.sea_round_spoken, round, view.stormRound()),
        (float) round / view.stormRound(),
        meanings.of(
            R.string.sea_means_storm_name,
            R.string.sea_means_storm,
            Sections.ROUND,
            round,
            view.stormRound()));
    add(
        "life",
        emblem(Emblem.LIFE),
        String.valueOf(view.hp()),
        String.valueOf(SeaView.FULL_HP),
        moment.text(R.string.sea_life_spoken, view.hp()),
        (float) view.hp() / SeaView.FULL_HP,
        meanings.of(
            R.string.sea_means_life_name,
            R.string.sea_means_life,
            Sections.GOAL,
            view.hp(),
            SeaView.FULL_HP));
    add(
        "reserve",
        moment.props().art().spareBoat(),
        moment.text(R.string.sea_times, view.reserve()),
        moment.text(R.string.sea_reserve_spoken, view.reserve()),
        Token.NO_GAUGE,
        meanings.of(
            R.string.sea_means_reserve_name,
            R.string.sea_means_reserve,
            Sections.WRECKS,
            view.reserve()));
  }

  private void lines() {
    if (view.tractorLines() > 0) {
      int quota = view.tractorQuota();
      add(
          "lines",
          emblem(Emblem.TRACTOR),
          moment.text(R.string.sea_of, view.tractorLines(), quota),
          moment.text(R.string.sea_lines_spoken, view.tractorLines(), quota),
          (float) view.tractorLines() / quota,
          meanings.of(
              R.string.sea_means_lines_name,
              R.string.sea_means_lines,
              Sections.WEAPONS,
              view.tractorLines(),
              quota));
    }
  }

  private void weather() {
    SeaMap map = new SeaMap(1, TablePlan.isTurned(moment.stage()));
    for (SeaView.Wind wind : view.winds()) {
      String spoken =
          moment.text(
              R.string.sea_wind_spoken,
              moment.names().direction(wind.direction()),
              wind.lastRound());
      add(
          "wind-" + wind.card(),
          moment.props().art().forbidden(map.degrees(wind.direction())),
          moment.writing().count(R.plurals.sea_rounds_left, wind.lastRound() - view.round() + 1),
          spoken,
          Token.NO_GAUGE,
          meanings.effect(CardKind.HEADWIND, spoken));
    }
    if (view.isMiniStorm()) {
      state("storm", CardKind.MINI_STORM, R.string.sea_mini_storm_spoken);
    }
  }

  private void ofTheWhale() {
    if (view.isDived()) {
      state("dive", CardKind.DIVE, R.string.sea_whale_dived);
    }
    if (view.isDrogueSet()) {
      state("drogue", CardKind.DROGUE, R.string.sea_whale_slowed);
    }
    if (view.isLeapPending()) {
      state("leaping", CardKind.LEAP, R.string.sea_whale_leaping);
    }
    if (view.isShutIn()) {
      String trapped = moment.text(R.string.sea_whale_trapped);
      add(
          "trapped",
          emblem(Emblem.NET),
          trapped,
          trapped,
          Token.NO_GAUGE,
          meanings.of(R.string.sea_whale_trapped, R.string.sea_means_trapped, Sections.NETS));
    }
  }

  /** What a card does for a while. */
  private void state(String id, CardKind kind, int label) {
    add(
        id,
        emblem(Emblem.valueOf(kind.name())),
        moment.names().kind(kind),
        moment.text(label),
        Token.NO_GAUGE,
        meanings.effect(kind, moment.names().effect(kind)));
  }
}
