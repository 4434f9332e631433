package org.parcast.analyses.loops.effects;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.names.ValueText;
import org.parcast.analyses.loops.program.CaughtExceptions;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.SteadyValues;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.Guards;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Doubt;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Whether the number of iterations is fixed before the first, so that they can be handed out; else what may end the loop. */
public final class Exits {
  private final SymbolicValues values;
  private final Atoms atoms;
  private final MethodBody body;
  private final Loop loop;
  private final RunBlocks run;
  private final SteadyValues steady;
  private final Set<WholeProgram.Read> boundReads = new HashSet<>();
  private boolean further;

  /** What is known of a test at which the loop may end. */
  private enum Test {
    /** Its outcome hangs on what the iterations do. */
    OPEN,
    /** It ends the loop at last if nothing that it reads is written meanwhile, which is not known. */
    STEADY,
    /** It asks whether there is another element in a container of the library. */
    ELEMENTS,
    /** Its outcome is known before the loop, for each iteration. */
    FIXED,
    /** The same, and it ends the loop at last. */
    ENDS
  }

  /** @param run what a run came to, of what ends the loop by an exception */
  public Exits(SymbolicValues values, Atoms atoms, MethodBody body, Loop loop, WholeProgram program, RunBlocks run) {
    this.run = run;
    this.steady = new SteadyValues(program, body.method(), loop);
    this.values = values;
    this.atoms = atoms;
    this.body = body;
    this.loop = loop;
  }

  /** What ends the loop other than its counter; none where the loop is counted. */
  public List<Doubt> doubts() {
    List<Doubt> found = new ArrayList<>();
    boolean counted = false;
    Method method = body.method();
    for (Edge edge : loop.exits()) {
      Block from = method.blocks().get(edge.from());
      if (!from.successors().contains(edge.to())) {
        if (new CaughtExceptions(method, loop).areExpected(edge)) {
          int line = body.line(method.blocks().get(edge.to()).instructions().get(0).id());
          add(found, unlessRun(edge.to(), obstacle("catch", line), "no exception is caught"));
        }
        continue;
      }
      int line = body.line(from.terminator().id());
      boolean inCondition = isInCondition(edge);
      Test test = test(from.terminator());
      boolean isUnsure = test == Test.STEADY || test == Test.ELEMENTS;
      if (!counted && test == Test.ENDS && mayEnd(edge)) {
        counted = true;
      } else if (!counted && isUnsure && mayEnd(edge)) {
        counted = true;
        boundReads.addAll(steady.reads((Branch) from.terminator()));
        add(found, unsure((Branch) from.terminator(), test, line));
      } else if ((test == Test.FIXED || test == Test.ENDS) && inCondition) {
        counted |= test == Test.ENDS;
        further = true;
      } else {
        String what = leaving(edge.to());
        boolean condition = inCondition && (what.equals("break") || what.equals("return") && line == loop.line());
        Dependence obstacle = obstacle(condition ? "loop condition" : what, line);
        add(found, isUnsure || isUnknown(from.terminator()) ? Doubt.certain(assumed(obstacle)) : unlessThrown(edge.to(), obstacle));
      }
    }
    if (!counted && found.isEmpty()) {
      found.add(Doubt.certain(obstacle("endless loop", loop.line())));
    }
    return found;
  }

  private Doubt unsure(Branch branch, Test test, int line) {
    Dependence obstacle = assumed(obstacle("loop condition", line));
    String text = test == Test.ELEMENTS ? LoopCondition.NOTHING_ADDED
        : steady.bound(branch).stream().map(value -> ValueText.value(values.root(), value)).distinct().collect(Collectors.joining(" and "))
            + (steady.bound(branch).size() > 1 ? " do not change" : " does not change");
    return new Doubt(obstacle, LoopCondition.at(text, line));
  }

  /** Whether a test may come out differently for nothing that is known to change. */
  private boolean isUnknown(Instruction.Terminator test) {
    return test instanceof Branch branch
        && (branch.operands().stream().allMatch(steady::isCounterOrSteady) || branch.operands().stream().anyMatch(steady::isUnknown));
  }

  private static Dependence assumed(Dependence obstacle) {
    return Dependence.at(obstacle.kind(), obstacle.what(), obstacle.toLine(), Certainty.ASSUMED);
  }

  private Doubt unlessThrown(int target, Dependence obstacle) {
    int thrown = obstacle.what().equals("throw") ? thrower(target) : -1;
    return thrown < 0 ? Doubt.certain(obstacle) : unlessRun(thrown, obstacle, "no exception is thrown");
  }

  private Doubt unlessRun(int block, Dependence obstacle, String text) {
    boolean ran = run.mayRun(body.method(), body.method().blocks().get(block));
    return ran ? Doubt.certain(obstacle) : new Doubt(obstacle, LoopCondition.at(text, obstacle.toLine()));
  }

  /** Whether the condition has tests beside the one that counts, as {@code i < n && i < most}; known once the {@link #doubts()} were asked for. */
  public boolean hasFurtherTests() {
    return further;
  }

  /** What the bound reads where it is not known to stay the same; known once the {@link #doubts()} were asked for. */
  public Set<WholeProgram.Read> boundReads() {
    return boundReads;
  }

