package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.Type;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.Gates;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.ir.slice.ThinSlice;
import org.parcast.ir.slice.ThinSlices;

/** What is known of a method before it is rewritten. */
public final class MethodFacts {
  public final Method method;
  public final String signature;
  public final CallEffects calls;
  public final Dominators dominators;
  public final LoopForest loops;
  public final ThinSlices slices;
  public final CommonLoads common;

  /** Bytecode index of the constructor's call of another constructor, before which {@code this} can't be used; else -1. */
  public final int superCall;

  public MethodFacts(Method original, CallEffects calls) {
    this.signature = CallEffects.signature(original);
    this.calls = calls;
    this.dominators = Dominators.of(original);
    this.loops = LoopForest.of(original);
    Gates gates = Gates.of(original, dominators, loops, calls);
    this.method = gates.method();
    this.slices = ThinSlices.of(gates, dominators, loops, calls);
    this.common = new CommonLoads(method, calls);
    this.superCall = SuperCall.positionIn(method);
  }

  /** Leaves of the number's slice, equal loads once. */
  public List<Integer> leaves(int value) {
    return canonical(slices.of(value));
  }

  /** The leaves of what the number is computed from, though it may be a leaf of others. */
  public List<Integer> sources(int value) {
    return canonical(slices.ofSources(value));
  }

  private List<Integer> canonical(ThinSlice slice) {
    return slice.leaves().stream().map(common::canonical).distinct().collect(Collectors.toCollection(ArrayList::new));
  }

  /** Whether the number is a value of its own in each iteration of the loop that gathers it. */
  public boolean isRunning(int value) {
    return slices.gatheringOf(value) >= 0;
  }

  /**
   * The leaves that a store takes: those of its value; for an update whose only source is its own word, those of its address too.
   */
  public List<Integer> leaves(Instruction.ArrayStore store) {
    List<Integer> leaves = leaves(store.value());
    if (isUpdate(store.value(), leaf -> method.instruction(leaf) instanceof Instruction.ArrayLoad load && common.isSame(load.index(), store.index())
        && common.canonical(load.array()) == common.canonical(store.array()))) {
      add(leaves, store.index());
      addChoices(leaves, store.array());
    }
    return leaves;
  }

  /** The same of a field: an update whose only source is the field itself takes what has chosen the object. */
  public List<Integer> leaves(Instruction.FieldStore store) {
    List<Integer> leaves = leaves(store.value());
    if (!store.isStatic() && isUpdate(store.value(), leaf -> method.instruction(leaf) instanceof Instruction.FieldLoad load && load.field().equals(store.field())
        && common.canonical(load.object()) == common.canonical(store.object()))) {
      addChoices(leaves, store.object());
    }
    return leaves;
  }

  /** The same of a number that is put into a list or a map, where the branches that decide it have these leaves: an update whose only source is the element itself takes what has found that. */
  public List<Integer> leavesOfPut(Instruction.Call call, int value, List<Integer> deciding) {
    List<Integer> leaves = leaves(value);
    deciding.stream().filter(leaf -> !leaves.contains(leaf)).forEach(leaves::add);
    boolean isComputed = slices.of(value).computed() || !deciding.isEmpty();
    if (isComputed && ContainerCalls.sets(call) && !leaves.isEmpty() && leaves.stream().allMatch(leaf -> isElement(leaf, call))) {
      add(leaves, call.operands().get(1));
    }
    return leaves;
  }

  /** Whether the number is what the list or map keeps in the place that the call puts another to. */
  private boolean isElement(int number, Instruction.Call put) {
    Instruction from = method.instruction(number);
    if (from instanceof Instruction.CheckCast cast) {
      return isElement(cast.value(), put);
    }
    return from instanceof Instruction.Call get && (ContainerCalls.gets(get) || ContainerCalls.getsOfMap(get))
        && isReachedAlike(get.operands().get(0), put.operands().get(0)) && common.isSame(get.operands().get(1), put.operands().get(1));
  }

  private boolean isReachedAlike(int a, int b) {
    boolean areFields = method.instruction(a) instanceof Instruction.FieldLoad first && method.instruction(b) instanceof Instruction.FieldLoad second
        && first.field().equals(second.field()) && (first.isStatic() || common.isSame(first.object(), second.object()));
    return areFields || common.isSame(a, b);
  }

  /** What has found the key under which a map changes a number of itself alone, by constants: nothing else says whose word it is. */
  public List<Integer> leavesOfChange(Instruction.Call call) {
    List<Integer> given = call.operands().subList(2, call.operands().size());
    boolean isOfConstants = given.stream().allMatch(operand -> isNumber(operand) ? leaves(operand).isEmpty() : capturesNothing(operand));
    return isOfConstants ? leaves(call.operands().get(1)) : List.of();
  }

  /** Whether the function has nothing but what it is handed. */
  private boolean capturesNothing(int function) {
    if (!(method.instruction(function) instanceof Instruction.Call made) || !made.operands().isEmpty()) {
      return false;
    }
    Method body = calls.lambdaBody(made);
    return body == null || body.instructions().stream().noneMatch(at -> at instanceof Instruction.FieldLoad || at instanceof Instruction.ArrayLoad || at instanceof Instruction.Call call && calls.isAnalysed(call));
  }

  /** Whether a number is computed of one word, and of nothing else, also by methods that compute what they answer of their arguments. */
  private boolean isUpdate(int value, IntPredicate own) {
    return isComputed(value) && isOf(value, own, new BitSet()) && !isOf(value, leaf -> false, new BitSet());
  }

