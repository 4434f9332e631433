package org.parcast.benchmarks.reliability.random;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;

/** Makes statements at random that run others or not: conditions, choices and exceptions. */
final class RandomConditions {
  private final RandomDraft draft;
  private final RandomNumbers numbers;
  private final Stores stores;
  private final IntFunction<Statement> bodies;

  /** @param bodies makes as many statements as that at most, and one at least */
  RandomConditions(RandomDraft draft, RandomNumbers numbers, Stores stores, IntFunction<Statement> bodies) {
    this.draft = draft;
    this.numbers = numbers;
    this.stores = stores;
    this.bodies = bodies;
  }

  Statement condition() {
    draft.branch();
    int scope = draft.openScope();
    Expression left = numbers.word();
    Expression right = numbers.leaf();
    boolean both = draft.oneIn(3);
    Expression third = both ? numbers.word() : null;
    draft.open("if (" + left.text() + " < " + right.text() + (both ? " && " + third.text() + " > 0.5" : "") + ") {");
    draft.beginCondition();
    Statement then = bodies.apply(2);
    draft.closeScope(scope);
    Statement otherwise = frame -> {};
    if (draft.coin()) {
      draft.reopen("} else {");
      otherwise = bodies.apply(1);
      draft.closeScope(scope);
    }
    draft.endCondition();
    draft.close();
    Statement other = otherwise;
    return frame -> {
      boolean holds = left.in(frame).value() < right.in(frame).value() && (!both || third.in(frame).value() > 0.5);
      (holds ? then : other).run(frame);
    };
  }

  Statement choice() {
    draft.branch();
    int scope = draft.openScope();
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int line = draft.line();
    draft.open("switch (Level.values()[(k[" + i.text() + "] & 255) % 3]) {");
    draft.beginCondition();
    Map<Integer, Statement> arms = new HashMap<>();
    for (int arm = 0; arm < 2; arm++) {
      draft.open("case " + (arm == 0 ? "LOW" : "TOP") + ": {");
      arms.put(arm == 0 ? 0 : 2, bodies.apply(1));
      draft.emit("break;");
      draft.close();
      draft.closeScope(scope);
    }
    draft.open("default: {");
    arms.put(1, bodies.apply(1));
    draft.closeScope(scope);
    draft.close();
    draft.endCondition();
    draft.close();
    return frame -> {
      Num found = frame.load("k", (int) i.in(frame).value(), line);
      arms.get(((int) found.value() & 255) % 3).run(frame);
    };
  }

  Statement trouble() {
    draft.branch();
    draft.open("try {");
    draft.beginCondition();
    int condition = draft.line();
    Expression tested = numbers.word();
    Expression thrown = numbers.computed(0);
    draft.emit("if (" + tested.text() + " > 2.0) throw new Trouble(" + thrown.text() + ");");
    Statement whole = stores.assignment(RandomPlace.any(draft), numbers.computed(1));
    draft.reopen("} catch (Trouble t) {");
    RandomPlace place = RandomPlace.any(draft);
    int caught = draft.line();
    draft.emit(place.text() + " = t.number * 2.0;");
    draft.reopen("} finally {");
    Statement last = stores.update(RandomPlace.any(draft));
    draft.endCondition();
    draft.close();
    return frame -> {
      try {
        if (tested.in(frame).value() > 2.0) {
          throw new Statement.Jump(Helpers.trouble(frame.memory(), condition, thrown.in(frame)), false);
        }
        whole.run(frame);
      } catch (Statement.Jump jump) {
        if (!(jump.target instanceof RandomMembers trouble)) {
          throw jump;
        }
        RandomPlace.Found found = place.in(frame);
        Num number = frame.memory().load(trouble.word("number"), caught);
        frame.memory().store(found.word(), number.to(number.value() * 2.0), found.address(), caught, false);
      } finally {
        last.run(frame);
      }
    };
  }
}
