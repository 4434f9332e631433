package org.parcast.engine.loops;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.engine.run.BlockTraces;
import org.parcast.ir.Instruction.NewArray;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.ir.slice.TemporaryArrays;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Finds the references to arrays that an iteration makes for itself: those whose elements the loop loads and stores, and of which nothing else knows, no other
 * array, field, variable or method. A thread would have them from a part of the heap of its own.
 */
public final class OwnArrays {
  private final Program program;
  private final TraceTables tables;

  /** By number of a method, see {@link #inCalled}. */
  private final Map<Integer, Set<Integer>> called = new HashMap<>();

  private OwnArrays(Program program, TraceTables tables) {
    this.program = program;
    this.tables = tables;
  }

  /** The loops, each with those references; as they are where the program is not at hand. */
  public static List<ParallelLoop> of(BlockTraces.Traced traced, Collection<ParallelLoop> loops) {
    if (traced.program() == null) {
      return List.copyOf(loops);
    }
    OwnArrays arrays = new OwnArrays(traced.program().program(), traced.trace().tables());
    return loops.stream().map(loop -> loop.withOwn(arrays.references(arrays.tables.loops().get(loop.loop())))).toList();
  }

  private Set<Integer> references(TraceLoop at) {
    Set<Integer> inRegion = inRegion(at);
    Set<Integer> references = new HashSet<>();
    for (Reference reference : tables.references().subList(1, tables.references().size())) {
      Set<Integer> own = reference.method() == at.method() ? inRegion : inCalled(reference.method());
      if (own.contains(reference.instruction())) {
        references.add(reference.id());
      }
    }
    return references;
  }

  private Optional<Method> method(int number) {
    TraceMethod of = tables.methods().get(number);
    return Optional.ofNullable(program.find(new MethodRef(of.owner(), of.name(), of.descriptor())));
  }

  /** In the method of a parallel loop: instructions that use what an iteration of it makes for itself. */
  private Set<Integer> inRegion(TraceLoop at) {
    return method(at.method()).map(method -> uses(method, array -> LoopForest.of(method).loops().stream()
        .anyMatch(loop -> loop.header() == at.header() && TemporaryArrays.isOne(method, loop, array)))).orElse(Set.of());
  }

  /** In a method that an iteration calls: those that use what an iteration of a loop there makes for itself. */
  private Set<Integer> inCalled(int number) {
    return called.computeIfAbsent(number, n -> method(n).map(method -> {
      LoopForest loops = LoopForest.of(method);
      return uses(method, array -> {
        Loop loop = loops.innermost(method.blockOf(array).index());
        return loop != null && TemporaryArrays.isOne(method, loop, array);
      });
    }).orElse(Set.of()));
  }

  private static Set<Integer> uses(Method method, IntPredicate isOwn) {
    Set<Integer> uses = new HashSet<>();
    method.instructions().stream().filter(instruction -> instruction instanceof NewArray && isOwn.test(instruction.id())).forEach(array -> addUses(method, array.id(), uses));
    return uses;
  }

  private static void addUses(Method method, int array, Set<Integer> to) {
    for (int use : method.uses(array)) {
      to.add(use);
    }
  }
}
