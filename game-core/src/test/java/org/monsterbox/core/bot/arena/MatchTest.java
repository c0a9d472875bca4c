package org.monsterbox.core.bot.arena;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsEvent;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.contract.shells.ShellsEvent.Chosen;
import org.monsterbox.core.contract.shells.ShellsEvent.Hidden;
import org.monsterbox.core.contract.shells.ShellsEvent.Opened;
import org.monsterbox.core.contract.shells.ShellsMove;
import org.monsterbox.core.contract.shells.ShellsView;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Setup;

public final class MatchTest {

  private static final int ENOUGH = 1_000;

  /** Moves at random, and keeps what it was told and asked. */
  private static final class Diary<M, V> implements Bot<M, V> {

    final List<Event> watched = new ArrayList<>();
    final List<M> moved = new ArrayList<>();
    final List<Chance> chances = new ArrayList<>();
    private final int seat;
    private final List<Integer> order;

    Diary(int seat, List<Integer> order) {
      this.seat = seat;
      this.order = order;
    }

    @Override
    public void watch(Event event) {
      watched.add(event);
    }

    @Override
    public Choice<M> choose(V view, List<M> moves, Chance chance, BooleanSupplier cancelled) {
      assertFalse("nobody cancels a match", cancelled.getAsBoolean());
      Choice<M> choice = new RandomBot<M, V>().choose(view, moves, chance, cancelled);
      order.add(seat);
      moved.add(choice.move());
      chances.add(chance);
      return choice;
    }
  }

  private final Claws claws = new Claws();
  private final Shells shells = new Shells();
  private final List<Integer> order = new ArrayList<>();

