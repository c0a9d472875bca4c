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

  private Style style() {
    return moment.writing().small().strong().coloured(moment.props().onCard()).middle().lines(3);
  }

  private String name() {
    return moment.names().kind(Cards.kind(card));
  }

  private float symbol() {
    return (moment.stage().isTablet() ? LARGE_SYMBOL : SYMBOL) * moment.writing().scale();
  }

  /** Wide enough for the longest word of its name. */
  float width() {
    float widest = Math.max(LEAST_WIDTH, symbol() + 6 * SIDE);
    for (String word : name().split("[\\s\\u00A0]+", 0)) {
      widest = Math.max(widest, moment.writing().lettering().width(word, style()) + 2 * SIDE + 2);
    }
    return Math.min(MOST_WIDTH, widest);
  }

  /** What it needs at its own width. */
  float height() {
    float words = moment.writing().lettering().height(name(), style(), width() - 2 * SIDE);
    return TOP + symbol() + words + 2 * SIDE;
  }

  Wrap.Item item(float height) {
    return new Wrap.Item(width(), height, (where, easel) -> easel.add(node(where)));
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
    return tap.map(node::tapped).orElse(node).dropped(drops).selected(selected);
  }

  private Piece piece(float width, float height) {
    float symbol = symbol();
    float below = TOP + symbol;
    Piece name = moment.writing().fitted(width - 2 * SIDE, height - below - SIDE, name(), style());
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
