package org.parcast.tracer.method;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;

/**
 * Classes that are not analysed whose objects are given numbers of the program's, one by one or in arrays: numbers that such an object answers
 * may be made from those, and nothing tells how.
 */
public final class Keepers {
  private static final String UTILITIES = "java/util/";

  /** What is given to these is written or counted, or comes back in boxes, which are followed by themselves. */
  private static final List<String> OTHERS = List.of("java/lang/", "java/io/", UTILITIES);

  private static final String ATOMIC = "java/util/concurrent/atomic/";

  private final Set<String> classes = new HashSet<>();

  public Keepers(List<MethodFacts> methods) {
    for (MethodFacts facts : methods) {
      for (Instruction instruction : facts.method.instructions()) {
        if (instruction instanceof Instruction.Call call && isOfLibrary(facts, call) && givesNumbers(facts, call)) {
          classes.add(call.target().owner());
        }
      }
    }
  }

  /** Whether the call gives the program a number that may be made from what it gave to the object before. */
  public boolean answer(MethodFacts facts, Instruction.Call call) {
    return call.dispatch() != Dispatch.STATIC && isOfLibrary(facts, call) && classes.contains(call.target().owner()) && NumberTypes.isNumber(call.type())
        && mayKeep(call.target().owner(), call.type()) && facts.method.uses(call.id()).length > 0;
  }

  private static boolean isOfLibrary(MethodFacts facts, Instruction.Call call) {
    return call.dispatch() != Dispatch.DYNAMIC && !facts.calls.isAnalysed(call) && !call.target().owner().startsWith("[");
  }

  /** Whether the call gives numbers to its object, or, if it is static, to the object of its class that it makes. */
  private static boolean givesNumbers(MethodFacts facts, Instruction.Call call) {
    String owner = call.target().owner();
    boolean isStatic = call.dispatch() == Dispatch.STATIC;
    return (!isStatic || call.type().equals(Type.ofInternalName(owner)) && !LibraryModel.isSourceOfStream(call.target()))
        && call.operands().stream().skip(isStatic ? 0 : 1)
            .anyMatch(operand -> mayKeep(owner, facts.typeOf(operand))
                && (facts.isArrayOfWords(operand) || facts.isNumber(operand) && !facts.leaves(operand).isEmpty()));
  }

  /** Whether objects of the class may keep such numbers. Whole ones are to collections and generators of random numbers indices, sizes and seeds. */
  private static boolean mayKeep(String owner, Type number) {
    boolean isReal = number.equals(Type.DOUBLE) || number.equals(Type.FLOAT);
    return owner.startsWith(ATOMIC) || owner.startsWith(UTILITIES) && isReal || OTHERS.stream().noneMatch(owner::startsWith);
  }
}
