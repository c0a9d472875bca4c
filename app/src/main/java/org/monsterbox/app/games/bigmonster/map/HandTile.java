package org.monsterbox.app.games.bigmonster.map;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Outline;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** One tile that may be chosen: touched first, it is kept; another one of its row then goes. */
record HandTile(Moment moment, Offer offer, int tile) {

  void place(Slots.Slot slot, Easel easel) {
    easel.add(node(slot).outlined(around(slot)));
    if (offer.isOpen(moment) && !isDiscarded()) {
      String worth = moment.names().signed(moment.bestGain(tile));
      easel.add(Node.decoration("worth-" + tile, slot.badge(), moment.props().worth(worth)));
    }
  }

  /** A finger may touch anywhere in the slot. */
  private static Outline around(Slots.Slot slot) {
    Bounds tile = slot.tile();
    float left = (slot.whole().left() - tile.left()) / tile.width();
    float right = (slot.whole().right() - tile.left()) / tile.width();
    float top = (slot.whole().top() - tile.top()) / tile.height();
    float bottom = (slot.whole().bottom() - tile.top()) / tile.height();
    return Outline.of(left, top, right, top, right, bottom, left, bottom);
  }

  private Node node(Slots.Slot slot) {
    TileType type = Tiles.type(tile);
    Piece piece = moment.props().tile(tile);
    if (isDiscarded()) {
      piece = moment.props().crossed(piece);
    }
    Tap tap = tap();
    if (isOnMap()) {
      return Node.of(Role.TOGGLE, "away-" + tile, slot.tile(), moment.props().away(piece), label())
          .tapped(tap)
          .selected(true);
    }
    Node node =
        Node.of(
                Role.TOGGLE,
                Hand.id(tile),
                slot.tile(),
                isHinted() ? moment.tools().frames().hinted(piece) : piece,
                label())
            .tapped(tap)
            .held(Moment.draw(new Sketch.Look(type, moment.draft())))
            .explained(moment.explained().tile(type))
            .selected(isKept());
    if (isKept()) {
      return Trying.of(moment).map(tried -> tried.dragged(moment, node)).orElse(node);
    }
    return offer.isOpen(moment) ? node.grabbed(Moment.draw(offer.keeping(tile))) : node;
  }

  private String label() {
    String label =
        moment.text(
            R.string.bm_tile_in_hand,
            moment.words().tiles().spoken(Tiles.type(tile)),
            offer.title(),
            offer.tiles().indexOf(tile) + 1,
            offer.tiles().size());
    if (isDiscarded()) {
      return moment.writing().phrases().then(label, moment.text(R.string.bm_is_discarded));
    }
    return offer.isOpen(moment)
        ? moment
            .writing()
            .phrases()
            .then(
                label,
                moment.text(R.string.bm_best_place, moment.names().signed(moment.bestGain(tile))))
        : label;
  }

  private Optional<Sketch.Keeping> chosen() {
    return moment.draft() instanceof Sketch.Keeping keeping
        ? Optional.of(keeping)
        : Optional.empty();
  }

  private boolean isKept() {
    return chosen().filter(keeping -> keeping.tile() == tile).isPresent();
  }

  private boolean isDiscarded() {
    return chosen().filter(keeping -> keeping.discard() == tile).isPresent();
  }

  /** Whether it is tried out somewhere: then it lies there, and its place here is empty. */
  private boolean isOnMap() {
    return Trying.of(moment)
        .filter(tried -> tried.tile() == tile && tried.at().isPresent())
        .isPresent();
  }

  private boolean isHinted() {
    return moment.hints("pick " + tile)
        || moment.hints("take-discard " + tile)
        || moment.hints("take A " + tile)
        || moment.hints("take B " + tile);
  }

  private Tap tap() {
    if (!offer.isOpen(moment)) {
      return new Tap.Say(
          Offer.chooses(moment)
              ? moment.text(R.string.bm_other_row, Names.row(moment.table().activeRow()))
              : label());
    }
    Optional<Sketch.Keeping> now = chosen();
    boolean isSameOffer = now.isPresent() && offer.tiles().contains(now.get().tile());
    if (isSameOffer && now.get().tile() == tile) {
      return Moment.draw(Draft.NONE);
    }
    if (isSameOffer && offer.isRow() && offer.tiles().size() > 2) {
      return Moment.draw(now.get().discarding(isDiscarded() ? Sketch.NOTHING : tile));
    }
    return Moment.draw(offer.keeping(tile));
  }
}
