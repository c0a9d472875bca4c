package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.BuzzerArt.Mood;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.art.cube.Passing;
import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Sum;

/**
 * A claim, for those who follow it: who has pressed the buzzer; then the sum, number by number as
 * the faces light up; then what came of it, and why. It vanishes by itself.
 */
record ClaimPaper(Moment moment, int seat, Optional<Judgement> judged) {

  private static final float WIDE = 400;
  private static final float HIGH = 82;
  private static final float MOST_LETTERS = 1.2f;
  private static final float ROOM = 7;

  /** How much of the height a sign or a face before the words has. */
  private static final float SIGN = 0.5f;

  private static final float MOST_SIGN = 40;

  /** Words have at least so much of the height, and the sum the rest. */
  private static final float WORDS = 0.45f;

  /** Words need so much width beside a card. */
  private static final float LEAST_WORDS = 170;

  /** Numbers of a sum are no smaller than that, or left out. */
  private static final float LEAST_NUMBER = 20;

  /** The claim that is being shown by somebody else, or what came of the last one. */
  static Optional<ClaimPaper> of(Moment moment) {
    Optional<Judgement> judged = Judgement.of(moment);
    if (judged.isPresent()) {
      return Optional.of(new ClaimPaper(moment, judged.get().seat(), judged));
    }
    boolean isClaim = moment.is(Phase.CLAIM) || moment.is(Phase.SHOW);
    return moment
        .actor()
        .filter(seat -> isClaim && !moment.seat(seat).isPerson())
        .map(seat -> new ClaimPaper(moment, seat, Optional.empty()));
  }

  /** The lower part of a room that is something else's. */
  Bounds below(Bounds room) {
    float scale = Math.min(moment.stage().fontScale(), MOST_LETTERS) * moment.writing().scale();
    float wide = Math.min(room.width() - 2 * ROOM, WIDE * scale);
    float high = Math.min(room.height(), HIGH * scale);
    return Bounds.of(room.centerX() - wide / 2, room.bottom() - high, wide, high);
  }

  void place(Bounds where, Easel easel) {
    if (judged.isEmpty()) {
      easel.add(shout(where));
      return;
    }
    Judgement claim = judged.get();
    long verdict = claim.verdictTime(moment);
    Bounds words = words(where, claim);
    float text =
        claim.faces().isEmpty() ? 0 : Math.max(high(told(claim), words), high(steps(claim), words));
    boolean summed = !claim.faces().isEmpty() && words.height() - text >= LEAST_NUMBER;
    float middle = summed ? words.top() + Math.max(text, words.height() * WORDS) : words.bottom();
    Bounds upper = new Bounds(words.left(), words.top(), words.right(), middle);
    if (claim.isShownInSteps(moment)) {
      easel.add(paper(where, "claimed", claim, Layers.stack(), claim.time(), verdict));
      easel.add(line("claimed-words", upper, steps(claim), claim.time(), verdict));
    }
    Piece sign = placed(where, sign(where), moment.props().sign(claim.right()));
    easel.add(paper(where, "verdict", claim, sign, verdict, claim.end(moment)));
    easel.add(
        line(
            "verdict-words",
            upper,
            summed ? told(claim) : said(claim),
            verdict,
            claim.end(moment)));
    if (summed) {
      sum(new Bounds(words.left(), middle, words.right(), words.bottom()), claim, easel);
    }
  }

  private float high(String text, Bounds words) {
    Style style = moment.writing().strong().lines(2);
    return moment.writing().lettering().height(text, style, words.width());
  }

  /** Whose claim it is, of which monster. */
  private String steps(Judgement claim) {
    return moment.of(seat, moment.names().card(claim.card(), claim.target()));
  }

  /** What came of it, where its sum stands below. */
  private String told(Judgement claim) {
    return moment.words().verdict(claim.event(), moment.sight().seats());
  }

  private String said(Judgement claim) {
    return moment.words().event(claim.event(), moment.sight().seats());
  }

  /** Somebody has pressed the buzzer, and will show something. */
  private Node shout(Bounds where) {
    Bounds face = sign(where);
    Style style = moment.writing().strong().middle().lines(2);
    Bounds words =
        new Bounds(face.right() + ROOM, where.top() + ROOM, where.right() - ROOM, where.bottom());
    String said =
        moment.text(R.string.cube_of, moment.name(seat), moment.text(R.string.cube_monster));
    Piece text = moment.writing().fitted(words.width(), words.height() - ROOM, said, style);
    Piece buzzer = moment.props().buzzer(moment.seat(seat).mark(), Mood.SHOUTS);
    return Node.decoration(
        "shout",
        where,
        Layers.stack(
            moment.writing().stationery().panel(moment.props().supplies().seatPaper(true)),
            placed(where, face, buzzer),
            placed(where, words, text)));
  }

