package org.monsterbox.app.games.sea.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;

/**
 * A card with its picture and name.
 *
 * @param count how many there are of it
 * @param label what a screen reader says
 * @param closed whether it cannot be played now
 * @param drops what dropping it does, by the id of the node that it is dropped on
 */
public record CardTile(
    Moment moment,
    String id,
    int card,
    int count,
    String label,
    boolean selected,
    boolean hinted,
    boolean closed,
    Optional<Tap> tap,
    Map<String, Tap> drops) {

  private static final float LEAST_WIDTH = 66;
  private static final float MOST_WIDTH = 150;
  private static final float SYMBOL = 36;
  private static final float LARGE_SYMBOL = 56;
  private static final float SMALL_SYMBOL = 28;
  private static final float LEAST_SYMBOL = 18;

  /** On a stage lower than this, cards leave the chart more room. */
  private static final float LOW_STAGE = 600;

  private static final float TOP = 10;
  private static final float SIDE = 4;
  private static final float COUNT = 22;
  private static final int CLOSED = 110;

  /** Copies of a card on each other, to look at. */
  public static CardTile of(Moment moment, String idStart, List<Integer> copies) {
    int card = copies.get(0);
    String name = moment.names().card(card);
    int count = copies.size();
    String label = count == 1 ? name : moment.text(R.string.sea_copies, name, count);
    String id = idStart + Cards.text(card);
    return new CardTile(
        moment, id, card, count, label, false, false, false, Optional.empty(), Map.of());
  }

  public CardTile called(String name) {
    return new CardTile(moment, id, card, count, name, selected, hinted, closed, tap, drops);
  }

  public CardTile selected(boolean isSelected) {
    return new CardTile(moment, id, card, count, label, isSelected, hinted, closed, tap, drops);
  }

  public CardTile hinted(boolean isHinted) {
    return new CardTile(moment, id, card, count, label, selected, isHinted, closed, tap, drops);
  }

  public CardTile tapped(Tap whatItDoes) {
    return new CardTile(
        moment, id, card, count, label, selected, hinted, closed, Optional.of(whatItDoes), drops);
  }

  /** It is grey, and a screen reader says why. */
  CardTile closed(String why) {
    String said = moment.text(R.string.sea_target, label, why);
    return new CardTile(moment, id, card, count, said, selected, hinted, true, tap, drops);
  }

  CardTile dropped(Map<String, Tap> whatItDoes) {
    return new CardTile(moment, id, card, count, label, selected, hinted, closed, tap, whatItDoes);
  }

  private static Style style(Moment moment) {
    return moment.writing().small().strong().coloured(moment.props().onCard()).middle().lines(3);
  }

  private String name() {
    return moment.names().kind(Cards.kind(card));
  }

  private static float symbol(Moment moment) {
    boolean isSmall = !moment.stage().isTablet() && moment.stage().height() < LOW_STAGE;
    float size = moment.stage().isTablet() ? LARGE_SYMBOL : isSmall ? SMALL_SYMBOL : SYMBOL;
    return size * moment.writing().scale();
  }

  /** Wide enough for the longest word of its name. */
  private static float width(Moment moment, String name) {
    float widest = Math.max(LEAST_WIDTH, symbol(moment) + 6 * SIDE);
    for (String word : name.split("[\\s\\u00A0]+", 0)) {
      float wide = moment.writing().lettering().width(word, style(moment));
      widest = Math.max(widest, wide + 2 * SIDE + 2);
    }
    return Math.min(MOST_WIDTH, widest);
  }

  /** What a card of that kind needs at its own width. */
  static float height(Moment moment, CardKind kind) {
    String name = moment.names().kind(kind);
    float room = width(moment, name) - 2 * SIDE;
    float words = moment.writing().lettering().height(name, style(moment), room);
    return TOP + symbol(moment) + words + 2 * SIDE;
  }

  float height() {
    return height(moment, Cards.kind(card));
  }

  Wrap.Item item(float height) {
    return new Wrap.Item(width(moment, name()), height, (where, easel) -> easel.add(node(where)));
  }

  private Node node(Bounds where) {
    Piece bright = piece(where.width(), where.height());
    Piece piece = closed ? Layers.faint(bright, CLOSED) : bright;
    Node node =
        Node.of(
            tap.isPresent() ? Role.BUTTON : Role.PICTURE,
            id,
            where,
            hinted ? moment.tools().frames().hinted(piece) : piece,
            label);
    return tap.map(node::tapped)
        .orElse(node)
        .dropped(drops)
        .selected(selected)
        .explained(new Meanings(moment).card(card));
  }

  private Piece piece(float width, float height) {
    float line = moment.writing().line(style(moment));
    float symbol = Math.max(LEAST_SYMBOL, Math.min(symbol(moment), height - TOP - SIDE - line));
    float below = TOP + symbol;
    Piece name =
        moment.writing().fitted(width - 2 * SIDE, height - below - SIDE, name(), style(moment));
    float beside = (width - symbol) / 2;
    Piece face =
        Layers.stack(
            moment.props().paper(Cards.pile(card)),
            Layers.padded(moment.props().symbol(card), beside, TOP, beside, height - TOP - symbol),
            Layers.padded(name, SIDE, below, SIDE, SIDE));
    if (count < 2) {
      return face;
    }
    Piece number = moment.tools().supplies().number(moment.writing(), count);
    float size = COUNT * moment.writing().scale();
    return Layers.stack(face, Layers.padded(number, width - size - 2, 2, 2, height - size - 2));
  }
}
