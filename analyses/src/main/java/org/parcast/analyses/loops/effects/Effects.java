package org.parcast.analyses.loops.effects;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.AccessGroups;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.names.ClauseReach;
import org.parcast.analyses.loops.names.HolderNames;
import org.parcast.analyses.loops.names.ValueText;
import org.parcast.analyses.loops.program.ClassInitialisers;
import org.parcast.analyses.loops.program.LandedExceptions;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.reduction.Updates;
import org.parcast.analyses.loops.symbolic.Guards;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Gathers what an iteration of a loop does to memory, in the methods that it calls too, and what in it has to come in order. */
public final class Effects {
  /** Loops that refer to more places than this are not looked into further. */
  private static final int MOST = 1200;

  /** Nor those that make more calls. */
  private static final int MOST_CALLS = 500;

  private static final String RECURSIVE = ", which is recursive";

  private final WholeProgram program;
  private final SymbolicValues values;
  private final HolderNames holders;
  private final Guards guards;
  private final Atoms atoms;
  private final Updates updates;
  private final ClassInitialisers initialisers;
  private final Appends appends;
  private final LandedExceptions landed;
  private final Loop loop;
  private int calls;
  private boolean inOrder;
  private final List<Access> accesses = new ArrayList<>();
  private final List<Dependence> obstacles = new ArrayList<>();

  public Effects(WholeProgram program, SymbolicValues values, Atoms atoms, Loop loop) {
    this.program = program;
    this.values = values;
    this.atoms = atoms;
    this.holders = new HolderNames(program.calls().program(), values.root().body().method(), loop);
    this.guards = new Guards(values);
    this.updates = new Updates(program, values, loop);
    this.initialisers = new ClassInitialisers(program.calls());
    this.appends = new Appends(program.calls(), values.root().body(), loop);
    this.landed = new LandedExceptions(program.calls().program());
    this.loop = loop;
    gather(values.root(), loop.blocks());
  }

  public List<Access> accesses() {
    return accesses;
  }

  /** Calls and exits that keep the iterations in order. */
  public List<Dependence> obstacles() {
    return obstacles;
  }

  /** Whether the obstacle is but a call that could not be followed. */
  private static boolean isUnfollowed(Dependence obstacle) {
    return obstacle.what().endsWith(RECURSIVE);
  }

  private void gather(Activation at, BitSet blocks) {
    for (int index = blocks.nextSetBit(0); index >= 0; index = blocks.nextSetBit(index + 1)) {
      Block block = at.body().method().blocks().get(index);
      for (Instruction instruction : block.instructions()) {
        if (accesses.size() > MOST || calls > MOST_CALLS) {
          obstacle(at, instruction, Dependence.Kind.CALL, "too much is called to be followed");
          return;
        }
        visit(at, instruction);
      }
    }
  }

  private void visit(Activation at, Instruction instruction) {
    int id = instruction.id();
    String initialised = ClassInitialisers.initialises(instruction);
    if (initialised != null && initialisers.reachOut(initialised, at.body().method().ref().owner())) {
      obstacle(at, instruction, Dependence.Kind.CALL, "initialiser of " + initialised.replace('/', '.'));
    }
    if (instruction instanceof Instruction.ArrayLoad load) {
      add(at, id, values.ref(at, load.array()), elements(load.type().descriptor()), values.numberAt(at, load.index(), id), false);
    } else if (instruction instanceof Instruction.ArrayStore store) {
      add(at, id, values.ref(at, store.array()), elements(store.elementType().descriptor()), values.numberAt(at, store.index(), id), true);
    } else if (instruction instanceof Instruction.FieldLoad load) {
      add(at, id, load.isStatic() ? null : values.ref(at, load.object()), place(load.field(), load.isStatic()), null, false);
    } else if (instruction instanceof Instruction.FieldStore store) {
      add(at, id, store.isStatic() ? null : values.ref(at, store.object()), place(store.field(), store.isStatic()), null, true);
    } else if (instruction instanceof Call call) {
      call(at, call);
    } else if (instruction instanceof Instruction.Monitor) {
      obstacle(at, instruction, Dependence.Kind.CALL, "synchronized");
    } else if (instruction instanceof Instruction.Throw thrown && !lands(at, thrown)) {
      obstacle(at, instruction, Dependence.Kind.CONTROL, "throw");
    }
  }

