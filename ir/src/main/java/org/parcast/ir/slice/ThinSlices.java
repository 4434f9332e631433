package org.parcast.ir.slice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * The static thin slices of a method. Arithmetic, conversions and selects are seen through; loads, parameters, results of analysed calls,
 * phis that choose and running sums are leaves. Leaves that can hold nothing but constants (loop counters) are left out.
 */
public final class ThinSlices {
  private static final int LARGEST = 256;

  private final Method method;
  private final CallModel calls;
  private final Gates gates;
  private final Selects selects;
  private final Gatherings gatherings;
  private final ConditionalStores conditionalStores;
  private final IfConversion storingArms;
  private final BitSet constantPhis = new BitSet();
  private final Map<Integer, ThinSlice> slices = new HashMap<>();
  private final Map<Integer, Integer> running = new HashMap<>();

  private ThinSlices(Gates gates, Dominators dominators, LoopForest loops, CallModel calls) {
    this.method = gates.method();
    this.calls = calls;
    this.gates = gates;
    this.selects = new Selects(method, dominators, loops, calls);
    this.gatherings = new Gatherings(method, loops, this);
    findConstantPhis();
    this.conditionalStores = new ConditionalStores(method, this, calls);
    this.storingArms = new IfConversion(method, dominators, loops, this, calls, conditionalStores);
    running.putAll(gatherings.running());
    slices.clear();
  }

  /** The slices of a method. */
  public static ThinSlices of(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    return of(new Gates(method, Map.of(), new BitSet(), new BitSet(), new BitSet()), dominators, loops, calls);
  }

  /** The slices of a method with what decides its merges and returns. */
  public static ThinSlices of(Gates gates, Dominators dominators, LoopForest loops, CallModel calls) {
    return new ThinSlices(gates, dominators, loops, calls);
  }

  /** The slice of a number. */
  public ThinSlice of(int value) {
    // No recursion: unrolled code has chains of thousands of operations.
    Deque<Integer> path = new ArrayDeque<>(List.of(value));
    while (!path.isEmpty()) {
      int id = path.peek();
      List<Integer> sources = seenThrough(id);
      List<Integer> missing = sources.stream().filter(source -> !slices.containsKey(source)).toList();
      if (missing.isEmpty()) {
        slices.put(path.pop(), slice(id, sources));
      } else {
        missing.forEach(path::push);
      }
    }
    return slices.get(value);
  }

  /** The slice of what a number is computed from, though it is one that ends the slices of others. */
  public ThinSlice ofSources(int value) {
    if (gatheringOf(value) < 0) {
      return of(value);
    }
    madeFrom(value).forEach(this::of);
    return new ThinSlice(madeFrom(value).stream().flatMap(source -> slices.get(source).leaves().stream()).toList(), true);
  }

  private ThinSlice slice(int id, List<Integer> sources) {
    List<Integer> leaves = new ArrayList<>(isLeaf(method.instruction(id)) ? List.of(id) : List.of());
    boolean computed = (computes(method.instruction(id)) || chosenFor(id) >= 0) && gatheringOf(id) < 0;
    for (int source : sources) {
      leaves.addAll(slices.get(source).leaves());
      computed |= slices.get(source).computed();
    }
    return new ThinSlice(leaves.size() > LARGEST ? leaves.stream().distinct().toList() : leaves, computed);
  }

  /** The numbers whose slices make up that of a number. */
  private List<Integer> seenThrough(int id) {
    boolean ends = gatheringOf(id) >= 0 || method.instruction(id) instanceof Instruction.Phi phi && !isSelect(phi);
    int chosen = chosenFor(id);
    return ends ? List.of() : chosen >= 0 ? List.of(chosen) : madeFrom(id);
  }

  private boolean isLeaf(Instruction instruction) {
    if (!NumberTypes.isSliced(instruction.type())) {
      return false;
    } else if (gatheringOf(instruction.id()) >= 0) {
      return true;
    } else if (instruction instanceof Instruction.Call call) {
      return calls.effect(call) == CallModel.Effect.ANALYSED || calls.effect(call) == CallModel.Effect.UNBOXING;
    } else if (instruction instanceof Instruction.CheckCast cast) {
      // A box that comes as a mere object, as out of a collection, is a source of its own.
      return NumberTypes.isNumber(cast.type()) && !NumberTypes.isNumber(method.instruction(cast.value()).type());
    } else if (instruction instanceof Instruction.Phi phi) {
      return !isSelect(phi) && !constantPhis.get(phi.id());
    }
    return NumberTypes.isNumber(instruction.type()) && (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.Parameter);
  }

