package org.parcast.analyses.loops.program;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** What a loop and all that it calls may write: fields by name, arrays by the objects they may be. */
public final class Written {
  private final WholeProgram program;
  private final Set<String> fields = new HashSet<>();
  private final Map<String, BitSet> arrays = new HashMap<>();
  private final Set<Method> visited = new HashSet<>();
  private boolean anything;

  private Written(WholeProgram program) {
    this.program = program;
  }

  /** What a method and all that it calls may write. */
  static Written by(WholeProgram program, Method method) {
    Written written = new Written(program);
    written.follow(method);
    return written;
  }

  private void follow(Method method) {
    if (visited.add(method)) {
      Written known = program.knownWrites(method);
      if (known != null) {
        add(known);
        return;
      }
      for (Instruction instruction : method.instructions()) {
        if (instruction instanceof Call call) {
          program.calls().targets(call).forEach(this::follow);
          library(method, call);
        } else {
          visit(method, instruction);
        }
      }
    }
  }

  /** @param within blocks of the loop; null for all of the method */
  public Written(WholeProgram program, MethodBody body, BitSet within) {
    this.program = program;
    IntStream blocks = within == null ? IntStream.range(0, body.method().blocks().size()) : within.stream();
    blocks.forEach(block -> body.method().blocks().get(block).instructions().forEach(i -> visit(body.method(), i)));
  }

  /** What blocks of a method and all that they call may write, but for some instructions. */
  public static Written beside(WholeProgram program, MethodBody body, BitSet within, List<? extends Instruction> except) {
    Written written = new Written(program);
    body.method().instructions(within).filter(i -> !except.contains(i)).forEach(i -> written.visit(body.method(), i));
    return written;
  }

  /** Whether the place that a load of the method reads may be written. */
  public boolean mayChange(Method method, Instruction load) {
    return isRead(new WholeProgram.Read(method, load));
  }

  public boolean field(FieldRef field) {
    return anything || fields.contains(field.nameAndType());
  }

  /** Whether an element of one of these arrays may be written. */
  public boolean elements(BitSet objects, String elementType) {
    BitSet written = arrays.get(erased(elementType));
    return anything || written != null && (objects.isEmpty() || !program.pointsTo().areDisjoint(written, objects));
  }

  /** Whether what the instruction reads may be written. */
  public boolean isRead(WholeProgram.Read read) {
    if (read.instruction() instanceof Instruction.FieldLoad load) {
      return field(load.field());
    } else if (read.instruction() instanceof Instruction.ArrayLoad load) {
      return elements(program.pointsTo().of(read.method(), load.array()), load.type().descriptor());
    }
    boolean ofArrays = read.instruction().operands().stream().anyMatch(operand -> read.method().instruction(operand).type().isArray());
    return ofArrays && (anything || !arrays.isEmpty());
  }

  private static String erased(String elementType) {
    return elementType.length() > 1 ? "L" : elementType;
  }

  private void visit(Method method, Instruction instruction) {
    if (instruction instanceof Instruction.FieldStore store) {
      fields.add(store.field().nameAndType());
    } else if (instruction instanceof Instruction.ArrayStore store) {
      add(store.elementType().descriptor(), program.pointsTo().of(method, store.array()));
    } else if (instruction instanceof Call call) {
      visit(method, call);
    }
  }

  private void add(Written further) {
    fields.addAll(further.fields);
    further.arrays.forEach((type, objects) -> arrays.computeIfAbsent(type, key -> new BitSet()).or(objects));
    anything |= further.anything;
  }

  private void visit(Method method, Call call) {
    for (Method target : program.calls().targets(call)) {
      if (visited.add(target)) {
        add(program.writtenBy(target));
      }
    }
    library(method, call);
  }

  private void library(Method method, Call call) {
    if (program.calls().mayLeaveProgram(call)) {
      switch (LibraryEffects.effect(call)) {
        case COPY -> addArgument(method, call, 2);
        case FILL -> addArgument(method, call, 0);
        case UNKNOWN -> anything |= mayWriteOurs(call) && LocalContainers.addedTo(method, call) < 0 && !LocalContainers.addsInOrder(call);
        default -> {}
      }
    }
  }

  /** Printing and the like keep to themselves; they are obstacles of their own. */
  private static boolean mayWriteOurs(Call call) {
    return !call.target().owner().equals("java/io/PrintStream") && !call.target().owner().equals("java/util/Random");
  }

  private void addArgument(Method method, Call call, int argument) {
    int array = call.operands().get(argument);
    String type = method.instruction(array).type().descriptor();
    add(type.startsWith("[") ? type.substring(1) : "L", program.pointsTo().of(method, array));
  }

  private void add(String elementType, BitSet objects) {
    BitSet known = arrays.computeIfAbsent(erased(elementType), key -> new BitSet());
    known.or(objects);
    if (objects.isEmpty()) {
      known.set(PointsTo.UNKNOWN);
    }
  }
}
