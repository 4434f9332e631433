package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.ConditionalStore;
import org.parcast.ir.slice.Gates;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.ir.slice.ThinSlices;
import org.parcast.tracer.method.ContainerCalls;

/** What the oracle knows of a method before it runs: which phis select, its loops, and its gathered registers. */
final class MethodShape {
  final Method method;
  final CallModel calls;
  final LoopForest loops;
  final List<Gathering> gatherings;
  private final ThinSlices slices;

  /** Calls whose results are used several times. */
  private final BitSet lastingResults = new BitSet();

  /** By block at the head of a diamond, the blocks of its arms. */
  private final Map<Integer, BitSet> arms;

  /** The words that are changed with others. */
  private final List<PredicatedStore> keptWords;

  /** By id of a branch, the first of the conditional stores that it decides. */
  private final Map<Integer, ConditionalStore> decided = new HashMap<>();

  /** By id of an instruction, once asked for: it is executed many times. */
  private final Map<Integer, List<Integer>> sources = new HashMap<>();

  private final Map<Integer, List<Integer>> reached = new HashMap<>();

  /** @param gates with the method that is interpreted */
  MethodShape(Gates gates, CallModel calls) {
    this.method = gates.method();
    this.calls = calls;
    this.loops = LoopForest.of(method);
    this.slices = ThinSlices.of(gates, Dominators.of(method), loops, calls);
    this.arms = slices.arms();
    this.keptWords = method.instructions().stream().map(slices::keptBy).filter(Objects::nonNull).distinct().toList();
    method.instructions().stream().map(slices::conditional).filter(Objects::nonNull).forEach(store -> decided.putIfAbsent(store.branch().id(), store));
    Gatherings found = new Gatherings(this);
    this.gatherings = found.all();
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.Call && found.hasSeveralUses(instruction.id(), null)) {
        lastingResults.set(instruction.id());
      }
    }
  }

  boolean isNumber(int id) {
    return NumberTypes.isNumber(method.instruction(id).type());
  }

  boolean isSelect(Instruction.Phi phi) {
    return slices.isSelect(phi);
  }

  /** Whether a predicate decides which number comes to the phi. */
  boolean isDecided(Instruction.Phi phi) {
    return slices.isDecided(phi);
  }

  /** The object that data have chosen of which the number is a field or an answer, or -1. */
  int chosenFor(int number) {
    return slices.chosenFor(number);
  }

  /** The number that decides that this one comes to the phi, or -1. */
  int predicateOf(Instruction.Phi phi, Instruction.Phi.Input input) {
    return slices.predicateOf(phi, input.block());
  }

  /** The number that decides that the method returns here, or -1. */
  int predicateOf(Instruction.Return returned) {
    return slices.predicateOf(returned);
  }

  /** Ids of the instructions that use the number, those that it decides among them. */
  List<Integer> users(int number) {
    List<Integer> users = new ArrayList<>(Arrays.stream(method.uses(number)).boxed().toList());
    method.instructions().stream().filter(instruction -> instruction instanceof Instruction.Phi phi && phi.inputs().stream().anyMatch(input -> predicateOf(phi, input) == number)
        || instruction instanceof Instruction.Return returned && predicateOf(returned) == number).map(Instruction::id).forEach(users::add);
    return users;
  }

  /** The numbers that decide whether a store is made of which its value is computed too. */
  List<Integer> comparedFor(Instruction store) {
    return slices.comparedFor(store);
  }

  /** The same for what is handed to a method that stores. */
  List<Integer> comparedFor(Instruction.Call call, int operand) {
    return isNumber(operand) ? slices.comparedFor(call, operand) : List.of();
  }

  /** The blocks that may be skipped when control leaves the block for a select. */
  BitSet armsAfter(int block) {
    return arms.getOrDefault(block, new BitSet());
  }

  /** Whether the branch at the end of the block is one of a select's conditions. */
  boolean decidesSelect(int block) {
    return slices.decidesSelect(block);
  }

  boolean hasSeveralUses(Instruction.Call call) {
    return lastingResults.get(call.id());
  }

  /** The numbers by which the instruction branches, finds an element, or leaves the program. */
  List<Integer> reaching(Instruction instruction) {
    List<Integer> known = reached.get(instruction.id());
    if (known == null) {
      known = findReaching(instruction);
      reached.put(instruction.id(), known);
    }
    return known;
  }

  private List<Integer> findReaching(Instruction instruction) {
    if (instruction instanceof Instruction.ArrayLoad load) {
      return List.of(load.index());
    } else if (instruction instanceof Instruction.ArrayStore store) {
      return List.of(store.index());
    } else if (instruction instanceof Instruction.Branch || instruction instanceof Instruction.Switch) {
      return decidesSelect(method.blockOf(instruction.id()).index()) ? List.of() : instruction.operands().stream().filter(this::isNumber).toList();
    }
    boolean leaves = instruction instanceof Instruction.Call call && calls.effect(call) == Effect.OPAQUE && put(call) < 0;
    return leaves ? instruction.operands().stream().filter(this::isNumber).toList() : List.of();
  }

  /** The number that the call puts into a collection, or -1. */
  int put(Instruction.Call call) {
    int operand = ContainerCalls.putBy(call);
    return operand >= 0 && isNumber(call.operands().get(operand)) ? call.operands().get(operand) : -1;
  }

  /** Whether the instruction puts a boxed number where it is not followed: among the arguments of {@code printf}, into a list. */
  boolean givesAway(Instruction instruction) {
    return instruction instanceof Instruction.ArrayStore store && !NumberTypes.isNumber(store.elementType()) && isNumber(store.value());
  }

  /** Whether control may reach a use of the number from the edge without passing by where it is made. */
  boolean isLive(int number, int from, int to) {
    int made = method.blockOf(number).index();
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>();
    for (int user : users(number)) {
      if (method.instruction(user) instanceof Instruction.Phi phi) {
        for (Instruction.Phi.Input input : phi.inputs()) {
          boolean takes = input.value() == number || predicateOf(phi, input) == number;
          if (takes && input.block() == from && method.blockOf(user).index() == to) {
            return true;
          }
          if (takes) {
            work.add(input.block());
          }
        }
      } else {
        work.add(method.blockOf(user).index());
      }
    }
    while (!work.isEmpty()) {
      int block = work.remove(work.size() - 1);
      if (block == made || seen.get(block)) {
        continue;
      }
      seen.set(block);
      work.addAll(method.blocks().get(block).predecessors());
    }
    return seen.get(to);
  }

  /** Whether the instruction computes a number. */
  boolean computes(Instruction instruction) {
    return instruction instanceof Instruction.Compute
        || instruction instanceof Instruction.Phi phi && (isSelect(phi) || isDecided(phi))
        || instruction instanceof Instruction.Call call && calls.effect(call) == Effect.COMPUTATION;
  }

  /** What the store selects from where it is conditional, or null. */
  ConditionalStore conditional(Instruction store) {
    return slices.conditional(store);
  }

  /** The word that the store changes with others, or null. */
  PredicatedStore keptBy(Instruction store) {
    return slices.keptBy(store);
  }

  /** The words that are computed anew where control goes from a block to another. */
  List<PredicatedStore> keptBetween(int from, int to) {
    Edge edge = new Edge(from, to);
    return keptWords.isEmpty() ? keptWords : keptWords.stream().filter(word -> word.changed().contains(edge) || word.kept().contains(edge)).toList();
  }

  /** The conditional store that the branch decides, or null. */
  ConditionalStore decidedBy(Instruction branch) {
    return decided.get(branch.id());
  }

  /** The numbers that the instruction makes its number from. */
  List<Integer> sourcesOf(Instruction instruction) {
    List<Integer> known = sources.get(instruction.id());
    if (known == null) {
      known = findSources(instruction);
      sources.put(instruction.id(), known);
    }
    return known;
  }

  private List<Integer> findSources(Instruction instruction) {
    if (instruction instanceof Instruction.Phi phi && computes(phi)) {
      return slices.madeFrom(phi.id());
    }
    boolean through =
        instruction instanceof Instruction.Compute
            || instruction instanceof Instruction.CheckCast
            || instruction instanceof Instruction.Phi
            || instruction instanceof Instruction.Call call && (calls.effect(call) == Effect.COMPUTATION || calls.effect(call) == Effect.COPY);
    return through && NumberTypes.isNumber(instruction.type()) ? instruction.operands().stream().filter(this::isNumber).toList() : List.of();
  }

  /** Whether the method computes what it answers of what it has answered to itself. */
  boolean gathersByRecursion() {
    return method.instructions().stream().anyMatch(instruction -> instruction instanceof Instruction.Return returned && returned.value() >= 0 && isNumber(returned.value()) && gathersByRecursion(returned.value()));
  }

  private boolean gathersByRecursion(int answer) {
    BitSet seen = new BitSet();
    List<Integer> work = new ArrayList<>(List.of(answer));
    boolean computed = false;
    boolean answered = false;
    while (!work.isEmpty()) {
      Instruction made = method.instruction(work.remove(work.size() - 1));
      if (!seen.get(made.id())) {
        seen.set(made.id());
        computed |= computes(made);
        answered |= made instanceof Instruction.Call call && call.target().equals(method.ref());
        work.addAll(sourcesOf(made));
      }
    }
    return computed && answered;
  }

  /** Whether the instruction is executed first of its block, phis and parameters apart. */
  boolean isFirst(Instruction instruction) {
    for (Instruction candidate : method.blockOf(instruction.id()).instructions()) {
      boolean given = candidate instanceof Instruction.Phi || candidate instanceof Instruction.Parameter || candidate instanceof Instruction.Caught;
      if (!given) {
        return candidate == instruction;
      }
    }
    return false;
  }

  /** The loop of the block that no other loop contains, or null. */
  Loop outermost(int block) {
    Loop loop = loops.innermost(block);
    while (loop != null && loop.parent() != null) {
      loop = loop.parent();
    }
    return loop;
  }
}
