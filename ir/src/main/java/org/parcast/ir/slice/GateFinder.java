package org.parcast.ir.slice;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/** Finds the merges and returns of a method that data decide, and gives each its predicate. */
final class GateFinder {
  private final Method method;
  private final Dominators dominators;
  private final LoopForest loops;
  private final CallModel calls;
  /** As they are where nothing is decided. */
  private final ThinSlices slices;
  private final Predicates predicates;
  private final Map<Edge, Integer> found = new HashMap<>();
  private final BitSet decided = new BitSet();
  private final BitSet computing = new BitSet();
  private final BitSet ended = new BitSet();

  GateFinder(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    this.method = method;
    this.dominators = dominators;
    this.loops = loops;
    this.calls = calls;
    this.slices = ThinSlices.of(method, dominators, loops, calls);
    this.predicates = new Predicates(method, loops);
  }

  Gates find() {
    boolean loopsChooseObjects = loops.loops().stream().flatMap(loop -> method.blocks().get(loop.header()).phis().stream()).anyMatch(phi -> NumberTypes.isObject(phi.type()));
    for (Block block : method.blocks()) {
      List<Instruction.Phi> chosen = block.phis().stream().filter(phi -> NumberTypes.isNumber(phi.type()) || loopsChooseObjects && NumberTypes.isObject(phi.type())).filter(phi -> !slices.isSelect(phi)).toList();
      ControlPaths paths = block.predecessors().size() < 2 || chosen.isEmpty() || isHeader(block.index()) ? null : ControlPaths.toMerge(method, dominators, loops, block);
      List<Instruction.Phi> others = paths == null ? List.of() : chosen.stream().filter(phi -> !isGathered(phi, paths)).toList();
      if (!others.isEmpty() && decide(paths, others.stream().anyMatch(phi -> NumberTypes.isNumber(phi.type())))) {
        others.forEach(phi -> decided.set(phi.id()));
      }
    }
    if (!method.ref().descriptor().endsWith(")V")) {
      decide(ControlPaths.toReturns(method, dominators, loops), true);
    }
    loops.loops().forEach(this::decideLast);
    loops.loops().forEach(this::endGathering);
    return new Gates(predicates.inserted(), Map.copyOf(found), decided, computing, ended);
  }

  private boolean isHeader(int block) {
    Loop loop = loops.innermost(block);
    return loop != null && loop.header() == block;
  }

  /** Whether the phi may hold what a loop on these paths has gathered, which is computed from the data of its iterations however often it runs. */
  private boolean isGathered(Instruction.Phi phi, ControlPaths paths) {
    return phi.operands().stream().flatMap(input -> slices.of(input).leaves().stream()).anyMatch(leaf -> paths.blocks().get(method.blockOf(leaf).index())
        && method.instruction(leaf) instanceof Instruction.Phi source && slices.gathers(source));
  }

  /**
   * Gives the paths a predicate, if data decide between them.
   *
   * @param isOfNumbers whether they lead to numbers, so that a branch on them is a computation
   */
  private boolean decide(ControlPaths paths, boolean isOfNumbers) {
    if (paths == null) {
      return false;
    }
    boolean computes = !paths.passLoops(loops) && paths.blocks().stream().mapToObj(method.blocks()::get).allMatch(this::computesAndStores);
    Map<Integer, List<Integer>> compared = compared(paths, computes);
    if (!compared.isEmpty()) {
      found.putAll(predicates.add(paths, compared));
      if (computes && isOfNumbers) {
        computing.or(paths.blocks());
        computing.set(paths.head());
      }
    }
    return !compared.isEmpty();
  }

  /** What a loop counts is decided by what its exits compare, where it is used after the loop: all else that comes out of it is computed from data by itself. */
  private void decideLast(Loop loop) {
    List<Integer> counted = method.instructions(loop.blocks()).filter(this::isCounted).map(Instruction::id)
        .filter(number -> loops.innermost(method.blockOf(number).index()) == loop && isUsedAfter(number, loop)).toList();
    ControlPaths paths = counted.isEmpty() ? null : ControlPaths.outOf(method, dominators, loops, loop);
    Map<Integer, List<Integer>> compared = paths == null ? Map.of() : compared(ControlPaths.throughIteration(method, loop), false);
    if (!compared.isEmpty()) {
      Block target = method.blocks().get(paths.ends().get(0).to());
      if (!found.containsKey(paths.ends().get(0))) {
        found.putAll(predicates.add(paths, compared));
      }
      counted.forEach(number -> decided.set(predicates.addLast(number, loop, target)));
    }
  }

