package org.parcast.tracer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.recorder.format.trace.TraceLoop;

/**
 * The calls of the library that call a body of the program once for each index or element, {@code IntStream.range(..).forEach(body)} and
 * {@code Arrays.setAll(array, body)}: loops that the bytecode does not have.
 */
final class Streams {
  private static final String STREAMS = "java/util/stream/";
  private static final Set<String> EACH = Set.of("forEach", "forEachOrdered");

  /** What runs a stream for a result of the library's own making. */
  private static final Set<String> RESULTS =
      Set.of("sum", "count", "min", "max", "average", "summaryStatistics", "reduce", "toArray", "toList", "anyMatch", "allMatch", "noneMatch");

  private final Program program;
  private final BlockTables tables;
  private final Map<MethodRef, List<Integer>> bodies = new HashMap<>();
  private final Map<MethodRef, Map<Integer, Integer>> calls = new HashMap<>();

  Streams(Program program, BlockTables tables) {
    this.program = program;
    this.tables = tables;
  }

  /** Finds those of a method. */
  void find(BlockMethod facts, Map<String, Integer> lines) {
    for (Instruction instruction : facts.method.instructions()) {
      if (instruction instanceof Instruction.Call call && isLoop(facts.method, call)) {
        MethodRef body = body(facts.method, call);
        if (body != null) {
          int loop = tables.loops.size();
          int line = facts.method.line(call.position());
          line = lines.getOrDefault(facts.sourceFile + ":" + line, line);
          int parent = facts.loopAt(facts.method.blockOf(call.id()).index());
          tables.loops.add(new TraceLoop(loop, facts.number, parent, facts.sourceFile, line, -1, true, isParallel(facts.method, call)));
          bodies.computeIfAbsent(body, b -> new ArrayList<>()).add(loop);
          calls.computeIfAbsent(facts.method.ref(), m -> new HashMap<>()).put(call.id(), loop);
        }
      }
    }
  }

  /** The loops whose body the method is. */
  List<Integer> loopsOf(MethodRef body) {
    return bodies.getOrDefault(body, List.of());
  }

  /** The loop that the call is, 0 for none. */
  int loopOf(Method method, Instruction.Call call) {
    return calls.getOrDefault(method.ref(), Map.of()).getOrDefault(call.id(), 0);
  }

  private static boolean isLoop(Method method, Instruction.Call call) {
    boolean runs = EACH.contains(call.target().name()) || RESULTS.contains(call.target().name()) && isParallel(method, call);
    return isOfStream(call) && runs || isSetAll(call.target());
  }

  private static boolean isOfStream(Instruction.Call call) {
    return call.target().owner().startsWith(STREAMS) && call.dispatch() == Dispatch.INTERFACE;
  }

  static boolean isSetAll(MethodRef target) {
    return target.owner().equals("java/util/Arrays") && (target.name().equals("setAll") || target.name().equals("parallelSetAll"));
  }

  /** Whether the program asks for threads on the way to the call, and does not think better of it afterwards. */
  private static boolean isParallel(Method method, Instruction.Call call) {
    String name = call.target().name();
    if (name.equals("sequential") && isOfStream(call)) {
      return false;
    }
    if (name.equals("parallel") || name.equals("parallelStream") || name.equals("parallelSetAll")) {
      return true;
    }
    Instruction.Call before = isSetAll(call.target()) ? null : before(method, call);
    return before != null && isParallel(method, before);
  }

  /** The call that made what the call is made on, through casts, as that of the stream that {@code parallel()} gives; null for none. */
  private static Instruction.Call before(Method method, Instruction.Call call) {
    Instruction at = call.operands().isEmpty() ? null : method.instruction(call.operands().get(0));
    while (at instanceof Instruction.CheckCast cast) {
      at = method.instruction(cast.value());
    }
    return at instanceof Instruction.Call before ? before : null;
  }

  /** What is called first for each element: of a stream the body that is nearest to its source. */
  private MethodRef body(Method method, Instruction.Call call) {
    MethodRef first = RESULTS.contains(call.target().name()) ? null : lambda(method, call);
    for (Instruction.Call at = before(method, call); at != null && isOfStream(at); at = before(method, at)) {
      MethodRef body = lambda(method, at);
      first = body == null ? first : body;
    }
    return first;
  }

  private MethodRef lambda(Method method, Instruction.Call call) {
    Instruction function = method.instruction(call.operands().get(call.operands().size() - 1));
    boolean lambda = function instanceof Instruction.Call made && made.dispatch() == Dispatch.DYNAMIC && made.implementation() != null;
    Method body = lambda ? program.find(((Instruction.Call) function).implementation()) : null;
    return body == null ? null : body.ref();
  }
}
