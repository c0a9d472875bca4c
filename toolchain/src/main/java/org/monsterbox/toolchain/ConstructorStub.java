package org.monsterbox.toolchain;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Gives a constructor a body that calls the same other constructor as the original, with zeros and
 * nulls, and throws: tools that rewrite classes rely on that call.
 */
final class ConstructorStub extends BodyStub {
  private final String owner;
  private final String superName;
  private String calledOwner;
  private String called = "()V";
  private boolean found;

  ConstructorStub(
      Signatures types, MethodVisitor stub, int locals, String owner, String superName) {
    super(types, stub, locals);
    this.owner = owner;
    this.superName = superName;
    calledOwner = superName;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String target, String name, String descriptor, boolean isInterface) {
    if (!found && name.equals("<init>") && (target.equals(superName) || target.equals(owner))) {
      found = true;
      calledOwner = target;
      called = descriptor;
    }
  }

  @Override
  int writeStart() {
    stub.visitVarInsn(Opcodes.ALOAD, 0);
    for (Type argument : Type.getArgumentTypes(called)) {
      stub.visitInsn(zero(argument));
    }
    stub.visitMethodInsn(Opcodes.INVOKESPECIAL, calledOwner, "<init>", called, false);
    return Type.getArgumentsAndReturnSizes(called) >> 2;
  }

  private static int zero(Type type) {
    return switch (type.getSort()) {
      case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
      case Type.LONG -> Opcodes.LCONST_0;
      case Type.FLOAT -> Opcodes.FCONST_0;
      case Type.DOUBLE -> Opcodes.DCONST_0;
      default -> Opcodes.ICONST_0;
    };
  }
}
