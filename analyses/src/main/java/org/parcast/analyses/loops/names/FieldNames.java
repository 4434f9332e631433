package org.parcast.analyses.loops.names;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.parcast.analyses.loops.verdict.SharedNames;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Method;
import org.parcast.ir.Method.LocalName;
import org.parcast.ir.Program;

/** What fields are called where a loop stands: by their bare names, unless these mean something else there. */
final class FieldNames {
  private final Program program;
  private final Method method;
  private final LoopCode code;
  private final Map<FieldRef, Boolean> meant = new HashMap<>();

  FieldNames(Program program, Method method, LoopCode code) {
    this.program = program;
    this.method = method;
    this.code = code;
  }

  String ofClass(FieldRef field) {
    return isMeantBy(field) ? field.name() : simple(field.owner()) + "." + field.name();
  }

  /** @param object what the loop's method calls the object; where that has several names, so has the field */
  String ofObject(String object, FieldRef field) {
    return SharedNames.isShared(object) ? SharedNames.join(SharedNames.split(object).map(name -> ofNamed(name, field))) : ofNamed(object, field);
  }

  private String ofNamed(String object, FieldRef field) {
    String name = ValueText.field(object, field);
    if (!ValueText.isUnnamed(object) || ValueText.isThis(object) && (ValueText.isCaptured(field) || isMeantBy(field))) {
      return name;
    }
    return (object.equals("this") ? object : ValueText.isThis(object) ? simple(field.owner()) + ".this" : "(...)") + "." + name;
  }

  /** Whether the bare name means the field: no local variable hides it, and no field of a class that is nearer. */
  private boolean isMeantBy(FieldRef field) {
    return meant.computeIfAbsent(field, this::meansField);
  }

  private boolean meansField(FieldRef field) {
    String declaring = program.declaring(field.owner(), field.name());
    String found = null;
    for (String around = method.ref().owner(); around != null && found == null; around = outer(around)) {
      found = program.declaring(around, field.name());
    }
    return Objects.equals(declaring, found) && method.localNames().stream().noneMatch(local -> hides(local, field));
  }

  private boolean hides(LocalName local, FieldRef field) {
    return local.name().equals(field.name()) && code.meets(local.start(), local.end());
  }

  /** The class in whose body another is declared, or null. */
  private static String outer(String name) {
    int end = name.lastIndexOf('$');
    return end <= 0 ? null : name.substring(0, end);
  }

  private static String simple(String owner) {
    return owner.substring(owner.lastIndexOf('/') + 1).replace('$', '.');
  }
}
