package org.parcast.benchmarks.reliability.random;

import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;
import org.parcast.benchmarks.reliability.random.model.Word;
import org.parcast.benchmarks.reliability.random.recorded.Kind;

/** Makes numbers at random: operations, calls, function objects and objects that hold them for a while. */
final class RandomNumbers {
  private final RandomDraft draft;
  private final ObjectNumbers objects;
  private final LibraryNumbers library;

  RandomNumbers(RandomDraft draft) {
    this.draft = draft;
    this.objects = new ObjectNumbers(draft, this::leaf);
    this.library = new LibraryNumbers(draft, this::leaf);
  }

  Expression word() {
    RandomPlace place = RandomPlace.any(draft);
    int line = draft.line();
    return new Expression(place.text(), frame -> frame.memory().load(place.in(frame).word(), line));
  }

  Expression leaf() {
    int line = draft.line();
    int kind = draft.below(7);
    if (kind == 0) {
      double constant = draft.pick(2.0, 0.5, 1.25);
      return new Expression(constant + "", frame -> Num.constant(constant));
    }
    if (kind == 1 && draft.hasLocals()) {
      String local = draft.anyLocal();
      return new Expression(local, frame -> frame.memory().load(frame.get(local, Word.class), line));
    }
    return word();
  }

  Expression number(int size) {
    if (size == 0) {
      return leaf();
    }
    Expression left = number(size - 1);
    return switch (draft.below(30)) {
      case 0, 1, 2 -> left.with("(%s + %s)", number(size - 1), Double::sum);
      case 3, 4 -> left.with("(%s * %s)", number(size - 1), (x, y) -> x * y);
      case 5 -> left.with("(%s - %s)", number(size - 1), (x, y) -> x - y);
      case 6 -> left.with("Math.max(%s, %s)", number(size - 1), Math::max);
      case 7 -> left.to("Math.abs(%s)", Math::abs);
      case 8 -> conditional(left);
      case 9 -> new Expression("Help.same(" + left.text() + ")", left.meaning());
      case 10 -> left.to("Help.scaled(%s)", v -> v * 1.5);
      case 11 -> left.with(draft.pick("plus.of(%s, %s)", "Help.apply(plus, %s, %s)", "Help.apply((x, y) -> x + y, %s, %s)", "Help.apply(Double::sum, %s, %s)"), number(size - 1), Double::sum);
      case 12 -> left.with("times.applyAsDouble(%s, %s)", number(size - 1), (x, y) -> x * y);
      case 13 -> left.to(draft.pick("half.applyAsDouble(%s)", "Help.applied(half, %s)", "Help.applied(x -> x * 1.5, %s)"), v -> v * 1.5);
      case 14 -> left.with("Help.adding(%s).applyAsDouble(%s)", number(size - 1), (w, x) -> x + w);
      case 15 -> supplied();
      case 16 -> area(left);
      case 17 -> total(left);
      case 18 -> pair(left);
      case 19 -> whole();
      case 20 -> library.any(left);
      case 22, 23, 24, 25 -> objects.any(left);
      case 21 -> draft.oneIn(2) ? summed() : left;
      default -> left;
    };
  }

  /** A number that is computed whatever becomes of its parts. */
  Expression computed(int size) {
    return number(size).to("(%s * 0.75)", v -> v * 0.75);
  }

  private Expression conditional(Expression left) {
    draft.branch();
    Expression compared = word();
    Expression right = leaf();
    Expression other = leaf();
    return new Expression("((%s < %s ? %s : %s) * 0.5)".formatted(left.text(), compared.text(), right.text(), other.text()), frame -> {
      boolean less = left.in(frame).value() < compared.in(frame).value();
      Num chosen = (less ? right : other).in(frame);
      return chosen.to(chosen.value() * 0.5);
    });
  }

  private Expression supplied() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    String array = draft.pick("a", "b");
    return new Expression("Help.at(" + array + ", " + i.text() + ").getAsDouble()", frame -> {
      int at = (int) i.in(frame).value();
      return Helpers.supplied(frame.memory(), frame.get(array, RandomElements.class).words()[at]);
    });
  }

  private Expression area(Expression k) {
    boolean round = draft.coin();
    return new Expression("shapes[" + (round ? 1 : 0) + "].area(" + k.text() + ")", frame -> {
      Num factor = k.in(frame);
      return Helpers.area(frame.memory(), frame.get(round ? "o" : "q", RandomMembers.class), factor);
    });
  }

  private Expression total(Expression left) {
    Expression right = leaf();
    if (left.text().contains("(double) ")) {
      return left;
    }
    int line = draft.line();
    return new Expression("Help.total(" + left.text() + ", " + right.text() + ")", frame -> {
      RandomElements made = RandomElements.made(frame.memory(), line, Kind.DOUBLE, 2);
      frame.memory().store(made.words()[0], left.in(frame), line);
      frame.memory().store(made.words()[1], right.in(frame), line);
      return Helpers.total(frame.memory(), made);
    });
  }

  private Expression pair(Expression left) {
    Expression right = leaf();
    int line = draft.line();
    String asked = draft.pick("x", "y", "sum");
    return new Expression("new Pair(" + left.text() + ", " + right.text() + ")." + asked + "()", frame -> {
      Num x = left.in(frame);
      RandomMembers made = Helpers.pair(frame.memory(), line, x, right.in(frame));
      return asked.equals("sum") ? Helpers.pairSum(frame.memory(), made) : Helpers.component(frame.memory(), made, asked);
    });
  }

  /** A number of another type. */
  private Expression whole() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int line = draft.line();
    int by = 1 + draft.below(3);
    return switch (draft.below(4)) {
      case 0 -> new Expression("(double) (k[" + i.text() + "] << " + by + ")", frame -> {
        Num found = frame.load("k", (int) i.in(frame).value(), line);
        return found.to((int) found.value() << by);
      });
      case 1 -> new Expression("(double) (k[" + i.text() + "] >>> " + by + ")", frame -> {
        Num found = frame.load("k", (int) i.in(frame).value(), line);
        return found.to((int) found.value() >>> by);
      });
      case 2 -> new Expression("(double) ~g", frame -> {
        Num found = frame.load("g", line);
        return found.to(~(int) found.value());
      });
      default -> new Expression("(double) e[" + i.text() + "]", frame -> {
        Num found = frame.load("e", (int) i.in(frame).value(), line);
        return frame.get("e", RandomElements.class).kind() == Kind.DOUBLE ? found : found.to(found.value());
      });
    };
  }

  private Expression summed() {
    String array = draft.pick("a", "b");
    return new Expression("Help.sum(" + array + ", n)", frame -> Helpers.sum(frame.memory(), frame.get(array, RandomElements.class)));
  }
}
