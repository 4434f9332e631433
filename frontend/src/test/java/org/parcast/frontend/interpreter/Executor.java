package org.parcast.frontend.interpreter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Caught;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Instruction.Terminator;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/** Follows control through the blocks of a method. */
final class Executor {
  private final ExecutionListener listener;
  private final StubLoader loader;
  private final Step step;
  private final IterationOrder orders;
  private Interruption waiting;
  private int references;
  private int depth;
  private final Map<Method, LoopForest> forests = new HashMap<>();

  /** What is executed in the midst of something else. */
  interface Interruption {
    void run() throws Throwable;
  }

  Executor(IrInterpreter interpreter, StubLoader loader, Calls calls, IterationOrder orders) {
    this.orders = orders;
    this.listener = interpreter.listener();
    this.loader = loader;
    this.step = new Step(loader, calls);
  }

  /** Runs a method whose parameters are set; returns what it returns. */
  Object run(Frame frame) throws Throwable {
    Interruption held = waiting;
    boolean initialises = frame.method().ref().name().equals("<clinit>");
    if (initialises) {
      waiting = null; // Another thread waits for a class that one initialises.
    }
    try {
      return run(frame, frame.method().blocks().get(0), null);
    } finally {
      waiting = initialises ? held : waiting;
    }
  }

  /** Runs one iteration of a loop whose header's phis are set, up to where control is back at the header and they are set for the next. */
  void iteration(Frame frame, Block header) throws Throwable {
    run(frame, header, header);
  }

  LoopForest loops(Method method) {
    return forests.computeIfAbsent(method, LoopForest::of);
  }

  /** The values that are no iteration's own, of this loop or another. */
  private List<Object> left(Frame frame, Loop loop) {
    List<Object> left = new ArrayList<>();
    LoopForest loops = loops(frame.method());
    for (Instruction instruction : frame.method().instructions()) {
      int block = frame.method().blockOf(instruction.id()).index();
      Loop innermost = loops.innermost(block);
      boolean around = innermost == null || innermost.header() != loop.header() && innermost.contains(loop.header());
      if (around || block == loop.header() && instruction instanceof Phi) {
        left.add(frame.value(instruction.id()));
      }
    }
    return left;
  }

  /** Whether nothing waits to interrupt what is executed. */
  boolean isUninterrupted() {
    return waiting == null;
  }

  /** Lets something be executed in the midst of what follows, after so many references to memory. */
  void interruptAfter(int count, Interruption interruption) {
    references = count;
    waiting = interruption;
  }

  /** Executes what waits to be, if anything still does. */
  void interrupt() throws Throwable {
    if (waiting != null) {
      Interruption now = waiting;
      waiting = null;
      now.run();
    }
  }

  private static boolean isReference(Instruction instruction) {
    return instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldLoad
        || instruction instanceof Instruction.FieldStore;
  }

