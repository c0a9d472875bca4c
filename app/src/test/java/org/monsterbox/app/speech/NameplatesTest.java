package org.monsterbox.app.speech;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Grade;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class NameplatesTest {

  private static final Optional<Grade> BOT = Optional.of(Grade.EASY);

  private static List<Seat> table(Seat... seats) {
    return Seat.around(List.of(seats));
  }

  private static Seat person(int number, String name) {
    return new Seat(number, name, number, Optional.empty());
  }

  private static List<String> names(List<Seat> seats) {
    Context context = ApplicationProvider.getApplicationContext();
    List<String> names = new ArrayList<>();
    new Nameplates(context).of(seats).forEach(seat -> names.add(seat.name()));
    return names;
  }

  private static String said(int pattern, Object... parts) {
    return new Sentences(ApplicationProvider.getApplicationContext()).say(pattern, parts);
  }

  @Test
  public void aloneWithoutANameIsCalledYouInTodaysLanguage() {
    List<Seat> table = table(person(0, "Vous"), new Seat(1, "Zog", 1, BOT));
    assertEquals(List.of("You", "Zog"), names(table));

    RuntimeEnvironment.setQualifiers("+fr");
    assertEquals(List.of("Toi", "Zog"), names(table));
  }

  @Test
  public void amongSeveralPeopleNobodyIsCalledYou() {
    assertEquals(List.of("Player 1", "Ada"), names(table(person(0, "You"), person(1, "Ada"))));
    assertEquals(
        List.of("Player 2", "Player 3", "Player 1"),
        names(table(person(0, "Player 2"), person(1, "Toi"), person(2, "Player 1"))));
  }

  @Test
  public void aBotThatPlaysForYouIsNotYou() {
    List<Seat> table = table(new Seat(0, "Zog", 0, BOT), new Seat(1, "You", 1, BOT));
    assertEquals(List.of("Zog", "Player 2"), names(table));
  }

  @Test
  public void aPersonAloneIsAddressedWhateverTheirName() {
    List<Seat> alone = table(person(0, "Ada"), new Seat(1, "Zog", 1, BOT));
    List<Seat> together = table(person(0, "Ada"), person(1, "Zog"));

    assertEquals("You have won!", said(R.string.table_won, alone.get(0)));
    assertEquals("Zog has won!", said(R.string.table_won, alone.get(1)));
    assertEquals("You and Zog have won!", said(R.string.table_won, alone));
    assertEquals("Ada has won!", said(R.string.table_won, together.subList(0, 1)));
    assertEquals("Ada and Zog have won!", said(R.string.table_won, together));

    RuntimeEnvironment.setQualifiers("+fr");
    assertEquals("Tu as gagné\u00A0!", said(R.string.table_won, alone.get(0)));
    assertEquals("Zog et toi avez gagné\u00A0!", said(R.string.table_won, alone));
    assertEquals("Ada et Zog ont gagné\u00A0!", said(R.string.table_won, together));
  }
}
