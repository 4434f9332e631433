package org.parcast.tracer.valueflow;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.method.Lambdas;
import org.parcast.tracer.method.LoopEdges;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.Numbering;
import org.parcast.tracer.method.TailRecursion;
import org.parcast.tracer.method.WordLayout;
import org.parcast.tracer.plan.BackwardSlice;
import org.parcast.tracer.plan.Borrowing;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.plan.Relevance;
import org.parcast.tracer.plan.Sink;
import org.parcast.tracer.plan.Webs;

/** The rewriting of one method: what its parts share. Each part extends this and writes the code for one kind of instruction. */
public abstract class Rewriting {
  public final MethodFacts facts;
  public final Method method;
  public final BackwardSlice demand;
  final Webs webs;
  final ProgramPlan plan;
  public final WordLayout layout;
  public final Numbering numbering;
  final Relevance relevance;
  final boolean loopsMayBeOutermost;
  final boolean isKernel;
  final MethodNode node;
  public final Insertions insertions;
  final Locals locals;
  final List<Lambdas.Link> links;
  final BitSet held;
  final BitSet borrowing;
  /** Webs that gather what is a value of its own, term by term. */
  final BitSet gathering;
  /** Blocks of nests whose value flow may be repeated. */
  final BitSet noted;
  /** Webs that gather in all of a nest with calls, whose terms are noted. */
  final BitSet notedWebs;
  final Set<Integer> ownedRegisters;
  /** Of the edge being written, by web the temporary that holds what the register held before. */
  final Map<Integer, Integer> keptAside;
  public final Sites sites;

  Rewriting(MethodNode node, MethodFacts facts, ProgramPlan plan, String sourceFile) {
    this.node = node;
    this.facts = facts;
    this.method = facts.method;
    this.plan = plan;
    this.layout = plan.layout();
    this.numbering = plan.numbering();
    this.relevance = plan.relevance();
    this.demand = BackwardSlice.of(facts, layout, relevance);
    this.webs = new Webs(facts, demand);
    this.borrowing = new Borrowing(facts, demand, webs).webs();
    this.gathering = gatheringWebs();
    this.loopsMayBeOutermost = plan.outermostLoops().mayBeOf(method);
    this.isKernel = plan.isKernel(method);
    this.links = plan.lambdas().linksOf(method.ref());
    this.insertions = new Insertions(node, method);
    this.locals = new Locals(node);
    this.held = new BitSet();
    this.noted = new BitSet();
    this.notedWebs = new BitSet();
    this.ownedRegisters = new LinkedHashSet<>();
    this.keptAside = new LinkedHashMap<>();
    this.sites = new Sites(facts, numbering, sourceFile, insertions);
  }

  /** Another part of the rewriting of the same method. */
  public Rewriting(Rewriting shared) {
    this.facts = shared.facts;
    this.method = shared.method;
    this.demand = shared.demand;
    this.webs = shared.webs;
    this.plan = shared.plan;
    this.layout = shared.layout;
    this.numbering = shared.numbering;
    this.relevance = shared.relevance;
    this.loopsMayBeOutermost = shared.loopsMayBeOutermost;
    this.isKernel = shared.isKernel;
    this.node = shared.node;
    this.insertions = shared.insertions;
    this.locals = shared.locals;
    this.links = shared.links;
    this.held = shared.held;
    this.borrowing = shared.borrowing;
    this.gathering = shared.gathering;
    this.noted = shared.noted;
    this.notedWebs = shared.notedWebs;
    this.ownedRegisters = shared.ownedRegisters;
    this.keptAside = shared.keptAside;
    this.sites = shared.sites;
  }

  /** Whether the loop may be the outermost by execution. */
  final boolean mayBeOutermost(Loop loop) {
    return loopsMayBeOutermost && plan.outermostLoops().contains(method, loop);
  }

  /** Whether the method is a loop whose iterations are its calls of itself. */
  final boolean isRecursiveLoop() {
    return loopsMayBeOutermost && !isKernel && TailRecursion.isIn(facts);
  }

  /** How deep in itself a method is that calls itself. */
  final int recursionLevel() {
    return locals.value("recursion");
  }

  private BitSet gatheringWebs() {
    BitSet gathering = new BitSet();
    demand.registers().stream()
        .filter(id -> method.instruction(id) instanceof Instruction.Phi phi && facts.slices.gathers(phi))
        .forEach(id -> gathering.set(webs.of(id)));
    return gathering;
  }

  int load(int leaf) {
    return locals.value("load" + leaf);
  }

  /** The index of the word that is loaded to be compared and perhaps stored. */
  int comparedIndex(int load) {
    return locals.value("index" + load);
  }

  /** The shadow of the object that has that word. */
  int comparedHolder(int load) {
    return locals.shadow("holder" + load);
  }

  public int register(int leaf) {
    return locals.register("register" + webs.of(leaf));
  }

  int shadowLocal(int array) {
    return locals.shadow("shadow" + array);
  }

  public void pushShadow(Emission emission, int array) {
    int value = facts.common.canonical(array);
    if (method.instruction(value) instanceof Instruction.Constant || !demand.shadows().get(value)) {
      emission.op(Opcodes.ACONST_NULL);
    } else {
      emission.local(Opcodes.ALOAD, shadowLocal(value));
    }
  }

  static void pushHolder(Emission emission, WordLayout.FieldWord word, boolean isStatic, int object) {
    if (isStatic) {
      emission.shadowOfStatics(word.holder());
    } else {
      emission.local(Opcodes.ALOAD, object).shadowOfObject(word.holder());
    }
  }

  public int temporary(int index) {
    return locals.temporary(index);
  }

