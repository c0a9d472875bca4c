package org.monsterbox.core.contract;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Everything that an object holds, as text: what {@code equals} or a fingerprint may have forgotten
 * shows here. Fields that are {@code transient} are caches of what can be computed, and left out.
 */
final class DeepText {

  private static final int DEEPEST = 40;

  /** Looked up once for each class: battery tests ask for millions of texts. */
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          List<Field> fields = new ArrayList<>();
          for (Class<?> each = type; each != Object.class; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
              int modifiers = field.getModifiers();
              if (!Modifier.isStatic(modifiers) && !Modifier.isTransient(modifiers)) {
                field.setAccessible(true);
                fields.add(field);
              }
            }
          }
          return fields;
        }
      };

  private final StringBuilder text = new StringBuilder();

  private DeepText() {}

  static String of(Object object) {
    DeepText deep = new DeepText();
    deep.add(object, 0);
    return deep.text.toString();
  }

  private void add(Object object, int depth) {
    if (depth > DEEPEST) {
      throw new IllegalStateException("Too deep, or going round in circles: " + text);
    }
    if (object == null || object instanceof Enum || object.getClass().isHidden()) {
      text.append(object);
    } else if (object instanceof byte[] bytes) {
      text.append(Arrays.toString(bytes));
    } else if (object instanceof int[] numbers) {
      text.append(Arrays.toString(numbers));
    } else if (object.getClass().isArray()) {
      addArray(object, depth);
    } else if (object instanceof Set<?> set) {
      addSet(set, depth);
    } else if (object instanceof Map<?, ?> map) {
      addMap(map, depth);
    } else if (object instanceof Collection<?> collection) {
      addArray(collection.toArray(), depth);
    } else if (object instanceof Optional<?> optional) {
      add(optional.orElse(null), depth + 1);
    } else if (object.getClass().getName().startsWith("java.")) {
      text.append(object);
    } else {
      addFields(object, depth);
    }
  }

  private void addArray(Object array, int depth) {
    text.append('[');
    for (int i = 0; i < Array.getLength(array); i++) {
      add(Array.get(array, i), depth + 1);
      text.append(' ');
    }
    text.append(']');
  }

  private void addSet(Set<?> set, int depth) {
    TreeSet<String> sorted = new TreeSet<>();
    set.forEach(item -> sorted.add(nested(item, depth)));
    text.append(sorted);
  }

  private void addMap(Map<?, ?> map, int depth) {
    TreeMap<String, String> sorted = new TreeMap<>();
    map.forEach((key, value) -> sorted.put(nested(key, depth), nested(value, depth)));
    text.append(sorted);
  }

  private static String nested(Object object, int depth) {
    DeepText deep = new DeepText();
    deep.add(object, depth + 1);
    return deep.text.toString();
  }

  private void addFields(Object object, int depth) {
    text.append(object.getClass().getSimpleName()).append('{');
    for (Field field : FIELDS.get(object.getClass())) {
      text.append(field.getName()).append('=');
      add(valueOf(field, object), depth + 1);
      text.append(' ');
    }
    text.append('}');
  }

  private static Object valueOf(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
