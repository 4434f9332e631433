package org.parcast.tracer;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Rewrites one method so that it tells the recorder of its loads, stores, calls, arrays and loops. */
final class MethodRewriter {
  private static final int SOURCES_BY_VALUE = 6;

  private final MethodFacts facts;
  private final Method method;
  private final Demand demand;
  private final Webs webs;
  private final ProgramPlan plan;
  private final Layout layout;
  private final Numbering numbering;
  private final Relevance relevance;
  private final String sourceFile;
  private final boolean loopsMayBeOutermost;
  private final boolean isKernel;

  private final MethodNode node;
  private final Insertions insertions;
  private final Locals locals;
  private final List<Lambdas.Link> links;
  private final BitSet held = new BitSet();
  private final BitSet borrowing;
  private final Map<Integer, Integer> factors = new HashMap<>();
  private final Set<Integer> ownedRegisters = new LinkedHashSet<>();
  private final Map<Integer, Integer> gatherings = new HashMap<>();

  /** Of the edge being written, by web the temporary that holds what the register held before. */
  private final Map<Integer, Integer> keptAside = new LinkedHashMap<>();


  MethodRewriter(MethodNode node, MethodFacts facts, ProgramPlan plan, String sourceFile) {
    this.node = node;
    this.facts = facts;
    this.method = facts.method;
    this.plan = plan;
    this.layout = plan.layout();
    this.numbering = plan.numbering();
    this.relevance = plan.relevance();
    this.demand = Demand.of(facts, layout, relevance);
    this.webs = new Webs(facts, demand);
    this.borrowing = new Borrowing(facts, demand, webs).webs();
    this.sourceFile = sourceFile;
    this.loopsMayBeOutermost = plan.mayHaveOutermostLoops(method);
    this.isKernel = plan.isKernel(method);
    this.links = plan.lambdas().linksOf(method.ref());
    this.insertions = new Insertions(node, method);
    this.locals = new Locals(node);
  }

