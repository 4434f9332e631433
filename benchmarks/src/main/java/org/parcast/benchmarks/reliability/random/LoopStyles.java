package org.parcast.benchmarks.reliability.random;

import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.parcast.benchmarks.reliability.random.model.Frame;
import org.parcast.benchmarks.reliability.random.model.Loops;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;
import org.parcast.benchmarks.reliability.random.model.Word;

/** Makes loops at random of other shapes than over all indices: those that data end, with strides, over what is left, with two counters, and over own iterators. */
final class LoopStyles {
  private final RandomDraft draft;
  private final RandomNumbers numbers;
  private final Stores stores;
  private final IntFunction<Statement> bodies;

  /** @param bodies makes as many statements as that at most, and one at least */
  LoopStyles(RandomDraft draft, RandomNumbers numbers, Stores stores, IntFunction<Statement> bodies) {
    this.draft = draft;
    this.numbers = numbers;
    this.stores = stores;
    this.bodies = bodies;
  }

  Statement any() {
    return switch (draft.below(6)) {
      case 0 -> conditional();
      case 1 -> last();
      case 2 -> strided();
      case 3 -> left();
      case 4 -> own();
      default -> broken();
    };
  }

  /** A condition of data may end the loop. */
  private Statement conditional() {
    draft.branch();
    int scope = draft.openScope();
    String counter = draft.fresh("i");
    draft.emit("int " + counter + " = 0;");
    int line = draft.line();
    draft.enter(counter);
    Expression tested = numbers.word();
    draft.open("while (" + counter + " < n && " + tested.text() + " < 4.0) {");
    draft.beginCondition();
    Statement body = bodies.apply(2);
    draft.endCondition();
    draft.leave(counter);
    draft.emit(counter + "++;");
    draft.closeScope(scope);
    draft.close();
    return frame -> open(frame, line, i -> {
      frame.names().put(counter, i);
      return i < RandomDraft.N && tested.in(frame).value() < 4.0;
    }, body);
  }

  /** A loop whose condition comes last, and counts. */
  private Statement last() {
    int scope = draft.openScope();
    String counter = draft.fresh("i");
    draft.emit("int " + counter + " = 0;");
    int line = draft.line();
    draft.open("do {");
    draft.enter(counter);
    Statement body = bodies.apply(2);
    draft.leave(counter);
    draft.closeScope(scope);
    draft.closeBy("} while (++" + counter + " < n);");
    return frame -> Helpers.loop(frame.memory(), line, RandomDraft.N, i -> () -> {
      frame.names().put(counter, i);
      body.run(frame);
    });
  }

  private Statement strided() {
    int scope = draft.openScope();
    String counter = draft.fresh("i");
    String other = draft.fresh("i");
    int line = draft.line();
    boolean both = draft.coin();
    draft.open(both
        ? "for (int %1$s = 0, %2$s = n - 1; %1$s < %2$s; %1$s++, %2$s--) {".formatted(counter, other)
        : "for (int %1$s = 1; %1$s < n; %1$s += 2) {".formatted(counter));
    draft.enter(counter);
    if (both) {
      draft.enter(other);
    }
    Statement body = bodies.apply(3);
    draft.leave(counter);
    draft.leave(other);
    draft.closeScope(scope);
    draft.close();
    return frame -> Helpers.loop(frame.memory(), line, 2, i -> () -> {
      frame.names().put(counter, both ? i : 2 * i + 1);
      frame.names().put(other, RandomDraft.N - 1 - i);
      body.run(frame);
    });
  }

  /** Over what the loop around leaves, or as often as a word says. */
  private Statement left() {
    String around = draft.inLoop() ? draft.anyCounter() : null;
    boolean found = draft.oneIn(3);
    if (found) {
      draft.branch();
    }
    int scope = draft.openScope();
    String counter = draft.fresh("i");
    int line = draft.line();
    int i = draft.below(RandomDraft.N);
    String from = around == null ? "2" : around + " + 1";
    draft.open(found
        ? "for (int %1$s = 0; %1$s < (k[%2$d] & 3); %1$s++) {".formatted(counter, i)
        : "for (int %1$s = %2$s; %1$s < n; %1$s++) {".formatted(counter, from));
    draft.enter(counter);
    if (found) {
      draft.beginCondition();
    }
    Statement body = bodies.apply(2);
    if (found) {
      draft.endCondition();
    }
    draft.leave(counter);
    draft.closeScope(scope);
    draft.close();
    return frame -> {
      int first = found ? 0 : around == null ? 2 : frame.index(around) + 1;
      open(frame, line, at -> {
        int index = first + at;
        frame.names().put(counter, index);
        return index < (found ? (int) frame.load("k", i, line).value() & 3 : RandomDraft.N);
      }, body);
    };
  }

  /** Over an iterator of the program's own, which counts in a field. */
  private Statement own() {
    int scope = draft.openScope();
    String array = draft.pick("a", "b");
    String element = draft.fresh("x");
    int line = draft.line();
    draft.open("for (double " + element + " : new Row(" + array + ")) {");
    draft.declare(element);
    Statement body = bodies.apply(2);
    draft.closeScope(scope);
    draft.close();
    return frame -> {
      ModelMemory memory = frame.memory();
      Word[] words = frame.get(array, RandomElements.class).words();
      memory.ordinal(line + "");
      RandomMembers iterator = Styles.iterator(memory);
      open(frame, line, at -> Styles.hasNext(memory, iterator, words.length), inside -> {
        Word word = new Word("", "", 'D');
        inside.names().put(element, word);
        word.local = Styles.next(memory, iterator, words);
        body.run(inside);
      });
    };
  }

  /** Left in the middle, or gone on with, by a condition. */
  private Statement broken() {
    draft.branch();
    int scope = draft.openScope();
    String counter = draft.fresh("i");
    int line = draft.line();
    draft.open("for (int %1$s = 0; %1$s < n; %1$s++) {".formatted(counter));
    draft.enter(counter);
    Expression tested = numbers.word();
    boolean continues = draft.coin();
    draft.emit("if (" + tested.text() + " > 2.0) " + (continues ? "continue;" : "break;"));
    draft.beginCondition();
    Statement last = stores.assignment(RandomPlace.any(draft), numbers.computed(1));
    draft.endCondition();
    draft.leave(counter);
    draft.closeScope(scope);
    draft.close();
    return frame -> {
      boolean[] left = {false};
      open(frame, line, at -> {
        frame.names().put(counter, at);
        return at < RandomDraft.N && !left[0];
      }, inside -> {
        if (!(tested.in(inside).value() > 2.0)) {
          last.run(inside);
        } else {
          left[0] = !continues;
        }
      });
    };
  }

  /** A loop of which each iteration begins with a test, which may load. */
  private static void open(Frame frame, int line, IntPredicate test, Statement body) {
    ModelMemory memory = frame.memory();
    Loops outside = memory.outside();
    long entry = memory.enter(line);
    try {
      int i = 0;
      memory.iterate(outside, line, entry, i);
      while (test.test(i)) {
        body.run(frame);
        memory.iterate(outside, line, entry, ++i);
      }
    } finally {
      memory.leave(outside);
    }
  }
}
