package org.monsterbox.toolchain;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Gives a method a body that throws. */
class BodyStub extends MethodStub {
  private static final String ERROR = "java/lang/RuntimeException";
  private static final int THROW_STACK = 3;

  private final int locals;

  BodyStub(Signatures types, MethodVisitor stub, int locals) {
    super(types, stub);
    this.locals = locals;
  }

  @Override
  public final void visitEnd() {
    stub.visitCode();
    int stack = writeStart();
    stub.visitTypeInsn(Opcodes.NEW, ERROR);
    stub.visitInsn(Opcodes.DUP);
    stub.visitLdcInsn("Stub!");
    stub.visitMethodInsn(Opcodes.INVOKESPECIAL, ERROR, "<init>", "(Ljava/lang/String;)V", false);
    stub.visitInsn(Opcodes.ATHROW);
    stub.visitMaxs(Math.max(stack, THROW_STACK), locals);
    super.visitEnd();
  }

  /** Writes what comes before the throw, and says how much stack that needs. */
  int writeStart() {
    return 0;
  }
}