  private Object run(Frame frame, Block start, Block last) throws Throwable {
    List<Block> blocks = frame.method().blocks();
    Block block = start;
    while (true) {
      Block next = null;
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Phi || instruction instanceof Instruction.Parameter || instruction instanceof Caught) {
          continue;
        }
        listener.before(frame, instruction);
        Object result = null;
        Throwable thrown = null;
        try {
          result = step.execute(frame, instruction);
        } catch (InterpreterError | ProgramExit e) {
          throw e;
        } catch (Throwable t) {
          thrown = t;
        }
        if (thrown != null) {
          next = handler(frame, block, thrown);
          listener.thrown(frame, instruction, thrown, next);
          if (next == null) {
            throw thrown;
          }
          enterHandler(frame, block, next, instruction.position(), thrown);
          break;
        }
        if (instruction instanceof Instruction.Return returned) {
          listener.leave(frame, returned);
          return result;
        }
        if (instruction instanceof Terminator terminator) {
          next = blocks.get(successor(frame, terminator));
          enter(frame, block, next);
          if (next == last) {
            return null;
          }
          Loop loop = orders.loop(frame.method(), next.index());
          if (loop != null && !loop.contains(block.index())) {
            depth++;
            boolean reordered = new Reordering(this, step, frame, loop).run(orders);
            depth--;
            if (reordered && depth == 0) {
              orders.executed(left(frame, loop));
            }
          }
        } else {
          frame.set(instruction.id(), result);
          listener.after(frame, instruction);
          if (waiting != null && isReference(instruction) && references-- == 0) {
            interrupt();
          }
        }
      }
      block = next;
    }
  }

  static int successor(Frame frame, Terminator terminator) {
    if (terminator instanceof Instruction.Goto jump) {
      return jump.target();
    } else if (terminator instanceof Branch branch) {
      return holds(frame, branch) ? branch.taken() : branch.notTaken();
    }
    Instruction.Switch select = (Instruction.Switch) terminator;
    int found = select.keys().indexOf((Integer) frame.value(select.key()));
    return found < 0 ? select.otherwise() : select.targets().get(found);
  }

  private static boolean holds(Frame frame, Branch branch) {
    Object left = frame.value(branch.left());
    boolean reference = frame.method().instruction(branch.left()).type().isReference();
    Object right = branch.right() >= 0 ? frame.value(branch.right()) : reference ? null : (Integer) 0;
    return reference ? branch.condition() == Instruction.Condition.EQ == (left == right) : ArithmeticUnit.holds(branch.condition(), left, right);
  }

  private void enter(Frame frame, Block from, Block to) {
    List<Phi> phis = phis(to);
    if (!phis.isEmpty()) {
      List<Phi.Input> chosen = new ArrayList<>();
      for (Phi phi : phis) {
        chosen.add(input(phi, from));
      }
      assign(frame, to, phis, chosen);
    }
  }

  private static Phi.Input input(Phi phi, Block from) {
    for (Phi.Input input : phi.inputs()) {
      if (input.block() == from.index()) {
        return input;
      }
    }
    throw new InterpreterError("phi " + phi.id() + " has no input from block " + from.index(), null);
  }

  /** A variable holds what the last store before the exception gave it. */
  private void enterHandler(Frame frame, Block from, Block handler, int position, Throwable exception) {
    List<Phi> phis = phis(handler);
    List<Phi.Input> chosen = new ArrayList<>();
    for (Phi phi : phis) {
      Phi.Input last = null;
      for (Phi.Input input : phi.inputs()) {
        if (input.block() == from.index() && input.after() < position && (last == null || input.after() > last.after())) {
          last = input;
        }
      }
      if (last == null) {
        throw new InterpreterError(frame.method() + ": phi " + phi.id() + " has no input for an exception at " + position, exception);
      }
      chosen.add(last);
    }
    assign(frame, handler, phis, chosen);
    frame.set(caught(handler).id(), exception);
  }

  private void assign(Frame frame, Block block, List<Phi> phis, List<Phi.Input> chosen) {
    if (phis.isEmpty()) {
      return;
    }
    listener.phis(frame, block, phis, chosen);
    Object[] values = new Object[chosen.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = frame.raw(chosen.get(i).value());
    }
    for (int i = 0; i < values.length; i++) {
      frame.set(phis.get(i).id(), values[i]);
    }
  }

  private static List<Phi> phis(Block block) {
    return block.instructions().get(0) instanceof Phi ? block.phis() : List.of();
  }

  private Block handler(Frame frame, Block block, Throwable thrown) {
    for (int index : block.handlers()) {
      Block handler = frame.method().blocks().get(index);
      if (loader.classDescribed(caught(handler).type().descriptor()).isInstance(thrown)) {
        return handler;
      }
    }
    return null;
  }

  private static Caught caught(Block handler) {
    return handler.instructions().stream().filter(Caught.class::isInstance).map(Caught.class::cast).findFirst().orElseThrow();
  }
}
