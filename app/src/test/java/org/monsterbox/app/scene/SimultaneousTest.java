package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.core.game.Move;
import org.robolectric.annotation.Config;

/** Several people touch the table at once: nothing is lost, and nothing counts for another. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, qualifiers = "mdpi")
public final class SimultaneousTest {

  private static final int PEOPLE = 10;

  /** What somebody did, and when. */
  private record Done(int seat, String what, long time) {}

  /** A move that is only a name. */
  private record Named(String text) implements Move {}

  private final List<Done> done = new ArrayList<>();
  private final Table table = new Table();

  /** Each seat has a buzzer in a row above, and a toggle in a row below. */
  private Scene scene(Node... more) {
    List<Node> nodes = new ArrayList<>(List.of(more));
    for (int seat = 0; seat < PEOPLE; seat++) {
      nodes.add(own(seat, "buzz", 40 * seat, 0).instant(true));
      nodes.add(own(seat, "vote", 40 * seat, 50));
    }
    return new Scene(Table.WIDTH, Table.HEIGHT, nodes, List.of());
  }

  private static Node own(int seat, String what, float x, float y) {
    return Node.of(Role.BUTTON, what + seat, Bounds.of(x, y, 40, 48), Table.solid(0), what + seat)
        .tapped(Tap.Play.by(seat, new Named(what)));
  }

  private static Node tile(float x, float y) {
    return Node.of(Role.PICTURE, "tile", Bounds.of(x, y, 50, 50), Table.solid(0), "tile")
        .dropped(Map.of("place", Tap.Play.by(0, new Named("put"))));
  }

  private static Node place() {
    return Node.of(Role.PICTURE, "place", Bounds.of(200, 200, 50, 50), Table.solid(0), "place");
  }

  private void show(Node... more) {
    table.view.setListener(
        (node, tap, time) -> {
          Tap.Play play = (Tap.Play) tap;
          done.add(new Done(play.seat().orElseThrow(), ((Named) play.move()).text(), time));
        });
    table.view.show(scene(more));
  }

  private long now() {
    return table.pulse.millis();
  }

  @Test
  public void twoBuzzersInOneFrameHaveTheirOwnTimes() {
    show();
    table.early(7).down(0, 20, 20);
    table.early(3).down(1, 100, 20);

    assertEquals(List.of(new Done(0, "buzz", now() - 7), new Done(2, "buzz", now() - 3)), done);
  }

  @Test
  public void aBuzzerActsWhenAFingerComesDownAndOnce() {
    show();
    table.down(0, 20, 20);
    table.pulse.pass(50);
    table.move(0, 300, 250).up(0);
    table.pulse.pass(50);

    assertEquals(1, done.size());
  }

  @Test
  public void aPalmIsOnePress() {
    show();
    table.down(0, 10, 10).down(1, 20, 20).down(2, 30, 30).up(1).up(0).up(2);

    assertEquals(List.of(new Done(0, "buzz", now())), done);
  }

  /** Three fingers on the toggle, so long after each other. */
  private void threeOnAToggle(long millis) {
    show(Node.strip("strip", Bounds.of(0, 0, 40, 100)));
    for (int finger = 0; finger < 3; finger++) {
      table.down(finger, 10 + 10 * finger, 70);
      table.pulse.pass(millis);
    }
    table.up(0).up(1).up(2);
  }

  @Test
  public void aPalmBesideTheBuzzerIsNoPress() {
    threeOnAToggle(25);

    assertEquals(List.of(), done);
  }

  @Test
  public void fingersThatFollowEachOtherAreNoPalm() {
    threeOnAToggle(26);

    assertEquals(List.of("vote"), done.stream().map(Done::what).toList());
  }

  @Test
  public void aPalmOnTheBuzzerIsOnePressOfItAndOfNothingElse() {
    show(Node.strip("strip", Bounds.of(0, 0, 40, 100)));
    table.down(0, 20, 70).down(1, 30, 70).down(2, 20, 20).down(3, 10, 20).down(4, 10, 70);
    table.up(0).up(1).up(2).up(3).up(4);

    assertEquals(List.of(new Done(0, "buzz", now())), done);
  }

  @Test
  public void tenFingersAreTenPeople() {
    show();
    List<Done> expected = new ArrayList<>();
    for (int finger = 0; finger < PEOPLE; finger++) {
      table.down(finger, 40 * finger + 20, 20);
      expected.add(new Done(finger, "buzz", now()));
      table.pulse.pass(1);
    }
    for (int finger = PEOPLE - 1; finger >= 0; finger--) {
      table.up(finger);
    }

    assertEquals(expected, done);
  }

  @Test
  public void oneDragsWhileAnotherBuzzes() {
    show(tile(100, 150), place());
    table.down(0, 120, 170);
    table.pulse.pass(300);
    table.slide(0, 180, 200, 100);
    table.down(1, 220, 20);
    long buzzed = now();
    table.pulse.pass(20);
    table.slide(0, 225, 225, 100);
    table.up(1);
    table.up(0);

    assertEquals(List.of(new Done(5, "buzz", buzzed), new Done(0, "put", now())), done);
  }

  @Test
  public void aDragSurvivesASceneThatChangesOnlyForOthers() {
    show(tile(100, 150), place());
    table.down(0, 120, 170);
    table.pulse.pass(300);
    table.slide(0, 180, 200, 100);
    show(tile(100, 150), place(), Table.button("new", 300, 250, 48, 48));
    table.slide(0, 225, 225, 100).up(0);

    assertEquals(List.of(new Done(0, "put", now())), done);
  }

  @Test
  public void aFingerOnAToggleIsNotLostWhenOthersAct() {
    show();
    table.down(0, 20, 70);
    table.down(1, 100, 20);
    show(Table.button("news", 300, 250, 48, 48));
    table.up(0);

    assertEquals(List.of(new Done(2, "buzz", now()), new Done(0, "vote", now())), done);
  }

  @Test
  public void whatTheSystemCancelsHasNotHappened() {
    show(tile(100, 150), place());
    table.down(0, 20, 70);
    table.down(1, 120, 170);
    table.pulse.pass(300);
    table.slide(1, 225, 225, 100);
    table.cancel();
    table.pulse.pass(500);
    assertEquals(List.of(), done);
    table.tap(60, 70);

    assertEquals(List.of(new Done(1, "vote", now())), done);
  }

  @Test
  public void whatWasBuzzedBeforeACancelStays() {
    show();
    table.down(0, 20, 20).down(1, 60, 70).cancel();

    assertEquals(List.of(new Done(0, "buzz", now())), done);
  }

  @Test
  public void anyMixtureOfTenFingersIsHeardInOrderAndForTheRightSeat() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      done.clear();
      show();
      List<Done> expected = new ArrayList<>();
      List<Integer> waiting = new ArrayList<>();
      for (int seat = 0; seat < PEOPLE; seat++) {
        waiting.add(seat);
      }
      List<Integer> lying = new ArrayList<>();
      while (!waiting.isEmpty() || !lying.isEmpty()) {
        table.pulse.pass(random.nextInt(3));
        boolean comes = lying.isEmpty() || (!waiting.isEmpty() && random.nextBoolean());
        if (comes) {
          int seat = waiting.remove(random.nextInt(waiting.size()));
          boolean buzzes = random.nextBoolean();
          // Fingers have the numbers of their seats; toggles those after all seats.
          table.down(buzzes ? seat : PEOPLE + seat, 40 * seat + 20, buzzes ? 20 : 70);
          lying.add(buzzes ? seat : PEOPLE + seat);
          if (buzzes) {
            expected.add(new Done(seat, "buzz", now()));
          }
        } else {
          int finger = lying.remove(random.nextInt(lying.size()));
          table.up(finger);
          if (finger >= PEOPLE) {
            expected.add(new Done(finger - PEOPLE, "vote", now()));
          }
        }
      }

      assertEquals(expected, done);
    }
    assertTrue(table.view.scene().nodes().size() > PEOPLE);
  }
}
