package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All kinds of moves of a game, each declared once, by a row: how it is written, and what the rules
 * say about it. Moves are listed in the order of the rows.
 *
 * @param <T> what the seat that acts can see of the table
 * @param <P> the game while a move is being played
 * @param <M> the game's moves
 */
public final class MoveTable<T, P, M extends Move> {

  private final Map<Class<?>, Row<T, P, ?>> byKind = new HashMap<>();
  private final Map<String, Row<T, P, ?>> byWord = new HashMap<>();
  private final List<Row<T, P, ? extends M>> inOrder = new ArrayList<>();

  /** Adds a kind of move; for the constant that holds the table. */
  public <K extends M> MoveTable<T, P, M> row(MoveForm<K> form, Action<T, P, K> action) {
    Row<T, P, K> row = new Row<>(form, action);
    inOrder.add(row);
    if (byKind.put(form.kind(), row) != null || byWord.put(form.word(), row) != null) {
      throw new IllegalArgumentException("Declared twice: " + form.word());
    }
    return this;
  }

  /** The only way to write this move: words of plain ASCII with single spaces between them. */
  public String text(M move) {
    return of(move).form.text(move);
  }

  /**
   * The move that is written so; no other text than {@link #text} is read.
   *
   * @throws Refusal with {@link CommonCode#UNREADABLE_MOVE}
   */
  public M read(String text) {
    if (text.length() <= Move.LONGEST_TEXT) {
      try {
        M move = read(new MoveReader(text));
        if (text(move).equals(text)) {
          return move;
        }
      } catch (IllegalArgumentException | IndexOutOfBoundsException notInForm) {
        // Then it is no move.
      }
    }
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }

  @SuppressWarnings("unchecked") // rows are added for kinds of M only
  private M read(MoveReader words) {
    Row<T, P, ?> row = byWord.get(words.next());
    if (row == null) {
      throw MovePart.notInForm();
    }
    return (M) row.form.read(words);
  }

  /** Whether this is the phase for such a move. */
  public boolean fits(T table, M move) {
    return of(move).action.fits(table);
  }

  /** Why the seat cannot make it, or null if it can. */
  public @Nullable Code refusal(T table, int seat, M move) {
    Action<T, P, M> action = of(move).action;
    return action.fits(table) ? action.refusal(table, seat, move) : CommonCode.WRONG_PHASE;
  }

  /** Makes it, after nothing spoke against it. */
  public void play(P play, int seat, M move) {
    of(move).action.play(play, seat, move);
  }

  /** Adds those that the seat can make. */
  public void list(T table, int seat, List<? super M> moves) {
    for (Row<T, P, ? extends M> row : inOrder) {
      if (row.action.fits(table)) {
        row.action.list(table, seat, moves);
      }
    }
  }

  /** The kinds of moves that have a row. */
  public Set<Class<?>> kinds() {
    return Set.copyOf(byKind.keySet());
  }

  @SuppressWarnings("unchecked") // the row of a kind takes its moves
  private Row<T, P, M> of(M move) {
    Row<T, P, ?> row = byKind.get(move.getClass());
    if (row == null) {
      throw new IllegalArgumentException("Not declared: " + move);
    }
    return (Row<T, P, M>) row;
  }

  private record Row<T, P, K extends Move>(MoveForm<K> form, Action<T, P, K> action) {}
}
