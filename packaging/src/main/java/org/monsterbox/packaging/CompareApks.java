package org.monsterbox.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Says whether two builds gave the same bytes: {@code CompareApks ONE OTHER}. */
public final class CompareApks {

  private CompareApks() {}

  public static void main(String[] args) throws IOException {
    String difference = difference(Path.of(args[0]), Path.of(args[1]));
    if (!difference.isEmpty()) {
      System.err.println("Two builds of the same sources differ: " + difference);
      System.exit(1);
    }
    System.out.println("two unsigned release builds are byte-identical");
  }

  /** What differs, or nothing. */
  static String difference(Path one, Path other) throws IOException {
    if (Files.mismatch(one, other) < 0) {
      return "";
    }
    Map<String, Long> ones = checksums(one);
    Map<String, Long> others = checksums(other);
    TreeSet<String> names = new TreeSet<>(ones.keySet());
    names.addAll(others.keySet());
    names.removeIf(name -> ones.containsKey(name) && ones.get(name).equals(others.get(name)));
    return names.isEmpty() ? "only order or packing of the entries" : "in " + names;
  }

  private static Map<String, Long> checksums(Path apk) throws IOException {
    Map<String, Long> checksums = new LinkedHashMap<>();
    try (ZipFile zip = new ZipFile(apk.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      for (ZipEntry entry : Collections.list(entries)) {
        checksums.put(entry.getName(), entry.getCrc());
      }
    }
    return checksums;
  }
}
