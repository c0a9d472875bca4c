package org.monsterbox.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsCode;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.Hashed;

@RunWith(AndroidJUnit4.class)
public final class StatisticsTest {

  @Rule public final OffTheMainThread thread = new OffTheMainThread();

  private final TestStore kept =
      new TestStore(ApplicationProvider.<Context>getApplicationContext());
  private long seed;

  @After
  public void close() {
    kept.close();
  }

  @Test
  public void nobodyHasPlayedAtFirst() throws StoreFailure {
    Person anna = kept.people.add("Anna", 2);

    Statistics statistics = kept.people.statistics(anna.id());

    assertEquals(new Tally(0, 0, 0, 0, 0, 0, 0, 0), statistics.all());
    assertEquals(Map.of(), statistics.byGame());
    assertEquals(Map.of(), statistics.byGrade());
  }

  @Test
  public void addsUpWinsStreaksScoresAndTime() throws StoreFailure {
    Chair anna = chair("Anna");
    Chair mo = Chair.bot(Grade.EASY, 1, "Mo");
    for (int score : new int[] {10, 12, 3, 20, 30, 40, 1}) {
      finish(score == 12 ? 0b01 : 0, List.of(anna, mo), score, 5);
    }
    finish(0, List.of(mo, anna), 4, 7);

    Tally all = kept.people.statistics(anna.person()).all();

    assertEquals(
        new Tally(8, 6, 1, 3, 40, (10 + 12 + 3 + 20 + 30 + 40 + 1 + 7) / 8.0, 8000, 1), all);
  }

  @Test
  public void countsTheBotsOfEachLevelThatWereBeaten() throws StoreFailure {
    Chair anna = chair("Anna");
    Chair easy = Chair.bot(Grade.EASY, 1, "Mo");
    Chair hard = Chair.bot(Grade.HARD, 2, "Grob");
    finish(0, List.of(anna, easy, hard), 5, 1, 9);
    finish(0, List.of(hard, anna, hard), 2, 3, 4);
    finish(0, List.of(anna, easy), 6, 6);

    Map<Grade, Statistics.Duels> duels = kept.people.statistics(anna.person()).byGrade();

    assertEquals(new Statistics.Duels(2, 1), duels.get(Grade.EASY));
    assertEquals(new Statistics.Duels(3, 1), duels.get(Grade.HARD));
    assertEquals(Set.of(Grade.EASY, Grade.HARD), duels.keySet());
  }

  @Test
  public void whatWasReachedAloneIsNoWinOverOthers() throws StoreFailure {
    Chair anna = chair("Anna");
    finish(0, List.of(anna, chair("Ben")), 5, 1);
    List<Outcome.Place> places = List.of(new Outcome.Place(0, 1, 99), new Outcome.Place(1, 2, 0));
    for (String feat : new String[] {"first", "second"}) {
      // Nobody can play Claws alone: a bot looks on.
      Chair bot = Chair.bot(Grade.EASY, 1, "Mo");
      finish(0, List.of(anna, bot), new Outcome(ClawsCode.HANDS_EMPTY, places, feat));
    }

    Statistics statistics = kept.people.statistics(anna.person());

    assertEquals(Map.of("claws", List.of("first", "second")), statistics.feats());
    assertEquals(1, statistics.byGame().get("claws").games());
    assertEquals(5, statistics.byGame().get("claws").bestScore());
    assertEquals(3, statistics.all().games());
    assertEquals(1, kept.people.standings().get("claws").get(0).tally().games());
  }

  @Test
  public void resultsOutliveTheSavedGame() throws StoreFailure {
    Chair anna = chair("Anna");
    long game = finish(0, List.of(anna, chair("Ben")), 5, 1);

    kept.games.delete(game);
    kept.now += GameStore.KEPT_AFTER_DELETION_MILLIS + 1;
    new ClawsTable(kept.games, 99, anna, anna);

    assertTrue(kept.games.export(game).isEmpty());
    assertEquals(1, kept.people.statistics(anna.person()).all().wins());
  }

