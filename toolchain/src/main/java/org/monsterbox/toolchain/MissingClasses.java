package org.monsterbox.toolchain;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/** Classes that Gradle needs and the API jar lacks, made of classes here under Gradle's names. */
final class MissingClasses {
  /** Gradle finds its own home as the directory of this module's jar. */
  static final String BEACON_MODULE = "gradle-installation-beacon";

  private MissingClasses() {}

  /** The entries to add to a module's jar. */
  static Map<String, byte[]> of(String module) throws IOException {
    return switch (module) {
      case BEACON_MODULE ->
          renamed(Beacon.class, "org/gradle/internal/installation/beacon/InstallationBeacon");
      case "gradle-java-compiler-plugin" ->
          renamed(
              PlainCompileTask.class, "org/gradle/internal/compiler/java/IncrementalCompileTask");
      default -> Map.of();
    };
  }

  private static Map<String, byte[]> renamed(Class<?> from, String to) throws IOException {
    String name = Type.getInternalName(from);
    try (InputStream bytes = from.getResourceAsStream("/" + name + ".class")) {
      ClassWriter writer = new ClassWriter(0);
      new ClassReader(bytes)
          .accept(new ClassRemapper(writer, new SimpleRemapper(Opcodes.ASM9, name, to)), 0);
      return Map.of(to + ".class", writer.toByteArray());
    }
  }
}
