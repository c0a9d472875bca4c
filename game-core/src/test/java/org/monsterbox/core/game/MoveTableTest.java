package org.monsterbox.core.game;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.monsterbox.core.contract.Declared;

public final class MoveTableTest {

  private sealed interface Toy extends Move {

    record Send(int to, List<Integer> things, boolean fast) implements Toy {}

    record Swap(List<Integer> give, List<Integer> get) implements Toy {}

    record Pick(int thing) implements Toy {}

    record Aim(int from, int to, int how) implements Toy {}

    record Hide(Optional<Integer> thing, int where) implements Toy {}

    record Rest() implements Toy {}
  }

  private static final MovePart<Integer> THING =
      MovePart.word(word -> Integer.parseInt(word.substring(1)), thing -> "t" + thing);

  private static final MoveTable<Boolean, List<String>, Toy> TABLE =
      new MoveTable<Boolean, List<String>, Toy>()
          .row(
              MoveForm.of(
                  Toy.Send.class,
                  "send",
                  MovePart.number().of(Toy.Send::to),
                  THING.listUntil("fast").of(Toy.Send::things),
                  MovePart.flag("fast").of(Toy.Send::fast),
                  Toy.Send::new),
              new Allowed<>(List.of(new Toy.Send(1, List.of(), false))))
          .row(
              MoveForm.of(
                  Toy.Swap.class,
                  "swap",
                  THING.listUntil("get").after("give").of(Toy.Swap::give),
                  THING.list().after("get", List.of()).of(Toy.Swap::get),
                  Toy.Swap::new),
              new Allowed<>(List.of()))
          .row(
              MoveForm.of(
                  Toy.Pick.class, "pick", THING.or(-1, "none").of(Toy.Pick::thing), Toy.Pick::new),
              new Allowed<>(List.of(new Toy.Pick(3), new Toy.Pick(4))))
          .row(
              MoveForm.of(
                  Toy.Aim.class,
                  "aim",
                  MovePart.number().of(Toy.Aim::from),
                  MovePart.number().after("at", -1).of(Toy.Aim::to),
                  MovePart.number().orEnd(-1).of(Toy.Aim::how),
                  Toy.Aim::new),
              new Allowed<>(List.of()))
          .row(
              MoveForm.of(
                  Toy.Hide.class,
                  "hide",
                  THING.optional(word -> word.startsWith("t")).of(Toy.Hide::thing),
                  MovePart.number().of(Toy.Hide::where),
                  Toy.Hide::new),
              new Allowed<>(List.of()))
          .row(
              MoveForm.of(Toy.Rest.class, "rest", new Toy.Rest()),
              new Allowed<>(List.of(new Toy.Rest())));

  /** Allowed while the table is true, and never for seat 9. */
  private record Allowed<K extends Toy>(List<K> all) implements Action<Boolean, List<String>, K> {

    @Override
    public boolean fits(Boolean table) {
      return table;
    }

    @Override
    public Code refusal(Boolean table, int seat, K move) {
      return seat == 9 ? CommonCode.BAD_SEAT : null;
    }

    @Override
    public void play(List<String> played, int seat, K move) {
      played.add(seat + " " + move.getClass().getSimpleName());
    }

    @Override
    public void list(Boolean table, int seat, List<? super K> moves) {
      moves.addAll(all);
    }
  }

  @Test
  public void aMoveIsWrittenAndReadByItsRow() {
    assertRoundTrip("send 2 t1 t7 fast", new Toy.Send(2, List.of(1, 7), true));
    assertRoundTrip("send 2", new Toy.Send(2, List.of(), false));
    assertRoundTrip("swap give t1 t2 get t3", new Toy.Swap(List.of(1, 2), List.of(3)));
    assertRoundTrip("swap give t1", new Toy.Swap(List.of(1), List.of()));
    assertRoundTrip("pick t3", new Toy.Pick(3));
    assertRoundTrip("pick none", new Toy.Pick(-1));
    assertRoundTrip("aim 1 at 2 3", new Toy.Aim(1, 2, 3));
    assertRoundTrip("aim 1 3", new Toy.Aim(1, -1, 3));
    assertRoundTrip("aim 1", new Toy.Aim(1, -1, -1));
    assertRoundTrip("hide t3 7", new Toy.Hide(Optional.of(3), 7));
    assertRoundTrip("hide 7", new Toy.Hide(Optional.empty(), 7));
    assertRoundTrip("rest", new Toy.Rest());
  }

  private static void assertRoundTrip(String text, Toy move) {
    assertEquals(text, TABLE.text(move));
    assertEquals(move, TABLE.read(text));
  }

  @Test
  public void noOtherTextIsRead() {
    for (String text :
        List.of(
            "",
            " ",
            "sleep",
            "rest ",
            " rest",
            "rest t1",
            "pick",
            "pick t03",
            "pick 3",
            "pick t3 t4",
            "send",
            "send x",
            "send 2 fast fast",
            "send 2  t1",
            "swap t1 get t3",
            "hide",
            "hide t3",
            "hide 3 7",
            "swap give t1 get",
            "send 2" + " t1".repeat(Move.LONGEST_TEXT))) {
      Refusal refusal = assertThrows(text, Refusal.class, () -> TABLE.read(text));
      assertEquals(CommonCode.UNREADABLE_MOVE, refusal.code());
    }
  }

  @Test
  public void movesAreJudgedAndMadeByTheActionOfTheirRow() {
    assertNull(TABLE.refusal(true, 0, new Toy.Rest()));
    assertEquals(CommonCode.WRONG_PHASE, TABLE.refusal(false, 0, new Toy.Rest()));
    assertEquals(CommonCode.BAD_SEAT, TABLE.refusal(true, 9, new Toy.Rest()));
    List<String> played = new ArrayList<>();
    TABLE.play(played, 2, new Toy.Pick(3));
    assertEquals(List.of("2 Pick"), played);
  }

  @Test
  public void movesAreListedInTheOrderOfTheRows() {
    List<Toy> moves = new ArrayList<>();
    TABLE.list(true, 0, moves);
    assertEquals(
        List.of(
            new Toy.Send(1, List.of(), false), new Toy.Pick(3), new Toy.Pick(4), new Toy.Rest()),
        moves);
    moves.clear();
    TABLE.list(false, 0, moves);
    assertEquals(List.of(), moves);
  }

  @Test
  public void everyKindHasItsRow() {
    Declared.assertEach(Toy.class, TABLE.kinds());
  }

  @Test
  public void aKindOrAWordIsDeclaredOnce() {
    MoveForm<Toy.Rest> rest = MoveForm.of(Toy.Rest.class, "rest", new Toy.Rest());
    MoveForm<Toy.Rest> again = MoveForm.of(Toy.Rest.class, "again", new Toy.Rest());
    MoveForm<Toy.Pick> pick =
        MoveForm.of(Toy.Pick.class, "rest", THING.of(Toy.Pick::thing), Toy.Pick::new);
    MoveTable<Boolean, List<String>, Toy> table = new MoveTable<>();
    table.row(rest, new Allowed<>(List.of()));
    assertThrows(IllegalArgumentException.class, () -> table.row(again, new Allowed<>(List.of())));
    assertThrows(IllegalArgumentException.class, () -> table.row(pick, new Allowed<>(List.of())));
  }
}
