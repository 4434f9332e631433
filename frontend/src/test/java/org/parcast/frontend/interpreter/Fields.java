package org.parcast.frontend.interpreter;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import org.parcast.ir.FieldRef;

/** Reads and writes fields by reflection. */
final class Fields {
  private final StubLoader loader;
  private final Map<FieldRef, Field> fields = new HashMap<>();

  Fields(StubLoader loader) {
    this.loader = loader;
  }

  Object load(FieldRef field, Object object) {
    try {
      return Boxes.toFrame(field(field).get(object), field.type());
    } catch (IllegalAccessException e) {
      throw new InterpreterError("cannot read " + field, e);
    }
  }

  void store(FieldRef field, Object object, Object value) {
    try {
      field(field).set(object, Boxes.toJava(value, field.type()));
    } catch (IllegalAccessException e) {
      throw new InterpreterError("cannot write " + field, e);
    }
  }

  private Field field(FieldRef field) {
    return fields.computeIfAbsent(field, this::find);
  }

  private Field find(FieldRef field) {
    Class<?> owner = loader.classNamed(field.owner());
    Field found = find(owner, field);
    if (found == null) {
      throw new InterpreterError("no field " + field, null);
    }
    if (loader.isStub(found.getDeclaringClass())) {
      found.setAccessible(true);
    }
    return found;
  }

  private static Field find(Class<?> owner, FieldRef field) {
    for (Field declared : owner.getDeclaredFields()) {
      if (declared.getName().equals(field.name()) && declared.getType().descriptorString().equals(field.type().descriptor())) {
        return declared;
      }
    }
    for (Class<?> above : owner.getInterfaces()) {
      Field found = find(above, field);
      if (found != null) {
        return found;
      }
    }
    return owner.getSuperclass() == null ? null : find(owner.getSuperclass(), field);
  }
}
