package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.recorder.flow.strided.StridedLoop;
import org.parcast.tracer.method.ContainerCalls;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.StraightCalls;
import org.parcast.tracer.method.Strides;
import org.parcast.tracer.method.WordLayout;

/**
 * An innermost loop whose every iteration tells of the same loads and stores, each word evenly further on: those of the loop itself, and those of the
 * methods without branches that it is certain to call, as if they stood in the place of the calls.
 */
public final class EvenLoop {
  /** So many values of loads are told of one by one; more come in a register. */
  public static final int SOURCES_BY_VALUE = 6;

  /** The loop's method, or one that it calls, in the place of the call. */
  private final class Body {
    final Body caller;
    final Instruction.Call call;
    final MethodFacts facts;
    final BackwardSlice demand;
    final Strides strides;
    final Map<Integer, Body> called = new HashMap<>();

    Body(Body caller, Instruction.Call call, MethodFacts facts, BackwardSlice demand, Strides strides) {
      this.caller = caller;
      this.call = call;
      this.facts = facts;
      this.demand = demand;
      this.strides = strides;
    }

    boolean isWithin(int id) {
      return caller != null || loop.contains(facts.method.blockOf(id).index());
    }

    Instruction instruction(int id) {
      return facts.method.instruction(id);
    }
  }

  /** What an instruction of a body loads or stores. */
  private record Place(Body body, int id) {}

  /** A store, or a term that a register gathers; a term has no target among the words. */
  private record Deed(int target, int marks, List<Integer> leaves) {}

  private final StraightCalls calls;
  private final WordLayout layout;
  private final Relevance relevance;
  private final Webs webs;
  private final BitSet gathering;
  private final Loop loop;
  private final Body outermost;
  private final List<Place> words = new ArrayList<>();
  private final List<Integer> rowsOfWords = new ArrayList<>();
  private final BitSet stores = new BitSet();
  private final List<Place> rows = new ArrayList<>();
  private final List<Deed> deeds = new ArrayList<>();
  private final List<Integer> entered = new ArrayList<>();
  private final List<Integer> gathered = new ArrayList<>();

  /** Parameters and calls whose registers are stored as they are: the second time they would be copied. */
  private final Set<Place> storedDirectly = new HashSet<>();

  private EvenLoop(MethodFacts facts, BackwardSlice demand, Webs webs, BitSet gathering, Loop loop, ProgramPlan plan) {
    this.calls = plan.straightCalls();
    this.layout = plan.layout();
    this.relevance = plan.relevance();
    this.webs = webs;
    this.gathering = gathering;
    this.loop = loop;
    this.outermost = new Body(null, null, facts, demand, new Strides(facts.method, loop));
  }

  /**
   * The loop as such a one, or null where it is none.
   *
   * @param gathering webs of registers that gather term by term
   */
  public static EvenLoop of(MethodFacts facts, BackwardSlice demand, Webs webs, BitSet gathering, Loop loop, ProgramPlan plan) {
    boolean innermost = facts.loops.loops().stream().noneMatch(other -> other != loop && loop.encloses(other));
    EvenLoop even = new EvenLoop(facts, demand, webs, gathering, loop, plan);
    return innermost && even.isStraight() && even.isCalm() && even.isEven() ? even : null;
  }

  // ---- its form

  /** What {@link StridedLoop} is told of it. */
  public String form() {
    StringBuilder form = new StringBuilder().append((char) words.size()).append((char) rows.size());
    rowsOfWords.forEach(row -> form.append((char) (int) row));
    for (Deed deed : deeds) {
      form.append((char) deed.target).append((char) deed.marks).append((char) deed.leaves.size());
      deed.leaves.forEach(leaf -> form.append((char) (int) leaf));
    }
    return form.toString();
  }

  /** The loads and registers from before the loop that it is told of, in the order of their numbers. */
  public List<Integer> entered() {
    return entered;
  }

  /** The registers that it gathers in, in the order of their numbers. */
  public List<Integer> gathered() {
    return gathered;
  }

  // ---- its iterations

  /** Whether it branches nowhere but at its head, where it may end. */
  private boolean isStraight() {
    MethodFacts facts = outermost.facts;
    return loop.backEdges().stream().distinct().count() == 1
        && loop.blocks().stream().mapToObj(facts.method.blocks()::get).allMatch(block -> block.handlers().isEmpty() && (block.index() == loop.header()
            ? block.terminator() instanceof Instruction.Branch && block.successors().stream().filter(loop::contains).count() == 1
            : block.successors().size() == 1));
  }

