package org.monsterbox.app.games.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Emblem;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Layers;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Style;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.sea.SeaView;

/** What counts, each as a picture with a few letters under it. */
record Tokens(Moment moment) {

  private static final float PICTURE = 30;
  private static final float SIDE = 3;

  private record Token(
      String id, Piece picture, String text, String label, Optional<Tap> tap, boolean alarm) {}

  List<Wrap.Item> items(float width) {
    List<Wrap.Item> items = new ArrayList<>();
    for (Token token : all()) {
      items.add(item(token, width));
    }
    return items;
  }

  private List<Token> all() {
    SeaView view = moment.view();
    List<Token> tokens = new ArrayList<>();
    int round = Math.max(1, view.round());
    tokens.add(
        shown(
            "round",
            Emblem.STORM,
            moment.text(R.string.sea_of, round, view.stormRound()),
            moment.text(R.string.sea_round_spoken, round, view.stormRound())));
    tokens.add(
        shown(
            "life",
            Emblem.LIFE,
            String.valueOf(view.hp()),
            moment.text(R.string.sea_life_spoken, view.hp())));
    tokens.add(
        new Token(
            "reserve",
            moment.props().art().spareBoat(),
            moment.text(R.string.sea_times, view.reserve()),
            moment.text(R.string.sea_reserve_spoken, view.reserve()),
            Optional.empty(),
            false));
    lasting(tokens);
    tokens.add(
        opening(
            "since",
            Emblem.LOGBOOK,
            moment.text(R.string.sea_since_short),
            moment.text(R.string.sea_since),
            new Sketch.Since()));
    tokens.add(
        opening(
            "piles",
            Emblem.PILES,
            moment.text(R.string.sea_piles_short),
            moment.text(R.string.sea_piles_title),
            new Sketch.Piles()));
    return tokens;
  }

  private void lasting(List<Token> tokens) {
    SeaView view = moment.view();
    if (view.tractorLines() > 0) {
      tokens.add(
          shown(
              "lines",
              Emblem.TRACTOR,
              moment.text(R.string.sea_of, view.tractorLines(), view.tractorQuota()),
              moment.text(
                  R.string.sea_lines_spoken, view.tractorLines(), view.tractorQuota())));
    }
    SeaMap map = new SeaMap(1, TableLayout.isTurned(moment.stage()));
    for (SeaView.Wind wind : view.winds()) {
      int left = wind.lastRound() - view.round() + 1;
      tokens.add(
          new Token(
              "wind-token-" + wind.card(),
              moment
                  .props()
                  .art()
                  .arrow(map.degrees(wind.direction()), moment.props().art().colours().edge()),
              moment.text(R.string.sea_rounds_short, left),
              moment.text(
                  R.string.sea_wind_spoken,
                  moment.names().direction(wind.direction()),
                  wind.lastRound()),
              Optional.empty(),
              false));
    }
    state(tokens, view.isMiniStorm(), "storm", Emblem.MINI_STORM, R.string.sea_mini_storm_spoken);
    state(tokens, view.isDived(), "dive", Emblem.DIVE, R.string.sea_whale_dived);
    state(tokens, view.isDrogueSet(), "drogue", Emblem.DROGUE, R.string.sea_whale_slowed);
    state(tokens, view.isLeapPending(), "leaping", Emblem.LEAP, R.string.sea_whale_leaping);
    state(tokens, view.isShutIn(), "trapped", Emblem.NET, R.string.sea_whale_trapped);
  }

  private void state(List<Token> tokens, boolean holds, String id, Emblem emblem, int label) {
    if (holds) {
      tokens.add(
          new Token(
              id,
              moment.props().art().emblem(emblem),
              "",
              moment.text(label),
              Optional.empty(),
              id.equals("trapped")));
    }
  }

  private Token shown(String id, Emblem emblem, String text, String label) {
    return new Token(
        id, moment.props().art().emblem(emblem), text, label, Optional.empty(), false);
  }

  private Token opening(String id, Emblem emblem, String text, String label, Sketch sketch) {
    return new Token(
        id,
        moment.props().art().emblem(emblem),
        text,
        label,
        Optional.of(Moment.draw(sketch)),
        false);
  }

  private Wrap.Item item(Token token, float most) {
    Style style =
        moment
            .writing()
            .small()
            .strong()
            .coloured(token.alarm ? moment.props().danger() : moment.props().ink())
            .middle()
            .lines(1);
    float picture = PICTURE * moment.writing().scale();
    float words = moment.writing().line(style);
    float wide =
        Math.min(
            most,
            Math.max(
                token.tap.isPresent() ? Node.LEAST_TARGET : picture + 2 * SIDE,
                moment.writing().lettering().width(token.text, style) + 2 * SIDE));
    float high = Math.max(token.tap.isPresent() ? Node.LEAST_TARGET : 0, picture + words);
    Piece piece =
        Layers.stack(
            Layers.padded(token.picture, 0, 0, 0, high - picture),
            Layers.padded(
                moment.writing().fitted(wide, words, token.text, style), 0, picture, 0, 0));
    return new Wrap.Item(
        wide,
        high,
        (where, easel) -> {
          Node node =
              Node.of(
                      token.tap.isPresent() ? Role.BUTTON : Role.PICTURE,
                      "token-" + token.id,
                      where,
                      piece,
                      token.label)
                  .moving(Motion.FADE, token.text);
          easel.add(token.tap.map(node::tapped).orElse(node));
        });
  }
}
