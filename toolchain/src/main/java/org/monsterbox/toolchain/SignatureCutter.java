package org.monsterbox.toolchain;

import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Cuts one class down to its signatures: no private members but constructors, nothing that mentions
 * an unknown type, and bodies that throw.
 */
@SuppressWarnings("NullAway") // null is ASM's word for "leave it out"
final class SignatureCutter extends ClassVisitor {
  private final Signatures types;
  private String name = "";
  private String superName = "";

  SignatureCutter(Signatures types, ClassVisitor next) {
    super(Opcodes.ASM9, next);
    this.types = types;
  }

  @Override
  public void visit(
      int version,
      int access,
      String name,
      String signature,
      String superName,
      String[] interfaces) {
    String[] shown = Stream.of(interfaces).filter(types::know).toArray(String[]::new);
    boolean hasSuper = superName == null || types.know(superName);
    boolean whole = hasSuper && shown.length == interfaces.length;
    this.name = name;
    this.superName = hasSuper ? superName : "java/lang/Object";
    // no body is left, so the level of the build's own JDK is enough
    super.visit(
        Math.min(version, Opcodes.V17),
        access,
        name,
        whole ? types.known(signature) : null,
        this.superName,
        shown);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return types.knowAllOf(descriptor) ? super.visitAnnotation(descriptor, visible) : null;
  }

  @Override
  public void visitInnerClass(String name, String outer, String inner, int access) {
    if (types.know(name)) {
      super.visitInnerClass(name, outer, inner, access);
    }
  }

  @Override
  public void visitNestHost(String host) {
    if (types.know(host)) {
      super.visitNestHost(host);
    }
  }

  @Override
  public void visitNestMember(String member) {
    if (types.know(member)) {
      super.visitNestMember(member);
    }
  }

  @Override
  public void visitPermittedSubclass(String subclass) {
    if (types.know(subclass)) {
      super.visitPermittedSubclass(subclass);
    }
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    if ((access & Opcodes.ACC_PRIVATE) != 0 || !types.knowAllOf(descriptor)) {
      return null;
    }
    FieldVisitor field = super.visitField(access, name, descriptor, types.known(signature), value);
    return new FieldVisitor(Opcodes.ASM9, field) {
      @Override
      public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
        return types.knowAllOf(annotation) ? super.visitAnnotation(annotation, visible) : null;
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    // a class without constructors would get a public one in the eyes of some tools
    boolean hidden = (access & Opcodes.ACC_PRIVATE) != 0 && !name.equals("<init>");
    if (hidden || name.equals("<clinit>") || !types.knowAllOf(descriptor)) {
      return null;
    }
    String[] thrown =
        exceptions == null
            ? null
            : Stream.of(exceptions).filter(types::know).toArray(String[]::new);
    int shown = access & ~Opcodes.ACC_NATIVE;
    MethodVisitor method =
        super.visitMethod(shown, name, descriptor, types.known(signature), thrown);
    if ((shown & Opcodes.ACC_ABSTRACT) != 0) {
      return new MethodStub(types, method);
    }
    int locals = Type.getArgumentsAndReturnSizes(descriptor) >> 2;
    boolean callsAnother = name.equals("<init>") && superName != null;
    return callsAnother
        ? new ConstructorStub(types, method, locals, this.name, superName)
        : new BodyStub(types, method, locals);
  }
}
