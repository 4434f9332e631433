package org.parcast.engine;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLength;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.NewArray;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.recorder.format.trace.Reference;
import org.parcast.recorder.format.trace.TraceLoop;
import org.parcast.recorder.format.trace.TraceMethod;
import org.parcast.recorder.format.trace.TraceTables;

/**
 * Finds the references to arrays that an iteration makes for itself: those whose elements the loop loads and stores, and of which nothing else knows, no other
 * array, field, variable or method. A thread would have them from a part of the heap of its own.
 */
final class OwnArrays {
  private final Program program;
  private final TraceTables tables;

  private OwnArrays(Program program, TraceTables tables) {
    this.program = program;
    this.tables = tables;
  }

  /** The loops, each with those references; as they are where the program is not at hand. */
  static List<ParallelLoop> of(BlockTraces.Traced traced, Collection<ParallelLoop> loops) {
    if (traced.program() == null) {
      return List.copyOf(loops);
    }
    OwnArrays arrays = new OwnArrays(traced.program().program(), traced.trace().tables());
    return loops.stream().map(loop -> loop.withOwn(arrays.references(arrays.tables.loops().get(loop.loop())))).toList();
  }

  private Set<Integer> references(TraceLoop at) {
    TraceMethod of = tables.methods().get(at.method());
    Method method = program.find(new MethodRef(of.owner(), of.name(), of.descriptor()));
    Optional<Loop> found = method == null ? Optional.empty() : LoopForest.of(method).loops().stream().filter(loop -> loop.header() == at.header()).findFirst();
    Set<Integer> instructions = new HashSet<>();
    found.ifPresent(loop -> method.instructions().stream()
        .filter(instruction -> instruction instanceof NewArray && keepsToItself(method, loop, instruction.id()))
        .forEach(array -> addUses(method, array.id(), instructions)));
    Set<Integer> references = new HashSet<>();
    for (Reference reference : tables.references().subList(1, tables.references().size())) {
      if (reference.method() == at.method() && instructions.contains(reference.instruction())) {
        references.add(reference.id());
      }
    }
    return references;
  }

  /** Whether the array is made in the loop, and no instruction uses it but to load, store or count its elements there. */
  private static boolean keepsToItself(Method method, Loop loop, int array) {
    if (!isIn(loop, method, array)) {
      return false;
    }
    for (int use : method.uses(array)) {
      Instruction by = method.instruction(use);
      boolean within = by instanceof ArrayLoad || by instanceof ArrayLength || by instanceof ArrayStore store && store.value() != array;
      if (!within || !isIn(loop, method, use)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(Loop loop, Method method, int instruction) {
    return loop.contains(method.blockOf(instruction).index());
  }

  private static void addUses(Method method, int array, Set<Integer> to) {
    for (int use : method.uses(array)) {
      to.add(use);
    }
  }
}
