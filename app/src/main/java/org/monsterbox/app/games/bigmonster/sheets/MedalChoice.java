package org.monsterbox.app.games.bigmonster.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.SelectMedals;
import org.monsterbox.core.bigmonster.terms.MedalSets;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** The host chooses the medals, one for each slot of the board. */
record MedalChoice(Moment moment) {

  private static final float GAP = 10;

  Sheet sheet() {
    List<List<Medal>> slots = MedalSets.slots(moment.table().mode());
    List<Medal> chosen = chosen(slots);
    List<Block> blocks = new ArrayList<>();
    for (int slot = 0; slot < slots.size(); slot++) {
      blocks.add(slot(slot, slots.get(slot), chosen));
    }
    SelectMedals move = new SelectMedals(chosen);
    String refusal = moment.refusal(move);
    String confirm = moment.text(R.string.bm_medals_confirm);
    return new Sheet(
        moment.tools(),
        moment.text(R.string.bm_medals_title),
        Optional.empty(),
        Blocks.stack(GAP, blocks),
        List.of(
            refusal.isEmpty()
                ? Choice.primary("choice-confirm", confirm, Moment.play(move))
                    .hinted(moment.hints(move))
                : Choice.closed("choice-confirm", confirm, refusal)));
  }

  private List<Medal> chosen(List<List<Medal>> slots) {
    if (moment.draft() instanceof Sketch.Slots drafted && drafted.medals().size() == slots.size()) {
      return drafted.medals();
    }
    return MedalSets.of(moment.table().mode()).get(0);
  }

  private Block slot(int slot, List<Medal> medals, List<Medal> chosen) {
    List<Choice> choices = new ArrayList<>();
    for (Medal medal : medals) {
      List<Medal> with = new ArrayList<>(chosen);
      with.set(slot, medal);
      String id = "slot-" + slot + "-" + medal;
      boolean isChosen = chosen.get(slot) == medal;
      choices.add(
          isChosen
              ? Choice.primary(id, moment.names().medal(medal), Moment.draw(new Sketch.Slots(with)))
              : Choice.plain(id, moment.names().medal(medal), Moment.draw(new Sketch.Slots(with))));
    }
    return Blocks.stack(
        2,
        moment
            .writing()
            .block(
                "slot-" + slot,
                moment.words().medals().condition(chosen.get(slot)),
                moment.writing().small()),
        Buttons.of(moment.tools(), 3, choices));
  }
}
