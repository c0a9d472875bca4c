package org.monsterbox.app.games.thirteen.sheets;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Pictured;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.tiles.Collection;
import org.monsterbox.app.games.thirteen.tiles.SetTile;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Sheets that only tell: what a seat owns, the powers, the cheat sheet. */
final class LookSheets {

  private static final float GAP = 8;

  private final Moment moment;
  private final ThirteenView view;

  LookSheets(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  /** All that a seat owns, each monster and set with its name. */
  Sheet owned(int seat) {
    String title =
        moment
            .writing()
            .phrases()
            .comma(moment.name(seat), moment.text(R.string.thirteen_hp, view.hp(seat)));
    String spent = view.spentThirteenth() == seat ? moment.text(R.string.thirteen_spent) : "";
    String empty =
        view.rank(seat) == Rank.COLLECTOR ? moment.text(R.string.thirteen_no_sets_yet) : "";
    String elements = moment.text(R.string.thirteen_elements_held, view.elements(seat).size());
    return new Sheet(
        moment.tools(),
        title,
        SheetCorners.close(moment),
        Blocks.stack(
            GAP,
            text("owned-rank", moment.names().rank(view.rank(seat))),
            text("owned-elements", elements),
            text("owned-spent", spent),
            text("owned-empty", empty),
            new Collection(
                    moment,
                    "owned-",
                    set ->
                        SetTile.shown("owned-set-" + set, set, moment.names().set(set))
                            .captioned(moment.names().monsterOf(set)))
                .of(view.monsters(seat), view.freeBits(seat))),
        List.of());
  }

  /** The powers that whoever acts has and can use in a turn, and why not just now. */
  Sheet powers() {
    Actions actions = new Actions(moment);
    List<Block> blocks = new ArrayList<>();
    blocks.add(power(actions.sacrifice(), R.string.thirteen_power_sacrifice));
    actions
        .permafrost()
        .ifPresent(choice -> blocks.add(power(choice, R.string.thirteen_power_permafrost)));
    actions
        .superNova()
        .ifPresent(choice -> blocks.add(power(choice, R.string.thirteen_power_super_nova)));
    return new Sheet(
        moment.tools(),
        moment.text(R.string.thirteen_powers_button),
        SheetCorners.close(moment),
        Blocks.stack(2 * GAP, blocks),
        List.of());
  }

  private Block power(Choice choice, int explanation) {
    return Blocks.stack(
        4,
        Buttons.of(moment.tools(), 1, List.of(choice)),
        text(choice.id() + "-text", moment.text(explanation)));
  }

  /** Levels, species and powers at a glance. */
  Sheet help() {
    List<Block> blocks = new ArrayList<>();
    blocks.add(heading("help-levels", R.string.thirteen_help_levels));
    blocks.add(level(Rank.COLLECTOR, R.string.thirteen_help_collector));
    blocks.add(level(Rank.APPRENTICE, R.string.thirteen_help_apprentice));
    blocks.add(level(Rank.BEASTMASTER, R.string.thirteen_help_beastmaster));
    blocks.add(heading("help-species", R.string.thirteen_help_species));
    blocks.add(species(Species.GRUNT, R.string.thirteen_help_grunt));
    blocks.add(species(Species.ABOMINATION, R.string.thirteen_help_abomination));
    blocks.add(species(Species.OG, R.string.thirteen_help_og));
    blocks.add(species(Species.THIRTEENTH, R.string.thirteen_help_thirteenth));
    blocks.add(text("help-throws", moment.text(R.string.thirteen_help_throws)));
    blocks.add(heading("help-powers", R.string.thirteen_help_powers));
    blocks.add(power(Power.SACRIFICE, R.string.thirteen_power_sacrifice));
    blocks.add(power(Power.PERMAFROST, R.string.thirteen_power_permafrost));
    blocks.add(power(Power.PROPHET, R.string.thirteen_power_prophet));
    blocks.add(power(Power.SUPER_NOVA, R.string.thirteen_power_super_nova));
    blocks.add(heading("help-win", R.string.thirteen_help_win));
    blocks.add(text("help-win-text", moment.text(R.string.thirteen_help_win_text)));
    return new Sheet(
        moment.tools(),
        moment.text(R.string.thirteen_help_title),
        SheetCorners.close(moment),
        Blocks.stack(GAP, blocks),
        List.of());
  }

  private Block level(Rank rank, int explanation) {
    return pictured(
        "help-" + rank,
        moment.props().badge(rank),
        moment.text(
            R.string.games_spoken_figure, moment.names().rank(rank), moment.text(explanation)));
  }

  private Block species(Species species, int explanation) {
    String name =
        moment
            .writing()
            .phrases()
            .comma(
                moment.names().species(species), moment.text(R.string.thirteen_hp, species.hp()));
    return pictured(
        "help-" + species,
        moment.props().badge(species),
        moment.text(R.string.games_spoken_figure, name, moment.text(explanation)));
  }

  private Block power(Power power, int explanation) {
    return text(
        "help-" + power,
        moment.text(
            R.string.games_spoken_figure, moment.names().power(power), moment.text(explanation)));
  }

  private Block pictured(String id, Piece picture, String words) {
    return new Pictured(moment.tools(), id, picture, words);
  }

  private Block heading(String id, int text) {
    return moment.writing().headingBlock(id, moment.text(text));
  }

  private Block text(String id, String text) {
    return moment.writing().block(id, text, moment.writing().body());
  }
}