  /** Whether the phi selects, as a conditional move does, and so is seen through. */
  public boolean isSelect(Instruction.Phi phi) {
    return selects.diamondOf(phi) != null;
  }

  /** What a phi, or a store that may leave its word as it is, selects by one comparison of two numbers; null where more decides, or nothing is selected. */
  public ComparedSelect comparedSelectOf(Instruction instruction) {
    ConditionalStore conditional = conditional(instruction);
    return instruction instanceof Instruction.Phi phi ? selects.comparedSelectOf(phi) : conditional == null ? null : conditional.choice(method);
  }

  /** Whether a predicate decides which of its numbers the phi holds, though it does not select: it is computed of both. */
  public boolean isDecided(Instruction.Phi phi) {
    return gates.decided().get(phi.id());
  }

  /** The number that decides whether control comes to the phi from the block, or -1. */
  public int predicateOf(Instruction.Phi phi, int from) {
    return !isDecided(phi) ? -1 : gates.predicate(from, method.blockOf(phi.id()).index());
  }

  /** The number that decides whether the method returns here, or -1. */
  public int predicateOf(Instruction.Return returned) {
    return gates.predicate(method.blockOf(returned.id()).index(), -1);
  }

  /** The object that data have chosen where the number is one of its fields, or what it answers: what chose it is an operand too. -1 for other numbers. */
  public int chosenFor(int number) {
    Instruction instruction = method.instruction(number);
    int object = !NumberTypes.isNumber(instruction.type()) ? -1 : instruction instanceof Instruction.FieldLoad load && !load.isStatic() ? load.object()
        : instruction instanceof Instruction.Call call && calls.effect(call) == CallModel.Effect.ANALYSED && !call.operands().isEmpty() ? call.operands().get(0) : -1;
    return object >= 0 && NumberTypes.isObject(method.instruction(object).type()) && method.instruction(object) instanceof Instruction.Phi phi && (isDecided(phi) || isSelect(phi)) ? object : -1;
  }

  /** What the store selects from where it keeps an extreme in a word; null where it is an ordinary store. */
  public ConditionalStore conditional(Instruction store) {
    return conditionalStores.of(store);
  }

  /** The word that the store and others of the same condition change or leave as it is, which is told where their arms meet again; null for other stores. */
  public PredicatedStore keptBy(Instruction store) {
    return storingArms.keptBy(store);
  }

  /** The numbers of which the store's value is computed since branches that compare them decide whether it is made, as the arms of a select are. */
  public List<Integer> comparedFor(Instruction store) {
    List<Integer> compared = keptBy(store) == null ? storingArms.compared(store) : keptBy(store).sources();
    return compared.stream().filter(number -> NumberTypes.isNumber(method.instruction(number).type())).distinct().toList();
  }

  /** The numbers of which what is handed to a method is computed since branches that compare them decide whether the method is called, which stores numbers. */
  public List<Integer> comparedFor(Instruction.Call call, int operand) {
    return storingArms.compared(call, operand).stream().filter(number -> NumberTypes.isNumber(method.instruction(number).type())).distinct().toList();
  }

  /** Whether the branch at the block's end decides nothing but what is selected or stored: it is a computation, then. */
  public boolean decidesSelect(int block) {
    return selects.decides(block) || conditionalStores.at(block) != null || storingArms.decides(block) || gates.computing().get(block);
  }

  /** By the block whose branch decides, the blocks that run only for some choices of what is selected or stored. */
  public Map<Integer, BitSet> arms() {
    Map<Integer, BitSet> arms = new TreeMap<>();
    Stream.concat(selects.all().stream(), storingArms.all().stream()).forEach(diamond -> arms.computeIfAbsent(diamond.head(), head -> new BitSet()).or(diamond.arms()));
    return arms;
  }

  /** Whether the phi is at the head of a loop, and is computed anew from itself in the iterations: a sum, a norm, a minimum. */
  public boolean gathers(Instruction.Phi phi) {
    return !gatherings.membersOf(phi).isEmpty();
  }

  /** Whether the phi stands, once its loop is left, for what the last iteration has gathered: it takes that up there, too. */
  public boolean endsWithLoop(Instruction.Phi phi) {
    return gates.ended().get(phi.id());
  }

