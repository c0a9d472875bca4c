package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * How one part of a move is written and read: as a word, as several, or as none.
 *
 * @param <T> what the part is
 */
public interface MovePart<T> {

  /** Takes the words of this part. */
  T read(MoveReader words);

  /** The words of this part, each after a space. */
  String write(T part);

  /** This part of a kind of move. */
  default <K> Of<K, T> of(Function<K, T> getter) {
    return new Of<>(this, getter);
  }

  /**
   * A part, and where a kind of move has it.
   *
   * @param <K> the kind of move
   */
  record Of<K, T>(MovePart<T> part, Function<K, T> getter) {

    T read(MoveReader words) {
      return part.read(words);
    }

    String write(K move) {
      return part.write(getter.apply(move));
    }
  }

  /** One word. */
  static <T> MovePart<T> word(Function<String, T> reader, Function<T, String> writer) {
    return new MovePart<>() {
      @Override
      public T read(MoveReader words) {
        return reader.apply(words.next());
      }

      @Override
      public String write(T part) {
        return " " + writer.apply(part);
      }
    };
  }

  static MovePart<Integer> number() {
    return word(Integer::parseInt, String::valueOf);
  }

  /** The word, or nothing. */
  static MovePart<Boolean> flag(String word) {
    return new MovePart<>() {
      @Override
      public Boolean read(MoveReader words) {
        return words.skip(word);
      }

      @Override
      public String write(Boolean isSet) {
        return isSet ? " " + word : "";
      }
    };
  }

  /** One word that says that there is none, or the part. */
  default MovePart<T> or(T none, String word) {
    MovePart<T> some = this;
    return new MovePart<>() {
      @Override
      public T read(MoveReader words) {
        return words.skip(word) ? none : some.read(words);
      }

      @Override
      public String write(T part) {
        return part.equals(none) ? " " + word : some.write(part);
      }
    };
  }

  /** The part, or nothing at the end of the move. */
  default MovePart<T> orEnd(T none) {
    MovePart<T> some = this;
    return new MovePart<>() {
      @Override
      public T read(MoveReader words) {
        return words.isAtEnd() ? none : some.read(words);
      }

      @Override
      public String write(T part) {
        return part.equals(none) ? "" : some.write(part);
      }
    };
  }

  /** The part if the next word is one of it, or nothing. */
  default MovePart<Optional<T>> optional(Predicate<String> isOfPart) {
    MovePart<T> some = this;
    return new MovePart<>() {
      @Override
      public Optional<T> read(MoveReader words) {
        return words.isAt(isOfPart) ? Optional.of(some.read(words)) : Optional.empty();
      }

      @Override
      public String write(Optional<T> part) {
        return part.map(some::write).orElse("");
      }
    };
  }

  /** The word and the part, or nothing. */
  default MovePart<T> after(String word, T none) {
    MovePart<T> some = this;
    return new MovePart<>() {
      @Override
      public T read(MoveReader words) {
        return words.skip(word) ? some.read(words) : none;
      }

      @Override
      public String write(T part) {
        return part.equals(none) ? "" : " " + word + some.write(part);
      }
    };
  }

  /** The word, which is always there, and the part. */
  default MovePart<T> after(String word) {
    MovePart<T> some = this;
    return new MovePart<>() {
      @Override
      public T read(MoveReader words) {
        words.skip(word);
        return some.read(words);
      }

      @Override
      public String write(T part) {
        return " " + word + some.write(part);
      }
    };
  }

  /** Parts to the end of the move. */
  default MovePart<List<T>> list() {
    return listUntil("");
  }

  /** Parts up to this word, or to the end if it does not come. */
  default MovePart<List<T>> listUntil(String word) {
    MovePart<T> one = this;
    return new MovePart<>() {
      @Override
      public List<T> read(MoveReader words) {
        List<T> parts = new ArrayList<>();
        while (!words.isAtEnd() && !words.isAt(word)) {
          parts.add(one.read(words));
        }
        return parts;
      }

      @Override
      public String write(List<T> parts) {
        StringBuilder written = new StringBuilder();
        parts.forEach(part -> written.append(one.write(part)));
        return written.toString();
      }
    };
  }

  /** What is thrown for a part of a move that is not in form. */
  static IllegalArgumentException notInForm() {
    return new IllegalArgumentException("Not a part of a move");
  }

  /** For readers and for the constructors of moves. */
  static void check(boolean isInForm) {
    if (!isInForm) {
      throw notInForm();
    }
  }
}
