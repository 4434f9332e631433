package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Streams of the library: each element goes through all functions before the next; filters, maps, and ends that gather, store or take. */
final class Streams {
  private static final Set<String> GATHERING = Set.of("sum", "max", "min", "average");

  /** Elements {@code from} to {@code to} of an array, null where they are of none, with the calls that were given functions. */
  private record Pipeline(Object array, int from, int to, List<Instruction.Call> functions) {
    Pipeline with(Instruction.Call call) {
      List<Instruction.Call> longer = new ArrayList<>(functions);
      if (takesFunction(call)) {
        longer.add(call);
      }
      return new Pipeline(array, from, to, longer);
    }
  }

  /** A stream that runs. */
  final class Run {
    private final Pipeline pipeline;
    private final Instruction.Call end;
    private final List<Numeral> taken = new ArrayList<>();
    private int at;

    /** The function that is called next. */
    private int next;

    private Numeral element;
    private Numeral gathered;

    private Run(Pipeline pipeline, Instruction.Call end) {
      this.pipeline = pipeline.with(end);
      this.end = end;
      this.at = pipeline.from;
    }

    private Numeral load() {
      return pipeline.array == null ? null : flow.load(memory.of(pipeline.array), "[" + at++ + "]", List.of(), false);
    }

    /** What the last arguments of the function were computed from. */
    List<Numeral> arguments() {
      if (next == 0) {
        element = load();
      }
      boolean joins = isJoining(pipeline.functions.get(next++));
      if (next == pipeline.functions.size() && end.target().name().equals("forEach")) {
        next = 0;
      }
      return joins ? java.util.Arrays.asList(gathered, element) : java.util.Arrays.asList(element);
    }

    /** The function has answered. */
    void answered(Numeral result, Object value) {
      Instruction.Call function = pipeline.functions.get(next - 1);
      if (function.target().name().equals("filter")) {
        next = Integer.valueOf(0).equals(value) ? 0 : next;
      } else if (isJoining(function)) {
        gathers(result);
      } else {
        element = result;
      }
      if (next == pipeline.functions.size()) {
        next = 0;
        delivered();
      }
    }

    private void delivered() {
      if (GATHERING.contains(end.target().name())) {
        List<Numeral> operands = new ArrayList<>();
        operands.add(gathered);
        operands.add(element);
        gathers(Numeral.computed(operands));
      } else if (end.target().name().equals("toArray")) {
        taken.add(element);
      }
    }

    private void gathers(Numeral now) {
      if (now != null && now != Numeral.CONSTANT) {
        now.gathers = true;
        now.gatheredBefore.add(gathered);
        gathered = now;
      }
    }

    /** The stream has run. */
    private void ended(Object result, Method method) {
      while (pipeline.functions.isEmpty() && pipeline.array != null && at < pipeline.to) {
        element = load();
        delivered();
      }
      if (end.target().name().equals("toArray") && !(result instanceof Object[])) {
        memory.made(result, method, end);
        for (int i = 0; i < taken.size(); i++) {
          flow.store(memory.of(result), "[" + i + "]", taken.get(i), List.of());
        }
      } else if (result != null && !(result instanceof Number)) {
        optionals.put(result, this);
      }
    }
  }

  private final Flow flow;
  private final Memory memory;
  private final Map<Object, Pipeline> pipelines = new IdentityHashMap<>();
  private final Map<Object, Run> optionals = new IdentityHashMap<>();
  private final Map<Instruction, Gathering> gatherings = new IdentityHashMap<>();

  Streams(Flow flow, Memory memory) {
    this.flow = flow;
    this.memory = memory;
  }

  private static boolean isStream(String descriptor) {
    return descriptor.startsWith("Ljava/util/stream/") && descriptor.endsWith("Stream;");
  }

  private static boolean isJoining(Instruction.Call call) {
    return call.target().name().equals("reduce");
  }

  private static boolean takesFunction(Instruction.Call call) {
    Type[] arguments = Type.getArgumentTypes(call.target().descriptor());
    return arguments.length > 0 && arguments[arguments.length - 1].getInternalName().startsWith("java/util/function/");
  }

  /** The run that the call starts, or null. */
  Run begun(Instruction.Call call, List<Object> arguments) {
    Pipeline pipeline = arguments.isEmpty() || isStream(call.type().descriptor()) ? null : pipelines.get(arguments.get(0));
    return pipeline == null ? null : new Run(pipeline, call);
  }

  /** The call is over; answers the number that it gives, or null. */
  Numeral called(MethodShape shape, Instruction.Call call, Run run, List<Object> arguments, Object result) {
    if (result != null && isStream(call.type().descriptor())) {
      Pipeline before = arguments.isEmpty() ? null : pipelines.get(arguments.get(0));
      pipelines.put(result, before == null ? source(arguments) : before.with(call));
    } else if (run != null) {
      run.ended(result, shape.method);
      return result instanceof Number ? gathered(run, shape, call) : null;
    } else if (result instanceof Number && !arguments.isEmpty() && optionals.containsKey(arguments.get(0))) {
      return gathered(optionals.get(arguments.get(0)), shape, call);
    }
    return null;
  }

  private static Pipeline source(List<Object> arguments) {
    Object array = arguments.isEmpty() || !arguments.get(0).getClass().isArray() || arguments.get(0) instanceof Object[] ? null : arguments.get(0);
    boolean part = array != null && arguments.size() == 3;
    int to = part ? (Integer) arguments.get(2) : array == null ? 0 : Array.getLength(array);
    return new Pipeline(array, part ? (Integer) arguments.get(1) : 0, to, List.of());
  }

  private Numeral gathered(Run run, MethodShape shape, Instruction.Call call) {
    if (run.gathered != null) {
      String owner = shape.method.ref().owner();
      String name = "register " + owner.substring(owner.lastIndexOf('/') + 1) + "." + shape.method.ref().name();
      BitSet none = new BitSet();
      flow.gathered(run.gathered, gatherings.computeIfAbsent(call, c -> new Gathering(name, null, none, none, none, Set.of(), Map.of(), shape.hasSeveralUses(call))));
    }
    return run.gathered;
  }
}