  /** Whether something is computed between the number and its leaves, or by the method that answers it. */
  private boolean isComputed(int value) {
    return slices.of(value).computed() || leaves(value).stream().anyMatch(leaf -> method.instruction(leaf) instanceof Instruction.Call);
  }

  /** Whether a number is computed of constants and what is {@code own}, and of nothing else. */
  private boolean isOf(int value, IntPredicate own, BitSet asked) {
    for (int leaf : leaves(value)) {
      boolean known = own.test(leaf) || asked.get(leaf);
      asked.set(leaf);
      if (!known && !(method.instruction(leaf) instanceof Instruction.Call call && calls.computesOfArguments(call)
          && call.operands().stream().filter(this::isNumber).allMatch(number -> isOf(number, own, asked)))) {
        return false;
      }
    }
    return true;
  }

  /** The leaves of the indices by which the program came to an object: what has chosen it. */
  public List<Integer> choosing(int object) {
    List<Integer> leaves = new ArrayList<>();
    addChoices(leaves, object);
    return leaves;
  }

  /** Adds the indices by which the program came to an array or object; callers know of one that a method is handed. */
  private void addChoices(List<Integer> leaves, int reached) {
    for (int at = reached; at >= 0; ) {
      Instruction from = method.instruction(at);
      if (from instanceof Instruction.ArrayLoad element) {
        add(leaves, element.index());
        at = element.array();
      } else if (from instanceof Instruction.Call call && ContainerCalls.gets(call)) {
        add(leaves, call.operands().get(1));
        at = call.operands().get(0);
      } else if (from instanceof Instruction.Parameter && isObject(at) && !method.ref().name().startsWith("<")) {
        leaves.add(at);
        at = -1;
      } else {
        at = from instanceof Instruction.FieldLoad field && !field.isStatic() ? field.object() : from instanceof Instruction.CheckCast cast ? cast.value() : -1;
      }
    }
  }

  private void add(List<Integer> leaves, int number) {
    leaves(number).stream().filter(leaf -> !leaves.contains(leaf)).forEach(leaves::add);
  }

  /** The leaves that a store takes which selects between what its word holds and another number: the word itself first. */
  public List<Integer> leaves(ConditionalStore store) {
    List<Integer> leaves = new ArrayList<>(List.of(common.canonical(store.own())));
    add(leaves, store.other());
    return leaves;
  }

  /** The leaves of what a word is computed from that a condition may leave as it is: the word itself first where it is loaded. */
  public List<Integer> leaves(PredicatedStore word) {
    List<Integer> leaves = new ArrayList<>(word.own() < 0 ? List.of() : List.of(common.canonical(word.own())));
    word.sources().stream().filter(this::isNumber).flatMap(number -> leaves(number).stream()).filter(leaf -> !leaves.contains(leaf)).distinct().toList().forEach(leaves::add);
    return leaves;
  }

  /** The leaves of what branches compare that decide whether the store is made. */
  public List<Integer> decidingLeaves(Instruction store) {
    return slices.comparedFor(store).stream().flatMap(number -> leaves(number).stream()).distinct().toList();
  }

  /** The same for a number that is handed to a method that stores. */
  public List<Integer> decidingLeaves(Instruction.Call call, int operand) {
    return slices.comparedFor(call, operand).stream().flatMap(number -> leaves(number).stream()).distinct().toList();
  }

  /** Whether the array is made to be handed to one method of the library, as what it prints is. */
  public boolean isHandedOver(int array) {
    return method.instruction(array) instanceof Instruction.NewArray && Arrays.stream(method.uses(array)).mapToObj(method::instruction)
        .noneMatch(use -> !(use instanceof Instruction.ArrayStore) && !(use instanceof Instruction.Call call && !calls.isAnalysed(call)));
  }

  /** Whether nothing is known of what the methods that are handed the array do to it. */
  public boolean isUnmodelled(int array) {
    return Arrays.stream(method.uses(array)).mapToObj(method::instruction).noneMatch(use -> use instanceof Instruction.Call call && model(call) != null);
  }

  public Loop loopOf(int instruction) {
    return loops.innermost(method.blockOf(instruction).index());
  }

  /** Whether the value is an array of words or of rows of them. */
  public boolean isArrayOfWords(int value) {
    return NumberTypes.isArrayOfWords(typeOf(value));
  }

  /** What the call does to arrays, null where that is not known: a stream of objects is one of words if these are numbers in boxes. */
  public LibraryModel model(Instruction.Call call) {
    LibraryModel model = LibraryModel.of(call.target());
    boolean ofObjects = model == LibraryModel.STREAM && call.type().descriptor().equals("Ljava/util/stream/Stream;");
    return ofObjects && !NumberTypes.isBox(new Type(typeOf(call.operands().get(0)).descriptor().substring(1))) ? null : model;
  }

  /** The type of a value; of an array's copy the array's, where the class file says {@code Object} before it casts. */
  public Type typeOf(int value) {
    Instruction instruction = method.instruction(value);
    boolean clones = instruction instanceof Instruction.Call call && call.target().owner().startsWith("[") && call.target().name().equals("clone");
    return clones ? typeOf(instruction.operands().get(0)) : instruction.type();
  }

  /** Whether the value is a reference to an object: its slice is what has chosen the object. */
  public boolean isObject(int value) {
    return NumberTypes.isObject(method.instruction(value).type());
  }

  public boolean isNumber(int value) {
    return NumberTypes.isNumber(method.instruction(value).type());
  }
}
