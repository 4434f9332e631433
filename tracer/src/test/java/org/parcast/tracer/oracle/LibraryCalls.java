package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.method.ContainerCalls;

/** What methods of the library do to arrays. */
final class LibraryCalls {
  /** A call of a method of the library under way: what it is given, and how often it has called back. */
  private static final class Running {
    final Instruction.Call call;
    final List<Object> arguments;

    /** The elements of the array before it is sorted. */
    List<Object> unsorted;

    /** The stream that the call runs, or null. */
    Streams.Run stream;

    int answers;

    Running(Instruction.Call call, List<Object> arguments) {
      this.call = call;
      this.arguments = arguments;
    }

    boolean is(String name) {
      return call.target().owner().equals("java/util/Arrays") && call.target().name().equals(name);
    }

    boolean isOfNumbers() {
      return isOfWords(arguments.get(0));
    }
  }

  private final Flow flow;
  private final Memory memory;
  private final Collections collections;
  private final Streams streams;
  private final Deque<Running> running = new ArrayDeque<>();

  LibraryCalls(Flow flow, Memory memory) {
    this.flow = flow;
    this.memory = memory;
    this.collections = new Collections(flow, memory);
    this.streams = new Streams(flow, memory);
  }

  /** What is known of a box that comes as a mere object. */
  Numeral unboxed(Object box) {
    return collections.numeral(box);
  }

  /** A call is about to be made. */
  void calling(Frame frame, Instruction.Call call, Numeral[] numerals) {
    Running starts = new Running(call, call.operands().stream().map(frame::value).toList());
    if (starts.is("sort") && starts.isOfNumbers()) {
      starts.unsorted = elements(starts.arguments.get(0));
    }
    starts.stream = streams.begun(call, starts.arguments);
    running.push(starts);
    int put = ContainerCalls.putBy(call);
    if (put >= 0 && NumberTypes.isNumber(frame.method().instruction(call.operands().get(put)).type())) {
      int index = put == 2 ? (Integer) starts.arguments.get(1) : ContainerCalls.isAtTheFront(call) ? -2 : -1;
      collections.put(starts.arguments.get(0), index, starts.arguments.get(put), numerals[call.operands().get(put)], frame.method(), call);
    } else if (put >= 0) {
      memory.attached(starts.arguments.get(put)); // an array in a list is a row of it
    }
  }

  /** The call is over, by returning or by an exception. */
  void over() {
    running.pop();
  }

  /** What is known of the last arguments that the library calls a method with. */
  List<Numeral> arguments() {
    Running caller = running.peek();
    return caller == null || caller.stream == null ? List.of() : caller.stream.arguments();
  }

  /** What the library has called answers this number. */
  void answered(Numeral result, Object value) {
    Running caller = running.peek();
    if (caller != null && caller.stream != null) {
      caller.stream.answered(result, value);
    }
    if (caller != null && caller.is("setAll") && caller.isOfNumbers()) {
      flow.store(memory.of(caller.arguments.get(0)), "[" + caller.answers++ + "]", result, List.of());
    }
  }

  void called(Frame frame, MethodShape shape, Instruction.Call call, Numeral[] numerals) {
    List<Object> arguments = new ArrayList<>();
    call.operands().forEach(operand -> arguments.add(frame.value(operand)));
    Object result = frame.value(call.id());
    Numeral streamed = streams.called(shape, call, running.peek().stream, arguments, result);
    if (streamed != null) {
      numerals[call.id()] = streamed;
    }
    switch (call.target().name()) {
      case "arraycopy" -> {
        int from = (Integer) arguments.get(1);
        int to = (Integer) arguments.get(3);
        copy(arguments.get(0), from, arguments.get(2), to, (Integer) arguments.get(4));
      }
      case "clone", "copyOf" -> copied(frame, call, arguments.get(0), 0, result);
      case "copyOfRange" -> copied(frame, call, arguments.get(0), (Integer) arguments.get(1), result);
      case "fill" -> {
        int last = arguments.size() - 1;
        if (isOfWords(arguments.get(0))) {
          int from = last == 3 ? (Integer) arguments.get(1) : 0;
          int to = last == 3 ? (Integer) arguments.get(2) : Array.getLength(arguments.get(0));
          for (int i = from; i < to; i++) {
            flow.store(memory.of(arguments.get(0)), "[" + i + "]", numerals[call.operands().get(last)], List.of());
          }
        }
      }
      case "sort" -> {
        if (running.peek().unsorted != null) {
          sorted(running.peek().unsorted, arguments.get(0));
        }
      }
      default -> {}
    }
  }

  /** Elements that have moved are copied from where they stood; equal ones have kept their order. */
  private void sorted(List<Object> before, Object array) {
    List<Integer> from = inOrder(before);
    List<Integer> to = inOrder(elements(array));
    List<Numeral> loaded = from.stream().map(i -> flow.load(memory.of(array), "[" + i + "]", List.of(), false)).toList();
    for (int i = 0; i < loaded.size(); i++) {
      if (!from.get(i).equals(to.get(i))) {
        flow.store(memory.of(array), "[" + to.get(i) + "]", loaded.get(i), List.of());
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static List<Integer> inOrder(List<Object> elements) {
    return IntStream.range(0, elements.size()).boxed().sorted(Comparator.comparing(i -> (Comparable<Object>) elements.get(i))).toList();
  }

  private static List<Object> elements(Object array) {
    return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).toList();
  }

  private static boolean isOfWords(Object array) {
    return array != null && array.getClass().isArray() && !(array instanceof Object[]);
  }

  private void copied(Frame frame, Instruction.Call call, Object source, int from, Object result) {
    if (isOfWords(result)) {
      memory.made(result, frame.method(), call);
      copy(source, from, result, 0, Math.min(Array.getLength(result), Array.getLength(source) - from));
    }
  }

  /** As if through a temporary array, as {@code System.arraycopy} says. */
  private void copy(Object source, int from, Object target, int to, int length) {
    if (source instanceof Object[]) {
      return;
    }
    List<Numeral> copied = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      copied.add(flow.load(memory.of(source), "[" + (from + i) + "]", List.of(), false));
    }
    for (int i = 0; i < length; i++) {
      flow.store(memory.of(target), "[" + (to + i) + "]", copied.get(i), List.of());
    }
  }
}
