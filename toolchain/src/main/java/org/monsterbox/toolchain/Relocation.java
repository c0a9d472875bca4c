package org.monsterbox.toolchain;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** The relocation of Gradle's libraries in the API jar, and how to undo it. */
final class Relocation {
  private static final String PREFIX = "org/gradle/internal/impldep/";
  private static final String PREFIX_DOTS = PREFIX.replace('/', '.');

  private static final Remapper UNDO =
      new Remapper(Opcodes.ASM9) {
        @Override
        public String map(String name) {
          return name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
        }

        @Override
        public Object mapValue(Object value) {
          return value instanceof String text ? undoneInText(text) : super.mapValue(value);
        }
      };

  private Relocation() {}

  static boolean applies(String entry) {
    return entry.startsWith(PREFIX);
  }

  static String undoneInText(String text) {
    return text.replace(PREFIX, "").replace(PREFIX_DOTS, "");
  }

  static byte[] undoneInClass(byte[] bytes) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(bytes).accept(new ClassRemapper(writer, UNDO), 0);
    return writer.toByteArray();
  }
}