  private boolean lands(Activation at, Instruction.Throw thrown) {
    List<Type> caught = new ArrayList<>();
    int id = thrown.id();
    for (Activation around = at; around != null; around = around.caller()) {
      Method method = around.body().method();
      caught.addAll(LandedExceptions.caught(method, method.blockOf(id), around.isRoot() ? loop : null));
      id = around.isRoot() ? -1 : around.call().id();
    }
    return landed.land(at.body().method(), thrown, caught);
  }

  private static String elements(String type) {
    return "[" + (type.length() > 1 ? "L" : type.replace('Z', 'B'));
  }

  private static String place(org.parcast.ir.FieldRef field, boolean isStatic) {
    return (isStatic ? "static " : "") + field.nameAndType();
  }

  private void call(Activation at, Call call) {
    // Once a call keeps the iterations in order, others are not followed: whatever they do, they change nothing.
    List<Method> followed = inOrder ? List.of() : program.calls().targets(call);
    for (Method target : followed) {
      Activation callee = values.enter(at, call, target);
      calls++;
      if (callee == null && program.purity().isPure(target)) {
        readsOf(at, call, target, new HashSet<>());
      } else if (callee == null) {
        boolean recursive = at.isWithin(target);
        obstacle(at, call, Dependence.Kind.CALL, target.ref().name() + "()" + (recursive ? RECURSIVE : ", which leads too deep"));
      } else {
        BitSet all = new BitSet();
        all.set(0, target.blocks().size());
        gather(callee, all);
      }
    }
    if (program.calls().mayLeaveProgram(call)) {
      library(at, call);
    }
  }

