package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Edge;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * Conditions that decide what is stored: {@code if (alive == 3) next[i] = 1; else next[i] = 0;}, for which {@code next[i] = alive == 3 ? 1 : 0} is short. The
 * arms of such a diamond do nothing but compute and store, and what they store is computed of what the conditions compare. Where two words
 * change places, or no data decide, what is moved remains a copy.
 */
final class IfConversion {
  private static final int LARGEST = 64;

  private final Method method;
  private final LoopForest loops;
  private final ThinSlices slices;
  private final Sameness same;
  private final ConditionalStores conditionalStores;
  private final CallModel calls;
  private final List<Diamond> diamonds = new ArrayList<>();
  /** Those with loops in their arms. The number that a loop has gathered, or that is the only one of its kind, decides there for all ranks: of these, loads alone decide stores. */
  private final List<Diamond> aroundLoops = new ArrayList<>();
  private final BitSet deciding = new BitSet();
  /** Leaves that find elements. */
  private final List<Integer> indices;
  /** By store, also of those that belong to the first. */
  private final Map<Integer, PredicatedStore> kept = new HashMap<>();

  IfConversion(Method method, Dominators dominators, LoopForest loops, ThinSlices slices, CallModel calls, ConditionalStores conditionalStores) {
    this.method = method;
    this.loops = loops;
    this.slices = slices;
    this.calls = calls;
    this.same = new Sameness(method, calls);
    this.conditionalStores = conditionalStores;
    Diamond.Finder finder = new Diamond.Finder(method, dominators, loops, this::computesAndStores, LARGEST);
    Diamond.Finder withLoops = new Diamond.Finder(method, dominators, loops, this::computesAndStores, LARGEST, true);
    for (Block block : method.blocks()) {
      Diamond diamond = block.predecessors().size() > 1 ? finder.endingAt(block) : null;
      Diamond around = block.predecessors().size() > 1 && diamond == null ? withLoops.endingAt(block) : null;
      if (diamond != null && stores(diamond.arms())) {
        diamonds.add(diamond);
        deciding.set(diamond.head());
        deciding.or(diamond.arms());
      } else if (around != null && stores(around.arms())) {
        aroundLoops.add(around);
      }
    }
    indices = all().isEmpty() ? List.of() : method.instructions().stream().map(IfConversion::index).filter(index -> index >= 0).distinct()
        .flatMap(index -> slices.of(index).leaves().stream()).distinct().toList();
    diamonds.stream().flatMap(diamond -> withInner(diamond, dominators)).sorted(Comparator.comparing(diamond -> -diamond.arms().cardinality()))
        .forEach(diamond -> findKept(diamond, dominators));
  }

  private boolean computesAndStores(Block arm) {
    return arm.instructions().stream().allMatch(instruction -> storesNumbers(instruction) || !Selects.isStore(instruction) && !Selects.hasEffect(instruction, calls));
  }

  private boolean storesNumbers(Instruction instruction) {
    return NumberTypes.isStoredBy(method, instruction) || instruction instanceof Instruction.Call call && calls.storesNumbers(call);
  }

  /** The diamond, and conditions in its arms that end where it ends. */
  private Stream<Diamond> withInner(Diamond diamond, Dominators dominators) {
    Stream<Diamond> inner = diamond.arms().stream().filter(arm -> method.blocks().get(arm).successors().size() > 1).mapToObj(head -> {
      BitSet arms = new BitSet();
      diamond.arms().stream().filter(arm -> arm != head && leads(head, arm, diamond.merge(), other -> false)).forEach(arms::set);
      return new Diamond(head, diamond.merge(), arms, List.of());
    });
    return Stream.concat(Stream.of(diamond), inner.filter(sub -> sub.arms().stream().allMatch(arm -> dominators.dominates(sub.head(), arm))));
  }

  private List<Edge> ends(Diamond diamond) {
    return IntStream.concat(IntStream.of(diamond.head()), diamond.arms().stream())
        .filter(block -> method.blocks().get(block).successors().contains(diamond.merge())).mapToObj(block -> new Edge(block, diamond.merge())).toList();
  }

  private boolean mayRunBefore(Instruction store, Edge end) {
    int block = method.blockOf(store.id()).index();
    return block == end.from() || leads(block, end.from(), end.to(), other -> false);
  }

