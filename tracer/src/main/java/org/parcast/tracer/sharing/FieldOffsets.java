package org.parcast.tracer.sharing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.Type;
import org.parcast.recording.MemoryUnits;

/** Offsets of fields in objects as HotSpot lays them out: those of the superclass first, then the widest first, references last. */
final class FieldOffsets {
  private static final int WORDS = 7;

  private final Program program;
  private final long granularity;
  private final Map<String, Integer> offsets = new HashMap<>();
  private final Map<String, Integer> ends = new HashMap<>();
  private final Map<String, Integer> staticOffsets = new HashMap<>();

  /** Fields that change while threads may share them, or are volatile. */
  private final Set<String> changing = new HashSet<>();

  /** @param granularity bytes of a block */
  FieldOffsets(Program program, long granularity) {
    this.program = program;
    this.granularity = granularity;
    program.classes().values().forEach(this::place);
    program.classes().values().forEach(this::findChanging);
  }

  /** Whether the program declares the field. */
  boolean known(FieldInsnNode field) {
    return holder(field) != null;
  }

  /** The class that declares a field, null where it is not the program's. */
  String holder(FieldInsnNode field) {
    return holder(field.owner, field.name, field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC);
  }

  private String holder(String owner, String name, boolean isStatic) {
    for (ClassDeclaration at = program.find(owner); at != null; at = at.superName() == null ? null : program.find(at.superName())) {
      String key = at.name() + "." + name;
      if (isStatic ? staticOffsets.containsKey(key) : offsets.containsKey(key)) {
        return at.name();
      }
    }
    return null;
  }

  int of(FieldInsnNode field) {
    String key = holder(field) + "." + field.name;
    return field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC ? staticOffsets.get(key) : offsets.get(key);
  }

  /** Whether an instruction accesses a field of the program that is volatile. */
  boolean isVolatile(AbstractInsnNode access) {
    return access instanceof FieldInsnNode field && known(field) && program.find(holder(field)).fields().stream()
        .anyMatch(declared -> declared.name().equals(field.name) && (declared.access() & Opcodes.ACC_VOLATILE) != 0);
  }

  /**
   * Whether a field keeps what it is given where objects are made and the program is set up: only constructors, initialisers of classes and {@code main}
   * store to it. Threads that load it do not communicate through it.
   */
  boolean isFixed(FieldInsnNode field) {
    return !changing.contains(holder(field) + "." + field.name);
  }

  private void findChanging(ClassDeclaration declared) {
    declared.fields().stream().filter(field -> (field.access() & Opcodes.ACC_VOLATILE) != 0)
        .forEach(field -> changing.add(declared.name() + "." + field.name()));
    for (Method method : declared.methods()) {
      for (Instruction instruction : method.instructions()) {
        if (instruction instanceof Instruction.FieldStore store && !setsUp(method.ref().name(), store.isStatic())) {
          changing.add(holder(store.field().owner(), store.field().name(), store.isStatic()) + "." + store.field().name());
        }
      }
    }
  }

  private static boolean setsUp(String method, boolean isStatic) {
    return method.equals("main") || method.equals(isStatic ? "<clinit>" : "<init>");
  }

  /** Whether the field is in the first block of an object that holds the block's state. */
  boolean isWatched(FieldInsnNode field) {
    boolean isStatic = field.getOpcode() == Opcodes.GETSTATIC || field.getOpcode() == Opcodes.PUTSTATIC;
    return !isStatic && of(field) < granularity && isWatched(program.find(holder(field)));
  }

  private boolean isWatched(ClassDeclaration declared) {
    ClassDeclaration above = declared.superName() == null ? null : program.find(declared.superName());
    return above == null ? SharingRewriter.becomesWatched(declared) : isWatched(above);
  }

  /** The bit of the field's word in its line; none for a load of what is fixed. */
  int wordOf(FieldInsnNode field) {
    return field.getOpcode() == Opcodes.GETFIELD && isFixed(field) ? 0 : 1 << (of(field) >> MemoryUnits.WORD_BITS & WORDS);
  }

  private int place(ClassDeclaration declared) {
    Integer known = ends.get(declared.name());
    if (known != null) {
      return known;
    }
    ClassDeclaration above = declared.superName() == null ? null : program.find(declared.superName());
    int end = above == null ? MemoryUnits.OBJECT_HEADER : place(above);
    end = lay(declared, false, end, offsets);
    lay(declared, true, 0, staticOffsets);
    ends.put(declared.name(), end);
    return end;
  }

  private static int lay(ClassDeclaration declared, boolean statics, int from, Map<String, Integer> into) {
    List<ClassDeclaration.FieldDeclaration> fields =
        new ArrayList<>(declared.fields().stream().filter(field -> field.isStatic() == statics).toList());
    fields.sort(Comparator.comparingInt(field -> -rank(field.type())));
    int at = from;
    for (ClassDeclaration.FieldDeclaration field : fields) {
      int bytes = bytes(field.type());
      at = (at + bytes - 1) / bytes * bytes;
      into.put(declared.name() + "." + field.name(), at);
      at += bytes;
    }
    return at;
  }

  private static int rank(Type type) {
    return isReference(type) ? 0 : bytes(type);
  }

  private static boolean isReference(Type type) {
    return type.descriptor().length() > 1;
  }

  private static int bytes(Type type) {
    return isReference(type) ? 4 : switch (type.descriptor()) {
      case "J", "D" -> 8;
      case "S", "C" -> 2;
      case "B", "Z" -> 1;
      default -> 4;
    };
  }
}
