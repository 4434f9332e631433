package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.Word;

/** Makes statements at random that store numbers of other types than double: assignments that narrow, bits, and counters. */
final class WholeStores {
  /** An assignment operator and what it does to a whole number. */
  private record Operator(String text, boolean gathers, DoubleBinaryOperator operation) {}

  private static final Operator[] OPERATORS = {
    new Operator("^=", true, (x, y) -> (int) x ^ (int) y),
    new Operator("|=", true, (x, y) -> (int) x | (int) y),
    new Operator("&=", true, (x, y) -> (int) x & (int) y),
    new Operator("-=", true, (x, y) -> (int) x - (int) y),
    new Operator("+=", true, (x, y) -> (int) x + (int) y),
    new Operator("<<=", false, (x, y) -> (int) x << (int) y),
    new Operator(">>=", false, (x, y) -> (int) x >> (int) y)
  };

  private final RandomDraft draft;
  private final RandomNumbers numbers;

  WholeStores(RandomDraft draft, RandomNumbers numbers) {
    this.draft = draft;
    this.numbers = numbers;
  }

  Statement any() {
    return switch (draft.below(5)) {
      case 0 -> bits();
      case 1 -> narrowed();
      case 2 -> assigned();
      case 3 -> longs();
      default -> counted();
    };
  }

  private Statement bits() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int from = draft.below(RandomDraft.N);
    Operator operator = draft.pick(OPERATORS);
    int line = draft.line();
    draft.emit("k[" + i.text() + "] " + operator.text + " k[" + from + "] & 15;");
    return frame -> {
      Num at = i.in(frame);
      Word word = frame.get("k", RandomElements.class).words()[(int) at.value()];
      Num before = frame.memory().load(word, line, operator.gathers);
      Num by = frame.load("k", from, line);
      Num after = before.with(by.to((int) by.value() & 15), operator.operation);
      frame.memory().store(word, after, Set.of(), line, operator.gathers);
    };
  }

  /** The operator narrows what it computes to the type of the word: what is cut off of a whole number depends on the order. */
  private Statement narrowed() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    Expression number = numbers.number(1);
    int line = draft.line();
    String array = draft.pick("e", "k");
    draft.emit(array + "[" + i.text() + "] += " + number.text() + " % 50.0;");
    return frame -> {
      Num at = i.in(frame);
      Word word = frame.get(array, RandomElements.class).words()[(int) at.value()];
      boolean gathers = word.type == 'D' || word.type == 'F';
      Num before = frame.memory().load(word, line, gathers);
      Num by = number.in(frame);
      frame.memory().store(word, before.with(by.to(by.value() % 50.0), Double::sum), by.sources().isEmpty() ? at.sources() : Set.of(), line, gathers);
    };
  }

  private Statement assigned() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    Expression number = numbers.number(2);
    int line = draft.line();
    draft.emit("e[" + i.text() + "] = (" + draft.odd().keyword + ") (" + number.text() + " % 100.0);");
    return frame -> {
      Num at = i.in(frame);
      Num given = number.in(frame);
      frame.memory().store(frame.get("e", RandomElements.class).words()[(int) at.value()], given.to(given.value() % 100.0), at.sources(), line, false);
    };
  }

  /** A local variable of type long on the way. */
  private Statement longs() {
    Expression first = numbers.word();
    String variable = draft.fresh("z");
    draft.emit("long " + variable + " = (long) (" + first.text() + " % 100.0) * 3L;");
    draft.emit(variable + " -= g;");
    RandomPlace place = RandomPlace.any(draft);
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int line = draft.line();
    draft.emit(place.text() + " = " + variable + " % 7L + k[" + i.text() + "] * 0.5;");
    return frame -> {
      Num number = first.in(frame);
      Num less = number.to((long) (number.value() % 100.0) * 3L).with(frame.load("g", line - 1), (x, y) -> (long) x - (long) y);
      RandomPlace.Found found = place.in(frame);
      Num term = frame.load("k", (int) i.in(frame).value(), line);
      Num sum = less.to((long) less.value() % 7L).with(term.to(term.value() * 0.5), Double::sum);
      frame.memory().store(found.word(), sum, found.address(), line, false);
    };
  }

  /** A counter that is the index where it is raised. */
  private Statement counted() {
    String variable = draft.fresh("p");
    draft.emit("int " + variable + " = 0;");
    Expression first = numbers.computed(1);
    int line = draft.line();
    String array = draft.pick("a", "b");
    draft.emit(array + "[" + variable + "++] = " + first.text() + ";");
    Expression second = numbers.computed(0);
    draft.emit(array + "[++" + variable + "] = " + second.text() + ";");
    return frame -> {
      Num one = first.in(frame);
      frame.memory().store(frame.get(array, RandomElements.class).words()[0], one, line);
      Num other = second.in(frame);
      frame.memory().store(frame.get(array, RandomElements.class).words()[2], other, line + 1);
    };
  }
}
