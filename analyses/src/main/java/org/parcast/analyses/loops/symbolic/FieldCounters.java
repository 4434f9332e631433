package org.parcast.analyses.loops.symbolic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * Fields that a loop counts with: each iteration adds the same to one, once. What is loaded from it is then known from the loop's counter.
 */
public final class FieldCounters {
  private final WholeProgram program;
  private final MethodBody body;
  private final Method method;
  private final Loop loop;
  private final Set<Integer> references = new TreeSet<>();
  private final Set<Integer> updates = new TreeSet<>();
  /** By load, how much of the steps has been added: the polynomial of the counter that comes on top of the value from before the loop. */
  private final Map<Integer, Polynomial> values = new HashMap<>();

  FieldCounters(WholeProgram program, SymbolicValues numbers, Atoms atoms, MethodBody body, Loop loop) {
    this.program = program;
    this.body = body;
    this.method = body.method();
    this.loop = loop;
    method.instructions(loop.blocks()).filter(FieldStore.class::isInstance).forEach(store -> add((FieldStore) store, numbers, atoms));
  }

  /** The loads and stores of such fields, by their ids. */
  public Set<Integer> references() {
    return references;
  }

  /** The store that counts, of each field. */
  public Set<Integer> updates() {
    return updates;
  }

  /** What a load finds, or null where it loads no such field. */
  Polynomial value(int load) {
    return values.get(load);
  }

  private void add(FieldStore store, SymbolicValues numbers, Atoms atoms) {
    boolean whole = store.field().type().equals(Type.INT) || store.field().type().equals(Type.LONG);
    if (!whole || !(method.instruction(store.value()) instanceof Compute sum) || sum.operator() != Operator.ADD && sum.operator() != Operator.SUB) {
      return;
    }
    LoopField field = LoopField.of(program, body, loop, store);
    if (field == null || field.stores().size() != 1) {
      return;
    }
    List<FieldLoad> loads = field.loads();
    boolean first = isOneOf(loads, sum.operands().get(0));
    int other = sum.operands().get(first ? 1 : 0);
    boolean adds = first || sum.operator() == Operator.ADD && isOneOf(loads, other == sum.operands().get(0) ? sum.operands().get(1) : other);
    if (!adds || !isFixed(other) || !isOnceInEach(store)) {
      return;
    }
    Polynomial step = numbers.number(numbers.root(), other).times(sum.operator() == Operator.SUB ? -1 : 1);
    Polynomial start = Polynomial.atom(atoms.of(List.of("before the loop", store.field().toString(), store.isStatic() ? -1 : store.object()), Atoms.Kind.SYMBOL));
    Polynomial before = start.plus(step.times(Polynomial.atom(numbers.counter(numbers.root(), loop))));
    Map<Integer, Polynomial> found = new HashMap<>();
    for (FieldLoad load : loads) {
      boolean after = isAfter(store, load);
      if (!after && mayBeAfter(store, load)) {
        return;
      }
      found.put(load.id(), after ? before.plus(step) : before);
    }
    Polynomial counted = found.get(sum.operands().get(first ? 0 : 1));
    if (atoms.isInvariant(step) && !step.isZero() && counted != null && counted.equals(before)) {
      values.putAll(found);
      references.addAll(found.keySet());
      references.add(store.id());
      updates.add(store.id());
    }
  }

  private static boolean isOneOf(List<FieldLoad> loads, int value) {
    return loads.stream().anyMatch(load -> load.id() == value);
  }

  private boolean isFixed(int value) {
    return method.instruction(value) instanceof Instruction.Constant || !loop.contains(method.blockOf(value).index());
  }

  private boolean isOnceInEach(FieldStore store) {
    int block = method.blockOf(store.id()).index();
    return body.loopOf(store.id()).header() == loop.header() && loop.backEdges().stream().allMatch(edge -> body.isDone(block, edge.from()));
  }

  /** Whether the store has always been done in the iteration when control comes to the load. */
  private boolean isAfter(FieldStore store, FieldLoad load) {
    int block = method.blockOf(store.id()).index();
    int target = method.blockOf(load.id()).index();
    List<Instruction> together = method.blockOf(store.id()).instructions();
    return block == target ? together.indexOf(store) < together.indexOf(load) : body.isDone(block, target);
  }

  private boolean mayBeAfter(FieldStore store, FieldLoad load) {
    return method.reachableAnyhow(method.blockOf(store.id()).index(), next -> next != loop.header() && loop.contains(next)).get(method.blockOf(load.id()).index());
  }
}
