package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;
import org.parcast.benchmarks.reliability.random.model.Word;

/** What the types of the {@link Prelude} mean that stand for styles of the language. */
final class Styles {
  private static final int SPAN = Prelude.line("  Span {");
  private static final int LENGTH = Prelude.line("// of a span");
  private static final int WHOLE = Prelude.line("record Whole");
  private static final int HALF = Prelude.line("record Half");
  private static final int OUTER = Prelude.line("// outer");
  private static final int INNER = Prelude.line("// inner");
  private static final int AROUND = Prelude.line("// around a square");
  private static final int EDGE = Prelude.line("// edge");
  private static final int GROWN = Prelude.line("// grown");
  private static final int NODE = Prelude.line("// of a node");
  private static final int GATE = Prelude.line("// of a gate");
  private static final int CLOSED = Prelude.line("// closed");
  private static final int ITERATOR = Prelude.line("// own iterator");
  private static final int HAS_NEXT = Prelude.line("boolean hasNext()");
  private static final int NEXT = Prelude.line("Double next()");

  private Styles() {}

  static RandomMembers span(ModelMemory memory, int line, Num low, Num high) {
    RandomMembers made = RandomMembers.made(memory, line, "Span", "low", "high");
    memory.store(made.word("low"), low, SPAN);
    memory.store(made.word("high"), high.to(high.value() * 2.0), SPAN);
    return made;
  }

  static Num length(ModelMemory memory, RandomMembers span) {
    Num high = memory.load(span.word("high"), LENGTH);
    return high.with(memory.load(span.word("low"), LENGTH), (x, y) -> x - y);
  }

  static Num amount(ModelMemory memory, int line, boolean whole, Num number) {
    RandomMembers made = RandomMembers.made(memory, line, whole ? "Whole" : "Half", "amount");
    int declared = whole ? WHOLE : HALF;
    memory.store(made.word("amount"), number, declared);
    Num amount = memory.load(made.word("amount"), declared);
    return whole ? amount : amount.to(amount.value() * 0.5);
  }

  static Num nested(ModelMemory memory, Word word) {
    Num outer = memory.load(word, OUTER);
    return outer.to(outer.value() * 2.0).with(memory.load(word, INNER), Double::sum);
  }

  static Num around(ModelMemory memory, RandomMembers square) {
    Num side = memory.load(square.word("side"), AROUND);
    return side.to(side.value() * 4.0);
  }

  static Num edge(ModelMemory memory, RandomMembers square, Num k) {
    return memory.load(square.word("side"), EDGE).with(k, (x, y) -> x * y);
  }

  static void grow(ModelMemory memory, RandomMembers square, Num by) {
    Num before = memory.load(square.word("side"), GROWN, true);
    memory.store(square.word("side"), before.with(by, Double::sum), Set.of(), GROWN, true);
  }

  static RandomMembers node(ModelMemory memory, int line, Num value) {
    RandomMembers made = RandomMembers.made(memory, line, "Node", "value");
    memory.store(made.word("value"), value, NODE);
    return made;
  }

  static RandomMembers gate(ModelMemory memory, int line, Num number) {
    RandomMembers made = RandomMembers.made(memory, line, "Gate", "held");
    memory.store(made.word("held"), number, GATE);
    return made;
  }

  static void close(ModelMemory memory, RandomMembers gate, Word log) {
    Num number = memory.load(gate.word("held"), CLOSED);
    memory.store(log, number.to(number.value() * 0.5), CLOSED);
  }

  static RandomMembers iterator(ModelMemory memory) {
    return RandomMembers.made(memory, ITERATOR, "Iterator", "at");
  }

  static boolean hasNext(ModelMemory memory, RandomMembers iterator, int length) {
    return memory.load(iterator.word("at"), HAS_NEXT).value() < length;
  }

  static Num next(ModelMemory memory, RandomMembers iterator, Word[] words) {
    Num at = memory.load(iterator.word("at"), NEXT, true);
    memory.store(iterator.word("at"), at.to(at.value() + 1), Set.of(), NEXT, true);
    return memory.load(words[(int) at.value()], NEXT);
  }
}
