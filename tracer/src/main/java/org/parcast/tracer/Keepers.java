package org.parcast.tracer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.slice.Numbers;

/**
 * Classes that are not analysed whose objects are given numbers of the program's, one by one or in arrays: numbers that such an object answers
 * may be made from those, and nothing tells how.
 */
final class Keepers {
  /** What is given to these is written or counted, or comes back in boxes, which are followed by themselves. */
  private static final List<String> OTHERS = List.of("java/lang/", "java/io/", "java/util/");

  private static final String ATOMIC = "java/util/concurrent/atomic/";

  private final Set<String> classes = new HashSet<>();

  Keepers(List<MethodFacts> methods) {
    for (MethodFacts facts : methods) {
      for (Instruction instruction : facts.method.instructions()) {
        if (instruction instanceof Instruction.Call call && isOfObject(facts, call) && givesNumbers(facts, call)) {
          classes.add(call.target().owner());
        }
      }
    }
  }

  /** Whether the call gives the program a number that may be made from what it gave to the object before. */
  boolean answer(MethodFacts facts, Instruction.Call call) {
    return isOfObject(facts, call) && classes.contains(call.target().owner()) && Numbers.isNumber(call.type()) && facts.method.uses(call.id()).length > 0;
  }

  private static boolean isOfObject(MethodFacts facts, Instruction.Call call) {
    String owner = call.target().owner();
    return call.dispatch() != Dispatch.STATIC
        && call.dispatch() != Dispatch.DYNAMIC
        && !facts.calls.isAnalysed(call)
        && !owner.startsWith("[")
        && (owner.startsWith(ATOMIC) || OTHERS.stream().noneMatch(owner::startsWith));
  }

  private static boolean givesNumbers(MethodFacts facts, Instruction.Call call) {
    return call.operands().stream().skip(1)
        .anyMatch(operand -> facts.isArrayOfWords(operand) || facts.isNumber(operand) && !facts.leaves(operand).isEmpty());
  }
}
