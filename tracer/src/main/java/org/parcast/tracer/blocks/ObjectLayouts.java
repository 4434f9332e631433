package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.ClassDeclaration.FieldDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Program;
import org.parcast.ir.Type;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.coding.AllocationWriter;
import org.parcast.recording.trace.table.TraceClass;

/**
 * Where the fields of the program's classes lie, as HotSpot lays them out with compressed references: a header of 12 bytes, the fields of the
 * superclass, then the larger before the smaller and references last, the gap behind the header filled by what fits. Static fields of a class lie
 * together.
 */
public final class ObjectLayouts {
  /** Bytes of a pointer in C. */
  private static final int POINTER = 8;

  private final Program program;
  private final Map<String, Map<String, Integer>> offsets = new HashMap<>();
  private final Map<String, Integer> ends = new HashMap<>();
  private final Map<String, Map<String, Integer>> statics = new HashMap<>();
  private final Map<String, Long> staticsAt = new HashMap<>();
  private final List<TraceClass> classes = new ArrayList<>();

  ObjectLayouts(Program program) {
    this.program = program;
    for (ClassDeclaration declared : program.classes().values()) {
      Map<String, Integer> own = new LinkedHashMap<>();
      int end = place(fields(declared, true), 0, own);
      statics.put(declared.name(), own);
      List<TraceClass.FieldPlace> struct = new ArrayList<>();
      int structBytes = struct(declared, struct);
      classes.add(new TraceClass(declared.name(), end(declared.name()) + 7 & -8, end, structBytes, struct));
    }
    for (int i = 0; i < classes.size(); i++) {
      staticsAt.put(classes.get(i).name(), AllocationWriter.staticsOf(classes, i));
    }
  }

  public List<TraceClass> classes() {
    return classes;
  }

  /** Bytes of a value of the type in an array or field. */
  static int bytes(Type type) {
    return type.isReference() ? 4 : type.bytes();
  }

  /** The uppermost class of the program that the class extends, or is; null where it is none of the program's. */
  ClassDeclaration root(String name) {
    ClassDeclaration root = program.find(name);
    while (root != null && above(root) != null) {
      root = above(root);
    }
    return root;
  }

  private ClassDeclaration above(ClassDeclaration declared) {
    return declared.superName() == null ? null : program.find(declared.superName());
  }

  /** Address of a static field, or -1 where it is none of the program's. */
  long addressOf(FieldRef field) {
    for (ClassDeclaration at = program.find(field.owner()); at != null; at = above(at)) {
      Integer offset = statics.get(at.name()).get(field.name() + field.type());
      if (offset != null) {
        return staticsAt.get(at.name()) + offset;
      }
      for (String name : at.interfaces()) {
        long inInterface = program.find(name) == null ? -1 : addressOf(new FieldRef(name, field.name(), field.type()));
        if (inInterface >= 0) {
          return inInterface;
        }
      }
    }
    return -1;
  }

  /** Whether a field is static and final. */
  boolean isConstant(FieldRef field) {
    ClassDeclaration declared = program.find(field.owner());
    if (declared == null) {
      return false;
    }
    for (FieldDeclaration own : declared.fields()) {
      if (own.name().equals(field.name()) && own.type().equals(field.type())) {
        return own.isStatic() && (own.access() & Opcodes.ACC_FINAL) != 0;
      }
    }
    return Stream.concat(Stream.ofNullable(declared.superName()), declared.interfaces().stream())
        .anyMatch(above -> isConstant(new FieldRef(above, field.name(), field.type())));
  }

  /** Bytes from the start of the object to the field; the end of the header for one of a class that is not the program's. */
  int offsetOf(FieldRef field) {
    for (ClassDeclaration at = program.find(field.owner()); at != null; at = above(at)) {
      end(at.name());
      Integer offset = offsets.get(at.name()).get(field.name() + field.type());
      if (offset != null) {
        return offset;
      }
    }
    return MemoryUnits.OBJECT_HEADER;
  }

  private int end(String name) {
    ClassDeclaration declared = program.find(name);
    if (declared == null) {
      return MemoryUnits.OBJECT_HEADER;
    }
    Integer known = ends.get(name);
    if (known == null) {
      Map<String, Integer> own = new LinkedHashMap<>();
      known = place(fields(declared, false), end(declared.superName() == null ? "" : declared.superName()), own);
      offsets.put(name, own);
      ends.put(name, known);
    }
    return known;
  }

  /** Places the fields as C does those of a structure that begins with the superclass's: in the order of their declaration. Answers its bytes. */
  private int struct(ClassDeclaration declared, List<TraceClass.FieldPlace> fields) {
    int at = 0;
    int largest = 1;
    for (ClassDeclaration part : lineage(declared)) {
      for (FieldDeclaration field : part.fields()) {
        if (!field.isStatic()) {
          int bytes = field.type().isReference() ? POINTER : field.type().bytes();
          at = roundUp(at, bytes);
          fields.add(new TraceClass.FieldPlace(offsetOf(new FieldRef(part.name(), field.name(), field.type())), at));
          at += bytes;
          largest = Math.max(largest, bytes);
        }
      }
      at = roundUp(at, largest);
    }
    return at;
  }

  /** The class and those of the program that it extends, the uppermost first. */
  private List<ClassDeclaration> lineage(ClassDeclaration declared) {
    List<ClassDeclaration> lineage = new ArrayList<>();
    for (ClassDeclaration part = declared; part != null; part = above(part)) {
      lineage.add(0, part);
    }
    return lineage;
  }

  private static int roundUp(int value, int powerOfTwo) {
    return value + powerOfTwo - 1 & -powerOfTwo;
  }

  private static List<FieldDeclaration> fields(ClassDeclaration declared, boolean isStatic) {
    return declared.fields().stream()
        .filter(field -> field.isStatic() == isStatic)
        .sorted(Comparator.comparingInt((FieldDeclaration field) -> field.type().isReference() ? 0 : -field.type().bytes()))
        .toList();
  }

  private static int place(List<FieldDeclaration> fields, int start, Map<String, Integer> offsets) {
    List<FieldDeclaration> left = new ArrayList<>(fields);
    int at = start;
    while (!left.isEmpty()) {
      int here = at;
      FieldDeclaration next = left.stream().filter(field -> here % bytes(field.type()) == 0).findFirst().orElse(null);
      if (next == null) {
        at++;
      } else {
        offsets.put(next.name() + next.type(), at);
        at += bytes(next.type());
        left.remove(next);
      }
    }
    return at;
  }
}
