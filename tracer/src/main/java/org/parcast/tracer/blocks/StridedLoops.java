package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.Strides;

/**
 * Whether every iteration of a loop executes the same blocks and moves each of its addresses by the same stride: then its first two
 * iterations and their number tell all. An element of a row that varies ({@code a[i][k]} over i) advances by the rows' distance, which only the
 * run knows.
 */
final class StridedLoops {
  private final Method method;
  private final CallEffects calls;
  private final Loop loop;
  private final List<Block> path = new ArrayList<>();
  private final Strides strides;

  private StridedLoops(Method method, CallEffects calls, Loop loop) {
    this.method = method;
    this.calls = calls;
    this.loop = loop;
    this.strides = new Strides(method, loop);
  }

  /**
   * The blocks of the loop in the order of their execution, or null where it is no such loop. The last iteration may leave it after any of them, unless
   * there are rows that vary.
   */
  static List<Block> path(Method method, CallEffects calls, Loop loop, int superCall) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    boolean unguarded = loop.blocks().stream().allMatch(block -> method.blocks().get(block).handlers().isEmpty());
    boolean simple = strided.isSimple(superCall) && !strided.looksBeforeItLeaves() && (strided.leavesAtOneEnd() || strided.isFreeOfVaryingRows());
    return unguarded && simple && strided.addressesAdvance() ? strided.path : null;
  }

  /** The blocks of a loop without branches but for its one end, and without handlers, in the order of their execution; null where it is no such loop. */
  static List<Block> straightPath(Method method, CallEffects calls, Loop loop, int superCall) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    boolean unguarded = loop.blocks().stream().allMatch(block -> method.blocks().get(block).handlers().isEmpty());
    return unguarded && strided.findPath() && strided.leavesAtOneEnd() && method.blocks().get(loop.header()).start() > superCall ? strided.path : null;
  }

  /**
   * The blocks of an innermost loop with branches whose addresses all advance by strides, whichever ways its iterations take, in an order in which
   * no iteration goes back; null where it is no such loop. Rows that vary are left out: an iteration on another way may not load them.
   */
  static List<Block> branches(Method method, CallEffects calls, Loop loop, int superCall) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    List<Block> blocks = loop.blocks().cardinality() > BranchedLoop.MOST ? null : BranchedLoop.inOrder(method, loop);
    if (blocks == null || blocks.stream().anyMatch(block -> !block.handlers().isEmpty()) || method.blocks().get(loop.header()).start() <= superCall) {
      return null;
    }
    strided.path.addAll(blocks);
    boolean simple = strided.isQuiet() && !strided.looksBeforeItLeaves();
    return simple && strided.addressesAdvance() && strided.isFreeOfVaryingRows() ? blocks : null;
  }

  private boolean isFreeOfVaryingRows() {
    return path.stream().flatMap(block -> block.instructions().stream())
        .noneMatch(instruction -> BlockMethod.isAccess(instruction) && holder(instruction) >= 0 && !strides.isInvariant(holder(instruction)));
  }

  /**
   * The accesses, by id, that move by strides in a loop of which every iteration executes the same blocks, but for the last, which may leave it after
   * any of them; others in it may not. None in any other loop.
   */
  static BitSet advancing(Method method, CallEffects calls, Loop loop, int superCall) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    BitSet advancing = new BitSet();
    if (strided.isSimple(superCall)) {
      strided.path.stream().flatMap(block -> block.instructions().stream())
          .filter(instruction -> BlockMethod.isAccess(instruction) && (strided.advances(instruction) || strided.isIndirect(instruction)))
          .forEach(instruction -> advancing.set(instruction.id()));
    }
    return advancing;
  }

  /** Whether a store in the loop is to the same word in every iteration. */
  static boolean staysInPlace(Method method, CallEffects calls, Loop loop, Instruction access) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    strided.findPath();
    strided.isQuiet();
    if (access instanceof Instruction.ArrayStore store) {
      return strided.strides.isInvariant(store.array()) && strided.strides.isInvariant(store.index());
    }
    return access instanceof Instruction.FieldStore store && (store.isStatic() || strided.strides.isInvariant(store.object()));
  }

  private boolean isSimple(int superCall) {
    return findPath() && isQuiet() && method.blocks().get(loop.header()).start() > superCall;
  }

  /** The load of the row or object, where the access is to an element or field of one that varies in the loop; else -1. */
  static int varyingRow(Method method, CallEffects calls, Loop loop, Instruction access) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    strided.findPath();
    strided.isQuiet();
    int holder = holder(access);
    return holder < 0 || strided.strides.isInvariant(holder) ? -1 : strided.rowLoad(holder);
  }

  /** The load of the index from an array of ints that the loop strides through, perhaps with an amount added that does not vary; else -1. */
  static int loadedIndex(Method method, CallEffects calls, Loop loop, Instruction access) {
    StridedLoops strided = new StridedLoops(method, calls, loop);
    strided.findPath();
    strided.isQuiet();
    int index = index(access);
    return index >= 0 && strided.strides.isInvariant(holder(access)) ? strided.indexLoad(index) : -1;
  }

  /** A way from the header around to itself without branches but for exits, of which there are some. */
  private boolean findPath() {
    int at = loop.header();
    do {
      Block block = method.blocks().get(at);
      if (path.size() > loop.blocks().cardinality()) {
        return false;
      }
      path.add(block);
      int next = -1;
      for (int successor : block.successors()) {
        if (loop.contains(successor)) {
          if (next >= 0) {
            return false;
          }
          next = successor;
        }
      }
      at = next;
    } while (at != loop.header() && at >= 0);
    return at >= 0 && path.size() == loop.blocks().cardinality() && path.stream().anyMatch(this::exitsAt) && isContiguous();
  }

  /** Whether there is one exit, at the header or at the end. */
  private boolean leavesAtOneEnd() {
    List<Block> leaving = path.stream().filter(this::exitsAt).toList();
    boolean once = leaving.size() == 1 && leaving.get(0).successors().stream().filter(successor -> !loop.contains(successor)).count() == 1;
    return once && (leaving.get(0).index() == loop.header() || leaving.get(0).successors().contains(loop.header()));
  }

  /** Whether a test at the head, which the last iteration makes too, accesses memory. */
  private boolean looksBeforeItLeaves() {
    Block header = path.get(0);
    return path.size() > 1 && exitsAt(header) && header.instructions().stream().anyMatch(BlockMethod::isAccess);
  }

  /** Whether its blocks follow each other, but for jumps out of it, as {@code break} is one. */
  private boolean isContiguous() {
    int start = path.stream().mapToInt(Block::start).min().orElse(0);
    int end = path.stream().mapToInt(Block::end).max().orElse(0);
    return method.blocks().stream().filter(block -> block.start() >= start && block.end() <= end)
        .allMatch(block -> loop.contains(block.index()) || block.end() == block.start() || isJump(block));
  }

  private boolean isJump(Block block) {
    return block.end() - block.start() == 1 && block.successors().size() == 1 && method.blocks().get(block.successors().get(0)).start() != block.end();
  }

  /** Nothing that the loop does may bring about other events than its own. */
  private boolean isQuiet() {
    for (Block block : path) {
      for (Instruction instruction : block.instructions()) {
        boolean noisy =
            instruction instanceof Instruction.Call call && !calls.isPure(call)
                || instruction instanceof Instruction.NewArray
                || instruction instanceof Instruction.NewObject
                || instruction instanceof Instruction.Monitor;
        if (noisy) {
          return false;
        }
        strides.note(instruction);
      }
    }
    return true;
  }

  private boolean exitsAt(Block block) {
    return block.successors().stream().anyMatch(successor -> !loop.contains(successor));
  }

  private boolean addressesAdvance() {
    boolean any = false;
    for (Block block : path) {
      for (Instruction instruction : block.instructions()) {
        if (BlockMethod.isAccess(instruction)) {
          any = true;
          if (!advances(instruction)) {
            return false;
          }
        }
      }
    }
    return any;
  }

  private boolean advances(Instruction access) {
    if (access instanceof Instruction.ArrayLoad load) {
      return strides.isAffine(load.index()) && (strides.isInvariant(load.array()) || !load.type().isReference() && rowLoad(load.array()) >= 0);
    } else if (access instanceof Instruction.ArrayStore store) {
      boolean row = store.elementType().isReference();
      return !row && strides.isAffine(store.index()) && (strides.isInvariant(store.array()) || rowLoad(store.array()) >= 0);
    } else if (access instanceof Instruction.FieldLoad load) {
      return load.isStatic() || strides.isInvariant(load.object());
    } else if (access instanceof Instruction.FieldStore store) {
      return store.isStatic() || strides.isInvariant(store.object());
    }
    return true;
  }

  private int rowLoad(int array) {
    return method.instruction(array) instanceof Instruction.ArrayLoad && strides.isEvenRow(array) ? array : -1;
  }

  /** Whether the address comes from an array that the loop strides through: of the objects whose fields are accessed, or of indices. */
  private boolean isIndirect(Instruction access) {
    if (access instanceof Instruction.FieldLoad || access instanceof Instruction.FieldStore) {
      return rowLoad(holder(access)) >= 0;
    }
    return index(access) >= 0 && strides.isInvariant(holder(access)) && indexLoad(index(access)) >= 0;
  }

  /** The index of an access to an element that is no reference; else -1. */
  private static int index(Instruction access) {
    if (access instanceof Instruction.ArrayLoad load && !load.type().isReference()) {
      return load.index();
    }
    return access instanceof Instruction.ArrayStore store && !store.elementType().isReference() ? store.index() : -1;
  }

  /** The array or object that an access is to; -1 for a static field. */
  private static int holder(Instruction access) {
    if (access instanceof Instruction.ArrayLoad load) {
      return load.array();
    } else if (access instanceof Instruction.ArrayStore store) {
      return store.array();
    } else if (access instanceof Instruction.FieldLoad load) {
      return load.isStatic() ? -1 : load.object();
    }
    return access instanceof Instruction.FieldStore store && !store.isStatic() ? store.object() : -1;
  }

  private int indexLoad(int index) {
    Instruction instruction = method.instruction(index);
    if (!strides.isWithin(instruction)) {
      return -1;
    }
    if (instruction instanceof Instruction.ArrayLoad load) {
      boolean kept = path.stream().flatMap(block -> block.instructions().stream()).noneMatch(other -> storesTo(other, load.array()));
      return load.type().equals(Type.INT) && strides.isInvariant(load.array()) && strides.isAffine(load.index()) && kept ? index : -1;
    }
    if (instruction instanceof Instruction.Compute compute && (compute.operator() == Operator.ADD || compute.operator() == Operator.SUB)) {
      int left = compute.operands().get(0);
      int right = compute.operands().get(1);
      if (strides.isInvariant(right)) {
        return indexLoad(left);
      }
      return compute.operator() == Operator.ADD && strides.isInvariant(left) ? indexLoad(right) : -1;
    }
    return -1;
  }

  /** Whether the instruction is a store to this array, as far as it can be told. */
  private boolean storesTo(Instruction instruction, int array) {
    return instruction instanceof Instruction.ArrayStore store && (store.array() == array
        || method.instruction(store.array()) instanceof Instruction.FieldLoad one
            && method.instruction(array) instanceof Instruction.FieldLoad other && one.field().equals(other.field()));
  }
}