  /** What a method that cannot be followed, and writes nothing, may read on its way. */
  private void readsOf(Activation at, Call call, Method method, Set<Method> visited) {
    if (!visited.add(method)) {
      return;
    }
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.ArrayLoad load) {
        Polynomial index = Polynomial.atom(atoms.of(List.of("within", at.number(), call.id(), method.ref(), load.id()), Atoms.Kind.VARYING));
        addRead(at, call, within(at, call, method, load.array()), elements(load.type().descriptor()), index);
      } else if (instruction instanceof Instruction.FieldLoad load) {
        addRead(at, call, load.isStatic() ? null : within(at, call, method, load.object()), place(load.field(), load.isStatic()), null);
      } else if (instruction instanceof Call further) {
        program.calls().targets(further).forEach(target -> readsOf(at, call, target, visited));
      }
    }
  }

  private Ref within(Activation at, Call call, Method method, int id) {
    List<Object> key = List.of("within", at.number(), call.id(), method.ref(), id);
    return new Ref(Ref.Kind.OTHER, key, null, null, -1, Atoms.Kind.VARYING, program.pointsTo().of(method, id));
  }

  private void addRead(Activation at, Call call, Ref holder, String place, Polynomial index) {
    int id = call.id();
    String text = "what " + call.target().name() + "() reads";
    accesses.add(new Access(at, id, holder, place, index, false, at.lineInLoop(id), text, text, guards(at, id), loops(at, id), null, true));
  }

  private void library(Activation at, Call call) {
    List<Integer> operands = call.operands();
    switch (LibraryEffects.effect(call)) {
      case PURE -> {
        if (LibraryEffects.readsElements(call)) {
          operands.stream().filter(operand -> at.body().method().instruction(operand).type().isArray())
              .forEach(array -> range(at, call, array, Polynomial.ZERO, null, false));
        }
      }
      case COPY -> {
        Polynomial length = values.number(at, operands.get(4));
        range(at, call, operands.get(0), values.number(at, operands.get(1)), length, false);
        range(at, call, operands.get(2), values.number(at, operands.get(3)), length, true);
      }
      case FILL -> {
        boolean part = operands.size() == 4;
        Polynomial from = part ? values.number(at, operands.get(1)) : Polynomial.ZERO;
        range(at, call, operands.get(0), from, part ? values.number(at, operands.get(2)).minus(from) : null, true);
      }
      case CLONE -> {
        boolean part = operands.size() == 3;
        Polynomial from = part ? values.number(at, operands.get(1)) : Polynomial.ZERO;
        Polynomial to = operands.size() > 1 ? values.number(at, operands.get(operands.size() - 1)) : null;
        range(at, call, operands.get(0), from, to == null ? null : to.minus(from), false);
      }
      case UNKNOWN -> {
        if (!isOnFreshObject(at, call) && !(at.isRoot() && appends.contains(call))) {
          String name = call.target().owner().substring(call.target().owner().lastIndexOf('/') + 1) + "." + call.target().name() + "()";
          obstacle(at, call, Dependence.Kind.CALL, name);
        }
      }
    }
  }

  /** Text is put together, or numbers are drawn, in an object of the iteration's own. */
  private boolean isOnFreshObject(Activation at, Call call) {
    boolean text = call.target().owner().equals("java/lang/StringBuilder") && !LibraryEffects.callsToString(call.target());
    return (text || program.calls().keepsToItsObject(call))
        && (call.target().name().equals("<init>") || values.ref(at, call.operands().get(0)).kind() == Ref.Kind.FRESH);
  }

  /** Elements from a first one on; the length is null where all elements are meant. */
  private void range(Activation at, Call call, int array, Polynomial first, Polynomial length, boolean write) {
    String type = at.body().method().instruction(array).type().descriptor();
    int offset = atoms.of(List.of("offset", at.number(), call.id(), write), Atoms.Kind.INNER);
    Polynomial counted = Polynomial.atom(offset);
    List<Polynomial> holding = new ArrayList<>(guards(at, call.id()));
    if (length != null) {
      holding.add(length.minus(counted).plus(-1));
    }
    List<Integer> loops = new ArrayList<>(loops(at, call.id()));
    loops.add(offset);
    Ref holder = values.ref(at, array);
    String place = type.startsWith("[") ? elements(type.substring(1)) : AccessGroups.ANY_ELEMENTS;
    String text = ValueText.of(at, array) + "[...]";
    accesses.add(
        new Access(
            at, call.id(), holder, place, first.plus(counted), write, at.lineInLoop(call.id()), text, holders.holder(at, array), holding, loops, null,
            ClauseReach.comesFromField(at, array)));
  }

  private void add(Activation at, int id, Ref holder, String place, Polynomial index, boolean write) {
    accesses.add(
        new Access(
            at, id, holder, place, index, write, at.lineInLoop(id), ValueText.of(at, id), holders.name(at, id), guards(at, id), loops(at, id), updates.operator(at, id),
            ClauseReach.misses(at, id)));
  }

  private List<Polynomial> guards(Activation at, int id) {
    return guards.at(at, at.body().method().blockOf(id).index());
  }

  /** Counters of the loops around an instruction, the outermost within the loop under judgement first, itself included. */
  private List<Integer> loops(Activation at, int id) {
    List<Integer> found = new ArrayList<>();
    for (Loop around = at.body().loopOf(id); around != null; around = around.parent()) {
      if (!at.isRoot() || !values.isBefore(at, firstOf(at, around))) {
        found.add(0, values.counter(at, around));
      }
    }
    List<Integer> all = at.isRoot() ? new ArrayList<>() : loops(at.caller(), at.call().id());
    all.addAll(found);
    return all;
  }

  private static int firstOf(Activation at, Loop loop) {
    return at.body().method().blocks().get(loop.header()).terminator().id();
  }

  private void obstacle(Activation at, Instruction instruction, Dependence.Kind kind, String what) {
    Dependence found = Dependence.at(kind, what, at.lineInLoop(instruction.id()), Certainty.ASSUMED);
    inOrder |= kind == Dependence.Kind.CALL && !isUnfollowed(found);
    if (!obstacles.contains(found)) {
      obstacles.add(found);
    }
  }
}
