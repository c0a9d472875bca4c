package org.monsterbox.toolchain;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/** Classes cut down to what a compiler reads of them, and which of their types there are. */
final class Signatures {
  private final Map<String, byte[]> classes;
  private final Set<String> elsewhere;

  /**
   * @param classes class files by entry name
   * @param elsewhere entry names of classes that the compiler finds in other jars
   */
  Signatures(Map<String, byte[]> classes, Set<String> elsewhere) {
    this.classes = classes;
    this.elsewhere = elsewhere;
  }

  void writeTo(JarWriter jar) throws IOException {
    for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
      ClassWriter writer = new ClassWriter(0);
      new ClassReader(entry.getValue())
          .accept(
              new SignatureCutter(this, writer), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      jar.add(entry.getKey(), writer.toByteArray());
    }
  }

  boolean know(String internalName) {
    String entry = internalName + ".class";
    return classes.containsKey(entry) || elsewhere.contains(entry);
  }

  /** Whether all types in the descriptor of a method or field are there. */
  boolean knowAllOf(String descriptor) {
    Type type = Type.getType(descriptor);
    Stream<Type> types =
        type.getSort() == Type.METHOD
            ? Stream.concat(Stream.of(type.getReturnType()), Stream.of(type.getArgumentTypes()))
            : Stream.of(type);
    return types
        .map(t -> t.getSort() == Type.ARRAY ? t.getElementType() : t)
        .allMatch(t -> t.getSort() != Type.OBJECT || know(t.getInternalName()));
  }

  /** The generic signature, or null where it names types that are not there. */
  @SuppressWarnings("NullAway") // null is ASM's word for "not generic"
  String known(String genericSignature) {
    if (genericSignature == null) {
      return null;
    }
    AtomicBoolean known = new AtomicBoolean(true);
    new SignatureReader(genericSignature)
        .accept(
            new SignatureVisitor(Opcodes.ASM9) {
              private String type = "";

              @Override
              public void visitClassType(String name) {
                type = name;
                known.compareAndSet(true, know(type));
              }

              @Override
              public void visitInnerClassType(String name) {
                type += "$" + name;
                known.compareAndSet(true, know(type));
              }
            });
    return known.get() ? genericSignature : null;
  }
}
