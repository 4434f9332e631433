package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;

/** Makes statements at random that keep numbers in objects: nodes of a list, records of a method, resources, and objects that change themselves. */
final class ObjectStores {
  private final RandomDraft draft;
  private final RandomNumbers numbers;

  ObjectStores(RandomDraft draft, RandomNumbers numbers) {
    this.draft = draft;
    this.numbers = numbers;
  }

  Statement any() {
    return switch (draft.below(5)) {
      case 0 -> grown();
      case 1 -> local();
      case 2 -> resource();
      case 3 -> chosen();
      default -> nodes();
    };
  }

  /** A method that changes the object, and answers it. */
  private Statement grown() {
    Expression first = numbers.number(1);
    Expression second = numbers.leaf();
    draft.emit("q.grow(" + first.text() + ").grow(" + second.text() + ");");
    return frame -> {
      RandomMembers q = frame.get("q", RandomMembers.class);
      Styles.grow(frame.memory(), q, first.in(frame));
      Styles.grow(frame.memory(), q, second.in(frame));
    };
  }

  /** A record that the method declares. */
  private Statement local() {
    String type = draft.fresh("R");
    int declared = draft.line();
    draft.emit("record " + type + "(double x, double y) {}");
    String variable = draft.fresh("m");
    Expression first = numbers.leaf();
    Expression second = numbers.leaf();
    int made = draft.line();
    draft.emit(type + " " + variable + " = new " + type + "(" + first.text() + ", " + second.text() + ");");
    RandomPlace place = RandomPlace.any(draft);
    int line = draft.line();
    draft.emit(place.text() + " = " + variable + ".y() - " + variable + ".x();");
    return frame -> {
      RandomMembers object = RandomMembers.made(frame.memory(), made, type, "x", "y");
      Num x = first.in(frame);
      Num y = second.in(frame);
      frame.memory().store(object.word("x"), x, declared);
      frame.memory().store(object.word("y"), y, declared);
      RandomPlace.Found found = place.in(frame);
      Num number = frame.memory().load(object.word("y"), declared);
      number = number.with(frame.memory().load(object.word("x"), declared), (a, b) -> a - b);
      frame.memory().store(found.word(), number, found.address(), line, false);
    };
  }

  private Statement resource() {
    String variable = draft.fresh("u");
    Expression number = numbers.computed(1);
    int line = draft.line();
    String array = draft.pick("a", "b");
    draft.open("try (Gate " + variable + " = new Gate(" + number.text() + ", " + array + ")) {");
    RandomPlace place = RandomPlace.any(draft);
    int used = draft.line();
    draft.emit(place.text() + " = " + variable + ".held * 2.0;");
    draft.close();
    return frame -> {
      RandomElements log = frame.get(array, RandomElements.class);
      RandomMembers gate = Styles.gate(frame.memory(), line, number.in(frame));
      RandomPlace.Found found = place.in(frame);
      Num held = frame.memory().load(gate.word("held"), used);
      frame.memory().store(found.word(), held.to(held.value() * 2.0), found.address(), used, false);
      Styles.close(frame.memory(), gate, log.words()[0]);
    };
  }

  /** One of two objects, which a word chooses. */
  private Statement chosen() {
    draft.branch();
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    String variable = draft.fresh("m");
    int line = draft.line();
    draft.emit("Square " + variable + " = (k[" + i.text() + "] & 1) == 0 ? q : new Square(0.25);");
    Expression number = numbers.computed(1);
    int stored = draft.line();
    draft.emit(variable + ".side = " + number.text() + ";");
    return frame -> {
      boolean old = ((int) frame.load("k", (int) i.in(frame).value(), line).value() & 1) == 0;
      RandomMembers object = old ? frame.get("q", RandomMembers.class) : Helpers.square(frame.memory(), line, Num.constant(0.25));
      frame.memory().store(object.word("side"), number.in(frame), stored);
    };
  }

  /** Objects that know the next one. */
  private Statement nodes() {
    String head = draft.fresh("m");
    int first = draft.line();
    Expression last = numbers.computed(0);
    draft.emit("Node " + head + " = new Node(" + last.text() + ", null);");
    Expression next = numbers.computed(0);
    draft.emit(head + " = new Node(" + next.text() + ", " + head + ");");
    String walk = draft.fresh("m");
    int loop = draft.line();
    draft.open("for (Node " + walk + " = " + head + "; " + walk + " != null; " + walk + " = " + walk + ".next) {");
    RandomPlace place = RandomPlace.any(draft);
    int line = draft.line();
    draft.emit(place.text() + " += " + walk + ".value;");
    draft.close();
    return frame -> {
      RandomMembers end = Styles.node(frame.memory(), first, last.in(frame));
      RandomMembers begin = Styles.node(frame.memory(), first + 1, next.in(frame));
      Helpers.loop(frame.memory(), loop, 2, i -> () -> {
        RandomPlace.Found found = place.in(frame);
        Num before = frame.memory().load(found.word(), line, true);
        Num term = frame.memory().load((i == 0 ? begin : end).word("value"), line);
        frame.memory().store(found.word(), before.with(term, Double::sum), Set.of(), line, true);
      });
    };
  }
}
