package org.monsterbox.core.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;

/**
 * Changes every number, flag, constant and {@link Chance} that an object holds, one at a time, and
 * looks whether its fingerprint notices. Other records cannot be changed so, and are left alone.
 */
final class Tampering {

  private final Position<?> position;
  private final Fingerprinted whole;
  private final long original;

  private Tampering(Position<?> position, Fingerprinted whole) {
    this.position = position;
    this.whole = whole;
    this.original = whole.fingerprint();
  }

  static void check(Position<?> position, Fingerprinted whole) {
    new Tampering(position, whole).checkFields(whole);
  }

  private void checkFields(Object object) {
    for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (!Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers)) {
          field.setAccessible(true);
          checkField(object, field);
        }
      }
    }
  }

  private void checkField(Object object, Field field) {
    try {
      Object value = field.get(object);
      Object changed = changed(value);
      if (changed != value) {
        field.set(object, changed);
        boolean noticed = whole.fingerprint() != original;
        field.set(object, value);
        assertNoticed(noticed, field);
      } else if (value != null && value.getClass().isArray()) {
        checkElements(value, field);
      } else if (value != null && isPart(value.getClass())) {
        checkFields(value);
      }
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void checkElements(Object array, Field field) {
    for (int i = 0; i < Array.getLength(array); i++) {
      Object value = Array.get(array, i);
      Object changed = changed(value);
      if (changed != value) {
        Array.set(array, i, changed);
        boolean noticed = whole.fingerprint() != original;
        Array.set(array, i, value);
        assertNoticed(noticed, field);
      } else if (value != null && isPart(value.getClass())) {
        checkFields(value);
      }
    }
  }

  private void assertNoticed(boolean noticed, Field field) {
    if (!noticed) {
      throw position.defect(
          "FINGERPRINT MISSES SOMETHING", whole.getClass().getSimpleName() + "." + field.getName());
    }
  }

  private static boolean isPart(Class<?> type) {
    return type.getName().startsWith("org.monsterbox.") && !type.isRecord() && !type.isEnum();
  }

  /** Another value of the same type, or the same one if it has to be looked into. */
  private static Object changed(Object value) {
    if (value instanceof Boolean flag) {
      return !flag;
    } else if (value instanceof Integer number) {
      return number + 1;
    } else if (value instanceof Long number) {
      return number + 1;
    } else if (value instanceof Byte number) {
      return (byte) (number + 1);
    } else if (value instanceof Short number) {
      return (short) (number + 1);
    } else if (value instanceof Chance chance) {
      return chance.next();
    } else if (value instanceof Enum<?> constant) {
      Object[] constants = constant.getDeclaringClass().getEnumConstants();
      return constants[0] == constant ? constants[constants.length - 1] : constants[0];
    }
    return value;
  }
}
