package org.parcast.analyses.loops.reduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.names.ValueText;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Rounding;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * What a loop does with local variables. One that an iteration takes over from the one before has a phi at the loop's head: it is an
 * induction variable, a reduction, or a dependence. One that is only assigned and used within an iteration is private.
 */
public final class Scalars {
  private final SymbolicValues values;
  private final MethodBody body;
  private final Method method;
  private final Loop loop;
  private final Set<String> carried = new HashSet<>();
  private final Set<Integer> gathering = new HashSet<>();
  private final LastValues lasts;
  /** The variables whose last values are computed from what is gathered. */
  private final Set<Phi> chained = new HashSet<>();
  /** The stores into fields of such. */
  private final Set<Integer> lastStores = new HashSet<>();
  private final Map<Integer, Phi> packed = new HashMap<>();
  /** The variables that count, the loop's own among them. */
  private final List<Phi> counted = new ArrayList<>();
  private final List<Reduction> reductions = new ArrayList<>();
  private final List<Dependence> dependences = new ArrayList<>();
  private final List<String> counters = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final List<String> remedies = new ArrayList<>();

  public Scalars(WholeProgram program, SymbolicValues values, MethodBody body, Loop loop, String variable) {
    this.values = values;
    this.body = body;
    this.method = body.method();
    this.loop = loop;
    this.lasts = new LastValues(body, loop);
    List<Phi> open = new ArrayList<>();
    for (Phi phi : method.blocks().get(loop.header()).phis()) {
      carried.add(name(phi));
      if (values.variables().step(values.root(), phi, loop) != null) {
        counted.add(phi);
        induction(phi, variable);
      } else {
        open.add(phi);
      }
    }
    GatheringChains found = GatheringChains.find(program, values, body, loop, open);
    Map<Phi, GatheringChain> chains = found.chains();
    chains.entrySet().removeIf(chain -> !chain.getValue().packed().isEmpty() && isKnown(chain.getKey())); // Then its places are known, too.
    chains.forEach(this::reduce);
    for (Phi phi : open) {
      if (!chains.containsKey(phi) && isKnown(phi)) {
        counted.add(phi);
        toCompute(phi, "how it changes is known beforehand");
      } else if (!chains.containsKey(phi)) {
        depend(phi);
        Optional.ofNullable(found.takingNaN().get(phi)).ifPresent(operator -> remedies.add(withoutNaN(phi, operator)));
      }
    }
    findUsedAfter();
  }

  /** Whether the variable's value is known for each iteration. */
  private boolean isKnown(Phi phi) {
    return values.variables().value(values.root(), phi, loop) != null;
  }

  public List<Reduction> reductions() {
    return reductions;
  }

  public List<Dependence> dependences() {
    return dependences;
  }

  /** Whether the store puts into a field what is computed from what is gathered. */
  public boolean isOfGathered(int store) {
    return lastStores.contains(store);
  }

  /** Whether the store fills an array one element after the other. */
  public boolean isPacked(int store) {
    return packed.containsKey(store);
  }

  /** Whether both stores fill arrays by the same count: of one array, they meet in no place. */
  public boolean arePackedTogether(int one, int other) {
    return isPacked(one) && packed.get(one) == packed.get(other);
  }

  /** Variables beside the loop's own that count on from iteration to iteration: each iteration has to compute them before the order does not matter. */
  public List<String> counters() {
    return counters;
  }

  public List<String> notes() {
    return notes;
  }

  /** What would make reductions of variables that the iterations hand on. */
  public List<String> remedies() {
    return remedies;
  }

  private String withoutNaN(Phi phi, String operator) {
    String name = name(phi);
    return "a NaN is taken into " + name + ", and then whatever comes next: write Math." + operator + ", or if (v " + (operator.equals("min") ? "<" : ">") + " " + name + ") " + name + " = v";
  }

