package org.parcast.frontend.interpreter;

import java.util.LinkedHashMap;
import java.util.Map;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Type;

/**
 * Stands for a new object until a constructor of the library makes it: that of its own class, or the first up the hierarchy that is none of
 * the program's. Fields that the program's constructors set before are kept until then.
 */
final class Newborn {
  private final Type type;
  private final Map<FieldRef, Object> fields = new LinkedHashMap<>();
  private Object object;

  Newborn(Type type) {
    this.type = type;
  }

  Type type() {
    return type;
  }

  /** The object, or null where it is not made yet. */
  Object object() {
    return object;
  }

  void set(FieldRef field, Object value) {
    fields.put(field, value);
  }

  void become(Object made, Fields access) {
    object = made;
    fields.forEach((field, value) -> access.store(field, made, value));
  }
}
