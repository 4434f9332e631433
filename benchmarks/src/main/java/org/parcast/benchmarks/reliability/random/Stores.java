package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import java.util.regex.Pattern;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.Source;
import org.parcast.benchmarks.reliability.random.model.Word;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** Makes statements at random that store numbers. */
final class Stores {
  private final RandomDraft draft;
  private final RandomNumbers numbers;

  Stores(RandomDraft draft, RandomNumbers numbers) {
    this.draft = draft;
    this.numbers = numbers;
  }

  Statement assignment(RandomPlace place, Expression number) {
    int line = draft.line();
    draft.emit(place.text() + " = " + number.text() + ";");
    boolean updates = updates(place.text(), number.text());
    return frame -> {
      RandomPlace.Found found = place.in(frame);
      Num given = updates ? frame.memory().updating(found.word(), () -> number.in(frame)) : number.in(frame);
      frame.memory().store(found.word(), given, found.address(), line, updates);
    };
  }

  /**
   * Whether an assignment says in other words what {@code +=} or {@code *=} would: its number is a sum, with or without differences, or a product, of which the place is one part, or the
   * larger of it and another. What is computed without the place is one part, whatever it is.
   */
  private static boolean updates(String place, String number) {
    String one = withoutGroups(withoutIndices(number.replaceAll("(?<!\\w)" + Pattern.quote(place) + "(?!\\w)", "@")));
    String parts = one.replaceAll("[\\w.() ]", "");
    boolean larger = one.matches("Math\\.max\\([^()]*\\)") && parts.matches("@,|,@");
    return larger || !one.matches(".*\\w\\(.*") && (parts.matches("\\+*@[+-]*") || parts.matches("\\**@\\**")) && parts.length() > 1;
  }

  /** Calls, and what is in parentheses, without the place. */
  private static String withoutGroups(String number) {
    String less = number.replaceAll("(new )?[\\w.]*(<>)?\\([^()@]*\\)", "1");
    return less.equals(number) ? number : withoutGroups(less);
  }

  private static String withoutIndices(String number) {
    String less = number.replaceAll("\\[[^\\[\\]]*]", "");
    return less.equals(number) ? number : withoutIndices(less);
  }

  Statement update(RandomPlace place) {
    Expression term = numbers.number(1);
    int line = draft.line();
    boolean sum = draft.coin();
    draft.emit(place.text() + (sum ? " += " : " *= ") + term.text() + ";");
    return frame -> {
      RandomPlace.Found found = place.in(frame);
      Num before = frame.memory().load(found.word(), line, true);
      Num by = term.in(frame);
      Num after = before.with(by, sum ? Double::sum : (x, y) -> x * y);
      Set<Source> address = by.sources().isEmpty() ? found.address() : Set.of();
      frame.memory().store(found.word(), after, address, line, true);
    };
  }

