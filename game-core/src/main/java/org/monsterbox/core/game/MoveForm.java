package org.monsterbox.core.game;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * How one kind of move is written: a word that no other kind has, and its parts in their order.
 *
 * @param <K> the kind of move
 */
public final class MoveForm<K extends Move> {

  private final Class<K> kind;
  private final String word;
  private final List<MovePart.Of<K, ?>> parts;
  private final Function<MoveReader, K> reader;

  private MoveForm(
      Class<K> kind, String word, List<MovePart.Of<K, ?>> parts, Function<MoveReader, K> reader) {
    this.kind = kind;
    this.word = word;
    this.parts = parts;
    this.reader = reader;
  }

  /** A kind without parts. */
  public static <K extends Move> MoveForm<K> of(Class<K> kind, String word, K move) {
    return new MoveForm<>(kind, word, List.of(), words -> move);
  }

  public static <K extends Move, A> MoveForm<K> of(
      Class<K> kind, String word, MovePart.Of<K, A> part, Function<A, K> maker) {
    return new MoveForm<>(kind, word, List.of(part), words -> maker.apply(part.read(words)));
  }

  public static <K extends Move, A, B> MoveForm<K> of(
      Class<K> kind,
      String word,
      MovePart.Of<K, A> one,
      MovePart.Of<K, B> two,
      BiFunction<A, B, K> maker) {
    return new MoveForm<>(
        kind, word, List.of(one, two), words -> maker.apply(one.read(words), two.read(words)));
  }

  public static <K extends Move, A, B, C> MoveForm<K> of(
      Class<K> kind,
      String word,
      MovePart.Of<K, A> one,
      MovePart.Of<K, B> two,
      MovePart.Of<K, C> three,
      OfThree<A, B, C, K> maker) {
    return new MoveForm<>(
        kind,
        word,
        List.of(one, two, three),
        words -> maker.apply(one.read(words), two.read(words), three.read(words)));
  }

  public static <K extends Move, A, B, C, D> MoveForm<K> of(
      Class<K> kind,
      String word,
      MovePart.Of<K, A> one,
      MovePart.Of<K, B> two,
      MovePart.Of<K, C> three,
      MovePart.Of<K, D> four,
      OfFour<A, B, C, D, K> maker) {
    return new MoveForm<>(
        kind,
        word,
        List.of(one, two, three, four),
        words ->
            maker.apply(one.read(words), two.read(words), three.read(words), four.read(words)));
  }

  public static <K extends Move, A, B, C, D, E> MoveForm<K> of(
      Class<K> kind,
      String word,
      MovePart.Of<K, A> one,
      MovePart.Of<K, B> two,
      MovePart.Of<K, C> three,
      MovePart.Of<K, D> four,
      MovePart.Of<K, E> five,
      OfFive<A, B, C, D, E, K> maker) {
    return new MoveForm<>(
        kind,
        word,
        List.of(one, two, three, four, five),
        words ->
            maker.apply(
                one.read(words),
                two.read(words),
                three.read(words),
                four.read(words),
                five.read(words)));
  }

  Class<K> kind() {
    return kind;
  }

  String word() {
    return word;
  }

  /** The move, after its first word was taken. */
  K read(MoveReader words) {
    return reader.apply(words);
  }

  String text(K move) {
    StringBuilder text = new StringBuilder(word);
    parts.forEach(part -> text.append(part.write(move)));
    return text.toString();
  }

  /** Makes a move of three parts. */
  public interface OfThree<A, B, C, K> {
    K apply(A one, B two, C three);
  }

  /** Makes a move of four parts. */
  public interface OfFour<A, B, C, D, K> {
    K apply(A one, B two, C three, D four);
  }

  /** Makes a move of five parts. */
  public interface OfFive<A, B, C, D, E, K> {
    K apply(A one, B two, C three, D four, E five);
  }
}
