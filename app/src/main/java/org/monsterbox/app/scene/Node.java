package org.monsterbox.app.scene;

import java.util.Map;
import java.util.Optional;
import org.monsterbox.app.art.Piece;

/**
 * One thing on the table: where it is, how it looks, what it is called, and what touching it does.
 * A node never changes; its methods with a parameter give another one that differs in that.
 */
public final class Node implements Cloneable {

  /** A target smaller than this, in dp, is hard to hit. */
  public static final float LEAST_TARGET = 48;

  private final String id;
  private final Piece piece;
  private Role role;
  private String label;
  private Bounds bounds;
  private String pane = "";
  private float turned;
  private String face = "";
  private Motion motion = Motion.SLIDE;
  private Optional<Tap> tap = Optional.empty();
  private Map<String, Tap> drops = Map.of();
  private Optional<Tap> grab = Optional.empty();
  private Optional<Snap> snap = Optional.empty();
  private Optional<Tap> hold = Optional.empty();
  private Optional<Explanation> explanation = Optional.empty();
  private String overview = "";
  private boolean selected;
  private boolean magnified;
  private Optional<Outline> outline = Optional.empty();
  private String whole = "";
  private boolean instant;
  private boolean strip;
  private Optional<Introduction> introduction = Optional.empty();

  private Node(Role role, String id, Bounds bounds, Piece piece, String label) {
    this.role = role;
    this.id = id;
    this.bounds = bounds;
    this.piece = piece;
    this.label = label;
  }

  /** Something to look at, without words. */
  public static Node decoration(String id, Bounds bounds, Piece piece) {
    return new Node(Role.DECORATION, id, bounds, piece, "");
  }

  /**
   * The room at somebody's edge of the table: a hand that comes down flat on it is one press of its
   * buzzer, or none. Nothing is seen of it.
   */
  public static Node strip(String id, Bounds bounds) {
    Node node = decoration(id, bounds, (canvas, width, height) -> {});
    node.strip = true;
    return node;
  }

  /** Something with a name, which a screen reader says. */
  public static Node of(Role role, String id, Bounds bounds, Piece piece, String label) {
    if (label.isEmpty()) {
      throw new IllegalArgumentException("What is not decoration needs a label: " + id);
    }
    return new Node(role, id, bounds, piece, label);
  }

  /** The same thing has the same id in every scene of a game: it moves rather than vanishes. */
  public String id() {
    return id;
  }

  public Role role() {
    return role;
  }

  /** What is drawn into the bounds. */
  public Piece piece() {
    return piece;
  }

  /** What a screen reader says; empty for decoration. */
  public String label() {
    return label;
  }

  /** In dp of the scene, or of the content of its pane; as before it is turned. */
  public Bounds bounds() {
    return bounds;
  }

  public Node at(Bounds elsewhere) {
    Node node = copy();
    node.bounds = elsewhere;
    return node;
  }

  /** The id of the pane that it is in, or empty. */
  public String pane() {
    return pane;
  }

  public Node inPane(String paneId) {
    Node node = copy();
    node.pane = paneId;
    return node;
  }

  /** Degrees clockwise about its middle, so that a seat at that edge can read it. */
  public float turned() {
    return turned;
  }

  public Node turned(float degrees) {
    Node node = copy();
    node.turned = degrees;
    return node;
  }

  /** Names the look: where it differs from the last scene's, the motion is played. */
  public String face() {
    return face;
  }

  public Motion motion() {
    return motion;
  }

  /** How it changes, and by which name of its look that is noticed. */
  public Node moving(Motion how, String faceName) {
    Node node = copy();
    node.motion = how;
    node.face = faceName;
    return node;
  }

  /** What touching it does. Nodes that cannot act let fingers through to what is under them. */
  public Optional<Tap> tap() {
    return tap;
  }

  public Node tapped(Tap whatItDoes) {
    Node node = copy();
    node.tap = Optional.of(whatItDoes);
    return node;
  }

  /** What dropping it does, by the id of the node that it is dropped on. */
  public Map<String, Tap> drops() {
    return drops;
  }

  public Node dropped(Map<String, Tap> whatItDoes) {
    Node node = copy();
    node.drops = Map.copyOf(whatItDoes);
    return node;
  }

  /** What is done first when a finger picks it up: the scene that follows has what it drops on. */
  public Optional<Tap> grab() {
    return grab;
  }

