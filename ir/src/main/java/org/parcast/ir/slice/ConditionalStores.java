package org.parcast.ir.slice;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/**
 * Stores that select as {@link Selects} do, with a word in the place of the register: {@code if (a[i] > max) max = a[i];} where {@code max} is
 * a field or an element. A branch compares the word with a number, and the one block behind it stores that number in the word, or what is made
 * from the same sources ({@code if (abs(x) > abs(max)) max = x}); the word's former value is used for nothing else there. Where two words that are compared,
 * or a word and a register, change places, and the block does nothing else, one is the lesser and the other the larger of both.
 */
final class ConditionalStores {
  private final Method method;
  private final ThinSlices slices;
  private final Sameness same;
  private final Map<Integer, ConditionalStore> byStore = new HashMap<>();
  private final Map<Integer, ConditionalStore> byBlock = new HashMap<>();

  ConditionalStores(Method method, ThinSlices slices, CallModel calls) {
    this.method = method;
    this.slices = slices;
    this.same = new Sameness(method, calls);
    for (Block block : method.blocks()) {
      if (block.terminator() instanceof Instruction.Branch branch) {
        for (int successor : block.successors()) {
          find(branch, block, method.blocks().get(successor));
        }
      }
    }
  }

  /** The conditional store that the instruction is, or null. */
  ConditionalStore of(Instruction store) {
    return byStore.get(store.id());
  }

  /** The conditional store that the branch at the block's end decides, or null. */
  ConditionalStore at(int block) {
    return byBlock.get(block);
  }

  private void find(Instruction.Branch branch, Block head, Block arm) {
    List<Integer> compared = Selects.comparedBy(method, branch);
    if (compared.isEmpty() || arm.predecessors().size() != 1 || byBlock.containsKey(head.index())) {
      return;
    }
    for (Instruction instruction : arm.instructions()) {
      for (int i = 0; i < 2 && Selects.isStore(instruction) && !byBlock.containsKey(head.index()); i++) {
        int word = compared.get(i);
        int other = compared.get(1 - i);
        if (selects(instruction, word, other) && (!isUsedElsewhere(instruction, arm) || goesToRegister(instruction, arm, head, other))) {
          byBlock.put(head.index(), add(instruction, branch, word, other));
        }
      }
    }
    List<Instruction> stores = arm.instructions().stream().filter(Selects::isStore).toList();
    if (stores.size() == 2 && !byBlock.containsKey(head.index())) {
      findExchange(branch, head, stores, compared.get(0), compared.get(1));
    }
  }

  private void findExchange(Instruction.Branch branch, Block head, List<Instruction> stores, int left, int right) {
    for (int i = 0; i < 2; i++) {
      Instruction ofLeft = stores.get(i);
      Instruction ofRight = stores.get(1 - i);
      if (selects(ofLeft, left, right) && selects(ofRight, right, left)) {
        byBlock.put(head.index(), add(ofLeft, branch, left, right));
        add(ofRight, branch, right, left);
      }
    }
  }

  private ConditionalStore add(Instruction store, Instruction.Branch branch, int word, int other) {
    ConditionalStore found = new ConditionalStore(store, branch, slices.of(word).leaves().get(0), other);
    byStore.put(store.id(), found);
    return found;
  }

  private static int stored(Instruction store) {
    return store instanceof Instruction.ArrayStore array ? array.value() : ((Instruction.FieldStore) store).value();
  }

  /** Whether one number is the store's word, and what is stored is made from what the other is made from. */
  private boolean selects(Instruction store, int word, int other) {
    List<Integer> sources = slices.of(other).leaves();
    List<Integer> made = slices.of(stored(store)).leaves();
    return slices.of(word).leaves().size() == 1
        && same.isOfWord(slices.of(word).leaves().get(0), store)
        && !made.isEmpty()
        && made.stream().allMatch(leaf -> sources.stream().anyMatch(source -> same.isSame(leaf, source)))
        && sources.stream().noneMatch(source -> same.isOfWord(source, store));
  }

  /** Whether the arm does no more than let the word and the register of the other number change places, as where a list is kept in order. */
  private boolean goesToRegister(Instruction store, Block arm, Block head, int other) {
    List<Instruction> former = arm.instructions().stream().filter(load -> same.isOfWord(load.id(), store)).toList();
    return arm.instructions().stream().filter(Selects::isStore).count() == 1
        && former.stream().flatMapToInt(load -> Arrays.stream(method.uses(load.id()))).mapToObj(method::instruction).allMatch(use -> use instanceof Instruction.Phi phi
            && phi.inputs().stream().allMatch(input -> input.block() == arm.index() || input.block() == head.index() && input.value() == other));
  }

  /** Whether the former value of the word goes somewhere else in the arm. */
  private boolean isUsedElsewhere(Instruction store, Block arm) {
    return arm.instructions().stream()
        .anyMatch(other -> same.isOfWord(other.id(), store)
            || other != store && Selects.isStore(other) && slices.of(stored(other)).leaves().stream().anyMatch(leaf -> same.isOfWord(leaf, store)));
  }
}
