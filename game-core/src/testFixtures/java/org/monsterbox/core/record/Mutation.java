package org.monsterbox.core.record;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;

/** A way to spoil a record. Its bytes are treated as Latin-1 text, which loses none of them. */
enum Mutation {
  FLIPPED_BITS {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      byte[] changed = record.clone();
      for (int i = random.nextInt(1, 5); i > 0 && changed.length > 0; i--) {
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
      }
      return changed;
    }
  },
  CUT {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return Arrays.copyOf(record, random.nextInt(record.length + 1));
    }
  },
  LOST_BYTES {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      int from = random.nextInt(record.length + 1);
      int to = Math.min(record.length, from + random.nextInt(1, 30));
      return joined(Arrays.copyOf(record, from), Arrays.copyOfRange(record, to, record.length));
    }
  },
  SPLICED {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      List<String> otherLines = lines(other);
      int from = random.nextInt(lines.size());
      int to = random.nextInt(otherLines.size());
      List<String> changed = new ArrayList<>(lines.subList(0, from));
      changed.addAll(otherLines.subList(to, otherLines.size()));
      return bytes(changed);
    }
  },
  SWAPPED_LINES {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
      return bytes(lines);
    }
  },
  DUPLICATED_LINE {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      lines.add(random.nextInt(lines.size()), lines.get(random.nextInt(lines.size())));
      return bytes(lines);
    }
  },
  DELETED_LINE {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      lines.remove(random.nextInt(lines.size()));
      return bytes(lines);
    }
  },
  REPEATED_LINES {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      int from = random.nextInt(lines.size());
      int to = Math.min(lines.size(), from + random.nextInt(1, 4));
      List<String> block = List.copyOf(lines.subList(from, to));
      // Few of them become long: they take most of the time.
      int most = random.nextInt(20) == 0 ? MOST_REPEATED_LINES : 50;
      List<String> repeated = new ArrayList<>();
      while (repeated.size() < most) {
        repeated.addAll(block);
      }
      lines.addAll(to, repeated);
      return bytes(lines);
    }
  },
  TAKEN_BACK_AND_REPEATED {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      int at = random.nextInt(lines.size());
      List<String> repeated = new ArrayList<>();
      for (int i = random.nextInt(1, 200); i > 0; i--) {
        repeated.add("undo 1");
        repeated.add(lines.get(at));
      }
      lines.addAll(at + 1, repeated);
      return bytes(lines);
    }
  },
  CHANGED_NUMBER {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return withOtherNumber(record, random, Integer.toString(random.nextInt(-1, 30)));
    }
  },
  HUGE_NUMBER {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return withOtherNumber(record, random, HUGE.get(random.nextInt(HUGE.size())));
    }
  },
  OTHER_VERSION {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      int at = random.nextInt(Math.min(2, lines.size()));
      lines.set(at, lines.get(at).replaceAll("[0-9]+$", Integer.toString(random.nextInt(3))));
      return bytes(lines);
    }
  },
  OTHER_HASH {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      String hash = Format.hash(random.nextInt(3) * 0x0123456789abcdefL);
      String text = new String(record, StandardCharsets.ISO_8859_1);
      return text.replaceFirst("(?<= )[0-9a-f]{16}(?=\n)", hash)
          .getBytes(StandardCharsets.ISO_8859_1);
    }
  },
  CHANGED_WORD {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> words = lines(other);
      String[] taken = words.get(random.nextInt(words.size())).split(" ", -1);
      List<String> lines = lines(record);
      int at = random.nextInt(lines.size());
      String[] changed = lines.get(at).split(" ", -1);
      changed[random.nextInt(changed.length)] = taken[random.nextInt(taken.length)];
      lines.set(at, String.join(" ", changed));
      return bytes(lines);
    }
  },
  DOUBLED_BLANK {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      int at = random.nextInt(lines.size());
      lines.set(at, lines.get(at).replaceFirst(" ", "  "));
      return bytes(lines);
    }
  },
  LONG_LINE {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      List<String> lines = lines(record);
      int at = random.nextInt(lines.size());
      lines.set(at, lines.get(at) + "7".repeat(random.nextInt(1, 3000)));
      return bytes(lines);
    }
  },
  TOO_LARGE {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      int size = random.nextInt(10) == 0 ? Limits.USUAL.bytes() + 1 : record.length + 1;
      byte[] changed = Arrays.copyOf(record, size);
      Arrays.fill(changed, record.length, size, (byte) '\n');
      return changed;
    }
  },
  CONTROL_CHARACTER {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      String inserted = CONTROLS.get(random.nextInt(CONTROLS.size()));
      return inserted(record, random, inserted.getBytes(StandardCharsets.UTF_8));
    }
  },
  OVERLONG {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return inserted(record, random, NOT_UTF8[random.nextInt(NOT_UTF8.length)]);
    }
  },
  UTF_16 {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return recoded(record, random.nextBoolean() ? StandardCharsets.UTF_16 : UTF_16LE);
    }
  },
  LATIN_1 {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return recoded(record, StandardCharsets.ISO_8859_1);
    }
  },
  BYTE_ORDER_MARK {
    @Override
    byte[] apply(byte[] record, byte[] other, SplittableRandom random) {
      return joined("\uFEFF".getBytes(StandardCharsets.UTF_8), record);
    }
  };

  /** After these, there is little left to look at. */
  private static final List<Mutation> BLUNT = List.of(UTF_16, LATIN_1, BYTE_ORDER_MARK, TOO_LARGE);

  private static final List<Mutation> FINE =
      List.copyOf(EnumSet.complementOf(EnumSet.copyOf(BLUNT)));

  private static final int MOST_REPEATED_LINES = 1000;
  private static final Charset UTF_16LE = StandardCharsets.UTF_16LE;

  private static final List<String> HUGE =
      List.of(
          "2147483647",
          "2147483648",
          "-2147483648",
          "4294967296",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "99999999999999999999999999",
          "+1",
          "01",
          "-0",
          "1e9",
          "0x10",
          "٣");

  private static final List<String> CONTROLS =
      List.of(
          "\0", "\r", "\t", "\u000B", "\u001B", "\u007F", "\u0085", "\u2028", "\uFEFF", "\u00A0",
          " ");

  /** Overlong forms, half of a pair, beyond Unicode, stray bytes. */
  private static final byte[][] NOT_UTF8 = {
    {(byte) 0xC0, (byte) 0x80},
    {(byte) 0xC0, (byte) 0x8A},
    {(byte) 0xE0, (byte) 0x80, (byte) 0x8A},
    {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
    {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80},
    {(byte) 0xE2, (byte) 0x82},
    {(byte) 0xFF},
    {(byte) 0x80}
  };

  /** One of those that leave most of a record as it is, or now and then one of the others. */
  static Mutation any(SplittableRandom random) {
    List<Mutation> some = random.nextInt(30) == 0 ? BLUNT : FINE;
    return some.get(random.nextInt(some.size()));
  }

  /** The record, or a part of another one, spoiled. */
  abstract byte[] apply(byte[] record, byte[] other, SplittableRandom random);

  static List<String> lines(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return new ArrayList<>(Arrays.asList(text.split("\n", -1)));
  }

  static byte[] bytes(List<String> lines) {
    return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] withOtherNumber(byte[] record, SplittableRandom random, String number) {
    List<String> lines = lines(record);
    int at = random.nextInt(random.nextBoolean() ? lines.size() : Math.min(14, lines.size()));
    String[] words = lines.get(at).split(" ", -1);
    int word = random.nextInt(words.length);
    for (int i = 0; i < words.length && !words[word].matches("-?[0-9]+"); i++) {
      word = (word + 1) % words.length;
    }
    byte[] utf8 = number.getBytes(StandardCharsets.UTF_8);
    words[word] = new String(utf8, StandardCharsets.ISO_8859_1);
    lines.set(at, String.join(" ", words));
    return bytes(lines);
  }

  private static byte[] recoded(byte[] record, Charset charset) {
    return new String(record, StandardCharsets.UTF_8).getBytes(charset);
  }

  private static byte[] inserted(byte[] record, SplittableRandom random, byte[] bytes) {
    int at = random.nextInt(record.length + 1);
    byte[] before = joined(Arrays.copyOf(record, at), bytes);
    return joined(before, Arrays.copyOfRange(record, at, record.length));
  }

  private static byte[] joined(byte[] first, byte[] second) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream(first.length + second.length);
    joined.writeBytes(first);
    joined.writeBytes(second);
    return joined.toByteArray();
  }
}