  /** Whether the number is what the phi has gathered so far, on its way back to the phi: stored there, it goes on gathering. */
  public boolean isGathering(int value, Instruction.Phi phi) {
    return gatherings.membersOf(phi).get(value);
  }

  /**
   * The phi for which the number goes on gathering while others are computed from it and stored in each iteration, so that it is a value of its own
   * in each, at which their slices end; -1 for other numbers.
   */
  public int gatheringOf(int running) {
    return this.running.getOrDefault(running, -1);
  }

  /** Whether the loop stores the number in a word. */
  boolean isStored(int value, Loop loop) {
    return isUsed(value, loop, user -> user instanceof Instruction.ArrayStore array && array.value() == value
        || user instanceof Instruction.FieldStore field && field.value() == value);
  }

  /** Whether the loop hands the number to a method that is analysed, other than one by which it only goes on gathering. */
  boolean isPassedOn(int value, Loop loop, BitSet members) {
    return isUsed(value, loop, user -> isAnalysed(user) && (!members.get(user.id()) || isStoredBy(value, (Instruction.Call) user)));
  }

  private boolean isStoredBy(int value, Instruction.Call call) {
    return IntStream.range(0, call.operands().size()).anyMatch(i -> call.operands().get(i) == value && calls.storesOf(call, i));
  }

  /** Whether the instruction calls a method that is analysed. */
  boolean isAnalysed(Instruction instruction) {
    return instruction instanceof Instruction.Call call && calls.effect(call) == CallModel.Effect.ANALYSED;
  }

  private boolean isUsed(int value, Loop loop, Predicate<Instruction> use) {
    return Arrays.stream(method.uses(value)).anyMatch(user -> loop.contains(method.blockOf(user).index()) && use.test(method.instruction(user)));
  }

  boolean holdsConstantsOnly(Instruction.Phi phi) {
    return constantPhis.get(phi.id());
  }

  /** Whether the instruction computes its number from others. */
  boolean computes(Instruction instruction) {
    return instruction instanceof Instruction.Compute
        || instruction instanceof Instruction.Call call && calls.effect(call) == CallModel.Effect.COMPUTATION
        || instruction instanceof Instruction.Phi phi && (isSelect(phi) || isDecided(phi));
  }

  /** The numbers that a number is made from at once: what it is computed from, copied from or chosen from. */
  public List<Integer> madeFrom(int value) {
    Instruction instruction = method.instruction(value);
    boolean seenThrough =
        computes(instruction)
            || instruction instanceof Instruction.Phi
            || instruction instanceof Instruction.CheckCast
            || instruction instanceof Instruction.Call call && calls.effect(call) == CallModel.Effect.COPY;
    if (!seenThrough || !NumberTypes.isSliced(instruction.type())) {
      return List.of();
    }
    List<Integer> sources = new ArrayList<>(instruction.operands());
    if (instruction instanceof Instruction.Phi phi && isSelect(phi)) {
      sources.addAll(selects.diamondOf(phi).compared());
    } else if (instruction instanceof Instruction.Phi phi) {
      sources.addAll(predicatesOf(phi));
    }
    sources.removeIf(source -> !isSourceOf(instruction, method.instruction(source)));
    return sources;
  }

  /** A box that is cast from a mere object is a source of its own. */
  private static boolean isSourceOf(Instruction made, Instruction source) {
    return NumberTypes.isNumber(made.type()) ? NumberTypes.isNumber(source.type()) : NumberTypes.isSliced(source.type());
  }

  private List<Integer> predicatesOf(Instruction.Phi phi) {
    return phi.inputs().stream().map(input -> predicateOf(phi, input.block())).filter(predicate -> predicate >= 0).distinct().toList();
  }

  private void findConstantPhis() {
    List<Instruction.Phi> phis = new ArrayList<>();
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (NumberTypes.isSliced(phi.type())) {
          phis.add(phi);
          constantPhis.set(phi.id());
        }
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Instruction.Phi phi : phis) {
        if (constantPhis.get(phi.id()) && Stream.concat(phi.operands().stream(), predicatesOf(phi).stream()).anyMatch(operand -> !of(operand).leaves().isEmpty())) {
          constantPhis.clear(phi.id());
          changed = true;
          slices.clear();
        }
      }
    }
    slices.clear();
  }
}
