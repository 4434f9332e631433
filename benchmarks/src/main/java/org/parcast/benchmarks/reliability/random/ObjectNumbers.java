package org.parcast.benchmarks.reliability.random;

import java.util.function.Supplier;
import org.parcast.benchmarks.reliability.random.model.Num;
import org.parcast.benchmarks.reliability.random.model.RandomElements;
import org.parcast.benchmarks.reliability.random.model.RandomMembers;

/** Makes numbers at random that go through objects, their methods and functions as values, in the styles that the language offers. */
final class ObjectNumbers {
  private final RandomDraft draft;
  private final Supplier<Expression> leaves;

  /** @param leaves makes the smallest numbers */
  ObjectNumbers(RandomDraft draft, Supplier<Expression> leaves) {
    this.draft = draft;
    this.leaves = leaves;
  }

  /** A number that is computed of this one, or of an object. */
  Expression any(Expression left) {
    return switch (draft.below(14)) {
      case 0 -> span(left);
      case 1 -> part(left);
      case 2 -> nested();
      case 3 -> ofSquare(left, draft.pick("Help.applied(q::area, %s)", "Help.doubled(q::area).applyAsDouble(%s)", "q.area(%s)"));
      case 4 -> around();
      case 5 -> edge(left);
      case 6 -> twice(left);
      case 7 -> left.with("Help.weighted(%s).of(%s, 0.5)", leaves.get(), (w, x) -> x * w + 0.5);
      case 8 -> pairs(left);
      case 9 -> left.to("Help.power(%s, 3)", v -> v * (v * (v * 1.0)));
      case 10 -> clipped(left);
      case 11 -> left.to("Help.guarded(%s)", v -> v * 2.0);
      case 12 -> captured();
      default -> chosen(left);
    };
  }

  private Expression span(Expression left) {
    Expression right = leaves.get();
    int line = draft.line();
    return new Expression("new Span(" + left.text() + ", " + right.text() + ").length()", frame -> {
      Num low = left.in(frame);
      return Styles.length(frame.memory(), Styles.span(frame.memory(), line, low, right.in(frame)));
    });
  }

  /** Of a sealed interface; which of its kinds it is, a word decides. */
  private Expression part(Expression left) {
    draft.branch();
    Expression right = leaves.get();
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int line = draft.line();
    return new Expression("(Help.amount((k[" + i.text() + "] & 1) == 0 ? new Whole(" + left.text() + ") : new Half(" + right.text() + ")) * 1.25)", frame -> {
      boolean whole = ((int) frame.load("k", (int) i.in(frame).value(), line).value() & 1) == 0;
      Num amount = Styles.amount(frame.memory(), line, whole, (whole ? left : right).in(frame));
      return amount.to(amount.value() * 1.25);
    });
  }

  private Expression nested() {
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    String array = draft.pick("a", "b");
    return new Expression("Help.nested(" + array + ", " + i.text() + ").getAsDouble()", frame -> {
      int at = (int) i.in(frame).value();
      return Styles.nested(frame.memory(), frame.get(array, RandomElements.class).words()[at]);
    });
  }

  private Expression ofSquare(Expression k, String format) {
    return new Expression(format.formatted(k.text()), frame -> {
      Num factor = k.in(frame);
      Num area = Helpers.area(frame.memory(), frame.get("q", RandomMembers.class), factor);
      return format.startsWith("Help.doubled") ? area.to(area.value() * 2.0) : area;
    });
  }

  private Expression around() {
    return new Expression(draft.pick("Help.asked(Square::around, q)", "Help.asked(s -> s.around(), q)", "Help.supplied(q::around)"),
        frame -> Styles.around(frame.memory(), frame.get("q", RandomMembers.class)));
  }

  private Expression edge(Expression k) {
    int line = draft.line();
    return new Expression("q.new Edge().at(" + k.text() + ")", frame -> {
      frame.memory().ordinal(line + "");
      Num factor = k.in(frame);
      return Styles.edge(frame.memory(), frame.get("q", RandomMembers.class), factor);
    });
  }

  /** By a method that the interface gives all that implement it. */
  private Expression twice(Expression k) {
    boolean round = draft.coin();
    return new Expression("shapes[" + (round ? 1 : 0) + "].twice(" + k.text() + ")", frame -> {
      Num factor = k.in(frame);
      Num area = Helpers.area(frame.memory(), frame.get(round ? "o" : "q", RandomMembers.class), factor);
      return area.to(area.value() * 2.0);
    });
  }

  private Expression pairs(Expression left) {
    Expression right = leaves.get();
    int line = draft.line();
    return new Expression("Help.summed(Pair::sum, new Pair(" + left.text() + ", " + right.text() + "))", frame -> {
      Num x = left.in(frame);
      return Helpers.pairSum(frame.memory(), Helpers.pair(frame.memory(), line, x, right.in(frame)));
    });
  }

  private Expression clipped(Expression left) {
    draft.branch();
    Expression most = leaves.get();
    return new Expression("(Help.clipped(" + left.text() + ", " + most.text() + ") * 0.75)", frame -> {
      Num number = left.in(frame);
      Num bound = most.in(frame);
      Num less = number.value() > bound.value() ? bound : number;
      return less.to(less.value() * 0.75);
    });
  }

  /** By a function object made in place, which captures an array and an object. */
  private Expression captured() {
    int i = draft.below(RandomDraft.N);
    int j = draft.below(RandomDraft.N);
    int line = draft.line();
    return new Expression("Help.supplied(() -> c[" + i + "][" + j + "] * q.side)", frame -> {
      Num element = frame.memory().load(frame.row("c", i, line).words()[j], line);
      return element.with(frame.memory().load(frame.get("q", RandomMembers.class).word("side"), line), (x, y) -> x * y);
    });
  }

  /** Choices one after the other, as expressions. */
  private Expression chosen(Expression left) {
    draft.branch();
    Expression middle = leaves.get();
    Expression right = leaves.get();
    RandomPlace.Index i = RandomPlace.Index.any(draft);
    int line = draft.line();
    String format =
        draft.pick(
            "((k[%s] & 3) == 0 ? %s : (k[%s] & 3) == 1 ? %s : %s) * 0.5",
            "(switch (k[%s] & 3) { case 0 -> %s; case 1 -> { double y = %4$s; yield y; } default -> %5$s; }) * 0.5");
    return new Expression("(" + format.formatted(i.text(), left.text(), i.text(), middle.text(), right.text()) + ")", frame -> {
      int found = (int) frame.load("k", (int) i.in(frame).value(), line).value() & 3;
      if (found != 0 && format.startsWith("((k")) {
        found = (int) frame.load("k", (int) i.in(frame).value(), line).value() & 3;
      }
      Num number = (found == 0 ? left : found == 1 ? middle : right).in(frame);
      return number.to(number.value() * 0.5);
    });
  }
}