  public Node grabbed(Tap whatComesFirst) {
    Node node = copy();
    node.grab = Optional.of(whatComesFirst);
    return node;
  }

  /** Whether a finger that moves takes it along. */
  public boolean canBeCarried() {
    return !drops.isEmpty() || grab.isPresent();
  }

  /** How it finds its target, if not by the finger. */
  public Optional<Snap> snap() {
    return snap;
  }

  public Node snapping(Snap how) {
    Node node = copy();
    node.snap = Optional.of(how);
    return node;
  }

  /** What holding a finger on it does: usually to show more of it. */
  public Optional<Tap> hold() {
    return hold;
  }

  public Node held(Tap whatItDoes) {
    Node node = copy();
    node.hold = Optional.of(whatItDoes);
    return node;
  }

  /** What is said of it to whoever holds a finger on it. */
  public Optional<Explanation> explanation() {
    return explanation;
  }

  /**
   * Explains itself: a finger that rests on it, a mouse that does, or a right click shows a card
   * with its name and a sentence, which leads to a section of the game's rules. Decoration can be
   * explained, too.
   *
   * @param section the id of that section, or empty
   */
  public Node explained(String name, String sentence, String section) {
    return explained(new Explanation(name, sentence, section));
  }

  public Node explained(Explanation whatItIs) {
    Node node = copy();
    node.explanation = Optional.of(whatItIs);
    return node;
  }

  /** Whether holding a finger on it shows more of it. */
  public boolean canBeLookedAt() {
    return hold.isPresent() || explanation.isPresent();
  }

  /** The id of the pane whose whole content it shows small, or empty. */
  public String overview() {
    return overview;
  }

  /**
   * A small map of a pane: there as long as the pane shows less than all, with a frame around what
   * it shows. A finger on it moves the pane there.
   */
  public Node overviewOf(String paneId) {
    Node node = copy();
    node.overview = paneId;
    return node;
  }

  /** Chosen, pressed in, switched on: the table draws a ring around it. */
  public boolean selected() {
    return selected;
  }

  public Node selected(boolean isSelected) {
    Node node = copy();
    node.selected = isSelected;
    return node;
  }

  /** Small on purpose: a finger on it shows it larger before it counts. */
  public boolean magnified() {
    return magnified;
  }

  public Node magnified(boolean isMagnified) {
    Node node = copy();
    node.magnified = isMagnified;
    return node;
  }

  /** Its shape, where that is not its bounds. */
  public Optional<Outline> outline() {
    return outline;
  }

  public Node outlined(Outline shape) {
    Node node = copy();
    node.outline = Optional.of(shape);
    return node;
  }

  /** What is picked up with it: the thing that it is a part of, or itself. */
  public String whole() {
    return whole.isEmpty() ? id : whole;
  }

  /** Whether it is a part of another node. */
  public boolean isPart() {
    return !whole.isEmpty();
  }

  /** A part of another node: whoever picks up one of the parts has all of them in the hand. */
  public Node partOf(String wholeId) {
    Node node = copy();
    node.whole = wholeId;
    return node;
  }

  /** How much there is to hit at that zoom, in dp across its narrower side. */
  public float targetSize(float zoom) {
    return zoom
        * outline
            .map(shape -> shape.size(bounds.width(), bounds.height()))
            .orElse(Math.min(bounds.width(), bounds.height()));
  }

  /** A buzzer: it is tapped when a finger comes down on it, not when it is lifted. */
  public boolean instant() {
    return instant;
  }

  public Node instant(boolean isInstant) {
    Node node = copy();
    node.instant = isInstant;
    return node;
  }

  public boolean isStrip() {
    return strip;
  }

  /** What is said about it the first time that it is there, on this device. */
  public Optional<Introduction> introduction() {
    return introduction;
  }

  public Node introduced(Introduction once) {
    Node node = copy();
    node.introduction = Optional.of(once);
    return node;
  }

  /** Still to be seen where it is, but neither to be touched nor read out. */
  public Node asleep() {
    Node node = copy();
    node.role = Role.DECORATION;
    node.label = "";
    node.tap = Optional.empty();
    node.drops = Map.of();
    node.grab = Optional.empty();
    node.hold = Optional.empty();
    node.explanation = Optional.empty();
    node.instant = false;
    node.introduction = Optional.empty();
    return node;
  }

  public boolean canAct() {
    return tap.isPresent() || !drops.isEmpty();
  }

  private Node copy() {
    try {
      return (Node) clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
