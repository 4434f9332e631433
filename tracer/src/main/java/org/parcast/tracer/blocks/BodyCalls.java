package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.tracer.blocks.StreamChains.Made;

/**
 * The calls of the library that call a body of the program once for each index or element, {@code IntStream.range(..).forEach(body)} and
 * {@code Arrays.setAll(array, body)}: loops that the bytecode does not have.
 */
public final class BodyCalls {
  private static final Set<String> EACH = Set.of("forEach", "forEachOrdered");

  /** What runs a stream for a result of the library's own making. */
  private static final Set<String> RESULTS =
      Set.of("sum", "count", "min", "max", "average", "summaryStatistics", "reduce", "collect", "toArray", "toList", "anyMatch", "allMatch", "noneMatch", "findFirst", "findAny");

  private final BlockTables tables;
  private final StreamChains chains;
  private final Map<MethodRef, List<Integer>> bodies = new HashMap<>();
  private final Map<MethodRef, Map<Integer, Integer>> calls = new HashMap<>();
  /** Where the program asks for threads, with the place as it is told. */
  private final Map<Made, String> asked = new LinkedHashMap<>();

  private final Set<Made> followed = new HashSet<>();

  BodyCalls(Program program, BlockTables tables) {
    this.tables = tables;
    this.chains = new StreamChains(program);
  }

  /** Finds those of a method. */
  void find(BlockMethod facts, Map<String, Integer> lines) {
    for (Instruction instruction : facts.method.instructions()) {
      if (instruction instanceof Instruction.Call call) {
        Made made = new Made(facts.method, call);
        if (made.asksForThreads()) {
          asked.put(made, facts.sourceFile + ":" + facts.method.line(call.position()));
        }
        if (isLoop(made)) {
          add(made, facts, lines);
        }
      }
    }
  }

  private void add(Made made, BlockMethod facts, Map<String, Integer> lines) {
    List<Made> chain = new ArrayList<>(chains.before(made));
    chain.add(0, made);
    MethodRef body = body(chain);
    if (body != null) {
      int loop = tables.loops.size();
      int line = facts.method.line(made.call().position());
      line = lines.getOrDefault(facts.sourceFile + ":" + line, line);
      int parent = facts.loopAt(facts.method.blockOf(made.call().id()).index());
      tables.loops.add(new TraceLoop(loop, facts.number, parent, facts.sourceFile, line, -1, true, chains.isParallel(made) && !isInOrder(made, body)));
      bodies.computeIfAbsent(body, b -> new ArrayList<>()).add(loop);
      calls.computeIfAbsent(facts.method.ref(), m -> new HashMap<>()).put(made.call().id(), loop);
    }
    if (body != null || chain.stream().noneMatch(BodyCalls::takesFunction)) {
      followed.addAll(chain);
    }
  }

  /** Whether the stream's threads come to the body one after the other. */
  private boolean isInOrder(Made made, MethodRef body) {
    return made.name().equals("forEachOrdered") && body.equals(chains.function(made, perElement(made)));
  }

  /** The places where the program asks for threads that run methods which were not found. */
  public List<String> unfollowed() {
    return asked.keySet().stream().filter(made -> !followed.contains(made)).map(asked::get).distinct().toList();
  }

  /** The loops whose body the method is. */
  List<Integer> loopsOf(MethodRef body) {
    return bodies.getOrDefault(body, List.of());
  }

  /** The loop that the call is, 0 for none. */
  int loopOf(Method method, Instruction.Call call) {
    return calls.getOrDefault(method.ref(), Map.of()).getOrDefault(call.id(), 0);
  }

  private boolean isLoop(Made made) {
    boolean runs = EACH.contains(made.name()) || RESULTS.contains(made.name()) && chains.isParallel(made);
    return made.isOfStream() && runs || isSetAll(made.call().target());
  }

  static boolean isSetAll(MethodRef target) {
    return target.owner().equals("java/util/Arrays") && (target.name().equals("setAll") || target.name().equals("parallelSetAll"));
  }

  /** What is called first for each element: of a stream the body that is nearest to its source. */
  private MethodRef body(List<Made> chain) {
    MethodRef first = null;
    for (Made made : chain) {
      MethodRef body = takesFunction(made) ? chains.function(made, perElement(made)) : null;
      first = body == null ? first : body;
    }
    return first;
  }

  private static boolean takesFunction(Made made) {
    return (made.isOfStream() || isSetAll(made.call().target())) && made.call().target().descriptor().contains("Ljava/util/function/");
  }

  /** The operand that is called with the elements: after what each thread's result begins with, before what joins two results. */
  private static int perElement(Made made) {
    int last = made.call().operands().size() - 1;
    return made.isOfStream() ? Math.min(2, last) : last;
  }
}
