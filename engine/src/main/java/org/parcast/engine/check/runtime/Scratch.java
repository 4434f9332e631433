package org.parcast.engine.check.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Variables that parts have copies of. What they hold after the loop is no result, and parts that change them share what each should have for itself. */
final class Scratch {
  private final Map<String, Object> values = new LinkedHashMap<>();
  private final Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<String> fields = new HashSet<>();
  private final Map<String, Integer> before = new LinkedHashMap<>();

  void add(String name, boolean field, Object value) {
    if (field) {
      fields.add(name);
    }
    if (value != null && isOfNumbers(value.getClass())) {
      values.put(name, value);
    }
    if (value != null && value.getClass().isArray()) {
      objects.add(value);
    }
  }

  private static boolean isOfNumbers(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return type.isArray() && element.isPrimitive();
  }

  boolean holds(Object object) {
    return objects.contains(object);
  }

  /** @param path of the field from a root */
  boolean isField(Field field, String path) {
    return fields.contains(field.getName()) && (Modifier.isStatic(field.getModifiers()) || path.equals("this." + field.getName()));
  }

  /** Remembers what the arrays hold before parts run. */
  void remember() {
    values.forEach((name, value) -> before.put(name, Arrays.deepHashCode(new Object[] {value})));
  }

  /** What parts have changed since, in words; empty where they left all alone. */
  String touched() {
    return values.keySet().stream().filter(name -> Arrays.deepHashCode(new Object[] {values.get(name)}) != before.get(name)).findFirst()
        .map(name -> "parts change " + name + " itself, not copies of it").orElse("");
  }
}