  List<Integer> recorded(List<Integer> leaves) {
    return leaves.stream().filter(leaf -> demand.loads().get(leaf) || demand.registers().get(leaf)).toList();
  }

  /** The register that is the sink's number itself, or -1. */
  int direct(Sink sink) {
    List<Integer> leaves = demand.leavesOf(sink);
    boolean itself = leaves.size() == 1 && sink.deciding().isEmpty() && (!sink.computed() || leaves.get(0) == sink.value());
    return itself && demand.registers().get(leaves.get(0)) ? register(leaves.get(0)) : -1;
  }

  /** Fills the expression register, left in the third temporary. */
  void expression(Emission emission, List<Integer> leaves, boolean computed) {
    emission.call(Emission.REGISTERS, "expression", "()<R>").local(Opcodes.ASTORE, temporary(2));
    addAll(emission, temporary(2), leaves, computed);
  }

  void addAll(Emission emission, int register, List<Integer> leaves, boolean computed) {
    addAll(emission, register, leaves, computed, Emission.REGISTERS);
  }

  /** Adds what the leaves hold to the register by calls of the class {@code registers}. */
  void addAll(Emission emission, int register, List<Integer> leaves, boolean computed, String registers) {
    for (int i = 0; i < leaves.size(); i++) {
      int leaf = leaves.get(i);
      emission.local(Opcodes.ALOAD, register);
      if (!demand.loads().get(leaf)) {
        emission.local(Opcodes.ALOAD, sourceOf(leaf)).call(Emission.REGISTERS, "add", "(<R><R>)V");
      } else if (i + 1 < leaves.size() && demand.loads().get(leaves.get(i + 1))) {
        emission.local(Opcodes.ILOAD, load(leaf)).local(Opcodes.ILOAD, load(leaves.get(++i))).call(registers, "add", "(<R>II)V");
      } else {
        emission.local(Opcodes.ILOAD, load(leaf)).call(registers, "add", "(<R>I)V");
      }
    }
    if (computed) {
      emission.local(Opcodes.ALOAD, register).call(Emission.REGISTERS, "computed", "(<R>)V");
    }
  }

  /** Adds what the leaves hold that decide; where they hold anything, the register is computed from that. */
  void decide(Emission emission, int register, List<Integer> deciding) {
    for (int leaf : deciding) {
      emission.local(Opcodes.ALOAD, register);
      if (demand.loads().get(leaf)) {
        emission.local(Opcodes.ILOAD, load(leaf)).call(Emission.REGISTERS, "decided", "(<R>I)V");
      } else {
        emission.local(Opcodes.ALOAD, sourceOf(leaf)).call(Emission.REGISTERS, "decided", "(<R><R>)V");
      }
    }
  }

  /** Where what the leaf holds is found: in its register, or aside where that has been defined anew on the same edge. */
  int sourceOf(int leaf) {
    return keptAside.getOrDefault(webs.of(leaf), register(leaf));
  }

  void pushSignature(Emission emission) {
    if (links.isEmpty()) {
      emission.push(numbering.signature(facts.signature));
    } else {
      emission.local(Opcodes.ILOAD, locals.value("called"));
    }
  }

  static String argumentName(Sink sink) {
    return "argument" + sink.at().id() + "." + sink.argument();
  }

  void markGathered(Emission emission, Sink sink, int register) {
    int leaf = demand.leavesOf(sink).get(0);
    if (method.instruction(leaf) instanceof Instruction.Phi phi
        && facts.slices.gathers(phi)
        && !facts.loopOf(leaf).contains(method.blockOf(sink.at().id()).index())) {
      emission.local(Opcodes.ALOAD, register).push(sites.ofGathering(leaf)).push(demand.operatorsOf(leaf)).call(Emission.REGISTERS, "gathered", "(<R>II)V");
    }
  }

  static void pushRegister(Emission emission, int register) {
    if (register >= 0) {
      emission.local(Opcodes.ALOAD, register);
    } else {
      emission.op(Opcodes.ACONST_NULL);
    }
  }

  /** The local of the register that holds what the number was computed from: its own, or the temporary. */
  final int registerIn(Emission before, Sink sink, int temporary) {
    int register = direct(sink);
    if (register < 0) {
      register = temporary;
      before.call(Emission.REGISTERS, "expression", "()<R>").local(Opcodes.ASTORE, register);
      addAll(before, register, recorded(demand.leavesOf(sink)), sink.computed());
    }
    return register;
  }

  /** The local of the register that holds what the argument was computed from, or -1. */
  int registerOf(Emission before, Sink sink) {
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    int direct = direct(sink);
    if (direct >= 0) {
      if (demand.leavesOf(sink).get(0) != sink.value() || method.instruction(sink.value()) instanceof Instruction.Phi phi && facts.slices.gathers(phi)) {
        markGathered(before, sink, direct);
      }
    } else if (!leaves.isEmpty()) {
      int local = locals.register(argumentName(sink));
      before.local(Opcodes.ALOAD, local).call(Emission.REGISTERS, "empty", "(<R>)<R>").local(Opcodes.ASTORE, local);
      addAll(before, local, leaves, sink.computed());
      direct = local;
    }
    return direct;
  }

  /** Whether a loop is left for what lies beside it, where nothing is to be told on the way. */
  boolean isLeftPlainly(Loop loop) {
    return LoopEdges.exits(method, loop).stream().allMatch(exit -> isPlain(loop, exit));
  }

  private boolean isPlain(Loop loop, Edge exit) {
    boolean beside = facts.loops.innermost(exit.to()) == loop.parent() && (loop.parent() == null || loop.parent().header() != exit.to());
    return beside && method.blocks().get(exit.to()).phis().stream().noneMatch(phi -> demand.registers().get(phi.id()) || demand.shadows().get(phi.id()));
  }
}
