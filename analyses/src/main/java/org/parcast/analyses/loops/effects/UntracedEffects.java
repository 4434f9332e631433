package org.parcast.analyses.loops.effects;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.analyses.loops.program.ClassInitialisers;
import org.parcast.analyses.loops.program.LandedExceptions;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.SteadyValues;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.program.Written;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Doubt;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Type;

/**
 * What the iterations of a loop do that a trace of memory does not show, in all that they call as far as a run came to it: calls of the library, locks,
 * exceptions. References to memory are the trace's.
 */
public final class UntracedEffects {
  private static final String ASKED = "what ";

  private final WholeProgram program;
  private final RunBlocks run;
  private final ClassInitialisers initialisers;
  private final Appends appends;
  private final Method root;
  private final Loop loop;
  private final OwnPlaces own;
  private final LandedExceptions landed;
  /** Methods, each with the types of exceptions that are caught around a call of it. */
  private final Set<List<Object>> visited = new HashSet<>();
  private final List<Doubt> doubts = new ArrayList<>();

  public UntracedEffects(WholeProgram program, RunBlocks run, Method method, Loop loop) {
    this(program, run, method, loop, loop.blocks());
  }

  /** @param blocks those of the loop that are asked of, with all that they call */
  public UntracedEffects(WholeProgram program, RunBlocks run, Method method, Loop loop, BitSet blocks) {
    this.program = program;
    this.run = run;
    this.initialisers = new ClassInitialisers(program.calls());
    this.root = method;
    this.appends = new Appends(program.calls(), program.body(method), loop);
    this.loop = loop;
    this.own = new OwnPlaces(program, method, loop);
    this.landed = new LandedExceptions(program.calls().program());
    follow(method, blocks, 0, List.of());
    own.stores().forEach(this::storeInPlace);
  }

  /** What is stored in a place of the iteration's own is in no other's way, unless the loop looks into containers in another way too: that may be the same one. */
  private void storeInPlace(Call store) {
    Dependence obstacle = Dependence.at(Dependence.Kind.CALL, name(store.target()), root.line(store.position()), Certainty.ASSUMED);
    boolean alone = doubts.stream().filter(Doubt::isDispelled).noneMatch(doubt -> doubt.unless().text().startsWith(ASKED));
    add(alone ? new Doubt(obstacle, condition(store.target().name() + "() stores in a place of the iteration's own", root, store)) : Doubt.certain(obstacle));
  }

  /** What keeps iterations in order, and what would if it came to be. */
  public List<Doubt> doubts() {
    return doubts;
  }

  /** @param line where the loop leads here by a call; 0 in its own body */
  private void follow(Method method, BitSet blocks, int line, List<Type> around) {
    for (int index = blocks.nextSetBit(0); index >= 0; index = blocks.nextSetBit(index + 1)) {
      Block block = method.blocks().get(index);
      List<Type> caught = Stream.concat(LandedExceptions.caught(method, block, method == root ? loop : null).stream(), around.stream()).distinct().toList();
      if (run.mayRun(method, block)) {
        block.instructions().forEach(instruction -> visit(method, instruction, line, caught));
      } else if (block.terminator() instanceof Instruction.Throw thrown && !landed.land(method, thrown, caught) && block.predecessors().stream().anyMatch(before -> run.mayRun(method, method.blocks().get(before)))) {
        Dependence obstacle = Dependence.at(Dependence.Kind.CONTROL, "throw", line(method, thrown, line), Certainty.ASSUMED);
        add(new Doubt(obstacle, condition("no exception is thrown", method, thrown)));
      }
    }
  }

  private void follow(Method method, int line, List<Type> around) {
    if (visited.add(List.of(method, around))) {
      BitSet all = new BitSet();
      all.set(0, method.blocks().size());
      follow(method, all, line, around);
    }
  }

  private void visit(Method method, Instruction instruction, int line, List<Type> caught) {
    int here = line(method, instruction, line);
    String initialised = ClassInitialisers.initialises(instruction);
    if (initialised != null && initialisers.reachOut(initialised, method.ref().owner())) {
      add(Dependence.Kind.CALL, "initialiser of " + initialised.replace('/', '.'), here);
    }
    if (instruction instanceof Call call) {
      program.calls().targets(call).forEach(target -> follow(target, here, caught));
      if (program.calls().mayLeaveProgram(call)) {
        library(method, call, here);
      }
    } else if (instruction instanceof Instruction.Monitor) {
      add(Dependence.Kind.CALL, "synchronized", here);
    } else if (instruction instanceof Instruction.Throw thrown && !landed.land(method, thrown, caught)) {
      add(Dependence.Kind.CONTROL, "throw", here);
    }
  }

