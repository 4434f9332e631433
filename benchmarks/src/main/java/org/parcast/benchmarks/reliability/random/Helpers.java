package org.parcast.benchmarks.reliability.random;

import java.util.function.IntFunction;
import org.parcast.benchmarks.reliability.random.model.Loops;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;
import org.parcast.benchmarks.reliability.random.model.Word;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** What the methods of the {@link Prelude} mean. */
final class Helpers {
  private static final int SUM = Prelude.line("return v[n - 1] + sum");
  private static final int TOTAL = Prelude.line("for (double v : vs)");
  private static final int GATHER = Prelude.line("s += v;");
  private static final int PUT = Prelude.line("// put");
  private static final int MADE = Prelude.line("double[] made = ");
  private static final int DOUBLING = Prelude.line("for (int i = 0; i < v.length");
  private static final int DOUBLE = Prelude.line("made[i] = ");
  private static final int SUPPLIED = Prelude.line("// supplied");
  private static final int SIDE = Prelude.line("this.side = ");
  private static final int SQUARE = Prelude.line("// area of a square");
  private static final int RADIUS = Prelude.line("this.radius = ");
  private static final int SEEN = Prelude.line("seen++");
  private static final int DISC = Prelude.line("// area of a disc");
  private static final int PAIR = Prelude.line("record Pair");
  private static final int PAIR_SUM = Prelude.line("double sum()");
  private static final int NUMBER = Prelude.line("this.number = ");

  private Helpers() {}

  static Num sum(ModelMemory memory, RandomElements array) {
    Num sum = Num.constant(0);
    // The recursion loads from the last element on, and adds from the first on.
    Num[] loaded = new Num[array.words().length];
    for (int i = loaded.length - 1; i >= 0; i--) {
      loaded[i] = memory.load(array.words()[i], SUM);
    }
    for (Num number : loaded) {
      sum = number.with(sum, Double::sum);
    }
    return sum;
  }

  static Num total(ModelMemory memory, RandomElements array) {
    Word sum = new Word("", "", 'D');
    memory.store(sum, Num.constant(0), GATHER);
    loop(memory, TOTAL, array.words().length, i -> () -> {
      Num element = memory.load(array.words()[i], TOTAL);
      memory.store(sum, memory.load(sum, GATHER, true).with(element, Double::sum), java.util.Set.of(), GATHER, true);
    });
    return memory.load(sum, GATHER);
  }

  static void put(ModelMemory memory, Word word, Num number) {
    memory.store(word, number, PUT);
  }

  static RandomElements doubled(ModelMemory memory, RandomElements array) {
    RandomElements made = RandomElements.made(memory, MADE, Kind.DOUBLE, array.words().length);
    loop(memory, DOUBLING, made.words().length, i -> () -> {
      Num element = memory.load(array.words()[i], DOUBLE);
      memory.store(made.words()[i], element.to(element.value() * 2.0), DOUBLE);
    });
    return made;
  }

  static Num supplied(ModelMemory memory, Word word) {
    Num element = memory.load(word, SUPPLIED);
    return element.to(element.value() * 3.0);
  }

  static RandomMembers square(ModelMemory memory, int line, Num side) {
    RandomMembers made = RandomMembers.made(memory, line, "Square", "side");
    memory.store(made.word("side"), side, SIDE);
    return made;
  }

  static RandomMembers disc(ModelMemory memory, int line, Num radius) {
    RandomMembers made = RandomMembers.made(memory, line, "Disc", "radius", "seen");
    memory.store(made.word("radius"), radius, RADIUS);
    return made;
  }

  static Num area(ModelMemory memory, RandomMembers shape, Num k) {
    if (shape.type().equals("Square")) {
      Num side = memory.load(shape.word("side"), SQUARE);
      Num again = memory.load(shape.word("side"), SQUARE);
      return side.with(again, (x, y) -> x * y).with(k, (x, y) -> x * y);
    }
    Num seen = memory.load(shape.word("seen"), SEEN, true);
    memory.store(shape.word("seen"), seen.to(seen.value() + 1), java.util.Set.of(), SEEN, true);
    return memory.load(shape.word("radius"), DISC).with(k, (x, y) -> x * y);
  }

  static RandomMembers pair(ModelMemory memory, int line, Num x, Num y) {
    RandomMembers made = RandomMembers.made(memory, line, "Pair", "x", "y");
    memory.store(made.word("x"), x, PAIR);
    memory.store(made.word("y"), y, PAIR);
    return made;
  }

  static Num component(ModelMemory memory, RandomMembers pair, String field) {
    return memory.load(pair.word(field), PAIR);
  }

  static Num pairSum(ModelMemory memory, RandomMembers pair) {
    return memory.load(pair.word("x"), PAIR_SUM).with(memory.load(pair.word("y"), PAIR_SUM), Double::sum);
  }

  static RandomMembers trouble(ModelMemory memory, int line, Num number) {
    RandomMembers made = RandomMembers.made(memory, line, "Trouble", "number");
    memory.store(made.word("number"), number, NUMBER);
    return made;
  }

  /** A loop over whole numbers from 0 on. */
  static void loop(ModelMemory memory, int line, int times, IntFunction<Runnable> body) {
    Loops outside = memory.outside();
    long entry = memory.enter(line);
    try {
      for (int i = 0; i < times; i++) {
        memory.iterate(outside, line, entry, i);
        body.apply(i).run();
      }
    } finally {
      memory.leave(outside);
    }
  }
}
