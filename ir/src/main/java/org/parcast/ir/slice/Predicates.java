package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.Variable;

/** Writes predicates into a method in SSA form: empty at first, on each way computed from what its branches compare. */
final class Predicates {
  /** No place of the frame holds what is written here. */
  private static final Variable NONE = new Variable(true, -1);

  private final Method method;
  private final LoopForest loops;
  private final List<Instruction.Constant> constants = new ArrayList<>();
  private final Map<Integer, List<Instruction.Phi>> phis = new TreeMap<>();
  private final Map<Integer, List<Instruction.Compute>> computed = new TreeMap<>();
  private final Map<Integer, List<Last>> lasting = new HashMap<>();
  /** In the place of phis that were left out. */
  private final Map<Integer, Integer> same = new HashMap<>();
  private int next;
  Predicates(Method method, LoopForest loops) {
    this.method = method;
    this.loops = loops;
    this.next = method.size();
  }

  /**
   * Adds the predicate of some paths; answers what it holds at the end of each.
   *
   * @param compared by block the numbers by which it decides
   */
  Map<Edge, Integer> add(ControlPaths paths, Map<Integer, List<Integer>> compared) {
    Map<Integer, Integer> out = new HashMap<>();
    int nothing = nothing();
    out.put(paths.head(), after(paths.head(), nothing, compared));
    Map<Integer, Integer> merged = new TreeMap<>();
    List<Integer> order = paths.inOrder();
    for (int block : order) {
      List<Integer> predecessors = method.blocks().get(block).predecessors();
      boolean isAhead = !predecessors.isEmpty() && !out.containsKey(predecessors.get(0)); // handlers are reached by no branch, and stand at the end of the order
      if (predecessors.size() > 1 || leavesLoop(block) || isAhead) {
        merged.put(block, next++);
      }
      int before = predecessors.isEmpty() ? nothing : merged.containsKey(block) ? merged.get(block) : out.get(predecessors.get(0));
      out.put(block, after(block, before, compared));
    }
    leaveOut(merged, out);
    merged.forEach((block, id) -> phis.computeIfAbsent(block, at -> new ArrayList<>()).add(new Instruction.Phi(id, Type.INT, NONE,
        method.blocks().get(block).predecessors().stream().map(from -> new Instruction.Phi.Input(from, -1, settled(out.get(from)))).toList())));
    return paths.ends().stream().collect(Collectors.toMap(end -> end, end -> settled(out.get(end.from()))));
  }

  /** Leaves phis out that merge nothing: nothing has decided for good where their paths meet. */
  private void leaveOut(Map<Integer, Integer> merged, Map<Integer, Integer> out) {
    boolean changed = true;
    while (changed) {
      changed = merged.entrySet().removeIf(phi -> {
        List<Integer> inputs = method.blocks().get(phi.getKey()).predecessors().stream().map(from -> settled(out.get(from))).filter(input -> input != (int) phi.getValue()).distinct().toList();
        boolean mergesNothing = inputs.size() == 1 && !leavesLoop(phi.getKey());
        if (mergesNothing) {
          same.put(phi.getValue(), inputs.get(0));
        }
        return mergesNothing;
      });
    }
  }

  /** Whether control comes to the block out of a loop, which has gathered by then. */
  private boolean leavesLoop(int block) {
    return method.blocks().get(block).predecessors().stream().anyMatch(from -> loops.innermost(from) != null && !loops.innermost(from).contains(block));
  }

  private int settled(int number) {
    int settled = number;
    while (same.containsKey(settled)) {
      settled = same.get(settled);
    }
    return settled;
  }

  /** Adds what a number of a loop holds once the loop is left, and takes that in its place for those that use it there; answers its id. */
  int addLast(int number, Loop loop, Block target) {
    int last = next++;
    goOnAs(last, number, loop);
    phis.computeIfAbsent(target.index(), at -> new ArrayList<>()).add(new Instruction.Phi(last, method.instruction(number).type(), NONE,
        target.predecessors().stream().map(from -> new Instruction.Phi.Input(from, -1, number)).toList()));
    return last;
  }

  /** Takes another in the place of a number of a loop for those that use it once the loop is left. */
  void goOnAs(int other, int number, Loop loop) {
    lasting.computeIfAbsent(number, n -> new ArrayList<>()).add(new Last(other, loop));
  }

  private record Last(int id, Loop loop) {}

  /** Of loops in one another, the outermost that has been left tells. */
  private int used(int number, int block) {
    return lasting.getOrDefault(number, List.of()).stream().filter(last -> !last.loop.contains(block)).min(Comparator.comparingInt(last -> last.loop.depth())).map(Last::id).orElse(number);
  }

  private int nothing() {
    if (constants.isEmpty()) {
      constants.add(new Instruction.Constant(next++, -1, Type.INT, 0));
    }
    return constants.get(0).id();
  }

  private int after(int block, int before, Map<Integer, List<Integer>> compared) {
    int predicate = before;
    for (int number : compared.getOrDefault(block, List.of())) {
      int position = method.blocks().get(block).terminator().position();
      computed.computeIfAbsent(block, at -> new ArrayList<>()).add(new Instruction.Compute(next, position, Type.INT, Instruction.Operator.OR, List.of(predicate, number)));
      predicate = next++;
    }
    return predicate;
  }

  /** The method with what was added; the same where nothing was. */
  Method inserted() {
    return constants.isEmpty() && lasting.isEmpty() ? method : method.with(method.blocks().stream().map(this::inserted).toList());
  }

  private Instruction settled(Instruction.Compute part) {
    return new Instruction.Compute(part.id(), part.position(), part.type(), part.operator(), part.operands().stream().map(this::settled).toList());
  }

  private Block inserted(Block block) {
    List<Instruction> instructions = new ArrayList<>();
    block.phis().forEach(phi -> instructions.add(new Instruction.Phi(phi.id(), phi.type(), phi.variable(),
        phi.inputs().stream().map(input -> new Instruction.Phi.Input(input.block(), input.after(), used(input.value(), input.block()))).toList())));
    instructions.addAll(phis.getOrDefault(block.index(), List.of()));
    List<Instruction> rest = block.instructions().subList(block.phis().size(), block.instructions().size()).stream()
        .map(instruction -> Operands.replaced(instruction, operand -> used(operand, block.index()))).toList();
    if (block.index() == 0) {
      rest.stream().filter(Instruction.Parameter.class::isInstance).forEach(instructions::add);
      instructions.addAll(constants);
      rest = rest.stream().filter(instruction -> !(instruction instanceof Instruction.Parameter)).toList();
    }
    instructions.addAll(rest.subList(0, rest.size() - 1));
    computed.getOrDefault(block.index(), List.of()).stream().map(this::settled).forEach(instructions::add);
    instructions.add(rest.get(rest.size() - 1));
    return new Block(block.index(), block.start(), block.end(), instructions, block.predecessors(), block.successors(), block.handlers());
  }
}
