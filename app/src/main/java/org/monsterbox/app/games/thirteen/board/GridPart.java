package org.monsterbox.app.games.thirteen.board;

import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.sheets.Obstacles;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * The grid. A card that lies face down looks and is called like every other, whatever was seen of
 * it before, unless people want to be helped to remember.
 */
public final class GridPart {

  public static final int SIDE = 9;
  private static final int LOGO_FIRST = 39;
  private static final int LOGO_CELLS = 3;
  private static final float ROOM = 0.04f;

  /** A cell is as large as this where a tablet allows it. */
  static final float GOOD_CELL = 56;

  private final Moment moment;
  private final ThirteenView view;
  private final SeenLately seenLately;
  private final boolean onlySearch;

  GridPart(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
    this.seenLately = SeenLately.in(moment.sight().remembered());
    this.onlySearch = mayOnlySearch();
  }

  /** Fills a square. */
  void place(Bounds square, Easel easel) {
    float cell = square.width() / SIDE;
    for (int i = 0; i < ThirteenView.CELLS; i++) {
      if (i == LOGO_FIRST) {
        easel.add(logo(at(square, i, cell, LOGO_CELLS)));
      } else if (i < LOGO_FIRST || i >= LOGO_FIRST + LOGO_CELLS) {
        easel.add(cell(i, at(square, i, cell, 1)));
      }
    }
  }

  public static String id(int cell) {
    return "cell-" + cell;
  }

  private static Bounds at(Bounds square, int index, float cell, int wide) {
    float left = square.left() + index % SIDE * cell;
    int row = index / SIDE;
    float top = square.top() + row * cell;
    return Bounds.of(left, top, wide * cell, cell).inset(cell * ROOM);
  }

  /** The middle, which says how many cards are left. */
  private Node logo(Bounds bounds) {
    String left = moment.text(R.string.thirteen_cards_left, view.cardsLeft());
    Piece number =
        moment
            .writing()
            .lettering()
            .filling(Integer.toString(view.cardsLeft()), moment.props().onDesk());
    float third = bounds.width() / 3;
    Piece piece =
        Layers.stack(
            moment.props().desk(),
            Layers.padded(moment.props().back(), third * 0.25f, 3, third * 1.75f, 3),
            Layers.padded(
                number,
                third * 1.3f,
                bounds.height() * 0.25f,
                third * 0.3f,
                bounds.height() * 0.28f));
    return Node.of(Role.TEXT, "cards-left", bounds, piece, left)
        .explained(new Meanings(moment).cardsLeft());
  }

  private Node cell(int cell, Bounds bounds) {
    String id = id(cell);
    if (!view.hasCard(cell)) {
      return Node.decoration(id, bounds, moment.tools().frames().place())
          .moving(Motion.FADE, "empty");
    }
    OptionalInt card = view.cardAt(cell);
    Optional<Tap> tap = tap(cell);
    Node node =
        Node.of(tap.isPresent() ? Role.BUTTON : Role.PICTURE, id, bounds, piece(cell), label(cell))
            .moving(Motion.FLIP, card.isPresent() ? "card " + card.getAsInt() : "down");
    return tap.isEmpty()
        ? node.explained(meaning(cell, card))
        : node.explained(meaning(cell, card))
            .tapped(tap.get())
            .magnified(Math.min(bounds.width(), bounds.height()) < Node.LEAST_TARGET);
  }

  /** What touching the cell does, if anything. */
  private Optional<Tap> tap(int cell) {
    if (searches(cell)) {
      return Optional.of(
          Tap.Play.both(new ThirteenMove.BeginSearch(false), new ThirteenMove.Flip(cell)));
    }
    Optional<Tap> play = move(cell).map(Moment::play);
    return play.isPresent() || !isRefused(cell)
        ? play
        : Optional.of(new Tap.Say(new Obstacles(moment).toTurn(cell)));
  }

  private Explanation meaning(int cell, OptionalInt card) {
    Meanings meanings = new Meanings(moment);
    if (card.isPresent()) {
      return meanings.card(card.getAsInt());
    }
    int owner = view.frostOwner(cell);
    return owner == ThirteenView.NOBODY ? meanings.back() : meanings.frozen(owner);
  }

  /** Whether touching the card begins a search with it, because there is nothing else to do. */
  private boolean searches(int cell) {
    return onlySearch && view.isFlippable(cell, view.actor());
  }

  private boolean mayOnlySearch() {
    return view.phase() == Phase.ACTION
        && !isFreezing()
        && moment.allows(new ThirteenMove.BeginSearch(false))
        && moment.sight().moves().stream().allMatch(GridPart::isSearchOrEnd);
  }

  private static boolean isSearchOrEnd(ThirteenMove move) {
    return move instanceof ThirteenMove.EndTurn || move.equals(new ThirteenMove.BeginSearch(false));
  }

  /** Whether somebody may expect that touching the card turns it. */
  private boolean isRefused(int cell) {
    boolean turns = view.phase() == Phase.ACTION || view.phase() == Phase.FLIP;
    return moment.isAsked() && turns && !isFreezing() && view.isFaceDown(cell);
  }

  /** What touching the cell plays alone, if anything. */
  private Optional<ThirteenMove> move(int cell) {
    ThirteenMove move =
        isFreezing() ? new ThirteenMove.Permafrost(cell) : new ThirteenMove.Flip(cell);
    return moment.allows(move) ? Optional.of(move) : Optional.empty();
  }

  private boolean isFreezing() {
    return view.phase() == Phase.POST_SEARCH || moment.draft() instanceof Sketch.Freezing;
  }

  private Piece piece(int cell) {
    OptionalInt card = view.cardAt(cell);
    int frozenBy = view.frostOwner(cell);
    Piece piece;
    if (card.isPresent()) {
      piece = numbered(card.getAsInt(), view.faceUpCells().indexOf(cell) + 1);
    } else if (frozenBy == ThirteenView.NOBODY) {
      Piece back = moment.props().back();
      piece = seenLately.contains(cell) ? moment.props().dotted(back) : back;
    } else {
      piece = moment.props().frozen(moment.seat(frozenBy).mark());
    }
    return move(cell).filter(moment::hints).isPresent()
        ? moment.tools().frames().hinted(piece)
        : piece;
  }

  /** With a number that is also on the large card beside the grid. */
  private Piece numbered(int card, int number) {
    Piece badge = moment.tools().supplies().number(moment.writing(), number);
    return Layers.stack(
        moment.props().face(card),
        (canvas, width, height) -> {
          float size = Math.max(16, width * 0.3f);
          // On the side of the cut: the outer corners tell what the card is.
          float left = Cards.isLeft(card) ? width - size : 0;
          canvas.translate(left, height - size);
          badge.draw(canvas, size, size);
          canvas.translate(-left, size - height);
        });
  }

  private String label(int cell) {
    int row = Names.row(cell);
    int column = Names.column(cell);
    OptionalInt card = view.cardAt(cell);
    if (card.isPresent()) {
      return moment.text(
          R.string.thirteen_cell_up, row, column, moment.names().card(card.getAsInt()));
    }
    int frozenBy = view.frostOwner(cell);
    int faceDown =
        seenLately.contains(cell) ? R.string.thirteen_cell_seen : R.string.thirteen_cell_down;
    return frozenBy == ThirteenView.NOBODY
        ? moment.text(faceDown, row, column)
        : moment.text(R.string.thirteen_cell_frozen, row, column, moment.seat(frozenBy));
  }
}