  void rewrite() {
    nameLocals();
    parameters();
    for (Block block : method.blocks()) {
      block.instructions().forEach(this::capture);
    }
    demand.sinks().forEach(this::sink);
    endsOfGathering();
    for (Block block : method.blocks()) {
      for (int successor : new LinkedHashSet<>(block.successors())) {
        edge(block, method.blocks().get(successor));
      }
      handlerPhis(block);
    }
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.Call call) {
        call(call);
      } else if (instruction instanceof Instruction.Return returned) {
        leave(returned);
      }
    }
    loops();
    handlers();
    locals.initialise(insertions.atEntry());
    if (isKernel) {
      insertions.atEntry().call(Emission.STRUCTURE, "enterRegion", "()V");
    }
    insertions.apply();
    locals.extendFrames(node);
  }

  // ---- locals

  /** All locals are named before any code is made, as temporaries lie above them. */
  private void nameLocals() {
    demand.loads().stream().forEach(load -> locals.value("load" + load));
    demand.shadows().stream().filter(this::hasOwnShadow).forEach(array -> locals.shadow("shadow" + array));
    demand.registers().stream().forEach(register -> locals.register("register" + webs.of(register)));
    for (Sink sink : demand.sinks()) {
      if (sink.kind() == Sink.Kind.ARGUMENT && direct(sink) < 0 && !demand.leavesOf(sink).isEmpty()) {
        ownedRegisters.add(locals.register(argumentName(sink)));
      }
    }
    demand.registers().stream()
        .filter(register -> !(method.instruction(register) instanceof Instruction.Parameter))
        .forEach(register -> ownedRegisters.add(register(register)));
    if (!node.tryCatchBlocks.isEmpty()) {
      locals.value("depth");
    }
    if (!links.isEmpty()) {
      locals.value("called");
    }
    findHeld();
  }

  private static String argumentName(Sink sink) {
    return "argument" + sink.at().id() + "." + sink.argument();
  }

  private boolean hasOwnShadow(int array) {
    return !(method.instruction(array) instanceof Instruction.Constant);
  }

  private int load(int leaf) {
    return locals.value("load" + leaf);
  }

  private int register(int leaf) {
    return locals.register("register" + webs.of(leaf));
  }

  private void findHeld() {
    Clobbers clobbers = new Clobbers(facts);
    for (Sink sink : demand.sinks()) {
      for (int leaf : demand.leavesOf(sink)) {
        hold(clobbers, leaf, method.blockOf(sink.at().id()), sink.at().position());
      }
    }
    demand.registers().stream()
        .forEach(
            register -> {
              if (method.instruction(register) instanceof Instruction.Phi phi) {
                for (Instruction.Phi.Input input : phi.inputs()) {
                  Block from = method.blocks().get(input.block());
                  demand.leavesOfInput(input.value()).forEach(leaf -> hold(clobbers, leaf, from, Integer.MAX_VALUE));
                }
              } else if (demand.isMaterialised(register)) {
                facts.leaves(register).forEach(leaf -> hold(clobbers, leaf, method.blockOf(register), method.instruction(register).position()));
              }
            });
  }

  private void hold(Clobbers clobbers, int leaf, Block block, int position) {
    if (demand.loads().get(leaf) && !held.get(leaf) && clobbers.between(method.instruction(leaf), block, position)) {
      held.set(leaf);
    }
  }

  // ---- entry

  private void parameters() {
    Emission entry = insertions.atEntry();
    int signature = numbering.signature(facts.signature);
    links(entry, signature);
    boolean taken = false;
    for (Instruction.Parameter parameter : method.parameters()) {
      if (demand.shadows().get(parameter.id())) {
        int local = shadowLocal(parameter.id());
        entry.local(Opcodes.ALOAD, parameter.slot()).push(signature).push(parameter.index());
        entry.call(Emission.STRUCTURE, "argument", "(Ljava/lang/Object;II)<S>").local(Opcodes.ASTORE, local);
        locals.filledAtEntry(local);
        taken = true;
      } else if (demand.registers().get(parameter.id())) {
        int local = register(parameter.id());
        boolean captured = parameter.index() < plan.lambdas().capturedBy(method.ref());
        entry.push(signature).push(parameter.index()).call(Emission.STRUCTURE, captured ? "captured" : "argument", "(II)<R>").local(Opcodes.ASTORE, local);
        locals.filledAtEntry(local);
        taken = true;
      }
    }
    boolean mayBeCalledBack = !method.isStatic() && (method.access() & 0x0002) == 0 || method.ref().name().startsWith("lambda$");
    if (taken || mayBeCalledBack && !demand.sinks().isEmpty() && !method.ref().name().startsWith("<")) {
      entry.push(signature).call(Emission.STRUCTURE, "entered", "(I)V");
    }
    if (locals.has("depth")) {
      int depth = locals.value("depth");
      entry.call(Emission.STRUCTURE, "depth", "()I").local(Opcodes.ISTORE, depth);
      locals.filledAtEntry(depth);
    }
  }

  /** The body of a lambda finds the arguments where the method of the interface has them. */
  private void links(Emission entry, int signature) {
    if (!links.isEmpty()) {
      int called = locals.value("called");
      entry.push(signature).local(Opcodes.ISTORE, called);
      locals.filledAtEntry(called);
      for (Lambdas.Link link : links) {
        entry.local(Opcodes.ILOAD, called).push(numbering.signature(link.called())).push(link.arguments()).push(link.shift());
        entry.call(Emission.STRUCTURE, "linked", "(IIII)I").local(Opcodes.ISTORE, called);
      }
    }
  }

  private void pushSignature(Emission emission) {
    if (links.isEmpty()) {
      emission.push(numbering.signature(facts.signature));
    } else {
      emission.local(Opcodes.ILOAD, locals.value("called"));
    }
  }

  // ---- what is kept of loads, arrays and results

  private void capture(Instruction instruction) {
    int id = instruction.id();
    if (demand.loads().get(id)) {
      captureLoad(instruction);
    } else if (demand.shadows().get(id)) {
      captureShadow(instruction);
    }
    if (demand.isMaterialised(id) && demand.registers().get(id)) {
      define(insertions.after(instruction.position()), id, facts.leaves(id), true);
    }
    if (instruction instanceof Instruction.NewObject made) {
      captureObject(made);
    } else if (instruction instanceof Instruction.ArrayStore store && facts.isArrayOfWords(store.value()) && facts.isArrayOfWords(store.array())) {
      Emission before = insertions.before(store.position());
      before.local(Opcodes.ASTORE, temporary(0)).op(Opcodes.DUP).local(Opcodes.ISTORE, temporary(1)).local(Opcodes.ALOAD, temporary(0));
      Emission after = insertions.after(store.position());
      pushShadow(after, store.array());
      after.local(Opcodes.ILOAD, temporary(1));
      pushShadow(after, store.value());
      after.call(Emission.STRUCTURE, "setRow", "(<S>I<S>)V");
    } else if (instruction instanceof Instruction.FieldStore store && facts.isArrayOfWords(store.value()) && layout.hasCompanion(store.field())) {
      captureCompanion(store);
    }
    BitSet escaping = demand.escapesAt(id);
    boolean onTop = instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore || instruction instanceof Instruction.Return;
    if (!escaping.isEmpty() && onTop) {
      Emission before = insertions.before(instruction.position()).op(Opcodes.DUP);
      pushShadow(before, escaping.nextSetBit(0));
      before.call(Emission.STRUCTURE, "escape", "(Ljava/lang/Object;<S>)V");
    }
  }

  private void captureLoad(Instruction instruction) {
    int local = load(instruction.id());
    if (instruction instanceof Instruction.ArrayLoad array) {
      Emission before = insertions.before(instruction.position()).op(Opcodes.DUP);
      pushShadow(before, array.array());
      keepLoad(before, instruction.id(), local);
    } else if (instruction instanceof Instruction.FieldLoad field) {
      Layout.FieldWord word = layout.word(field.field(), field.isStatic());
      if (!field.isStatic()) {
        insertions.before(instruction.position()).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(0));
      }
      Emission after = insertions.after(instruction.position()).push(word.index());
      pushHolder(after, word, field.isStatic(), temporary(0));
      keepLoad(after, instruction.id(), local);
    }
  }

  private void keepLoad(Emission emission, int load, int local) {
    emission.call(Emission.FLOW, "load", "(I<S>)I");
    if (held.get(load)) {
      emission.local(Opcodes.ILOAD, local).call(Emission.FLOW, "hold", "(II)I");
    }
    emission.local(Opcodes.ISTORE, local);
  }

  private static void pushHolder(Emission emission, Layout.FieldWord word, boolean isStatic, int object) {
    if (isStatic) {
      emission.shadowOfStatics(word.holder());
    } else {
      emission.local(Opcodes.ALOAD, object).shadowOfObject(word.holder());
    }
  }

  private void captureShadow(Instruction instruction) {
    if (instruction instanceof Instruction.Parameter || instruction instanceof Instruction.Phi || instruction instanceof Instruction.Constant) {
      return;
    }
    int position = instruction.position();
    int local = shadowLocal(instruction.id());
    if (instruction instanceof Instruction.ArrayLoad load && facts.isArrayOfWords(load.array())) {
      insertions.before(position).op(Opcodes.DUP).local(Opcodes.ISTORE, temporary(0));
      Emission after = insertions.after(position).op(Opcodes.DUP);
      pushShadow(after, load.array());
      after.local(Opcodes.ILOAD, temporary(0)).call(Emission.STRUCTURE, "row", "(Ljava/lang/Object;<S>I)<S>").local(Opcodes.ASTORE, local);
      return;
    }
    if (instruction instanceof Instruction.FieldLoad load && layout.hasCompanion(load.field())) {
      String owner = layout.declaring(load.field()).name();
      if (!load.isStatic()) {
        insertions.before(position).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(0));
      }
      Emission after = insertions.after(position).op(Opcodes.DUP);
      if (load.isStatic()) {
        after.field(Opcodes.GETSTATIC, owner, ClassRewriter.companion(load.field().name()), "L" + Emission.SHADOW + ";");
      } else {
        after.local(Opcodes.ALOAD, temporary(0));
        after.field(Opcodes.GETFIELD, owner, ClassRewriter.companion(load.field().name()), "L" + Emission.SHADOW + ";");
      }
      after.call(Emission.STRUCTURE, "known", "(Ljava/lang/Object;<S>)<S>").local(Opcodes.ASTORE, local);
      return;
    }
    Emission after = insertions.after(position);
    if (instruction instanceof Instruction.CheckCast cast && facts.isArrayOfWords(cast.value())) {
      pushShadow(after, cast.value());
    } else if (instruction instanceof Instruction.NewArray made) {
      after.op(Opcodes.DUP).push(site(position, nameOfMade(instruction.id(), position))).push(layout.typeOf(made.type()));
      after.call(Emission.STRUCTURE, "made", "(Ljava/lang/Object;II)<S>");
    } else if (instruction instanceof Instruction.Call call && facts.calls.isAnalysed(call)) {
      after.op(Opcodes.DUP).push(numbering.signature(facts.calls.signature(call)));
      after.call(Emission.STRUCTURE, "result", "(Ljava/lang/Object;I)<S>");
    } else if (instruction instanceof Instruction.Call call && LibraryModel.of(call.target()) != null && LibraryModel.of(call.target()).makesCopy()) {
      after.op(Opcodes.DUP);
      pushShadow(after, call.operands().get(0));
      if (LibraryModel.of(call.target()) == LibraryModel.COPY_OF_RANGE) {
        after.local(Opcodes.ILOAD, temporary(1));
      } else {
        after.push(0);
      }
      after.push(site(position, nameOfMade(instruction.id(), position))).push(layout.typeOf(call.type().isArray() ? call.type() : method.instruction(call.operands().get(0)).type()));
      after.call(Emission.LIBRARY, "copied", "(Ljava/lang/Object;<S>III)<S>");
    } else {
      after.op(Opcodes.DUP).call(Emission.STRUCTURE, "of", "(Ljava/lang/Object;)<S>");
    }
    after.local(Opcodes.ASTORE, local);
  }

  private void captureObject(Instruction.NewObject made) {
    String name = made.type().descriptor().substring(1, made.type().descriptor().length() - 1);
    if (layout.holderOf(name) == null) {
      return;
    }
    for (int use : method.uses(made.id())) {
      if (method.instruction(use) instanceof Instruction.Call call && call.target().name().equals("<init>") && call.operands().get(0) == made.id()) {
        insertions.before(call.position()).push(site(made.position(), nameOfMade(made.id(), call.position()))).push(layout.typeOf(name)).call(Emission.STRUCTURE, "constructing", "(II)V");
      }
    }
  }

  private void captureCompanion(Instruction.FieldStore store) {
    String owner = layout.declaring(store.field()).name();
    String companion = ClassRewriter.companion(store.field().name());
    if (store.isStatic()) {
      Emission after = insertions.after(store.position());
      pushShadow(after, store.value());
      after.field(Opcodes.PUTSTATIC, owner, companion, "L" + Emission.SHADOW + ";");
    } else {
      Emission before = insertions.before(store.position());
      before.local(Opcodes.ASTORE, temporary(1)).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(0)).local(Opcodes.ALOAD, temporary(1));
      Emission after = insertions.after(store.position()).local(Opcodes.ALOAD, temporary(0));
      pushShadow(after, store.value());
      after.field(Opcodes.PUTFIELD, owner, companion, "L" + Emission.SHADOW + ";");
    }
  }

  private int shadowLocal(int array) {
    return locals.shadow("shadow" + array);
  }

  private void pushShadow(Emission emission, int array) {
    int value = facts.common.canonical(array);
    if (method.instruction(value) instanceof Instruction.Constant || !demand.shadows().get(value)) {
      emission.op(Opcodes.ACONST_NULL);
    } else {
      emission.local(Opcodes.ALOAD, shadowLocal(value));
    }
  }

  private int temporary(int index) {
    return locals.temporary(index);
  }

  // ---- sinks

  private void sink(Sink sink) {
    switch (sink.kind()) {
      case STORE -> store(sink);
      case CONTROL -> reach(sink, "control");
      case EXTERNAL -> reach(sink, sink.at() instanceof Instruction.Return ? "result" : "external");
      case RETURN, ARGUMENT -> {
        // With the call or the return that they belong to.
      }
    }
  }

  private void store(Sink sink) {
    int position = sink.at().position();
    Emission before = insertions.before(position);
    Emission after = insertions.after(position);
    Type type;
    if (sink.at() instanceof Instruction.ArrayStore array) {
      type = Locals.asmType(array.elementType());
      before.store(type, temporary(0)).op(Opcodes.DUP).local(Opcodes.ISTORE, temporary(1)).load(type, temporary(0));
    } else {
      Instruction.FieldStore field = (Instruction.FieldStore) sink.at();
      type = Locals.asmType(field.field().type());
      if (!field.isStatic()) {
        before.store(type, temporary(0)).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(1)).load(type, temporary(0));
      }
    }
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    int site = numbering.site(methodName(), sourceFile, method.line(position), "", AssemblyUpdate.is(facts, sink.at()), "");
    if (sink.at() instanceof Instruction.ArrayStore array) {
      strides(site, array.index());
    }
    int direct = direct(sink);
    boolean byValue = leaves.size() <= SOURCES_BY_VALUE && leaves.stream().allMatch(demand.loads()::get);
    if (direct < 0 && !byValue) {
      expression(after, leaves, sink.computed());
    }
    pushWord(after, sink.at());
    if (direct >= 0) {
      after.local(Opcodes.ALOAD, direct).push(site).call(Emission.FLOW, "store", "(<S>I<R>I)V");
    } else if (byValue) {
      leaves.forEach(leaf -> after.local(Opcodes.ILOAD, load(leaf)));
      boolean copies = leaves.size() == 1 && !sink.computed();
      after.push(site).call(Emission.FLOW, copies ? "copy" : "store", "(<S>I" + "I".repeat(leaves.size()) + "I)V");
    } else {
      after.local(Opcodes.ALOAD, temporary(2)).push(site).call(Emission.FLOW, "store", "(<S>I<R>I)V");
    }
  }

  /** Notes the strides with which a linearised array is stored to. */
  private void strides(int site, int index) {
    List<List<Integer>> products = new ArrayList<>();
    for (List<Instruction.Compute> stride : new LinearIndex(facts, index).strides()) {
      products.add(stride.stream().map(this::factor).toList());
    }
    if (!products.isEmpty()) {
      numbering.strides(site, products);
    }
  }

  private int factor(Instruction.Compute product) {
    return factors.computeIfAbsent(
        product.id(),
        p -> {
          int number = numbering.factor();
          Emission before = insertions.before(product.position());
          if (LinearIndex.isRightConstant(facts, product)) {
            before.op(Opcodes.DUP);
          } else {
            before.op(Opcodes.DUP2).op(Opcodes.POP);
          }
          before.push(number).call(Emission.STRUCTURE, "factor", "(II)V");
          return number;
        });
  }

  /** The shadow and the index of the word that is stored. */
  private void pushWord(Emission emission, Instruction at) {
    if (at instanceof Instruction.ArrayStore array) {
      pushShadow(emission, array.array());
      emission.local(Opcodes.ILOAD, temporary(1));
    } else {
      Instruction.FieldStore field = (Instruction.FieldStore) at;
      Layout.FieldWord word = layout.word(field.field(), field.isStatic());
      pushHolder(emission, word, field.isStatic(), temporary(1));
      emission.push(word.index());
    }
  }

  /** The register that is the sink's number itself, or -1. */
  private int direct(Sink sink) {
    List<Integer> leaves = demand.leavesOf(sink);
    boolean itself = leaves.size() == 1 && (!sink.computed() || leaves.get(0) == sink.value());
    return itself && demand.registers().get(leaves.get(0)) ? register(leaves.get(0)) : -1;
  }

  private List<Integer> recorded(List<Integer> leaves) {
    return leaves.stream().filter(leaf -> demand.loads().get(leaf) || demand.registers().get(leaf)).toList();
  }

  /** Fills the expression register, left in the third temporary. */
  private void expression(Emission emission, List<Integer> leaves, boolean computed) {
    emission.call(Emission.FLOW, "expression", "()<R>").local(Opcodes.ASTORE, temporary(2));
    addAll(emission, temporary(2), leaves, computed);
  }

  private void addAll(Emission emission, int register, List<Integer> leaves, boolean computed) {
    for (int leaf : leaves) {
      emission.local(Opcodes.ALOAD, register);
      if (demand.loads().get(leaf)) {
        emission.local(Opcodes.ILOAD, load(leaf)).call(Emission.FLOW, "add", "(<R>I)V");
      } else {
        emission.local(Opcodes.ALOAD, sourceOf(leaf)).call(Emission.FLOW, "add", "(<R><R>)V");
      }
    }
    if (computed) {
      emission.local(Opcodes.ALOAD, register).call(Emission.FLOW, "computed", "(<R>)V");
    }
  }

  private void reach(Sink sink, String what) {
    Emission before = insertions.before(sink.at().position());
    for (int leaf : recorded(sink.leaves())) {
      if (demand.loads().get(leaf)) {
        before.local(Opcodes.ILOAD, load(leaf)).call(Emission.FLOW, what, "(I)V");
      } else {
        before.local(Opcodes.ALOAD, register(leaf)).call(Emission.FLOW, what, "(<R>)V");
      }
    }
  }

  // ---- registers

  /** The register of the number is computed: extended in place where it goes on from what it holds. */
  private void define(Emission emission, int number, List<Integer> allLeaves, boolean computed) {
    List<Integer> leaves = recorded(allLeaves);
    int web = webs.of(number);
    int local = register(number);
    boolean inPlace = leaves.stream().anyMatch(leaf -> demand.registers().get(leaf) && webs.of(leaf) == web);
    if (!inPlace && leaves.size() == 1 && !computed && demand.registers().get(leaves.get(0))) {
      emission.local(Opcodes.ALOAD, local).local(Opcodes.ALOAD, sourceOf(leaves.get(0)));
      emission.call(Emission.FLOW, "assign", "(<R><R>)<R>").local(Opcodes.ASTORE, local);
      return;
    }
    if (!inPlace) {
      emission.local(Opcodes.ALOAD, local).call(Emission.FLOW, borrowing.get(web) ? "borrowing" : "empty", "(<R>)<R>");
      emission.local(Opcodes.ASTORE, local);
    }
    List<Integer> others = leaves.stream().filter(leaf -> !(demand.registers().get(leaf) && webs.of(leaf) == web)).toList();
    addAll(emission, local, others, computed);
  }

  /** A gathered register of several uses is a value of its own where its loop is left. */
  private void endsOfGathering() {
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (demand.isSettled(phi.id())) {
          for (Edge exit : facts.loopOf(phi.id()).exits()) {
            if (method.blocks().get(exit.from()).successors().contains(exit.to()) && webs.isLiveInto(phi.id(), exit)) {
              insertions.onEdge(exit).local(Opcodes.ALOAD, register(phi.id())).push(siteOf(phi.id())).call(Emission.FLOW, "settle", "(<R>I)V");
            }
          }
        }
      }
    }
  }

  private void edge(Block from, Block to) {
    List<Instruction.Phi> registers = new ArrayList<>();
    List<Instruction.Phi> shadows = new ArrayList<>();
    for (Instruction.Phi phi : to.phis()) {
      if (demand.registers().get(phi.id())) {
        registers.add(phi);
      } else if (demand.shadows().get(phi.id())) {
        shadows.add(phi);
      }
    }
    if (registers.isEmpty() && shadows.isEmpty()) {
      return;
    }
    Emission emission = insertions.onEdge(new Edge(from.index(), to.index()));
    shadows.forEach(phi -> pushShadow(emission, inputFrom(phi, from.index())));
    for (int i = shadows.size() - 1; i >= 0; i--) {
      emission.local(Opcodes.ASTORE, shadowLocal(shadows.get(i).id()));
    }
    registerPhis(emission, registers, from.index());
  }

  /** Phis whose old value others read are defined after those; where they read each other in a circle, one is kept aside. */
  private void registerPhis(Emission emission, List<Instruction.Phi> phis, int from) {
    List<Instruction.Phi> rest = new ArrayList<>(phis);
    while (!rest.isEmpty()) {
      Instruction.Phi free = rest.stream().filter(phi -> rest.stream().noneMatch(other -> other != phi && reads(other, phi, from))).findFirst().orElse(null);
      Instruction.Phi next = free == null ? rest.get(0) : free;
      if (free == null) {
        int aside = temporary(5 + keptAside.size());
        emission.op(Opcodes.ACONST_NULL).local(Opcodes.ALOAD, register(next.id())).call(Emission.FLOW, "assign", "(<R><R>)<R>");
        emission.local(Opcodes.ASTORE, aside);
        keptAside.put(webs.of(next.id()), aside);
      }
      defineFrom(emission, next, inputFrom(next, from));
      rest.remove(next);
    }
    keptAside.values().forEach(aside -> emission.local(Opcodes.ALOAD, aside).call(Emission.FLOW, "free", "(<R>)V"));
    keptAside.clear();
  }

  private boolean reads(Instruction.Phi reader, Instruction.Phi phi, int from) {
    return demand.leavesOfInput(inputFrom(reader, from)).stream()
        .anyMatch(leaf -> demand.registers().get(leaf) && webs.of(leaf) == webs.of(phi.id()) && !keptAside.containsKey(webs.of(leaf)));
  }

  /** Where what the leaf holds is found: in its register, or aside where that has been defined anew on the same edge. */
  private int sourceOf(int leaf) {
    return keptAside.getOrDefault(webs.of(leaf), register(leaf));
  }

  private void defineFrom(Emission emission, Instruction.Phi phi, int input) {
    List<Integer> leaves = demand.leavesOfInput(input);
    define(emission, phi.id(), leaves, facts.slices.of(input).computed() && !demand.isMaterialised(input));
  }

  private static int inputFrom(Instruction.Phi phi, int from) {
    return phi.inputs().stream().filter(input -> input.block() == from).findFirst().orElseThrow().value();
  }

  /** Phis at a handler's entry hold at every place of the protected range what their variable holds there. */
  private void handlerPhis(Block block) {
    if (!block.predecessors().isEmpty()) {
      return;
    }
    for (Instruction.Phi phi : block.phis()) {
      boolean isRegister = demand.registers().get(phi.id());
      if (!isRegister && !demand.shadows().get(phi.id())) {
        continue;
      }
      for (Instruction.Phi.Input input : phi.inputs()) {
        Block from = method.blocks().get(input.block());
        Emission emission = input.after() >= 0 ? insertions.after(input.after()) : from.start() < from.end() ? insertions.before(from.start()) : insertions.atEntry();
        if (isRegister) {
          defineFrom(emission, phi, input.value());
        } else {
          pushShadow(emission, input.value());
          emission.local(Opcodes.ASTORE, shadowLocal(phi.id()));
        }
      }
    }
  }

  // ---- calls

  private void call(Instruction.Call call) {
    if (facts.calls.isAnalysed(call)) {
      callAnalysed(call);
    } else {
      capture(call);
      callLibrary(call);
    }
  }

  private void callAnalysed(Instruction.Call call) {
    String name = facts.calls.signature(call);
    int signature = numbering.signature(name);
    Emission before = insertions.before(call.position());
    boolean told = false;
    for (Sink sink : demand.sinks()) {
      if (sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT) {
        argument(before, sink);
        told = true;
      }
    }
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (facts.isArrayOfWords(operand) && relevance.isParameterRelevant(name, i)) {
        before.field(Opcodes.GETSTATIC, Emission.TRANSFER, "shadows", "[L" + Emission.SHADOW + ";").push(i);
        pushShadow(before, operand);
        before.op(Opcodes.AASTORE);
        told = true;
      }
    }
    boolean wanted = demand.registers().get(call.id());
    boolean wantsShadow = demand.shadows().get(call.id());
    if (told || wanted || wantsShadow) {
      before.push(signature).call(Emission.STRUCTURE, "calling", "(I)V");
      if (wanted) {
        Emission after = insertions.after(call.position());
        after.local(Opcodes.ALOAD, register(call.id())).push(signature);
        after.call(Emission.STRUCTURE, "result", "(<R>I)<R>").local(Opcodes.ASTORE, register(call.id()));
        if (demand.isSettled(call.id())) {
          after.local(Opcodes.ALOAD, register(call.id())).call(Emission.FLOW, "settleIfGathered", "(<R>)V");
        }
      } else if (!wantsShadow) {
        insertions.after(call.position()).call(Emission.STRUCTURE, "called", "()V");
      }
    }
    if (!demand.escapesAt(call.id()).isEmpty()) {
      escapeArguments(call, before);
    }
  }

  /** The numbers that a lambda captures are kept for its body. */
  private void capture(Instruction.Call call) {
    org.parcast.ir.Method body = facts.calls.lambdaBody(call);
    for (Sink sink : demand.sinks()) {
      if (body != null && sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT) {
        Emission before = insertions.before(call.position());
        int register = registerOf(before, sink);
        before.push(numbering.signature(CallEffects.signature(body))).push(sink.argument());
        pushRegister(before, register);
        before.call(Emission.STRUCTURE, "capture", "(II<R>)V");
      }
    }
  }

  private void argument(Emission before, Sink sink) {
    int register = registerOf(before, sink);
    before.field(Opcodes.GETSTATIC, Emission.TRANSFER, "registers", "[L" + Emission.REGISTER + ";").push(sink.argument());
    pushRegister(before, register);
    before.op(Opcodes.AASTORE);
  }

  private static void pushRegister(Emission emission, int register) {
    if (register >= 0) {
      emission.local(Opcodes.ALOAD, register);
    } else {
      emission.op(Opcodes.ACONST_NULL);
    }
  }

  /** The local of the register that holds what the argument was computed from, or -1. */
  private int registerOf(Emission before, Sink sink) {
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    int direct = direct(sink);
    if (direct >= 0) {
      if (demand.leavesOf(sink).get(0) != sink.value() || method.instruction(sink.value()) instanceof Instruction.Phi phi && facts.slices.gathers(phi)) {
        markGathered(before, sink, direct);
      }
    } else if (!leaves.isEmpty()) {
      int local = locals.register(argumentName(sink));
      before.local(Opcodes.ALOAD, local).call(Emission.FLOW, "empty", "(<R>)<R>").local(Opcodes.ASTORE, local);
      addAll(before, local, leaves, sink.computed());
      direct = local;
    }
    return direct;
  }

  private void markGathered(Emission emission, Sink sink, int register) {
    int leaf = demand.leavesOf(sink).get(0);
    if (method.instruction(leaf) instanceof Instruction.Phi phi
        && facts.slices.gathers(phi)
        && !facts.loopOf(leaf).contains(method.blockOf(sink.at().id()).index())) {
      emission.local(Opcodes.ALOAD, register).push(siteOf(leaf)).call(Emission.FLOW, "gathered", "(<R>I)V");
    }
  }

  private void callLibrary(Instruction.Call call) {
    LibraryModel model = LibraryModel.of(call.target());
    Emission before = insertions.before(call.position());
    boolean arrays = call.operands().stream().anyMatch(facts::isArrayOfWords);
    if (!arrays) {
      return;
    }
    if (model == LibraryModel.ARRAYCOPY) {
      stash(call, before);
      Emission after = insertions.after(call.position());
      pushShadow(after, call.operands().get(0));
      after.local(Opcodes.ILOAD, temporary(1));
      pushShadow(after, call.operands().get(2));
      after.local(Opcodes.ILOAD, temporary(3)).local(Opcodes.ILOAD, temporary(4)).push(site(call.position(), ""));
      after.call(Emission.LIBRARY, "arraycopy", "(<S>I<S>III)V");
    } else if (model == LibraryModel.FILL) {
      fill(call, before);
    } else if (model == LibraryModel.COPY_OF_RANGE) {
      stash(call, before);
    } else if (model == LibraryModel.SORT) {
      sort(call, before);
    } else if (model == LibraryModel.SET_ALL) {
      setAll(call, before);
    } else if (model == null) {
      if (!demand.escapesAt(call.id()).isEmpty()) {
        escapeArguments(call, before);
        if (LibraryModel.callsBack(call)) {
          return;
        }
        Emission after = insertions.after(call.position());
        Type[] declared = Type.getArgumentTypes(call.target().descriptor());
        int receiver = call.operands().size() - declared.length;
        for (int i = receiver; i < call.operands().size(); i++) {
          if (facts.isArrayOfWords(call.operands().get(i)) && declared[i - receiver].getSort() == Type.ARRAY) {
            pushShadow(after, call.operands().get(i));
            String name = call.target().owner().replace('/', '.') + "." + call.target().name();
            after.push(numbering.signature(name)).call(Emission.LIBRARY, "overwritten", "(<S>I)V");
          }
        }
      }
    }
  }

  private void sort(Instruction.Call call, Emission before) {
    stash(call, before);
    before.local(Opcodes.ALOAD, temporary(0));
    pushShadow(before, call.operands().get(0));
    before.call(Emission.LIBRARY, "beforeSort", "(Ljava/lang/Object;<S>)Ljava/lang/Object;").local(Opcodes.ASTORE, temporary(4));
    Emission after = insertions.after(call.position()).local(Opcodes.ALOAD, temporary(4)).local(Opcodes.ALOAD, temporary(0));
    pushShadow(after, call.operands().get(0));
    after.push(site(call.position(), "")).call(Emission.LIBRARY, "sorted", "(Ljava/lang/Object;Ljava/lang/Object;<S>I)V");
  }

  /** The recorder calls the function in the library's place, and so hears where each number comes from. */
  private void setAll(Instruction.Call call, Emission before) {
    pushShadow(before, call.operands().get(0));
    before.push(site(call.position(), ""));
    MethodInsnNode instruction = (MethodInsnNode) insertions.instruction(call.position());
    instruction.owner = Emission.LIBRARY;
    instruction.desc = instruction.desc.replace(")", "L" + Emission.SHADOW + ";I)");
  }

  private void fill(Instruction.Call call, Emission before) {
    stash(call, before);
    Emission after = insertions.after(call.position());
    int last = call.operands().size() - 1;
    int site = site(call.position(), "");
    Sink value = demand.sinks().stream().filter(sink -> sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT).findFirst().orElse(null);
    List<Integer> leaves = value == null ? List.of() : recorded(demand.leavesOf(value));
    after.call(Emission.FLOW, "expression", "()<R>").local(Opcodes.ASTORE, temporary(4));
    addAll(after, temporary(4), leaves, value != null && value.computed());
    pushShadow(after, call.operands().get(0));
    if (last == 3) {
      after.local(Opcodes.ILOAD, temporary(1)).local(Opcodes.ILOAD, temporary(2));
    } else {
      after.push(0).push(-1);
    }
    after.local(Opcodes.ALOAD, temporary(4)).push(site).call(Emission.LIBRARY, "fill", "(<S>II<R>I)V");
  }

  /** Keeps the arguments in temporaries, by their index. */
  private void stash(Instruction.Call call, Emission before) {
    List<Type> types = argumentTypes(call);
    for (int i = types.size() - 1; i >= 0; i--) {
      before.store(types.get(i), temporary(i));
    }
    for (int i = 0; i < types.size(); i++) {
      before.load(types.get(i), temporary(i));
    }
  }

  private static List<Type> argumentTypes(Instruction.Call call) {
    List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(call.target().descriptor())));
    if (types.size() < call.operands().size()) {
      types.add(0, Type.getObjectType(call.target().owner()));
    }
    return types;
  }

  private void escapeArguments(Instruction.Call call, Emission before) {
    boolean constructs = call.target().name().equals("<init>");
    List<Type> types = argumentTypes(call);
    for (int i = types.size() - 1; i >= (constructs ? 1 : 0); i--) {
      before.store(types.get(i), temporary(i));
    }
    for (int i = constructs ? 1 : 0; i < types.size(); i++) {
      before.load(types.get(i), temporary(i));
    }
    for (int i = 0; i < types.size(); i++) {
      int operand = call.operands().get(i);
      if (demand.escapesAt(call.id()).get(facts.common.canonical(operand)) && facts.isArrayOfWords(operand)) {
        before.local(Opcodes.ALOAD, temporary(i));
        pushShadow(before, operand);
        before.call(Emission.STRUCTURE, "escape", "(Ljava/lang/Object;<S>)V");
      }
    }
  }

  private void leave(Instruction.Return returned) {
    Emission before = insertions.before(returned.position());
    for (Sink sink : demand.sinks()) {
      if (sink.at() == returned && sink.kind() == Sink.Kind.RETURN) {
        result(before, sink);
        pushSignature(before);
        before.call(Emission.STRUCTURE, "returns", "(<R>I)V");
      }
    }
    if (returned.value() >= 0 && facts.isArrayOfWords(returned.value()) && demand.shadows().get(facts.common.canonical(returned.value()))) {
      pushShadow(before, returned.value());
      pushSignature(before);
      before.call(Emission.STRUCTURE, "returns", "(<S>I)V");
    }
    for (int owned : ownedRegisters) {
      before.local(Opcodes.ALOAD, owned).call(Emission.FLOW, "free", "(<R>)V");
    }
    held.stream().forEach(load -> before.push(0).local(Opcodes.ILOAD, load(load)).call(Emission.FLOW, "hold", "(II)I").op(Opcodes.POP));
    if (isKernel) {
      before.call(Emission.STRUCTURE, "exitRegion", "()V");
    }
  }

  /** Leaves the register of the result, the caller's from now on, on the stack. */
  private void result(Emission before, Sink sink) {
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    int direct = direct(sink);
    if (direct >= 0 && ownedRegisters.contains(direct)) {
      markGathered(before, sink, direct);
      before.local(Opcodes.ALOAD, direct).op(Opcodes.ACONST_NULL).local(Opcodes.ASTORE, direct);
    } else if (direct >= 0) {
      before.op(Opcodes.ACONST_NULL).local(Opcodes.ALOAD, direct).call(Emission.FLOW, "assign", "(<R><R>)<R>");
    } else if (leaves.isEmpty()) {
      before.op(Opcodes.ACONST_NULL);
    } else {
      before.op(Opcodes.ACONST_NULL).call(Emission.FLOW, "empty", "(<R>)<R>").local(Opcodes.ASTORE, temporary(2));
      addAll(before, temporary(2), leaves, sink.computed());
      before.local(Opcodes.ALOAD, temporary(2));
    }
  }

  // ---- loops

  private void loops() {
    selects();
    if (!loopsMayBeOutermost) {
      return;
    }
    List<Loop> outer = facts.loops.loops().stream().filter(loop -> loop.depth() == 1).toList();
    for (Loop loop : outer) {
      for (Edge exit : loop.exits()) {
        if (method.blocks().get(exit.from()).successors().contains(exit.to())) {
          insertions.onEdge(exit).call(Emission.STRUCTURE, "exitLoop", "()V");
        }
      }
      loop.backEdges().forEach(edge -> insertions.onEdge(edge).call(Emission.STRUCTURE, "nextIteration", "()V"));
    }
    for (Loop loop : outer) {
      int header = method.blocks().get(loop.header()).start();
      String key = method.ref().owner() + "." + method.ref().signature() + "@" + header;
      int line = plan.loopLines().getOrDefault(key, loop.line());
      int number = numbering.loop(method.ref().owner().replace('/', '.') + "." + method.ref().name(), sourceFile, line);
      for (int predecessor : new LinkedHashSet<>(method.blocks().get(loop.header()).predecessors())) {
        if (!loop.contains(predecessor)) {
          insertions.onEdge(new Edge(predecessor, loop.header())).push(number).call(Emission.STRUCTURE, "enterLoop", "(I)V");
        }
      }
    }
  }

  /** Loads in the arms of a select hold nothing where their arm does not run. */
  private void selects() {
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (facts.slices.isSelect(phi)) {
          BitSet arms = facts.slices.armsOf(phi);
          Emission before = insertions.before(method.blocks().get(facts.slices.headOf(phi)).end() - 1);
          demand.loads().stream()
              .filter(load -> arms.get(method.blockOf(load).index()))
              .forEach(
                  load -> {
                    before.push(0);
                    if (held.get(load)) {
                      before.local(Opcodes.ILOAD, load(load)).call(Emission.FLOW, "hold", "(II)I");
                    }
                    before.local(Opcodes.ISTORE, load(load));
                  });
          break;
        }
      }
    }
  }

  private void handlers() {
    if (!locals.has("depth")) {
      return;
    }
    BitSet done = new BitSet();
    for (Block block : method.blocks()) {
      for (int handler : block.handlers()) {
        Block at = method.blocks().get(handler);
        if (at.start() == at.end()) {
          at = method.blocks().get(at.successors().get(0));
        }
        if (!done.get(at.index())) {
          done.set(at.index());
          boolean inLoop = loopsMayBeOutermost && facts.loops.innermost(at.index()) != null;
          Emission before = insertions.before(at.start()).local(Opcodes.ILOAD, locals.value("depth")).push(inLoop ? 1 : 0).op(Opcodes.IADD);
          before.call(Emission.STRUCTURE, "backAt", "(I)V");
        }
      }
    }
  }

  // ---- names and sites

  private int site(int position, String name) {
    return numbering.site(methodName(), sourceFile, method.line(position), name);
  }

  private String methodName() {
    return method.ref().owner().replace('/', '.') + "." + method.ref().name();
  }

  /** The variable that first holds what is made, by the time that it is made at the position. */
  private String nameOfMade(int made, int position) {
    String name = method.name(made);
    return name == null ? nameAfter(position) : name;
  }

  /** What the source calls the variable that takes what the instruction leaves on the stack, or empty. */
  private String nameAfter(int position) {
    AbstractInsnNode next = insertions.instruction(position).getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    if (next instanceof VarInsnNode variable && variable.getOpcode() == Opcodes.ASTORE) {
      String name = method.localName(variable.var, position + 1);
      return name == null ? "" : name;
    }
    if (next instanceof FieldInsnNode field && (field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC)) {
      return field.owner.substring(field.owner.lastIndexOf('/') + 1) + "." + field.name;
    }
    return "";
  }

  /** The site where the phi gathers, by the variable that it gathers in: one for all uses of what it has gathered. */
  private int siteOf(int phi) {
    return gatherings.computeIfAbsent(phi, p -> numbering.site(methodName(), sourceFile, method.line(gatheringPosition(p)), nameOf(p), false, method.instruction(p).type().descriptor()));
  }

  private int gatheringPosition(int phi) {
    Instruction.Phi gathering = (Instruction.Phi) method.instruction(phi);
    Block header = method.blockOf(phi);
    return gathering.inputs().stream()
        .filter(input -> facts.loopOf(phi) != null && facts.loopOf(phi).contains(input.block()))
        .mapToInt(input -> method.instruction(input.value()).position())
        .filter(position -> position >= 0)
        .findFirst()
        .orElse(header.start());
  }

  private String nameOf(int number) {
    if (method.instruction(number) instanceof Instruction.Phi phi && !phi.variable().onStack()) {
      String name = method.localName(phi.variable().index(), method.blockOf(number).start());
      String owner = method.ref().owner();
      return name == null ? "" : owner.substring(owner.lastIndexOf('/') + 1) + "." + method.ref().name() + "." + name;
    }
    return "";
  }
}
