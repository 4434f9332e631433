package org.parcast.benchmarks.reliability.random;

import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** Makes statements at random that hand arrays on: rows that change places, other names for them, and objects and collections that hold them. */
final class ArrayStores {
  private final RandomDraft draft;
  private final RandomNumbers numbers;
  private final Stores stores;

  ArrayStores(RandomDraft draft, RandomNumbers numbers, Stores stores) {
    this.draft = draft;
    this.numbers = numbers;
    this.stores = stores;
  }

  Statement any() {
    return switch (draft.below(draft.inCondition() ? 3 : 6)) {
      case 0 -> row();
      case 1, 2 -> held();
      case 3 -> exchange();
      case 4 -> copied();
      default -> moved();
    };
  }

  /** Another name for a row. */
  private Statement row() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    String row = draft.fresh("r");
    int line = draft.line();
    draft.emit("double[] " + row + " = c[" + i.text() + "];");
    Statement stored = stores.assignment(RandomPlace.fixed(row, draft.below(RandomDraft.N)), numbers.computed(1));
    Statement used = used(row);
    return frame -> {
      frame.names().put(row, frame.row("c", (int) i.in(frame).value(), line));
      stored.run(frame);
      used.run(frame);
    };
  }

  /** An object or a collection holds the array. */
  private Statement held() {
    String holder = draft.fresh("w");
    String array = draft.pick("a", "b");
    String row = draft.fresh("r");
    record Way(String made, String got) {}
    Way way =
        draft.pick(
            new Way("List<double[]> %s = List.of(%s);", "%s.get(0)"),
            new Way("List<double[]> %s = new ArrayList<>(); %1$s.add(%2$s);", "%s.get(0)"),
            new Way("Map<String, double[]> %s = new HashMap<>(); %1$s.put(\"it\", %2$s);", "%s.get(\"it\")"),
            new Way("Holder<double[]> %s = new Holder<>(%s);", "%s.get()"),
            new Way("Data %s = new Data(%s);", "%s.values()"),
            new Way("Object %s = %s;", "(double[]) %s"),
            new Way("Supplier<double[]> %s = Help.giving(%s);", "%s.get()"));
    draft.emit(way.made.formatted(holder, array));
    draft.emit("double[] " + row + " = " + way.got.formatted(holder) + ";");
    Statement stored = stores.assignment(RandomPlace.fixed(row, draft.below(RandomDraft.N)), numbers.computed(1));
    Statement used = used(row);
    return frame -> {
      frame.names().put(row, frame.names().get(array));
      stored.run(frame);
      used.run(frame);
    };
  }

  /** A word of the row is used elsewhere. */
  private Statement used(String row) {
    int from = draft.below(RandomDraft.N);
    RandomPlace place = RandomPlace.any(draft);
    int line = draft.line();
    draft.emit(place.text() + " = " + row + "[" + from + "] * 0.5;");
    return frame -> {
      RandomPlace.Found found = place.in(frame);
      Num number = frame.load(row, from, line);
      frame.memory().store(found.word(), number.to(number.value() * 0.5), found.address(), line, false);
    };
  }

  /** Rows change their places. */
  private Statement exchange() {
    int one = draft.below(RandomDraft.N);
    int other = draft.below(RandomDraft.N);
    String kept = draft.fresh("t");
    int line = draft.line();
    draft.emit("double[] " + kept + " = c[" + one + "]; c[" + one + "] = c[" + other + "]; c[" + other + "] = " + kept + ";");
    return frame -> {
      RandomElements c = frame.get("c", RandomElements.class);
      RandomElements first = c.row(frame.memory(), one, line);
      c.row(frame.memory(), one, c.row(frame.memory(), other, line), line);
      c.row(frame.memory(), other, first, line);
    };
  }

  private Statement copied() {
    int row = draft.below(RandomDraft.N);
    int line = draft.line();
    String format = draft.pick("b = Arrays.copyOf(c[%d], n);", "b = c[%d].clone();", "b = Arrays.copyOfRange(c[%d], 0, n);");
    draft.emit(format.formatted(row));
    return frame -> {
      RandomElements made = RandomElements.made(frame.memory(), line, Kind.DOUBLE, RandomDraft.N);
      RandomElements from = frame.row("c", row, line);
      frame.memory().quietly(() -> {
        for (int i = 0; i < RandomDraft.N; i++) {
          frame.memory().store(made.words()[i], frame.memory().load(from.words()[i], line), line);
        }
      });
      frame.names().put("b", made);
    };
  }

  /** Elements move within an array. */
  private Statement moved() {
    String array = draft.pick("a", "b");
    boolean up = draft.coin();
    int line = draft.line();
    draft.emit("System.arraycopy(" + array + ", " + (up ? "0, " + array + ", 1" : "1, " + array + ", 0") + ", n - 1);");
    return frame -> {
      RandomElements moved = frame.get(array, RandomElements.class);
      frame.memory().quietly(() -> {
        Num[] loaded = new Num[RandomDraft.N];
        for (int i = 0; i < RandomDraft.N; i++) {
          loaded[i] = frame.memory().load(moved.words()[i], line);
        }
        for (int i = 1; i < RandomDraft.N; i++) {
          frame.memory().store(moved.words()[up ? i : i - 1], loaded[up ? i - 1 : i], line);
        }
      });
    };
  }
}