  /** Of the names that are assigned in the loop but declared outside, those that need a copy for each thread. */
  public SortedSet<String> privates(List<String> assigned) {
    SortedSet<String> names = new TreeSet<>();
    Set<String> locals = new HashSet<>();
    method.localNames().forEach(local -> locals.add(local.name()));
    for (String name : assigned == null ? assignedByClassFile() : assigned) {
      if (locals.contains(name) && !carried.contains(name)) {
        names.add(name);
      }
    }
    return names;
  }

  /** What the iterations would do to each other through a shared variable: one dependence of each that is gathered, counted or to be private. */
  public List<Dependence> lifted(List<String> privates) {
    List<Dependence> lifted = new ArrayList<>();
    reductions.forEach(reduction -> lifted.add(sharing(reduction.variable())));
    counters.forEach(name -> lifted.add(sharing(name)));
    privates.forEach(name -> lifted.add(sharing(name)));
    return lifted;
  }

  /** The first lines in which the loop writes and reads a variable, different ones if it can be; where it only writes it, both are of the write. */
  private Dependence sharing(String name) {
    int written = 0;
    int read = 0;
    for (Block block : inLoop()) {
      for (Instruction instruction : block.instructions()) {
        int line = instruction instanceof Phi phi ? assigned(phi, name) : body.line(instruction.id());
        if (written == 0 && name.equals(method.name(instruction.id()))) {
          written = line;
        }
        if ((read == 0 || read == written) && line > 0 && instruction.operands().stream().anyMatch(operand -> isCalled(name, operand))) {
          read = line;
        }
      }
    }
    Dependence.Kind kind = read == 0 ? Dependence.Kind.OUTPUT : Dependence.Kind.FLOW;
    return new Dependence(kind, name, written, read == 0 ? written : read, List.of(), 0, Certainty.PROVEN);
  }

  /** The line in which a variable is given a value that has a name of its own, as that of the counter, or none: the end of the block that does so. */
  private int assigned(Phi phi, String name) {
    return method.blockOf(phi.id()).index() == loop.header() || !name.equals(name(phi)) ? 0
        : phi.inputs().stream().filter(input -> loop.contains(input.block()) && !name.equals(method.name(input.value())))
            .mapToInt(input -> lastLine(input.block())).max().orElse(0);
  }

  private int lastLine(int block) {
    int start = method.blocks().get(block).start();
    return method.blocks().stream().mapToInt(Block::start).filter(next -> next > start).min().stream().map(next -> method.line(next - 1)).findFirst().orElse(0);
  }

  private boolean isCalled(String name, int value) {
    return name.equals(method.name(value)) || name.equals(ValueText.of(values.root(), value));
  }

  /** Without source: local variables that live from before the loop and get a value in it. */
  private List<String> assignedByClassFile() {
    List<String> names = new ArrayList<>();
    int start = method.blocks().get(loop.header()).start();
    for (Method.LocalName local : method.localNames()) {
      boolean lives = local.start() < start && local.end() > start;
      if (lives && method.instructions(loop.blocks())
          .anyMatch(i -> local.name().equals(method.name(i.id())) && i.position() >= local.start() && i.position() < local.end())) {
        names.add(local.name());
      }
    }
    return names;
  }

  private void induction(Phi phi, String variable) {
    boolean named = method.blocks().get(loop.header()).phis().stream().anyMatch(other -> name(other).equals(variable));
    boolean own = named ? name(phi).equals(variable) : controls(phi);
    boolean counts = !own && usedOnlyByUpdate(phi);
    if (counts) {
      reductions.add(new Reduction("+", name(phi)));
      gathering.add(phi.id());
    } else if (!own) {
      toCompute(phi, "it changes by the same amount every time");
    }
  }

  private void toCompute(Phi phi, String why) {
    counters.add(name(phi));
    notes.add("compute " + name(phi) + " from the loop's counter in each iteration: " + why);
  }

  private boolean controls(Phi phi) {
    return loop.exits().stream()
        .map(edge -> method.blocks().get(edge.from()).terminator())
        .anyMatch(branch -> branch.operands().contains(phi.id()));
  }

  private boolean usedOnlyByUpdate(Phi phi) {
    for (int user : method.uses(phi.id())) {
      boolean inside = loop.contains(method.blockOf(user).index());
      int[] next = method.uses(user);
      if (inside && (next.length == 0 || Arrays.stream(next).anyMatch(use -> use != phi.id()))) {
        return false;
      }
    }
    return true;
  }