  private void findKept(Diamond diamond, Dominators dominators) {
    List<Instruction> stores = diamond.arms().stream().mapToObj(arm -> method.blocks().get(arm)).flatMap(arm -> arm.instructions().stream())
        .map(this::asStore).filter(instruction -> NumberTypes.isStoredBy(method, instruction) && !kept.containsKey(instruction.id()) && conditionalStores.of(instruction) == null).toList();
    Set<Instruction> done = new HashSet<>();
    for (Instruction store : stores) {
      List<Instruction> ofWord = stores.stream().filter(other -> areOfOneWord(store, other)).toList();
      boolean mayBeKept = !done.contains(store) && ofWord.stream().noneMatch(this::changesPlaces) && !isSetOnEveryWay(store, diamond);
      int own = mayBeKept ? loadBefore(diamond, store, dominators) : -1;
      List<Integer> anchors = own >= 0 ? List.of() : mayBeKept ? anchors(diamond, ofWord, dominators) : null;
      done.addAll(ofWord);
      if (anchors != null && ofWord.stream().noneMatch(other -> isLoadedAfter(other, diamond))) {
        List<Integer> sources = new ArrayList<>();
        ofWord.forEach(other -> sources.addAll(compared(other)));
        boolean decided = sources.stream().flatMap(number -> slices.of(number).leaves().stream()).anyMatch(leaf -> isData(leaf) && (own < 0 || !same.isSame(leaf, own)));
        ofWord.stream().filter(other -> !isMadeByCall(other)).forEach(other -> sources.add(stored(other)));
        if (decided && sources.stream().flatMap(number -> slices.of(number).leaves().stream()).allMatch(leaf -> isLoad(leaf) || isBefore(leaf, diamond, dominators))) {
          Map<Boolean, List<Edge>> ends = ends(diamond).stream().collect(Collectors.partitioningBy(end -> ofWord.stream().anyMatch(other -> mayRunBefore(other, end))));
          PredicatedStore word = new PredicatedStore(store, own, anchors, ends.get(true), ends.get(false), sources.stream().distinct().toList());
          ofWord.forEach(other -> kept.put(other.id(), word));
        }
      }
    }
  }

  /** A load of the store's word that has run whenever control is at the diamond's head, in the same iteration; -1 if there is none. */
  private int loadBefore(Diamond diamond, Instruction store, Dominators dominators) {
    return method.instructions().stream().filter(load -> isLoad(load.id()) && same.isOfWord(load.id(), store) && isBefore(load.id(), diamond, dominators)
        && loops.innermost(method.blockOf(load.id()).index()) == loops.innermost(diamond.head())).mapToInt(Instruction::id).findFirst().orElse(-1);
  }

  /** Of what the address of a word that no arm updates, and whose place no data decide, is computed; null where it cannot be. */
  private List<Integer> anchors(Diamond diamond, List<Instruction> ofWord, Dominators dominators) {
    Instruction store = ofWord.get(0);
    if (elementSetter(store) != null) {
      return Anchors.of(method, dominators, loops, place((Instruction.Call) method.instruction(store.id())), diamond.head());
    }
    return ofWord.stream().anyMatch(this::isUpdate) ? null : Anchors.of(method, dominators, loops, store, diamond.head());
  }

  /** Whether what decides a move is no data, or no more than where the numbers stand that change places. */
  private boolean onlyMoves(Instruction store, List<Integer> deciding) {
    return conditionalStores.of(store) != null || changesPlaces(store) || deciding.stream().flatMap(number -> slices.of(number).leaves().stream()).noneMatch(this::isData);
  }

  /** Whether the store's word and another change places: what both hold is only moved. */
  private boolean changesPlaces(Instruction store) {
    return isCopy(store) && method.blockOf(store.id()).instructions().stream().anyMatch(other -> other.id() != store.id() && Selects.isStore(other) && isCopy(other) && takes(store, other) && takes(other, store));
  }

  /** Whether what is stored is what the word of another store held. */
  private boolean takes(Instruction store, Instruction from) {
    return slices.of(stored(store)).leaves().stream().allMatch(leaf -> same.isOfWord(leaf, from));
  }