  private boolean isCalm() {
    MethodFacts facts = outermost.facts;
    return blocks().stream().flatMap(block -> block.instructions().stream())
        .allMatch(instruction -> instruction instanceof Instruction.Branch || instruction instanceof Instruction.CheckCast || reads(instruction, facts) || calls.isCalm(instruction, facts));
  }

  /** Whether the instruction asks a list for an element: no iteration changes lists. */
  private static boolean reads(Instruction instruction, MethodFacts facts) {
    return instruction instanceof Instruction.Call call && call.dispatch() != Instruction.Dispatch.DYNAMIC && ContainerCalls.gets(call) && !facts.calls.isAnalysed(call);
  }

  /** In the order of an iteration. */
  private List<Block> blocks() {
    List<Block> order = new ArrayList<>();
    int at = loop.header();
    do {
      Block block = outermost.facts.method.blocks().get(at);
      order.add(block);
      at = block.successors().stream().filter(loop::contains).findFirst().orElseThrow();
    } while (at != loop.header());
    return order;
  }

  private boolean isEven() {
    place(outermost, blocks());
    for (Block block : blocks()) {
      if (!visit(outermost, block) || block.index() == loop.header() && !(words.isEmpty() && rows.isEmpty())) {
        return false;
      }
    }
    return isCounted() && tellsOfNothingElse() && gathersEvenly() && !deeds.isEmpty() && keepsOrder();
  }

  /** Puts the bodies in the places of their calls, and notes what all of them store. */
  private void place(Body body, List<Block> blocks) {
    for (Block block : blocks) {
      for (Instruction instruction : block.instructions()) {
        body.strides.note(instruction);
        if (body == outermost && reads(instruction, body.facts)) {
          body.strides.noteRead((Instruction.Call) instruction);
        }
        MethodFacts called = instruction instanceof Instruction.Call call ? calls.bodyOf(call, body.facts) : null;
        if (called != null) {
          Instruction.Call call = (Instruction.Call) instruction;
          Body inner = new Body(body, call, called, BackwardSlice.of(called, layout, relevance), body.strides.called(call, called.method, before(called)));
          body.called.put(call.id(), inner);
          place(inner, called.method.blocks());
        }
      }
    }
  }

  /** How much larger the index of an operand of the call is than that of the body's parameter. */
  private static int before(MethodFacts body) {
    return StraightCalls.isFunction(body) ? 1 : 0;
  }

  /** Whether the test at its head compares whole numbers, of which one moves evenly and the other stays. */
  private boolean isCounted() {
    Instruction.Branch test = (Instruction.Branch) outermost.facts.method.blocks().get(loop.header()).terminator();
    Strides strides = outermost.strides;
    boolean zero = test.right() < 0;
    return strides.isAffine(test.left()) && (zero || strides.isInvariant(test.right())) || !zero && strides.isAffine(test.right()) && strides.isInvariant(test.left());
  }

