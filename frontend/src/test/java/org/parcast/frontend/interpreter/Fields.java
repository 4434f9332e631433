package org.parcast.frontend.interpreter;

import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import org.parcast.ir.FieldRef;

/** Reads and writes fields by reflection. */
final class Fields {
  private final StubLoader loader;
  private final Map<FieldRef, Field> fields = new HashMap<>();

  /** The values of the interfaces' fields, which reflection cannot write. */
  private final Map<Field, Object> constants = new HashMap<>();

  Fields(StubLoader loader) {
    this.loader = loader;
  }

  Object load(FieldRef field, Object object) {
    try {
      Object initialised = field(field).get(object);
      return Boxes.toFrame(constants.getOrDefault(field(field), initialised), field.type());
    } catch (IllegalAccessException e) {
      throw new InterpreterError("cannot read " + field, e);
    }
  }

  void store(FieldRef field, Object object, Object value) {
    Object stored = Boxes.toJava(value, field.type());
    if (field(field).getDeclaringClass().isInterface()) {
      constants.put(field(field), stored);
      return;
    }
    try {
      field(field).set(object, stored);
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
