package org.monsterbox.app.games.sea.chart;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.words.Sections;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.core.sea.box.CardKind;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.table.SeaView;

/** What things of the game are for, to whoever holds a finger on them. */
public record Meanings(Moment moment) {

  public Explanation card(int card) {
    CardKind kind = Cards.kind(card);
    String section = kind == CardKind.NET ? Sections.NETS : Sections.of(kind.pile());
    return new Explanation(moment.names().card(card), moment.names().effect(kind), section);
  }

  /** What a card has brought about for a while. */
  public Explanation effect(CardKind kind, String sentence) {
    return new Explanation(moment.names().kind(kind), sentence, Sections.of(kind.pile()));
  }

  public Explanation of(int name, int sentence, String section, Object... parts) {
    return new Explanation(moment.text(name), moment.names().say(sentence, parts), section);
  }

  Explanation sea() {
    return of(R.string.sea_rules_sea, R.string.sea_means_sea, Sections.SEA);
  }

  Explanation whale() {
    return of(R.string.sea_role_whale, R.string.sea_means_whale, Sections.WHALE);
  }

  Explanation boat(int hunter) {
    return new Explanation(
        moment.names().say(R.string.sea_means_boat_of, moment.seat(hunter)),
        moment.text(R.string.sea_means_boat),
        Sections.WRECKS);
  }

  Explanation iceberg() {
    return of(R.string.sea_means_iceberg_name, R.string.sea_means_iceberg, Sections.SEA);
  }

  Explanation ship() {
    return of(R.string.sea_means_ship_name, R.string.sea_means_ship, Sections.SEA);
  }

  Explanation net() {
    return new Explanation(
        moment.names().kind(CardKind.NET), moment.text(R.string.sea_means_net), Sections.NETS);
  }

  Explanation pool(SeaView.Pool pool) {
    return effect(
        CardKind.WHIRLPOOL, moment.names().say(R.string.sea_means_pool, pool.lastRound()));
  }

  /** What lies in a cell. */
  Optional<Explanation> at(int cell) {
    SeaView view = moment.view();
    if (view.whaleCell() == cell) {
      return Optional.of(whale());
    } else if (view.boatAt(cell) != SeaView.NOBODY) {
      return Optional.of(boat(view.boatAt(cell)));
    } else if (view.shipCell() == cell) {
      return Optional.of(ship());
    } else if (view.hasNet(cell)) {
      return Optional.of(net());
    } else if (view.icebergs().list().contains(cell)) {
      return Optional.of(iceberg());
    }
    return view.whirlpools().stream()
        .filter(pool -> pool.cell() == cell)
        .findFirst()
        .map(this::pool);
  }
}