  private void library(Method method, Call call, int here) {
    Set<MethodRef> bodies = program.calls().lambdaBodies(call.target());
    if (!bodies.isEmpty() || LibraryEffects.isFunction(call.target().owner()) && !program.calls().targets(call).isEmpty()) {
      bodies.forEach(body -> lambda(call, body, here));
    } else if (method == root && own.contains(call)) {
      return; // Told of together, when it is known what else the loop looks into.
    } else if (LibraryEffects.asksContainer(call) && !isOnOwnObject(method, call)) {
      Dependence obstacle = Dependence.at(Dependence.Kind.CALL, name(call.target()), here, Certainty.ASSUMED);
      add(new Doubt(obstacle, condition(ASKED + call.target().name() + "() asks does not change", method, call)));
    } else if (method == root && appends.contains(call)) {
      return; // Kept apart.
    } else if (LibraryEffects.effect(call) == LibraryEffects.Effect.UNKNOWN && !isOnOwnObject(method, call) || LibraryEffects.readsElements(call) && readsWritten(method, call)) {
      add(Dependence.Kind.CALL, name(call.target()), here);
    }
  }

  /** Whether the library reads, unseen by the run, elements of an array that the loop writes, and that the iteration has not made itself. */
  private boolean readsWritten(Method method, Call call) {
    List<Instruction> arrays = call.operands().stream().map(method::instruction).filter(operand -> operand.type().isArray() && !isMadeHere(method, operand)).toList();
    if (arrays.isEmpty()) {
      return false;
    }
    Written written = new Written(program, program.body(root), loop.blocks());
    return arrays.stream().anyMatch(array -> written.elements(program.pointsTo().of(method, array.id()), array.type().element().descriptor()));
  }

  private boolean isMadeHere(Method method, Instruction array) {
    return array instanceof Instruction.NewArray && (method != root || loop.contains(method.blockOf(array.id()).index()));
  }

  private void lambda(Call call, MethodRef body, int here) {
    Set<Method> ours = program.calls().implementations(body);
    ours.forEach(target -> follow(target, here, List.of())); // It may run elsewhere.
    if (ours.isEmpty() && !LibraryEffects.isPure(body)) {
      add(Dependence.Kind.CALL, name(call.target()), here);
    }
  }

  private static String name(MethodRef target) {
    return target.owner().substring(target.owner().lastIndexOf('/') + 1) + "." + target.name() + "()";
  }

  /** Text is put together, containers are filled and numbers drawn in an object that the iteration itself has made; or an iterator of its own goes on. */
  private boolean isOnOwnObject(Method method, Call call) {
    String owner = call.target().owner();
    boolean builds = owner.equals("java/lang/StringBuilder") && !LibraryEffects.callsToString(call.target());
    if (!builds && !LibraryEffects.isContainer(owner) && !program.calls().keepsToItsObject(call) || call.operands().isEmpty()) {
      return false;
    }
    int made = call.operands().get(0);
    while (method.instruction(made) instanceof Call given && LibraryEffects.givesBack(given)) {
      made = given.operands().get(0);
    }
    boolean here = method != root || loop.contains(method.blockOf(made).index());
    boolean iterates = method.instruction(made) instanceof Call of && of.target().name().equals("iterator") && LibraryEffects.isContainer(of.target().owner());
    return here && (method.instruction(made) instanceof Instruction.NewObject || iterates) || method == root && isDriver(made);
  }

  /** Whether the call gives the iteration its element. */
  private boolean isDriver(int iterator) {
    return new SteadyValues(program, root, loop).drivingIterator() == iterator;
  }

  private void add(Dependence.Kind kind, String what, int line) {
    add(Doubt.certain(Dependence.at(kind, what, line, Certainty.ASSUMED)));
  }

  private void add(Doubt doubt) {
    if (!doubts.contains(doubt)) {
      doubts.add(doubt);
    }
  }

  /** In the loop's own file the line of the loop's own code. */
  private static int line(Method method, Instruction instruction, int line) {
    return line > 0 ? line : method.line(instruction.position());
  }

  private LoopCondition condition(String text, Method method, Instruction instruction) {
    String file = method == root ? "" : file(method);
    return new LoopCondition(text, file.equals(file(root)) ? "" : file, method.line(instruction.position()));
  }

  private String file(Method method) {
    ClassDeclaration declared = program.calls().program().find(method.ref().owner());
    String owner = method.ref().owner();
    return declared == null || declared.sourceFile() == null ? owner + ".class" : owner.substring(0, owner.lastIndexOf('/') + 1) + declared.sourceFile();
  }
}