  /** A square at the left. */
  private static Bounds sign(Bounds where) {
    float size = Math.min(MOST_SIGN, where.height() * SIGN);
    return Bounds.of(where.left() + ROOM, where.centerY() - size / 2, size, size);
  }

  private static float cardWidth(Bounds where) {
    return (where.height() - 2 * ROOM) * CardArt.ASPECT;
  }

  private boolean isPictured(Bounds where, Judgement claim) {
    float rest = where.width() - sign(where).width() - cardWidth(where) - 4 * ROOM;
    return claim.card() != 0 && rest >= LEAST_WORDS * moment.writing().scale();
  }

  /** Between the sign and the card, if there is room for one. */
  private Bounds words(Bounds where, Judgement claim) {
    float right = where.right() - ROOM;
    return new Bounds(
        sign(where).right() + ROOM,
        where.top() + ROOM,
        isPictured(where, claim) ? right - cardWidth(where) - ROOM : right,
        where.bottom() - ROOM);
  }

  private Node paper(Bounds where, String id, Judgement claim, Piece on, long from, long until) {
    Piece paper = Layers.stack(moment.writing().stationery().panel(), on);
    if (isPictured(where, claim)) {
      Bounds card =
          Bounds.of(
              where.right() - ROOM - cardWidth(where),
              where.top() + ROOM,
              cardWidth(where),
              where.height() - 2 * ROOM);
      CardArt cards = moment.props().cards();
      Piece face = cards.face(claim.card(), claim.target(), CardArt.Worth.NOTHING);
      paper = Layers.stack(paper, placed(where, card, face));
    }
    return Node.decoration(id, where, new Passing(paper, moment.view().clock(), from, until));
  }

  private Node line(String id, Bounds where, String text, long from, long until) {
    Style style = moment.writing().strong().middle().lines(3);
    Piece words = moment.writing().fitted(where.width(), where.height(), text, style);
    return Node.decoration(id, where, new Passing(words, moment.view().clock(), from, until));
  }

  /** The numbers come with their faces, signs and result with the verdict. */
  private void sum(Bounds where, Judgement claim, Easel easel) {
    SumLine line = SumLine.in(where);
    Optional<Sum> sum = ((CubeEvent.Claimed) claim.event()).sum();
    List<Face> faces = inOrder(claim, sum);
    for (int i = 0; i < Claim.FACES; i++) {
      Face face = faces.get(i);
      Piece chip = moment.props().chip(moment.writing(), face.colour(), claim.value(moment, face));
      easel.add(Node.decoration("shown-" + i, line.number(i), claim.passing(moment, face, chip)));
    }
    for (int i = 0; sum.isPresent() && i < Claim.FACES - 1; i++) {
      String sign = moment.names().sign(sum.get().formula().signs().charAt(i));
      easel.add(judgedSign("shown-sign-" + i, line.sign(i), sign, claim));
    }
    String equals = moment.text(claim.right() ? R.string.cube_equals : R.string.cube_differs);
    easel.add(judgedSign("shown-equals", line.sign(Claim.FACES - 1), equals, claim));
    String target = moment.names().number(claim.target());
    easel.add(judgedSign("shown-result", line.result(), target, claim));
  }

  private Node judgedSign(String id, Bounds where, String text, Judgement claim) {
    Style style = moment.writing().heading().middle().lines(1).sized(where.height() * 0.5f);
    Piece sign = moment.writing().fitted(where.width(), where.height(), text, style);
    return Node.decoration(
        id,
        where,
        new Passing(sign, moment.view().clock(), claim.verdictTime(moment), claim.end(moment)));
  }

  /** As the sum reads them. */
  private List<Face> inOrder(Judgement claim, Optional<Sum> sum) {
    List<Face> left = new ArrayList<>(claim.faces());
    if (sum.isEmpty()) {
      return left;
    }
    List<Face> order = new ArrayList<>();
    for (int value : List.of(sum.get().a(), sum.get().b(), sum.get().c())) {
      for (Face face : left) {
        if (claim.value(moment, face) == value) {
          left.remove(face);
          order.add(face);
          break;
        }
      }
    }
    return order;
  }

  /** A piece in a part of the paper. */
  private static Piece placed(Bounds paper, Bounds part, Piece piece) {
    return Layers.padded(
        piece,
        part.left() - paper.left(),
        part.top() - paper.top(),
        paper.right() - part.right(),
        paper.bottom() - part.bottom());
  }
}
