package org.monsterbox.toolchain;

import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Keeps a method's annotations and drops its body. */
@SuppressWarnings("NullAway") // null is ASM's word for "leave it out"
class MethodStub extends MethodVisitor {
  final MethodVisitor stub;
  private final Signatures types;

  MethodStub(Signatures types, MethodVisitor stub) {
    super(Opcodes.ASM9);
    this.types = types;
    this.stub = stub;
  }

  @Override
  public AnnotationVisitor visitAnnotationDefault() {
    return stub.visitAnnotationDefault();
  }

  @Override
  public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
    return types.knowAllOf(annotation) ? stub.visitAnnotation(annotation, visible) : null;
  }

  @Override
  public void visitEnd() {
    stub.visitEnd();
  }
}