  @Test
  public void anEndThatIsTakenBackDoesNotCount() throws StoreFailure {
    Chair anna = chair("Anna");
    ClawsTable table = new ClawsTable(kept.games, 3, anna, chair("Ben"));
    table.playToTheEnd();
    assertEquals(1, kept.people.statistics(anna.person()).all().games());
    assertNotEquals(0, kept.games.find(table.game).orElseThrow().winners());

    table.undo();
    assertEquals(0, kept.people.statistics(anna.person()).all().games());
    assertEquals(0, kept.games.find(table.game).orElseThrow().winners());

    table.playToTheEnd();
    assertEquals(1, kept.people.statistics(anna.person()).all().games());
  }

  @Test
  public void whoIsRemovedKeepsTheirResultsUnderTheirName() throws StoreFailure {
    Chair anna = chair("Anna");
    Chair ben = chair("Ben");
    finish(0, List.of(anna, ben), 1, 5);
    finish(0, List.of(anna, ben), 2, 6);
    finish(0, List.of(anna, ben), 7, 6);

    kept.people.remove(ben.person());

    assertEquals(1, kept.people.list().size());
    List<GameStanding> standings = kept.people.standings().get("claws");
    assertEquals("Ben", standings.get(0).person().name());
    assertEquals(2, standings.get(0).tally().wins());
    assertEquals("Anna", standings.get(1).person().name());
    kept.people.restore(ben.person());
    assertEquals(2, kept.people.list().size());
  }

  @Test
  public void whoWonAsOftenInFewerGamesRanksHigher() throws StoreFailure {
    Chair anna = chair("Anna");
    Chair ben = chair("Ben");
    Chair cleo = chair("Cleo");
    finish(0, List.of(anna, ben), 5, 1);
    finish(0, List.of(ben, cleo), 5, 1);

    List<GameStanding> standings = kept.people.standings().get("claws");

    assertEquals(
        List.of("Anna", "Ben", "Cleo"),
        standings.stream().map(standing -> standing.person().name()).toList());
  }

  @Test
  public void peopleChangeTheirNamesAndMarks() throws StoreFailure {
    Person anna = kept.people.add("Ana", 2);

    kept.people.rename(anna.id(), "Anna");
    kept.people.setMark(anna.id(), 7);

    assertEquals(List.of(new Person(anna.id(), "Anna", 7)), kept.people.list());
  }

  @Test
  public void aNameIsOneLine() {
    assertTrue(PeopleStore.isName("Zoë O’Neill"));
    assertFalse(PeopleStore.isName(""));
    assertFalse(PeopleStore.isName(" Anna"));
    assertFalse(PeopleStore.isName("An\nna"));
    assertFalse(PeopleStore.isName("A".repeat(41)));
  }

  private Chair chair(String name) throws StoreFailure {
    return Chair.person(kept.people.add(name, 0).id(), 0, name);
  }

  /** Ends a game at once; the scores are what somebody wants them to be. */
  private long finish(int assisted, List<Chair> chairs, int... scores) throws StoreFailure {
    return finish(assisted, chairs, Outcome.byScore(ClawsCode.HANDS_EMPTY, scores));
  }

  private long finish(int assisted, List<Chair> chairs, Outcome outcome) throws StoreFailure {
    Chair[] seated = chairs.toArray(new Chair[0]);
    Claws rules = new Claws();
    Hashed<?> start = Hashed.start(rules.start(KeptTable.header(rules, ++seed, seated).setup()));
    long game =
        kept.games.begin(
            KeptTable.header(rules, seed, seated),
            new ArrayList<>(chairs),
            new Standing(0, start.hash(), Turn.of(0), 0, 0, 0));
    kept.games.finish(
        game,
        new Entry.Comment("over"),
        new Standing(1, start.hash(), Turn.OVER, 1, 1000, assisted),
        outcome);
    return game;
  }
}