  /**
   * What a loop that tests at its end has gathered by then is used after it as the next iteration would find it: by the name of the phi at its head, as after a loop that tests at its head.
   */
  private void endGathering(Loop loop) {
    for (Instruction.Phi phi : method.blocks().get(loop.header()).phis()) {
      List<Integer> next = phi.inputs().stream().filter(input -> loop.contains(input.block())).map(Instruction.Phi.Input::value).distinct().toList();
      boolean gathers = next.size() == 1 && next.get(0) != phi.id() && slices.gathers(phi);
      if (gathers && isUsedAfter(next.get(0), loop) && !isUsedAfter(phi.id(), loop) && isMadeBeforeExits(next.get(0), loop)) {
        predicates.goOnAs(phi.id(), next.get(0), loop);
        ended.set(phi.id());
      }
    }
  }

  private boolean isMadeBeforeExits(int number, Loop loop) {
    return loop.exits().stream().allMatch(exit -> dominators.dominates(method.blockOf(number).index(), exit.from()));
  }

  private boolean isCounted(Instruction instruction) {
    return (instruction instanceof Instruction.Phi || instruction instanceof Instruction.Compute) && NumberTypes.isNumber(instruction.type()) && slices.of(instruction.id()).leaves().isEmpty();
  }

  private boolean isUsedAfter(int number, Loop loop) {
    return Arrays.stream(method.uses(number)).mapToObj(method::instruction).anyMatch(user -> user instanceof Instruction.Phi phi
        ? phi.inputs().stream().anyMatch(input -> input.value() == number && !loop.contains(input.block()))
        : !loop.contains(method.blockOf(user.id()).index()));
  }

  private Map<Integer, List<Integer>> compared(ControlPaths paths, boolean computes) {
    Map<Integer, List<Integer>> compared = new HashMap<>();
    paths.deciding().stream().forEach(block -> {
      List<Integer> numbers = compared(block, computes);
      if (!numbers.isEmpty()) {
        compared.put(block, numbers);
      }
    });
    return compared;
  }

  private boolean computesAndStores(Block block) {
    return block.instructions().stream().allMatch(instruction -> instruction instanceof Instruction.Return || NumberTypes.isStoredBy(method, instruction)
        || instruction instanceof Instruction.Call call && calls.storesNumbers(call) || !Selects.isStore(instruction) && !Selects.hasEffect(instruction, calls));
  }

  private List<Integer> compared(int block, boolean computes) {
    Instruction.Terminator branch = method.blocks().get(block).terminator();
    boolean decides = branch instanceof Instruction.Branch || branch instanceof Instruction.Switch;
    return !decides ? List.of() : branch.operands().stream().filter(number -> NumberTypes.isNumber(method.instruction(number).type()) && !slices.of(number).leaves().isEmpty()
        && (computes || slices.of(number).leaves().stream().noneMatch(leaf -> isForAll(leaf, block, new BitSet())))).toList();
  }

  /** Whether a leaf may hold what a loop has gathered that is over in the block, or what a method answers that does more than read. */
  private boolean isForAll(int leaf, int block, BitSet seen) {
    Instruction source = method.instruction(leaf);
    if (source instanceof Instruction.Call call) {
      return !calls.changesNothing(call);
    }
    boolean isNew = source instanceof Instruction.Phi && !seen.get(leaf);
    seen.set(leaf);
    return isNew && isForAll((Instruction.Phi) source, block, seen);
  }

  private boolean isForAll(Instruction.Phi phi, int block, BitSet seen) {
    int at = method.blockOf(phi.id()).index();
    return slices.gathers(phi) && !loops.innermost(at).contains(block)
        || phi.operands().stream().flatMap(input -> slices.of(input).leaves().stream()).anyMatch(source -> isForAll(source, at, seen));
  }
}
