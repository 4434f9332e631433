package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import java.util.function.IntFunction;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.Word;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** Makes loops at random, and jumps out of them. */
final class LoopMaker {
  private final RandomDraft draft;
  private final RandomNumbers numbers;
  private final Stores stores;
  private final IntFunction<Statement> bodies;

  /** @param bodies makes as many statements as that at most, and one at least */
  LoopMaker(RandomDraft draft, RandomNumbers numbers, Stores stores, IntFunction<Statement> bodies) {
    this.draft = draft;
    this.numbers = numbers;
    this.stores = stores;
    this.bodies = bodies;
  }

  Statement counted() {
    int scope = draft.openScope();
    String counter = draft.fresh("i");
    int style = draft.below(4);
    if (style == 2) {
      draft.emit("int " + counter + " = 0;");
    }
    int line = draft.line();
    switch (style) {
      case 0, 1 -> draft.open("for (int " + counter + " = 0; " + counter + " < n; " + counter + "++) {");
      case 2 -> draft.open("while (" + counter + " < n) {");
      default -> draft.open("for (int " + counter + " = n - 1; " + counter + " >= 0; " + counter + "--) {");
    }
    draft.enter(counter);
    Statement body = bodies.apply(3);
    draft.leave(counter);
    draft.closeScope(scope);
    if (style == 2) {
      draft.emit(counter + "++;");
    }
    draft.close();
    return frame -> Helpers.loop(frame.memory(), line, RandomDraft.N, i -> () -> {
      frame.names().put(counter, style == 3 ? RandomDraft.N - 1 - i : i);
      body.run(frame);
    });
  }

  Statement forEach() {
    int scope = draft.openScope();
    String array = draft.pick("a", "b");
    String element = draft.fresh("x");
    int line = draft.line();
    draft.open("for (double " + element + " : " + array + ") {");
    draft.declare(element);
    Statement body = bodies.apply(2);
    draft.closeScope(scope);
    draft.close();
    return frame -> {
      RandomElements walked = frame.get(array, RandomElements.class);
      Helpers.loop(frame.memory(), line, RandomDraft.N, i -> () -> {
        Word word = new Word("", "", 'D');
        frame.names().put(element, word);
        word.local = frame.memory().load(walked.words()[i], line);
        body.run(frame);
      });
    };
  }

  Statement gather() {
    String sum = draft.fresh("s");
    int line = draft.line();
    draft.emit("double " + sum + " = 0.0;");
    String counter = draft.fresh("i");
    int loop = draft.line();
    draft.open("for (int " + counter + " = 0; " + counter + " < n; " + counter + "++) {");
    draft.enter(counter);
    Expression term = numbers.number(1);
    int update = draft.line();
    draft.emit(sum + " += " + term.text() + ";");
    draft.leave(counter);
    draft.close();
    draft.declare(sum);
    return frame -> {
      Word word = new Word("", "", 'D');
      frame.names().put(sum, word);
      frame.memory().store(word, Num.constant(0), line);
      Helpers.loop(frame.memory(), loop, RandomDraft.N, i -> () -> {
        frame.names().put(counter, i);
        Num before = frame.memory().load(word, update, true);
        frame.memory().store(word, before.with(term.in(frame), Double::sum), Set.of(), update, true);
      });
    };
  }

  Statement scratch() {
    String array = draft.fresh("w");
    int line = draft.line();
    draft.emit("double[] " + array + " = new double[2];");
    String counter = draft.fresh("i");
    int loop = draft.line();
    draft.open("for (int " + counter + " = 0; " + counter + " < n; " + counter + "++) {");
    draft.enter(counter);
    Statement first = stores.assignment(RandomPlace.fixed(array, 0), numbers.computed(1));
    Statement second = stores.assignment(RandomPlace.fixed(array, 1), numbers.computed(0));
    RandomPlace place = RandomPlace.any(draft);
    int used = draft.line();
    draft.emit(place.text() + " = " + array + "[0] - " + array + "[1];");
    draft.leave(counter);
    draft.close();
    return frame -> {
      frame.names().put(array, RandomElements.made(frame.memory(), line, Kind.DOUBLE, 2));
      Helpers.loop(frame.memory(), loop, RandomDraft.N, i -> () -> {
        frame.names().put(counter, i);
        first.run(frame);
        second.run(frame);
        RandomPlace.Found found = place.in(frame);
        Num left = frame.load(array, 0, used);
        frame.memory().store(found.word(), left.with(frame.load(array, 1, used), (x, y) -> x - y), found.address(), used, false);
      });
    };
  }

  /** Two loops, the outer one labelled, and a jump out of the inner one. */
  Statement jump() {
    draft.branch();
    String label = draft.fresh("outer");
    String one = draft.fresh("i");
    String other = draft.fresh("i");
    int line = draft.line();
    draft.open(label + ": for (int " + one + " = 0; " + one + " < n; " + one + "++) {");
    int inner = draft.line();
    draft.open("for (int " + other + " = 0; " + other + " < n; " + other + "++) {");
    draft.enter(one);
    draft.enter(other);
    Expression tested = numbers.word();
    boolean continues = draft.coin();
    draft.emit("if (" + tested.text() + " > 3.0) { " + (continues ? "continue " : "break ") + label + "; }");
    draft.beginCondition();
    Statement last = stores.assignment(RandomPlace.any(draft), numbers.computed(1));
    draft.endCondition();
    draft.leave(one);
    draft.leave(other);
    draft.close();
    draft.close();
    return frame -> {
      try {
        Helpers.loop(frame.memory(), line, RandomDraft.N, i -> () -> {
          try {
            Helpers.loop(frame.memory(), inner, RandomDraft.N, j -> () -> {
              frame.names().put(one, i);
              frame.names().put(other, j);
              if (tested.in(frame).value() > 3.0) {
                throw new Statement.Jump(label, continues);
              }
              last.run(frame);
            });
          } catch (Statement.Jump jump) {
            if (!jump.continues || jump.target != label) {
              throw jump;
            }
          }
        });
      } catch (Statement.Jump jump) {
        if (jump.target != label) {
          throw jump;
        }
      }
    };
  }
}
