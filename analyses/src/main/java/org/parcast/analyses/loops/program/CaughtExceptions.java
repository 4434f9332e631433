package org.parcast.analyses.loops.program;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * Whether exceptions that end a loop are part of what it does. An iteration is taken to throw none that nobody waits for; but what stands in
 * a {@code catch} that the loop's code leads to, and is thrown by what the loop does, is waited for.
 */
public final class CaughtExceptions {
  private static final Set<String> OF_ANY_KIND = Set.of("java/lang/Throwable", "java/lang/Exception", "java/lang/RuntimeException");

  private final Method method;
  private final Loop loop;

  public CaughtExceptions(Method method, Loop loop) {
    this.method = method;
    this.loop = loop;
  }

  /** @param exit an edge out of the loop to the entry of a handler */
  public boolean areExpected(Edge exit) {
    Block handler = method.blocks().get(exit.to());
    String caught = handler.instructions().stream().filter(Instruction.Caught.class::isInstance).findFirst().map(i -> name(i.type())).orElse("");
    boolean within = method.blocks().stream().filter(block -> block.handlers().contains(exit.to())).allMatch(block -> loop.contains(block.index()));
    boolean any = OF_ANY_KIND.contains(caught);
    if (any && (!within || isPassedOn(handler))) {
      return false;
    }
    List<Instruction> protectedCode = method.blocks().get(exit.from()).instructions();
    return protectedCode.stream().anyMatch(instruction -> mayThrow(instruction, any ? "" : caught));
  }

  private static String name(Type type) {
    return type.descriptor().substring(1, type.descriptor().length() - 1);
  }

  /** As by {@code finally}: all ways from the handler end in a throw. */
  private boolean isPassedOn(Block handler) {
    BitSet reached = method.reachable(handler.index(), next -> true);
    reached.set(handler.index());
    return reached.stream().noneMatch(at -> loop.contains(at) || method.blocks().get(at).terminator() instanceof Instruction.Return);
  }

  /** @param exception name of its class; empty for one of any kind */
  private boolean mayThrow(Instruction instruction, String exception) {
    boolean element = instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayStore;
    boolean dereferenced = element || instruction instanceof Instruction.ArrayLength
        || instruction instanceof Instruction.FieldLoad load && !load.isStatic() || instruction instanceof Instruction.FieldStore store && !store.isStatic();
    boolean divided = instruction instanceof Instruction.Compute compute && compute.isWholeQuotient();
    return switch (exception.substring(exception.lastIndexOf('/') + 1)) {
      case "ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException" -> element;
      case "ArrayStoreException" -> instruction instanceof Instruction.ArrayStore store && store.elementType().isReference();
      case "NullPointerException" -> dereferenced;
      case "ArithmeticException" -> divided;
      case "ClassCastException" -> instruction instanceof Instruction.CheckCast;
      case "NegativeArraySizeException", "OutOfMemoryError" -> instruction instanceof Instruction.NewArray;
      case "" -> element || dereferenced || divided || isOwnCall(instruction);
      default -> isOwnCall(instruction);
    };
  }

  /** Functions of {@code Math} throw nothing, but for the exact ones, which name what they throw. */
  private static boolean isOwnCall(Instruction instruction) {
    return instruction instanceof Call call && !call.target().owner().equals("java/lang/Math");
  }
}
