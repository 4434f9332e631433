package org.parcast.analyses.loops.symbolic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** What is known to hold where control has come: the conditions of the branches on the only way there, the bounds of loops among them. */
public final class Guards {
  private final SymbolicValues values;
  private final Map<List<Integer>, List<Polynomial>> known = new HashMap<>();

  public Guards(SymbolicValues values) {
    this.values = values;
  }

  /** Whether the loop goes on exactly as long as the guards of its body hold: then they tell which iterations there are. */
  public static boolean isExact(Activation at, Loop loop) {
    if (!(at.body().method().blocks().get(loop.header()).terminator() instanceof Branch branch) || !isWhole(at, compared(at, branch))) {
      return false;
    }
    Condition stays = loop.contains(branch.taken()) ? branch.condition() : negated(branch.condition());
    return loop.contains(branch.taken()) != loop.contains(branch.notTaken()) && stays != Condition.NE;
  }

  /** Expressions that are at least 0 as long as a loop goes on, as far as the test at its head tells. */
  List<Polynomial> staying(Activation at, Loop loop) {
    List<Polynomial> known = new ArrayList<>();
    if (at.body().method().blocks().get(loop.header()).terminator() instanceof Branch branch && loop.contains(branch.taken()) != loop.contains(branch.notTaken())) {
      add(known, at, branch, loop.contains(branch.taken()) ? branch.condition() : negated(branch.condition()));
    }
    return known;
  }

  private static int compared(Activation at, Branch branch) {
    boolean wide = at.body().method().instruction(branch.left()) instanceof Compute compare && compare.operator() == Operator.CMP && branch.right() < 0;
    return wide ? at.body().method().instruction(branch.left()).operands().get(0) : branch.left();
  }

  /** Expressions that are at least 0 whenever the block runs. */
  public List<Polynomial> at(Activation at, int block) {
    List<Integer> place = List.of(at.number(), block);
    List<Polynomial> found = known.get(place);
    if (found == null) {
      found = find(at, block).stream().distinct().toList();
      known.put(place, found);
    }
    return found;
  }

  private List<Polynomial> find(Activation at, int block) {
    List<Polynomial> known = at.isRoot() ? new ArrayList<>() : new ArrayList<>(at(at.caller(), at.caller().body().method().blockOf(at.call().id()).index()));
    Method method = at.body().method();
    for (int head = block; head >= 0; head = at.body().dominators().immediateDominator(head)) {
      if (method.blocks().get(head).terminator() instanceof Branch branch && branch.taken() != branch.notTaken()) {
        if (isOnlyWay(at, head, branch.taken(), block)) {
          add(known, at, branch, branch.condition());
        } else if (isOnlyWay(at, head, branch.notTaken(), block)) {
          add(known, at, branch, negated(branch.condition()));
        }
      }
    }
    return known;
  }

  /** Whether control comes to the block only by the branch at the end of {@code head} to {@code next}. */
  public static boolean isOnlyWay(Activation at, int head, int next, int block) {
    Block entered = at.body().method().blocks().get(next);
    return entered.predecessors().equals(List.of(head)) && at.body().dominators().dominates(next, block);
  }

  public static Condition negated(Condition condition) {
    return switch (condition) {
      case EQ -> Condition.NE;
      case NE -> Condition.EQ;
      case LT -> Condition.GE;
      case GE -> Condition.LT;
      case GT -> Condition.LE;
      case LE -> Condition.GT;
    };
  }

  private void add(List<Polynomial> known, Activation at, Branch branch, Condition condition) {
    int left = branch.left();
    int right = branch.right();
    if (at.body().method().instruction(left) instanceof Compute compare && compare.operator() == Operator.CMP && right < 0) {
      right = compare.operands().get(1);
      left = compare.operands().get(0);
    }
    if (!isWhole(at, left)) {
      return;
    }
    for (int larger : bounds(at, right, condition == Condition.LT || condition == Condition.LE, "min")) {
      for (int smaller : bounds(at, right, condition == Condition.GT || condition == Condition.GE, "max")) {
        int bound = larger == right ? smaller : larger;
        Polynomial difference = values.number(at, left).minus(bound < 0 ? Polynomial.ZERO : values.number(at, bound));
        switch (condition) {
          case LT -> known.add(difference.times(-1).plus(-1));
          case LE -> known.add(difference.times(-1));
          case GT -> known.add(difference.plus(-1));
          case GE -> known.add(difference);
          case EQ -> {
            known.add(difference);
            known.add(difference.times(-1));
          }
          case NE -> {}
        }
      }
    }
  }

  /** Below the lesser of two is below both; above the greater above both. */
  private static List<Integer> bounds(Activation at, int value, boolean applies, String function) {
    if (applies && value >= 0
        && at.body().method().instruction(value) instanceof Call call
        && call.target().owner().equals("java/lang/Math") && call.target().name().equals(function)) {
      return call.operands();
    }
    return List.of(value);
  }

  private static boolean isWhole(Activation at, int id) {
    Instruction value = at.body().method().instruction(id);
    return value.type().equals(Type.INT) || value.type().equals(Type.LONG);
  }
}