  private <M, V> List<Diary<M, V>> diaries(int seats) {
    List<Diary<M, V>> diaries = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      diaries.add(new Diary<>(seat, order));
    }
    return diaries;
  }

  private Outcome playShells(List<Diary<ShellsMove, ShellsView>> bots, long seed) {
    Setup setup = shells.usualSetup(bots.size(), seed);
    return new Match<>(shells, setup, List.copyOf(bots), ENOUGH).play();
  }

  @Test
  public void seatsThatActAtOnceAreAskedOnceEachRound() {
    playShells(diaries(3), 1);

    assertEquals(List.of(0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2), order);
  }

  @Test
  public void botsWatchOnlyWhatTheirSeatMaySee() {
    List<Diary<ShellsMove, ShellsView>> bots = diaries(3);

    playShells(bots, 2);

    for (int seat = 0; seat < 3; seat++) {
      List<Integer> chosen = new ArrayList<>();
      for (Event event : bots.get(seat).watched) {
        if (event instanceof Chosen choice) {
          assertEquals(seat, choice.seat());
          chosen.add(choice.shell());
        }
        assertFalse(event instanceof Hidden hidden && hidden.seat() == seat);
      }
      assertEquals(bots.get(seat).moved.stream().map(ShellsMove::shell).toList(), chosen);
    }
  }

  @Test
  public void botsWatchEventsInTheOrderInWhichTheyHappen() {
    List<Diary<ShellsMove, ShellsView>> bots = diaries(3);

    playShells(bots, 3);

    List<Event> expected = new ArrayList<>();
    for (int round = 0; round < 5; round++) {
      List<Integer> opened = new ArrayList<>();
      for (Diary<ShellsMove, ShellsView> bot : bots) {
        opened.add(bot.moved.get(round).shell());
      }
      expected.add(new Hidden(0));
      expected.add(new Chosen(1, opened.get(1)));
      expected.add(new Hidden(2));
      expected.add(new Opened(opened));
    }
    assertEquals(expected, bots.get(1).watched);
  }

  @Test
  public void everyDecisionHasAChanceOfItsOwn() {
    List<Diary<ShellsMove, ShellsView>> bots = diaries(2);
    playShells(bots, 4);
    List<Diary<ShellsMove, ShellsView>> again = diaries(2);
    playShells(again, 4);
    List<Diary<ShellsMove, ShellsView>> other = diaries(2);
    playShells(other, 5);

    List<Chance> chances = new ArrayList<>(bots.get(0).chances);
    chances.addAll(bots.get(1).chances);

    assertEquals(10, chances.stream().distinct().count());
    assertEquals(bots.get(0).chances, again.get(0).chances);
    assertEquals(bots.get(1).watched, again.get(1).watched);
    assertNotEquals(bots.get(0).chances, other.get(0).chances);
  }

  @Test
  public void playsInTurnToTheEnd() {
    List<Diary<ClawsMove, ClawsView>> bots = diaries(2);

    Outcome outcome = new Match<>(claws, claws.usualSetup(2, 6), List.copyOf(bots), ENOUGH).play();

    int[] points = new int[2];
    int rounds = 0;
    for (Event event : bots.get(0).watched) {
      if (event instanceof ClawsEvent.Won won) {
        points[won.seat()] += won.points();
        rounds++;
      }
    }
    assertEquals(5, rounds);
    assertEquals(points[0], outcome.places().get(0).score());
    assertEquals(points[1], outcome.places().get(1).score());
    assertEquals(
        "all but the deal is open",
        withoutDeal(bots.get(0).watched),
        withoutDeal(bots.get(1).watched));
  }

  @Test
  public void everySeatIsToldItsOwnDealBeforeAnythingElse() {
    List<Diary<ClawsMove, ClawsView>> bots = diaries(3);

    new Match<>(claws, claws.usualSetup(3, 6), List.copyOf(bots), ENOUGH).play();

    for (int seat = 0; seat < 3; seat++) {
      List<Event> watched = bots.get(seat).watched;
      ClawsEvent.Dealt dealt = (ClawsEvent.Dealt) watched.get(0);
      assertEquals(seat, dealt.seat());
      assertEquals(5, dealt.cards().size());
      for (ClawsMove move : bots.get(seat).moved) {
        assertTrue(move + " of " + dealt, dealt.cards().contains(move.card()));
      }
      assertEquals("no other deal", watched.size() - 1, withoutDeal(watched).size());
    }
  }

  private static List<Event> withoutDeal(List<Event> watched) {
    return watched.stream().filter(event -> !(event instanceof ClawsEvent.Dealt)).toList();
  }

  @Test
  public void timesEveryDecision() {
    List<Integer> timed = new ArrayList<>();

    new Match<>(
            claws,
            claws.usualSetup(2, 7),
            List.copyOf(this.<ClawsMove, ClawsView>diaries(2)),
            ENOUGH)
        .play(
            (seat, nanos) -> {
              assertTrue(nanos >= 0);
              timed.add(seat);
            });

    assertEquals(order, timed);
    assertEquals(10, timed.size());
  }

  @Test
  public void aGameMayTakeAllTheMovesThatItIsAllowed() {
    Options options = Options.usual(claws.options()).with(Claws.HAND, 1);
    Setup setup = new Setup(2, options, 8);
    List<Bot<ClawsMove, ClawsView>> bots = List.of(new RandomBot<>(), new RandomBot<>());

    assertEquals(2, new Match<>(claws, setup, bots, 2).play().places().size());
    assertThrows(IllegalStateException.class, () -> new Match<>(claws, setup, bots, 1).play());
  }

  @Test
  public void reportsAGameThatDoesNotEnd() {
    Claws endless =
        new Claws() {
          @Override
          public ClawsState play(ClawsState state, int seat, ClawsMove move, Events out) {
            return state;
          }
        };
    Setup setup = claws.usualSetup(2, 9);
    List<Bot<ClawsMove, ClawsView>> bots = List.of(new RandomBot<>(), new RandomBot<>());

    IllegalStateException reported =
        assertThrows(
            IllegalStateException.class, () -> new Match<>(endless, setup, bots, 500).play());

    assertTrue(reported.getMessage(), reported.getMessage().contains("500"));
    assertTrue(reported.getMessage(), reported.getMessage().contains(setup.toString()));
  }
}