  Statement put() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    String array = draft.pick("a", "b");
    Expression number = draft.inCondition() ? numbers.computed(1) : numbers.number(1);
    draft.emit("Help.put(" + array + ", " + i.text() + ", " + number.text() + ");");
    return frame -> {
      int at = (int) i.in(frame).value();
      Num given = number.in(frame);
      Helpers.put(frame.memory(), frame.get(array, RandomElements.class).words()[at], given);
    };
  }

  Statement local() {
    Expression number = draft.inCondition() ? numbers.computed(1) : numbers.number(2);
    String variable = draft.fresh("v");
    int line = draft.line();
    draft.emit("double " + variable + " = " + number.text() + ";");
    draft.declare(variable);
    return frame -> {
      Word word = new Word("", "", 'D');
      frame.names().put(variable, word);
      frame.memory().store(word, number.in(frame), line);
    };
  }

  /** A store to an array of another type. */
  Statement narrow() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int by = 1 + draft.below(2);
    int line = draft.line();
    if (draft.oneIn(2)) {
      draft.emit("k[" + i.text() + "] = (k[" + by + "] >> 1) + (g ^ 5);");
      return frame -> {
        Num at = i.in(frame);
        Num number = frame.load("k", by, line);
        number = number.to((int) number.value() >> 1).with(frame.load("g", line), (x, y) -> (int) x + ((int) y ^ 5));
        frame.memory().store(frame.get("k", RandomElements.class).words()[(int) at.value()], number, at.sources(), line, false);
      };
    }
    Expression number = numbers.number(1);
    draft.emit("g = (int) (" + number.text() + " % 100.0) & 63;");
    return frame -> {
      Num given = number.in(frame);
      frame.memory().store(frame.get("g", Word.class), given.to((int) (given.value() % 100.0) & 63), line);
    };
  }

  Statement increment() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int line = draft.line();
    draft.emit("k[" + i.text() + "]++;");
    return frame -> {
      Num at = i.in(frame);
      Word word = frame.get("k", RandomElements.class).words()[(int) at.value()];
      Num before = frame.memory().load(word, line, true);
      frame.memory().store(word, before.to((int) before.value() + 1), at.sources(), line, true);
    };
  }

  /** Numbers that wait in a collection. */
  Statement collection() {
    String variable = draft.fresh("l");
    record Way(String made, String put, String got) {}
    Way way =
        draft.pick(
            new Way("List<Double> %s = new ArrayList<>();", "%s.add(%s);", "%s.get(0)"),
            new Way("Deque<Double> %s = new ArrayDeque<>();", "%s.addLast(%s);", "%s.pollFirst()"),
            new Way("ArrayList<Double> %s = new ArrayList<>();", "%s.add(%s);", "%s.iterator().next()"),
            new Way("Map<Integer, Double> %s = new HashMap<>();", "%s.put(1, %s);", "%s.get(1)"),
            new Way("java.util.concurrent.atomic.AtomicReference<Double> %s = new java.util.concurrent.atomic.AtomicReference<>();", "%s.set(%s);", "%s.get()"));
    draft.emit(way.made.formatted(variable));
    String put = draft.fresh("y");
    Expression first = numbers.number(1);
    draft.emit("double " + put + " = " + first.text() + " + 0.5;");
    draft.emit(way.put.formatted(variable, put)); // on a line of its own: words are told apart by the lines that allocate them
    RandomPlace place = RandomPlace.any(draft);
    int line = draft.line();
    draft.emit(place.text() + " = " + way.got.formatted(variable) + " * 0.5;");
    return frame -> {
      Num given = first.in(frame);
      given = given.to(given.value() + 0.5);
      RandomPlace.Found found = place.in(frame);
      frame.memory().store(found.word(), given.to(given.value() * 0.5), found.address(), line, false);
    };
  }

  /** Two function objects of one body that capture different numbers; both are called after both are made. */
  Statement capture() {
    String functions = draft.fresh("h");
    Expression first = numbers.leaf();
    Expression second = numbers.leaf();
    draft.emit("DoubleUnaryOperator[] " + functions + " = {Help.adding(" + first.text() + "), Help.adding(" + second.text() + ")};");
    RandomPlace place = RandomPlace.any(draft);
    Expression given = numbers.leaf();
    int line = draft.line();
    draft.emit(place.text() + " = " + functions + "[0].applyAsDouble(" + given.text() + ") - " + functions + "[1].applyAsDouble(0.5);");
    return frame -> {
      Num one = first.in(frame);
      Num other = second.in(frame);
      RandomPlace.Found found = place.in(frame);
      Num number = given.in(frame).with(one, Double::sum).with(other.to(other.value() + 0.5), (x, y) -> x - y);
      frame.memory().store(found.word(), number, found.address(), line, false);
    };
  }

  Statement made() {
    int line = draft.line();
    if (draft.inCondition()) {
      return update(RandomPlace.any(draft));
    }
    if (draft.oneIn(2)) {
      draft.emit("a = Help.doubled(b);");
      return frame -> frame.names().put("a", Helpers.doubled(frame.memory(), frame.get("b", RandomElements.class)));
    }
    draft.emit("b = a.clone();");
    return frame -> {
      RandomElements made = RandomElements.made(frame.memory(), line, Kind.DOUBLE, RandomDraft.N);
      copy(frame.memory(), frame.get("a", RandomElements.class), made, line);
      frame.names().put("b", made);
    };
  }

  private static void copy(ModelMemory memory, RandomElements from, RandomElements to, int line) {
    memory.quietly(() -> {
      for (int i = 0; i < RandomDraft.N; i++) {
        memory.store(to.words()[i], memory.load(from.words()[i], line), line);
      }
    });
  }

  Statement swap() {
    String kept = draft.fresh("t");
    draft.emit("double[] " + kept + " = a; a = b; b = " + kept + ";");
    return frame -> frame.names().put("b", frame.names().put("a", frame.names().get("b")));
  }

  Statement library() {
    int line = draft.line();
    if (draft.inCondition() || draft.oneIn(2)) {
      Expression number = numbers.computed(1);
      String array = draft.pick("a", "b");
      draft.emit("Arrays.fill(" + array + ", " + number.text() + ");");
      return frame -> {
        Num given = number.in(frame);
        RandomElements filled = frame.get(array, RandomElements.class);
        frame.memory().quietly(() -> {
          for (Word word : filled.words()) {
            frame.memory().store(word, given, line);
          }
        });
      };
    }
    draft.emit("System.arraycopy(a, 0, b, 0, n);");
    return frame -> copy(frame.memory(), frame.get("a", RandomElements.class), frame.get("b", RandomElements.class), line);
  }
}
