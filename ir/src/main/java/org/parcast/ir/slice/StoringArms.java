package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * Conditions that decide what is stored: {@code if (alive == 3) next[i] = 1; else next[i] = 0;}, for which {@code next[i] = alive == 3 ? 1 : 0} is short. The
 * arms of such a diamond do nothing but compute and store, and what they store is computed of what the conditions compare. What is only moved to a word for which
 * another arm has nothing, as where two words change places, remains a copy.
 */
final class StoringArms {
  private static final int LARGEST = 64;

  private final Method method;
  private final LoopForest loops;
  private final ThinSlices slices;
  private final Sameness same;
  private final List<Diamond> diamonds = new ArrayList<>();
  private final BitSet deciding = new BitSet();
  /** Leaves that find elements. */
  private final List<Integer> indices;

  StoringArms(Method method, Dominators dominators, LoopForest loops, ThinSlices slices, CallModel calls) {
    this.method = method;
    this.loops = loops;
    this.slices = slices;
    this.same = new Sameness(method, calls);
    Diamond.Finder finder = new Diamond.Finder(method, dominators, loops, arm -> computesAndStores(arm, calls), LARGEST);
    for (Block block : method.blocks()) {
      Diamond diamond = block.predecessors().size() > 1 ? finder.endingAt(block) : null;
      if (diamond != null && stores(diamond.arms())) {
        diamonds.add(diamond);
        deciding.set(diamond.head());
        deciding.or(diamond.arms());
      }
    }
    indices = diamonds.isEmpty() ? List.of() : method.instructions().stream().map(StoringArms::index).filter(index -> index >= 0).distinct()
        .flatMap(index -> slices.of(index).leaves().stream()).distinct().toList();
  }

  private static int index(Instruction instruction) {
    return instruction instanceof Instruction.ArrayLoad load ? load.index() : instruction instanceof Instruction.ArrayStore store ? store.index() : -1;
  }

  private boolean computesAndStores(Block block, CallModel calls) {
    return block.instructions().stream().allMatch(instruction -> isStoreOfNumber(instruction) || !Selects.isStore(instruction) && !Selects.hasEffect(instruction, calls));
  }

  private boolean stores(BitSet arms) {
    return arms.stream().anyMatch(arm -> method.blocks().get(arm).instructions().stream().anyMatch(this::isStoreOfNumber));
  }

  private boolean isStoreOfNumber(Instruction instruction) {
    return instruction instanceof Instruction.ArrayStore array && Numbers.isNumber(method.instruction(array.value()).type())
        || instruction instanceof Instruction.FieldStore field && Numbers.isNumber(method.instruction(field.value()).type());
  }

  /** Those found. */
  List<Diamond> all() {
    return diamonds;
  }

  /** Whether the block is the head or in the arms of one. */
  boolean decides(int block) {
    return deciding.get(block);
  }

  /**
   * The numbers by which branches decide whether the store is made, but for those that find elements and those that are still being gathered; none where it only
   * moves a number that else stays where it is.
   */
  List<Integer> compared(Instruction store) {
    int block = method.blockOf(store.id()).index();
    List<Integer> compared = new ArrayList<>();
    for (Diamond diamond : diamonds) {
      if (diamond.arms().get(block) && (!isCopy(store) || isMadeOnEveryWay(store, diamond))) {
        decidingBlocks(diamond, block).mapToObj(deciding -> method.blocks().get(deciding).terminator()).flatMap(branch -> branch.operands().stream())
            .filter(number -> !findsElements(number) && !goesOnGathering(number, block)).forEach(compared::add);
      }
    }
    return compared;
  }

  /** The blocks of a diamond from which some ways lead to an arm, and others past it. */
  private IntStream decidingBlocks(Diamond diamond, int arm) {
    return IntStream.concat(IntStream.of(diamond.head()), diamond.arms().stream()).filter(block -> {
      Instruction.Terminator branch = method.blocks().get(block).terminator();
      return block != arm && (branch instanceof Instruction.Branch || branch instanceof Instruction.Switch)
          && leads(block, arm, diamond.merge(), other -> false) && leads(block, diamond.merge(), -1, other -> other == arm);
    });
  }

  /** Whether a way leads from a block to another, neither through the end nor through what is closed. */
  private boolean leads(int from, int to, int end, IntPredicate closed) {
    BitSet passed = new BitSet();
    List<Integer> work = new ArrayList<>(method.blocks().get(from).successors());
    while (!work.isEmpty()) {
      int block = work.remove(work.size() - 1);
      if (block == to) {
        return true;
      }
      if (block != end && !passed.get(block) && !closed.test(block)) {
        passed.set(block);
        work.addAll(method.blocks().get(block).successors());
      }
    }
    return false;
  }

  private boolean findsElements(int number) {
    return slices.of(number).leaves().stream().anyMatch(leaf -> indices.stream().anyMatch(index -> same.isSame(leaf, index)));
  }

  /** Whether the number is what a loop around the block has gathered so far. */
  private boolean goesOnGathering(int number, int block) {
    return slices.of(number).leaves().stream().map(method::instruction).anyMatch(leaf -> leaf instanceof Instruction.Phi phi && slices.gathers(phi)
        && loops.innermost(method.blockOf(phi.id()).index()).contains(block));
  }

  private boolean isCopy(Instruction store) {
    ThinSlice slice = slices.of(store instanceof Instruction.ArrayStore array ? array.value() : ((Instruction.FieldStore) store).value());
    return !slice.computed() && !slice.leaves().isEmpty();
  }

  /** Whether each way through the diamond stores to the word. */
  private boolean isMadeOnEveryWay(Instruction store, Diamond diamond) {
    return !leads(diamond.head(), diamond.merge(), -1,
        block -> method.blocks().get(block).instructions().stream().anyMatch(other -> same.areOfOneWord(store, other)));
  }
}
