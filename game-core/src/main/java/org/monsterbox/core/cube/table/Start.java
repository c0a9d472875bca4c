package org.monsterbox.core.cube.table;

import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.HouseRules;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** Lays out the tiles and deals. */
public final class Start {

  private Start() {}

  public static CubeState of(Setup setup, Events out) {
    HouseRules rules = new HouseRules(setup);
    int seats = setup.seats();
    if (seats > rules.ruleSet.mostSeats(setup.options().get(CubeOptions.SIX_SEATS))) {
      throw new Refusal(CommonCode.BAD_PLAYER_COUNT);
    }
    if (!rules.ruleSet.isShared() && rules.firstSeat >= seats) {
      throw new Refusal(CommonCode.BAD_OPTIONS);
    }
    // The rules document names what a seed must deal: the stream begins at the seed itself.
    Playing play = new Playing(new CubeState(rules, seats, new Chance(setup.seed())), out);
    setUp(play);
    if (play.isTold()) {
      play.tell(new CubeEvent.GameStarted(rules.ruleSet, seats, play.now.firstSeat));
      for (int zone = 0; zone < play.now.zones.length; zone++) {
        play.tell(new CubeEvent.TilesLaid(zone, play.now.zones[zone]));
      }
    }
    Flow.of(rules.ruleSet).begin(play);
    return play.now;
  }

  private static void setUp(Playing play) {
    CubeState now = play.now;
    HouseRules rules = now.rules;
    Layout[] zones = new Layout[rules.ruleSet.isShared() ? 1 : now.seats];
    for (int zone = 0; zone < zones.length; zone++) {
      zones[zone] = Layout.shuffled(rules.shape, now.chance);
      now.chance = Layout.after(now.chance);
    }
    now.zones = zones;
    now.won = new byte[now.seats][0];
    now.hands = new byte[now.seats][0];
    now.ownPiles = new byte[now.seats][0];
    now.mods = new byte[now.seats][0];
    now.lockedUntil = new long[now.seats];
    now.freshAt = new long[now.seats];
    dealPiles(play);
    if (!rules.ruleSet.isShared()) {
      now.firstSeat = rules.firstSeat;
      if (rules.firstSeat == CubeOptions.RANDOM) {
        now.firstSeat = now.chance.below(now.seats);
        now.chance = now.chance.next();
      }
    }
  }

  private static void dealPiles(Playing play) {
    CubeState now = play.now;
    if (now.rules.levelDecks) {
      now.piles =
          new byte[][] {
            Dealing.shuffled(play, Codes.range(1, 18)),
            Dealing.shuffled(play, Codes.range(19, 48)),
            Dealing.shuffled(play, Codes.range(49, Cards.COUNT))
          };
    } else if (now.rules.ruleSet == RuleSet.DICE) {
      now.piles = new byte[][] {Dealing.shuffled(play, Codes.range(1, Cards.DICE_COUNT))};
      now.outOfPlay = Codes.of(Codes.range(Cards.DICE_COUNT + 1, Cards.COUNT));
    } else {
      now.piles = new byte[][] {Dealing.shuffled(play, Codes.range(1, Cards.COUNT))};
    }
    if (now.rules.ruleSet == RuleSet.RACE) {
      byte[] deck = now.piles[0];
      for (int seat = 0; seat < now.seats; seat++) {
        now.ownPiles[seat] = Codes.upTo(deck, RaceFlow.OWN_CARDS);
        deck = Codes.from(deck, RaceFlow.OWN_CARDS);
      }
      now.box = deck;
      now.piles = new byte[][] {{}};
    }
  }
}
