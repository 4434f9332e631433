package org.parcast.analyses.loops.effects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.SteadyValues;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Calls of a loop that store in a container where no other iteration does: {@code e.setValue(x)} for the entry that the loop is at, and {@code list.set(i, x)} at its counter; and those that
 * ask for what is there.
 */
final class OwnPlaces {
  private static final Set<String> LISTS = Set.of("java/util/List", "java/util/ArrayList", "java/util/Vector");

  private final Method method;
  private final Loop loop;
  private final int iterator;
  private final Set<Call> calls = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Call> stores = new ArrayList<>();

  OwnPlaces(WholeProgram program, Method method, Loop loop) {
    this.method = method;
    this.loop = loop;
    this.iterator = new SteadyValues(program, method, loop).drivingIterator();
    List<Call> all = method.instructions(loop.blocks()).filter(Call.class::isInstance).map(Call.class::cast).filter(call -> !call.operands().isEmpty()).toList();
    all.stream().filter(this::isStore).forEach(stores::add);
    calls.addAll(stores);
    for (Call store : stores) {
      all.stream().filter(call -> asksThere(call, store)).forEach(calls::add);
    }
  }

  /** Those that store. */
  List<Call> stores() {
    return stores;
  }

  /** Whether the call stores in such a place, or asks for what is in one that the loop stores in. */
  boolean contains(Call call) {
    return calls.contains(call);
  }

  private boolean isStore(Call call) {
    boolean ofEntry = iteratesEntries() && call.target().owner().equals("java/util/Map$Entry") && call.target().name().equals("setValue") && isElement(call.operands().get(0));
    boolean ofList = iterator < 0 && LISTS.contains(call.target().owner()) && call.target().name().equals("set") && call.operands().size() == 3 && isBefore(call.operands().get(0)) && counts(call.operands().get(1));
    return ofEntry || ofList;
  }

  /** Whether the loop goes through the entries of a map, each of which is there once. */
  private boolean iteratesEntries() {
    return iterator >= 0 && method.instruction(iterator) instanceof Call made && method.instruction(made.operands().get(0)) instanceof Call of && of.target().name().equals("entrySet");
  }

  private boolean asksThere(Call call, Call store) {
    boolean same = method.instruction(call.operands().get(0)) == method.instruction(store.operands().get(0)) || isElement(call.operands().get(0)) && isElement(store.operands().get(0));
    boolean atPlace = call.operands().size() == 1 ? !call.target().name().equals("iterator") && (isElement(call.operands().get(0)) || call.target().name().equals("size"))
        : call.operands().size() == 2 && call.target().name().equals("get") && store.operands().size() == 3 && call.operands().get(1).equals(store.operands().get(1));
    return same && atPlace && LibraryEffects.asksContainer(call);
  }

  /** Whether the value is what the iterator that drives the loop has given. */
  private boolean isElement(int value) {
    Instruction given = method.instruction(value);
    while (given instanceof Instruction.CheckCast cast) {
      given = method.instruction(cast.operands().get(0));
    }
    return iterator >= 0 && given instanceof Call next && next.target().name().equals("next") && next.operands().get(0) == iterator;
  }

  private boolean isBefore(int value) {
    return !loop.contains(method.blockOf(value).index());
  }

  /** Whether the value is that of a variable that changes by the same amount each time. */
  private boolean counts(int value) {
    return method.instruction(value) instanceof Phi phi && method.blockOf(phi.id()).index() == loop.header()
        && phi.inputs().stream().filter(input -> loop.contains(input.block())).allMatch(input -> method.instruction(input.value()) instanceof Compute sum
            && (sum.operator() == Instruction.Operator.ADD || sum.operator() == Instruction.Operator.SUB) && sum.operands().get(0) == phi.id()
            && method.instruction(sum.operands().get(1)) instanceof Instruction.Constant by && by.value() instanceof Number number && number.longValue() != 0);
  }
}
