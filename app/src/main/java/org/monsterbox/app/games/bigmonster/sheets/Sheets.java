package org.monsterbox.app.games.bigmonster.sheets;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.ChoiceSheet;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Award;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.ChooseExplorer;
import org.monsterbox.core.bigmonster.table.Phase;

/** Which sheet lies over the table, if any: the one that somebody opened, or what the game asks. */
public record Sheets(Moment moment) {

  private static final float EXPLORER = 220;
  private static final float GAP = 8;

  public Optional<Sheet> open() {
    Draft draft = moment.draft();
    boolean hasMaps = moment.table().hasTableaus();
    if (draft instanceof Sketch.Look look) {
      return Optional.of(new TileBrowser(moment).closely(look));
    } else if (draft instanceof Sketch.Browsing) {
      return Optional.of(new TileBrowser(moment).sheet());
    } else if (draft instanceof Sketch.Medals && hasMaps && !moment.stage().isTablet()) {
      return Optional.of(new MedalBoard(moment).sheet());
    } else if (draft instanceof Sketch.Scores && hasMaps) {
      return Optional.of(new ScoreTable(moment).sheet());
    } else if (draft instanceof Sketch.Watching && hasMaps) {
      return Optional.empty();
    } else if (moment.isOver()) {
      return Optional.of(new ScoreTable(moment).sheet());
    }
    return moment.isAsked() ? asked(draft) : Optional.empty();
  }

  private Optional<Sheet> asked(Draft draft) {
    Phase phase = moment.table().phase();
    return switch (phase) {
      case MEDALS -> Optional.of(new MedalChoice(moment).sheet());
      case EXPLORER_CHOICE -> Optional.of(explorers());
      case AWARD -> Optional.of(award());
      case PICK ->
          draft instanceof Sketch.Passing passing
              ? Optional.of(new Ships(moment).sheet(passing))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private Sheet explorers() {
    return new ChoiceSheet<BigMonsterMove>(
            moment,
            moment.text(R.string.bm_explorer_title),
            moment.text(R.string.bm_explorer_text),
            moment.text(R.string.bm_explorer_confirm))
        .of(
            moment.moves(ChooseExplorer.class),
            this::explorer,
            move -> List.of(),
            Optional.empty());
  }

  private Wrap.Item explorer(ChooseExplorer move, boolean isChosen, Tap tap) {
    float size = Math.min(EXPLORER, moment.stage().width() / 2 - 32);
    Piece piece = moment.props().explorer(move.explorer());
    String ability =
        moment
            .writing()
            .phrases()
            .then(
                moment.names().explorer(move.explorer()),
                moment.words().tiles().ability(move.explorer()));
    Block words =
        moment.writing().block("ability-" + move.explorer(), ability, moment.writing().body());
    float below = words.height(size);
    return new Wrap.Item(
        size,
        size + GAP + below,
        (where, easel) -> {
          easel.add(
              Node.of(
                      Role.TOGGLE,
                      "explorer-" + move.explorer(),
                      Bounds.of(where.left(), where.top(), size, size),
                      moment.hints(move) ? moment.tools().frames().hinted(piece) : piece,
                      moment.words().tiles().spoken(move.explorer()))
                  .tapped(tap)
                  .selected(isChosen)
                  .explained(moment.explained().explorer(move.explorer())));
          words.place(Bounds.of(where.left(), where.top() + size + GAP, size, below), easel);
        });
  }

  private Sheet award() {
    return new ChoiceSheet<BigMonsterMove>(
            moment,
            moment.text(R.string.bm_award_title),
            moment.text(R.string.bm_award_text),
            moment.text(R.string.bm_award_confirm))
        .of(
            moment.moves(Award.class),
            (move, isChosen, tap) ->
                new SeatCard(moment, move.to()).item(isChosen, moment.hints(move), tap),
            move -> List.of(moment.name(move.to())),
            Optional.empty());
  }
}
