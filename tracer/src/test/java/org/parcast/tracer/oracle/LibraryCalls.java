package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Instruction;

/** What methods of the library do to arrays. */
final class LibraryCalls {
  private final Flow flow;
  private final Memory memory;

  LibraryCalls(Flow flow, Memory memory) {
    this.flow = flow;
    this.memory = memory;
  }

  void called(Frame frame, Instruction.Call call, Numeral[] numerals) {
    List<Object> arguments = new ArrayList<>();
    call.operands().forEach(operand -> arguments.add(frame.value(operand)));
    Object result = frame.value(call.id());
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
        if (arguments.get(0) != null && arguments.get(0).getClass().isArray() && !(arguments.get(0) instanceof Object[])) {
          int from = last == 3 ? (Integer) arguments.get(1) : 0;
          int to = last == 3 ? (Integer) arguments.get(2) : Array.getLength(arguments.get(0));
          for (int i = from; i < to; i++) {
            flow.store(memory.of(arguments.get(0)), "[" + i + "]", numerals[call.operands().get(last)], List.of());
          }
        }
      }
      default -> {}
    }
  }

  private void copied(Frame frame, Instruction.Call call, Object source, int from, Object result) {
    if (result != null && result.getClass().isArray() && !(result instanceof Object[])) {
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
      copied.add(flow.load(memory.of(source), "[" + (from + i) + "]", List.of()));
    }
    for (int i = 0; i < length; i++) {
      flow.store(memory.of(target), "[" + (to + i) + "]", copied.get(i), List.of());
    }
  }
}