  /** Whether the store's word is made from what it held, as a count is. */
  private boolean isUpdate(Instruction store) {
    return !isMadeByCall(store) && slices.of(stored(store)).leaves().stream().anyMatch(leaf -> same.isOfWord(leaf, store));
  }

  private boolean isBefore(int number, Diamond diamond, Dominators dominators) {
    return dominators.dominates(method.blockOf(number).index(), diamond.head());
  }

  /** Whether an arm loads the word once it has been stored to. */
  private boolean isLoadedAfter(Instruction store, Diamond diamond) {
    int stored = method.blockOf(store.id()).index();
    return diamond.arms().stream().mapToObj(arm -> method.blocks().get(arm)).anyMatch(arm -> arm.instructions().stream()
        .anyMatch(load -> isLoad(load.id()) && same.isOfWord(load.id(), store)
            && (arm.index() == stored ? load.position() > store.position() : leads(stored, arm.index(), diamond.merge(), other -> false))));
  }

  /** What a setter stores, as if it were stored here. */
  private Instruction asStore(Instruction instruction) {
    FieldRef field = instruction instanceof Instruction.Call call ? calls.fieldSetBy(call) : null;
    ElementSetter element = elementSetter(instruction);
    List<Integer> numbers = field == null && element == null ? List.of() : instruction.operands().stream().filter(operand -> NumberTypes.isNumber(method.instruction(operand).type())).toList();
    boolean moves = numbers.stream().anyMatch(number -> isCopy(slices.of(number)));
    if (element != null && !moves) {
      return new Instruction.ArrayStore(instruction.id(), instruction.position(), element.store().elementType(), instruction.id(), instruction.id(), numbers.get(0));
    }
    return field == null || moves ? instruction : new Instruction.FieldStore(instruction.id(), instruction.position(), field, instruction.operands().get(0), instruction.id());
  }

  /** The method that sets an element where the instruction calls it; else null. */
  private ElementSetter elementSetter(Instruction instruction) {
    return method.instruction(instruction.id()) instanceof Instruction.Call call ? calls.elementSetBy(call) : null;
  }

  private List<Integer> place(Instruction.Call call) {
    return calls.elementSetBy(call).place().stream().map(call.operands()::get).toList();
  }

  /** Whether two stores, or calls that store, write the same word. */
  private boolean areOfOneWord(Instruction store, Instruction other) {
    return elementSetter(store) == null || elementSetter(other) == null ? same.areOfOneWord(store, other) : setTheSame((Instruction.Call) method.instruction(store.id()), other);
  }

  private boolean setTheSame(Instruction.Call call, Instruction other) {
    return method.instruction(other.id()) instanceof Instruction.Call set && set.target().equals(call.target()) && same.areSame(place(call), place(set));
  }

  private boolean isSetOnEveryWay(Instruction store, Diamond diamond) {
    if (elementSetter(store) == null) {
      return !isMadeByCall(store) && isMadeOnEveryWay(store, diamond);
    }
    Instruction.Call call = (Instruction.Call) method.instruction(store.id());
    return !leads(diamond.head(), diamond.merge(), -1, block -> method.blocks().get(block).instructions().stream().anyMatch(other -> setTheSame(call, other)));
  }

  private boolean isMadeByCall(Instruction store) {
    return method.instruction(store.id()) instanceof Instruction.Call;
  }

  /** Whether a leaf is read or gathered, no parameter. */
  private boolean isData(int leaf) {
    return isLoad(leaf) || method.instruction(leaf) instanceof Instruction.Call || method.instruction(leaf) instanceof Instruction.Phi phi && slices.gathers(phi);
  }

  private boolean isLoad(int number) {
    return method.instruction(number) instanceof Instruction.ArrayLoad || method.instruction(number) instanceof Instruction.FieldLoad;
  }

  private static int stored(Instruction store) {
    return store instanceof Instruction.ArrayStore array ? array.value() : ((Instruction.FieldStore) store).value();
  }

  /** The word that the store, or the setter that is called, and others may change where the store is told with them, or null. */
  PredicatedStore keptBy(Instruction store) {
    return kept.get(store.id());
  }

  private static int index(Instruction instruction) {
    return instruction instanceof Instruction.ArrayLoad load ? load.index() : instruction instanceof Instruction.ArrayStore store ? store.index() : -1;
  }