  private void reduce(Phi phi, GatheringChain chain) {
    Reduction reduction = new Reduction(chain.operator(), name(phi));
    reductions.add(reduction);
    Rounding.note(reduction, phi.type().descriptor()).ifPresent(notes::add);
    gathering.addAll(chain.members());
    chained.addAll(chain.lasts());
    lastStores.addAll(chain.lastStores());
    chain.packed().forEach(store -> packed.put(store, phi));
  }

  private void depend(Phi phi) {
    int line = useLine(phi, false);
    line = line == 0 ? useLine(phi, true) : line;
    int made = updateLine(phi);
    if (lasts.isUnread(phi)) {
      reductions.add(new Reduction(chained.contains(phi) ? Reduction.LAST_OF : lasts.isAlwaysAssigned(phi) ? Reduction.LAST : Reduction.LAST_IF, name(phi)));
      return;
    }
    dependences.add(new Dependence(Dependence.Kind.FLOW, name(phi), made, line == 0 ? made : line, List.of(1L), 0, Certainty.PROVEN));
    if (new MovingMeans(method, loop).contains(phi)) {
      remedies.add(name(phi) + " is a mean made from the one before: add up instead, and divide behind the loop");
    }
  }

  /** The first line that uses the phi, in the loop's own test or behind it. */
  private int useLine(Phi phi, boolean inTest) {
    for (Block block : inLoop()) {
      for (Instruction instruction : block.instructions()) {
        boolean uses = instruction.operands().contains(phi.id()) && !(instruction instanceof Phi);
        if (uses && (block.index() == loop.header()) == inTest) {
          return body.line(instruction.id());
        }
      }
    }
    return 0;
  }

  private int updateLine(Phi phi) {
    for (Phi.Input input : phi.inputs()) {
      if (loop.contains(input.block()) && input.value() != phi.id()) {
        int line = lineOf(input.value(), new BitSet());
        if (line > 0) {
          return line;
        }
      }
    }
    return body.line(method.blocks().get(loop.header()).terminator().id());
  }

  private int lineOf(int value, BitSet seen) {
    if (!(method.instruction(value) instanceof Phi phi)) {
      return loop.contains(method.blockOf(value).index()) ? body.line(value) : 0;
    }
    seen.set(value);
    return phi.operands().stream().filter(operand -> !seen.get(operand)).mapToInt(operand -> lineOf(operand, seen)).max().orElse(0);
  }

  /** What an iteration computes and the code behind the loop uses must be the last iteration's. */
  private void findUsedAfter() {
    for (Block block : inLoop()) {
      for (Instruction instruction : block.instructions()) {
        boolean head = block.index() == loop.header() && instruction instanceof Phi;
        boolean leaves = Arrays.stream(method.uses(instruction.id())).anyMatch(this::isBehind);
        if (leaves && !head && !gathering.contains(instruction.id()) && !isCounted(instruction)) {
          String name = method.name(instruction.id());
          dependences.add(
              new Dependence(
                  Dependence.Kind.OUTPUT, name == null ? "a value used after the loop" : name, body.line(instruction.id()), body.line(instruction.id()),
                  List.of(), 0, Certainty.PROVEN));
        }
      }
    }
  }

  /** Whether it is code behind the loop, but for the release of a lock that an exception leaves behind: each iteration's thread releases its own. */
  private boolean isBehind(int user) {
    return !loop.contains(method.blockOf(user).index()) && !(method.instruction(user) instanceof Instruction.Monitor);
  }

  /** Whether the value is the next one of a variable that counts. */
  private boolean isCounted(Instruction instruction) {
    return counted.stream().anyMatch(phi -> phi.operands().contains(instruction.id()));
  }

  private List<Block> inLoop() {
    return loop.blocks().stream().mapToObj(method.blocks()::get).toList();
  }

  private String name(Phi phi) {
    return ValueText.of(values.root(), phi.id());
  }
}