  /** Whether the exit is one of the tests of the loop's condition: nothing but tests in the line of the loop, with the same way out, come before it. */
  private boolean isInCondition(Edge exit) {
    Method method = body.method();
    int block = exit.from();
    while (block != loop.header()) {
      Block at = method.blocks().get(block);
      boolean follows = body.line(at.terminator().id()) == loop.line() && at.predecessors().size() == 1
          && loop.exits().stream().anyMatch(other -> other.from() == at.predecessors().get(0) && other.to() == exit.to());
      if (!follows) {
        return false;
      }
      block = at.predecessors().get(0);
    }
    return true;
  }

  private static void add(List<Doubt> found, Doubt obstacle) {
    if (!found.contains(obstacle)) {
      found.add(obstacle);
    }
  }

  private static Dependence obstacle(String what, int line) {
    return Dependence.at(Dependence.Kind.CONTROL, what, line, Certainty.PROVEN);
  }

  /** Whether the exit is the loop's own test: it stands at the head, or where each iteration ends. */
  private boolean mayEnd(Edge edge) {
    return edge.from() == loop.header() || loop.backEdges().stream().allMatch(back -> back.from() == edge.from());
  }

  private Test test(Instruction.Terminator terminator) {
    if (!(terminator instanceof Branch branch)) {
      return Test.OPEN;
    }
    List<Integer> compared = branch.right() < 0 ? List.of(branch.left()) : branch.operands();
    if (body.method().instruction(branch.left()) instanceof Compute compare && compare.operator() == Operator.CMP && branch.right() < 0) {
      compared = compare.operands();
    }
    Condition whileTrue = loop.contains(branch.taken()) ? branch.condition() : Guards.negated(branch.condition());
    if (isAlwaysTrue(compared, whileTrue)) {
      return Test.FIXED;
    } else if (steady.asksForElements(branch)) {
      return Test.ELEMENTS;
    }
    Polynomial difference = Polynomial.ZERO;
    boolean known = true;
    for (int operand : compared) {
      if (!body.method().instruction(operand).type().isPrimitive()) {
        return Test.OPEN;
      }
      Polynomial number = values.number(values.root(), operand);
      if (!number.atoms().stream().allMatch(atom -> atoms.kind(atom) == Atoms.Kind.SYMBOL || atoms.kind(atom) == Atoms.Kind.OWN)) {
        known = false;
        if (!steady.isSteady(operand)) {
          return Test.OPEN;
        }
      }
      difference = operand == compared.get(0) ? number : difference.minus(number);
    }
    boolean ends = ends(difference, whileTrue);
    return known ? ends ? Test.ENDS : Test.FIXED : ends ? Test.STEADY : Test.OPEN;
  }

  /** Whether a comparison is with the largest or least number of its type, and so true of all: a counter goes beyond it to the other end and on. */
  private boolean isAlwaysTrue(List<Integer> compared, Condition relation) {
    if (compared.size() < 2) {
      return false;
    }
    return switch (relation) {
      case LE -> isLimit(compared.get(1), Long.MAX_VALUE, Integer.MAX_VALUE) || isLimit(compared.get(0), Long.MIN_VALUE, Integer.MIN_VALUE);
      case GE -> isLimit(compared.get(1), Long.MIN_VALUE, Integer.MIN_VALUE) || isLimit(compared.get(0), Long.MAX_VALUE, Integer.MAX_VALUE);
      default -> false;
    };
  }

  private boolean isLimit(int operand, long ofLong, int ofInt) {
    Object number = body.method().instruction(operand) instanceof Instruction.Constant constant ? constant.value() : null;
    return number instanceof Long wide && wide == ofLong || number instanceof Integer narrow && narrow == ofInt;
  }

  /** Whether a number that stands in the given relation to 0 as long as the loop goes on changes, and not away from 0 where that is certain. */
  private boolean ends(Polynomial number, Condition whileTrue) {
    int own = number.atoms().stream().filter(atom -> atoms.kind(atom) == Atoms.Kind.OWN).findFirst().orElse(-1);
    long step = own < 0 ? 0 : number.coefficient(own);
    boolean stepIsKnown = own >= 0 && number.quotient(own).isConstant();
    return switch (whileTrue) {
      case LT, LE -> own >= 0 && (step > 0 || !stepIsKnown);
      case GT, GE -> own >= 0 && (step < 0 || !stepIsKnown);
      case EQ, NE -> own >= 0;
    };
  }

  /** The block that throws behind the exit. */
  private int thrower(int target) {
    int at = target;
    while (!(body.method().blocks().get(at).terminator() instanceof Instruction.Throw)) {
      at = body.method().blocks().get(at).successors().get(0);
    }
    return at;
  }

  /** What stands behind the exit: a return, a throw, or else the code after the loop. */
  private String leaving(int target) {
    Set<Integer> seen = new HashSet<>();
    int at = target;
    while (seen.add(at)) {
      Block block = body.method().blocks().get(at);
      if (block.terminator() instanceof Instruction.Throw) {
        return "throw";
      } else if (block.terminator() instanceof Instruction.Return) {
        boolean shared = loop.exits().stream().filter(edge -> edge.to() == target).count() > 1 || block.predecessors().size() > 1;
        return shared ? "break" : "return";
      } else if (block.successors().size() != 1 || block.predecessors().size() > 1) {
        return "break";
      }
      at = block.successors().get(0);
    }
    return "break";
  }
}