  private boolean stores(BitSet arms) {
    return arms.stream().anyMatch(arm -> method.blocks().get(arm).instructions().stream().anyMatch(this::storesNumbers));
  }

  /** Those found. */
  List<Diamond> all() {
    return Stream.concat(diamonds.stream(), aroundLoops.stream()).toList();
  }

  /** Whether the block is the head or in the arms of one. */
  boolean decides(int block) {
    return deciding.get(block);
  }

  /**
   * The numbers by which branches decide whether the store is made, but for those that find elements and those that are still being gathered; none where it only
   * changes the places of numbers, or no data decide.
   */
  List<Integer> compared(Instruction store) {
    int block = method.blockOf(store.id()).index();
    List<Integer> compared = new ArrayList<>();
    for (Diamond diamond : diamonds) {
      List<Integer> numbers = diamond.arms().get(block) ? comparedIn(diamond, store) : List.of();
      if (!isCopy(store) || isMadeOnEveryWay(store, diamond) || !onlyMoves(store, numbers)) {
        compared.addAll(numbers);
      }
    }
    for (Diamond diamond : aroundLoops) {
      if (diamond.arms().get(block) && !isCopy(store)) {
        comparedAround(diamond, store).forEach(compared::add);
      }
    }
    return compared;
  }

  /** The same for a number that is handed to a method that stores it, or stores others in its place. */
  List<Integer> compared(Instruction.Call call, int operand) {
    if (!calls.storesNumbers(call) || kept.containsKey(call.id())) {
      return List.of();
    }
    int block = method.blockOf(call.id()).index();
    boolean isCopy = isCopy(slices.of(operand));
    return Stream.concat(
        diamonds.stream().filter(diamond -> diamond.arms().get(block) && (!isCopy || isMadeOnEveryWay(call, operand, diamond))).flatMap(diamond -> comparedIn(diamond, call).stream()),
        aroundLoops.stream().filter(diamond -> diamond.arms().get(block) && !isCopy).flatMap(diamond -> comparedAround(diamond, call))).toList();
  }

  /** Whether each way through the diamond hands something in the operand's place to the same method of the same object. */
  private boolean isMadeOnEveryWay(Instruction.Call call, int operand, Diamond diamond) {
    return !leads(diamond.head(), diamond.merge(), -1, block -> method.blocks().get(block).instructions().stream()
        .anyMatch(other -> other instanceof Instruction.Call set && same.areAlikeBut(call, set, call.operands().indexOf(operand))));
  }

  private Stream<Integer> comparedAround(Diamond diamond, Instruction at) {
    int block = method.blockOf(at.id()).index();
    Loop around = loops.innermost(diamond.head());
    return decidingBlocks(diamond, block).filter(deciding -> loops.innermost(deciding) == around).boxed().flatMap(deciding -> comparedAt(deciding).stream())
        .filter(number -> !findsElements(number) && slices.of(number).leaves().stream().allMatch(this::isLoad));
  }

  private List<Integer> comparedIn(Diamond diamond, Instruction store) {
    int block = method.blockOf(store.id()).index();
    return decidingBlocks(diamond, block).boxed().flatMap(deciding -> comparedAt(deciding).stream())
        .filter(number -> !findsElements(number) && !goesOnGathering(number, block)).toList();
  }

  /** What the branch compares; only the number that an extreme is compared with, for the extreme is still being gathered. */
  private List<Integer> comparedAt(int block) {
    ConditionalStore extreme = conditionalStores.at(block);
    return extreme == null ? method.blocks().get(block).terminator().operands() : List.of(extreme.other());
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
    return !isMadeByCall(store) && isCopy(slices.of(stored(store)));
  }

  private static boolean isCopy(ThinSlice slice) {
    return !slice.computed() && !slice.leaves().isEmpty();
  }

  /** Whether each way through the diamond stores to the word. */
  private boolean isMadeOnEveryWay(Instruction store, Diamond diamond) {
    return !leads(diamond.head(), diamond.merge(), -1,
        block -> method.blocks().get(block).instructions().stream().map(this::asStore).anyMatch(other -> same.areOfOneWord(store, other)));
  }
}