  private boolean visit(Body body, Block block) {
    for (Instruction instruction : block.instructions()) {
      if (!visit(body, instruction)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the accesses of the instruction are told of, and evenly further on, or the same in all iterations. */
  private boolean visit(Body body, Instruction instruction) {
    Strides strides = body.strides;
    if (instruction instanceof Instruction.ArrayLoad load) {
      return load(body, load);
    } else if (instruction instanceof Instruction.FieldLoad load) {
      if (body.demand.loads().get(load.id())) {
        word(body, load.id(), -1);
      }
      return (load.isStatic() || strides.isInvariant(load.object())) && !body.demand.lost().get(load.id()) && !body.demand.compared().get(load.id());
    } else if (instruction instanceof Instruction.ArrayStore store) {
      return strides.isAffine(store.index()) && isAtHand(body, store.array()) && store(body, store, store.array());
    } else if (instruction instanceof Instruction.FieldStore store) {
      return (store.isStatic() || strides.isInvariant(store.object())) && store(body, store, -1);
    } else if (instruction instanceof Instruction.CheckCast || reads(instruction, body.facts)) {
      return instruction.operands().stream().allMatch(strides::isInvariant); // else it may throw in a later iteration
    }
    Body called = body.called.get(instruction.id());
    return called == null || !body.demand.isSettled(instruction.id()) && called.facts.method.blocks().stream().allMatch(block -> visit(called, block)) && tellsOfCalls(called);
  }

  private boolean load(Body body, Instruction.ArrayLoad load) {
    Strides strides = body.strides;
    int canonical = body.facts.common.canonical(load.id());
    if (canonical != load.id() && (body.demand.loads().get(canonical) || isRow(body, canonical))) {
      return true;
    } else if (body.demand.loads().get(load.id())) {
      boolean even = strides.isAffine(load.index()) && isAtHand(body, load.array()) && !body.demand.compared().get(load.id());
      word(body, load.id(), load.array());
      return even;
    } else if (isRow(body, load.id())) {
      rows.add(new Place(body, load.id()));
      return strides.isInvariant(load.array()) && strides.isAffine(load.index());
    }
    return strides.isInvariant(load.array()) && strides.isInvariant(load.index());
  }

  private void word(Body body, int id, int array) {
    boolean varies = array >= 0 && !body.strides.isInvariant(array);
    rowsOfWords.add(varies ? 1 + rows.indexOf(new Place(body, body.facts.common.canonical(array))) : 0);
    words.add(new Place(body, id));
  }

  /** Whether the array is the same in all iterations, or a row that is told of. */
  private boolean isAtHand(Body body, int array) {
    return body.strides.isInvariant(array) || rows.contains(new Place(body, body.facts.common.canonical(array))) && !body.strides.storesReferences();
  }

  /** Whether the load is of a row that is told of. */
  private static boolean isRow(Body body, int array) {
    return body.isWithin(array) && body.demand.shadows().get(array) && body.instruction(array) instanceof Instruction.ArrayLoad load && body.facts.isArrayOfWords(load.array());
  }

  // ---- what is told of

  private boolean store(Body body, Instruction store, int array) {
    List<Sink> sinks = body.demand.sinks().stream().filter(sink -> sink.at() == store && sink.kind() != Sink.Kind.CONTROL).toList();
    if (sinks.size() != 1 || sinks.get(0).kind() != Sink.Kind.STORE) {
      return false;
    }
    Sink sink = sinks.get(0);
    MethodFacts facts = body.facts;
    boolean plain = facts.slices.conditional(store) == null && facts.slices.keptBy(store) == null && body.demand.settledForSingle(sink).isEmpty() && !body.demand.goesOnGathering(sink);
    List<Integer> taken = recorded(body, body.demand.leavesOf(sink));
    boolean byValue = taken.size() <= SOURCES_BY_VALUE && taken.stream().allMatch(body.demand.loads()::get);
    boolean[] computed = {sink.computed() || byValue && taken.size() != 1};
    List<Integer> leaves = new ArrayList<>();
    boolean known = plain && taken.stream().allMatch(leaf -> expand(body, leaf, leaves, computed)) && !isStoredAgain(body, sink, taken);
    int marks = byValue ? computed[0] ? StridedLoop.COMPUTES : StridedLoop.COPIES : StridedLoop.BY_REGISTER | (computed[0] ? StridedLoop.COMPUTES : 0);
    deeds.add(new Deed(words.size(), marks, leaves));
    stores.set(words.size());
    word(body, store.id(), array);
    return known;
  }

  /** Whether a register is stored as it is that may have been stored before. */
  private boolean isStoredAgain(Body body, Sink sink, List<Integer> leaves) {
    return isDirect(body, sink) && (!isFilledAnew(body, leaves.get(0)) || !storedDirectly.add(new Place(body, leaves.get(0))));
  }

  /** Whether each iteration fills the register: that of a parameter or of an answer, where what is handed on or answered is no register itself. */
  private static boolean isFilledAnew(Body body, int register) {
    if (body.called.containsKey(register)) {
      Body called = body.called.get(register);
      return called.demand.sinks().stream().noneMatch(answer -> answer.kind() == Sink.Kind.RETURN && isDirect(called, answer));
    }
    return body.instruction(register) instanceof Instruction.Parameter parameter && body.caller != null && !passesOn(body, parameter.index());
  }

  /** Whether what the sink takes is a register itself. */
  private static boolean isDirect(Body body, Sink sink) {
    List<Integer> leaves = body.demand.leavesOf(sink);
    return leaves.size() == 1 && body.demand.registers().get(leaves.get(0)) && sink.deciding().isEmpty() && (!sink.computed() || leaves.get(0) == sink.value());
  }

  /** Whether the call hands on a register that it has not filled itself. */
  private static boolean passesOn(Body body, int argument) {
    Sink handed = handed(body, argument);
    return handed != null && isDirect(body.caller, handed);
  }

  private static Sink handed(Body body, int argument) {
    return body.caller.demand.sinks().stream().filter(sink -> sink.at() == body.call && sink.kind() == Sink.Kind.ARGUMENT && sink.argument() == argument + before(body.facts)).findFirst().orElse(null);
  }

  private static List<Integer> recorded(Body body, List<Integer> leaves) {
    return leaves.stream().filter(leaf -> body.demand.loads().get(leaf) || body.demand.registers().get(leaf)).toList();
  }

  /** Adds what stands for the leaf, by way of what is handed to bodies and what these answer; answers whether that is known. */
  private boolean expand(Body body, int leaf, List<Integer> into, boolean[] computed) {
    if (!body.isWithin(leaf)) {
      if (!entered.contains(leaf)) {
        entered.add(leaf);
      }
      return into.add(StridedLoop.ENTERED + entered.indexOf(leaf));
    }
    Instruction source = body.instruction(leaf);
    if (body.demand.isMaterialised(leaf)) {
      return false;
    } else if (source instanceof Instruction.Parameter parameter && body.caller != null) {
      Sink handed = handed(body, parameter.index());
      return handed == null || expand(body.caller, handed, into, computed);
    } else if (source instanceof Instruction.Call && body.called.containsKey(leaf)) {
      Body called = body.called.get(leaf);
      Sink answer = called.demand.sinks().stream().filter(sink -> sink.kind() == Sink.Kind.RETURN).findFirst().orElse(null);
      return answer == null || expand(called, answer, into, computed);
    }
    int word = words.indexOf(new Place(body, leaf));
    return word >= 0 && into.add(word);
  }

  private boolean expand(Body body, Sink sink, List<Integer> into, boolean[] computed) {
    computed[0] |= sink.computed();
    return sink.deciding().isEmpty() && recorded(body, body.demand.leavesOf(sink)).stream().allMatch(leaf -> expand(body, leaf, into, computed));
  }

  /** Whether the method tells of nothing but its stores, what it hands on and what it answers. */
  private boolean tellsOfCalls(Body body) {
    return body.demand.sinks().stream().allMatch(sink -> isKnown(body, sink))
        && body.demand.registers().stream().allMatch(register -> !body.demand.isMaterialised(register)
            && (body.instruction(register) instanceof Instruction.Parameter || body.called.containsKey(register)));
  }

  private boolean isKnown(Body body, Sink sink) {
    return switch (sink.kind()) {
      case STORE -> sink.at() instanceof Instruction.ArrayStore || sink.at() instanceof Instruction.FieldStore;
      case ARGUMENT -> body.called.containsKey(sink.at().id()) && sink.deciding().isEmpty();
      case RETURN -> body.caller != null;
      case CONTROL -> recorded(body, sink.leaves()).stream().allMatch(leaf -> isEntered(body, leaf));
      case EXTERNAL, BOX -> false;
    };
  }

  /** Whether the leaf is known before the loop, or nothing: what is said of it in the first iteration holds in all. */
  private boolean isEntered(Body body, int leaf) {
    List<Integer> found = new ArrayList<>();
    return expand(body, leaf, found, new boolean[1]) && found.stream().allMatch(known -> known >= StridedLoop.ENTERED);
  }

  /** Whether the loop itself tells of nothing else, and what it loads and computes is used in it alone, but for what it gathers. */
  private boolean tellsOfNothingElse() {
    BackwardSlice demand = outermost.demand;
    IntPredicate within = outermost::isWithin;
    return demand.sinks().stream().allMatch(sink -> within.test(sink.at().id()) ? isKnown(outermost, sink) : isApart(demand.leavesOf(sink)))
        && demand.registers().stream().allMatch(register -> within.test(register) ? gathers(register) || outermost.called.containsKey(register) : isApart(sources(register)))
        && demand.shadows().stream().filter(within).allMatch(array -> Arrays.stream(outermost.facts.method.uses(array)).allMatch(within));
  }

  private boolean isApart(List<Integer> leaves) {
    return leaves.stream().noneMatch(leaf -> outermost.isWithin(leaf) && !(outermost.demand.registers().get(leaf) && outermost.instruction(leaf) instanceof Instruction.Phi));
  }

  private List<Integer> sources(int register) {
    if (outermost.demand.isMaterialised(register)) {
      return outermost.facts.sources(register);
    }
    return outermost.instruction(register) instanceof Instruction.Phi phi
        ? phi.inputs().stream().flatMap(input -> outermost.demand.leavesOfInput(phi, input).stream()).toList()
        : List.of();
  }

  // ---- what it gathers

  /** Whether the register gathers terms of what is loaded and of what the loop is entered with, and nothing in the loop takes what it has gathered so far. */
  private boolean gathers(int register) {
    BackwardSlice demand = outermost.demand;
    boolean atHead = outermost.instruction(register) instanceof Instruction.Phi && outermost.facts.method.blockOf(register).index() == loop.header();
    if (!atHead || demand.isMaterialised(register) || outermost.facts.isRunning(register)) {
      return false;
    }
    Instruction.Phi phi = (Instruction.Phi) outermost.instruction(register);
    Instruction.Phi.Input back = back(phi);
    List<Integer> leaves = recorded(outermost, demand.leavesOf(back.value()));
    return outermost.facts.slices.of(back.value()).computed()
        && !demand.isMaterialised(back.value())
        && demand.deciding(phi, back).isEmpty()
        && demand.gathered().leftEarly(phi, back.value()) < 0
        && leaves.contains(register)
        && leaves.stream().allMatch(leaf -> leaf == register || demand.loads().get(leaf) || webs.of(leaf) != webs.of(register))
        && demand.sinks().stream().filter(sink -> outermost.isWithin(sink.at().id())).noneMatch(sink -> demand.leavesOf(sink).contains(register))
        && demand.registers().stream().filter(other -> other != register && outermost.isWithin(other))
            .noneMatch(other -> webs.of(other) == webs.of(register) || sources(other).contains(register));
  }

  private Instruction.Phi.Input back(Instruction.Phi phi) {
    return phi.inputs().stream().filter(input -> loop.contains(input.block())).findFirst().orElseThrow();
  }

  private boolean gathersEvenly() {
    outermost.demand.registers().stream().filter(register -> outermost.isWithin(register) && outermost.instruction(register) instanceof Instruction.Phi).forEach(gathered::add);
    return gathered.stream().allMatch(this::addTerms);
  }

  /** The terms that an iteration adds to what the register gathers, in their order, as the method's rewriting does. */
  private boolean addTerms(int register) {
    int from = back((Instruction.Phi) outermost.instruction(register)).value();
    List<Integer> leaves = recorded(outermost, outermost.demand.leavesOf(from)).stream().filter(leaf -> leaf != register).toList();
    boolean byTerms = gathering.get(webs.of(register));
    IntPredicate isGathered = leaf -> outermost.demand.registers().get(leaf) && webs.of(leaf) == webs.of(register);
    List<List<Integer>> terms = byTerms ? new GatheredTerms(outermost.facts, isGathered).of(from) : List.of(leaves);
    int marks = StridedLoop.GATHERS | (byTerms ? StridedLoop.ENDS_TERM : 0);
    for (List<Integer> term : terms) {
      List<Integer> expanded = new ArrayList<>();
      List<Integer> told = term.stream().filter(leaves::contains).toList();
      if (!told.stream().allMatch(leaf -> expand(outermost, leaf, expanded, new boolean[1]))) {
        return false;
      }
      if (!told.isEmpty()) {
        deeds.add(new Deed(gathered.indexOf(register), marks, expanded));
      }
    }
    return true;
  }

  /** Whether nothing is stored between the load of a word and its use: a word is looked at when it is used. */
  private boolean keepsOrder() {
    return deeds.stream().allMatch(deed -> {
      int used = (deed.marks & StridedLoop.GATHERS) == 0 ? deed.target : words.size();
      return deed.leaves.stream().filter(leaf -> leaf < StridedLoop.ENTERED).allMatch(leaf -> {
        int stored = stores.nextSetBit(leaf);
        return stored < 0 || stored >= used;
      });
    });
  }
}
