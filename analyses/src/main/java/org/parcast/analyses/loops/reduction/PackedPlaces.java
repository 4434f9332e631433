package org.parcast.analyses.loops.reduction;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * Arrays that iterations fill one element after the other, {@code if (..) c[k++] = x}: a variable counts how many there are, and is used for nothing but their places. No two iterations
 * store in the same place, as each that stores counts on, and none goes back to a value from before.
 */
final class PackedPlaces {
  private final SymbolicValues values;
  private final MethodBody body;
  private final Method method;
  private final Loop loop;
  private final Set<Integer> members;
  private final List<Compute> increments;
  private final Set<Integer> stores = new HashSet<>();

  /** @param members the values of the variable in an iteration */
  PackedPlaces(SymbolicValues values, MethodBody body, Loop loop, Set<Integer> members) {
    this.values = values;
    this.body = body;
    this.method = body.method();
    this.loop = loop;
    this.members = members;
    this.increments = members.stream().sorted().map(method::instruction).filter(Compute.class::isInstance).map(Compute.class::cast).toList();
  }

  /** The stores whose place the variable is. */
  Set<Integer> stores() {
    return stores;
  }

  /** Whether the user stores where the member points to, in an array that is the same in all iterations, and the variable counts on by then; remembers it then. */
  boolean add(int member, int user) {
    boolean places = method.instruction(user) instanceof ArrayStore store && store.index() == member && store.value() != member && values.ref(values.root(), store.array()).isInvariant()
        && increments.stream().anyMatch(increment -> increment.operands().contains(member) && comesFirst(increment, store));
    if (places) {
      stores.add(user);
    }
    return places;
  }

  /** Whether each iteration that stores has counted on: before, or in the same block. */
  private boolean comesFirst(Compute increment, ArrayStore store) {
    return body.isDone(block(increment.id()), block(store.id()));
  }

  /** Whether the variable counts upwards by constants, and has one history: no value from before an increment is taken up again after it. */
  boolean holds() {
    return stores.isEmpty() || increments.stream().allMatch(this::countsOn) && members.stream().allMatch(this::isPassedInTurn);
  }

  private boolean countsOn(Compute increment) {
    return increment.operator() == Operator.ADD
        && increment.operands().stream().anyMatch(operand -> method.instruction(operand) instanceof Instruction.Constant constant && constant.value() instanceof Integer step && step > 0);
  }

  /** Whether no increment lies between where the value is made and where the variable's next one takes it up. */
  private boolean isPassedInTurn(int member) {
    for (int user : method.uses(member)) {
      if (members.contains(user) && method.instruction(user) instanceof Phi merge) {
        for (Phi.Input input : merge.inputs()) {
          if (input.value() == member && loop.contains(input.block()) && isPassed(member, input.block(), Integer.MAX_VALUE, merge.id())) {
            return false;
          }
        }
      } else if (members.contains(user) && isPassed(member, block(user), place(user), user)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPassed(int member, int block, int place, int user) {
    return increments.stream().anyMatch(increment -> increment.id() != user && increment.id() != member && isBetween(member, increment, block, place));
  }

  /** Whether control may come from the value to the increment, and on to a place in the block, without making the value anew or beginning another iteration. */
  private boolean isBetween(int member, Compute increment, int block, int place) {
    int from = block(member);
    int at = block(increment.id());
    boolean comes = at == from ? place(increment.id()) > place(member) || isAgain(from, at) : isAgain(from, at);
    boolean sameBlock = at == block && place(increment.id()) < place;
    return comes && (sameBlock || isAgain(from, at, block));
  }

  private boolean isAgain(int making, int to) {
    return isAgain(making, making, to);
  }

  /** Whether control comes from a block to another one, be it by an exception, not through the loop's head, and not through the one that makes the value. */
  private boolean isAgain(int making, int from, int to) {
    return method.reachableAnyhow(from, next -> loop.contains(next) && next != loop.header() && next != making).get(to);
  }

  private int block(int id) {
    return method.blockOf(id).index();
  }

  /** Where in its block an instruction stands; merges come first. */
  private int place(int id) {
    return method.instruction(id) instanceof Phi ? -1 : method.blockOf(id).instructions().indexOf(method.instruction(id));
  }
}
