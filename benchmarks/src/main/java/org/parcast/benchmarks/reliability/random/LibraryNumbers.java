package org.parcast.benchmarks.reliability.random;

import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import org.parcast.benchmarks.reliability.random.model.Loss;
import org.parcast.benchmarks.reliability.random.model.Num;

/** Makes numbers at random that go through the library: code that nobody follows, or objects, which are followed. */
final class LibraryNumbers {
  private final RandomDraft draft;
  private final Supplier<Expression> leaves;

  /** @param leaves makes the smallest numbers */
  LibraryNumbers(RandomDraft draft, Supplier<Expression> leaves) {
    this.draft = draft;
    this.leaves = leaves;
  }

  /** This number, or what is computed of it. */
  Expression any(Expression left) {
    if (left.text().contains("Help.total(")) {
      return left; // words of that array and of a box in one line would have one name
    }
    return switch (draft.below(4)) {
      case 0 -> computed(left);
      case 1 -> lost(left);
      default -> boxed(left);
    };
  }

  /** By methods that only compute. */
  private Expression computed(Expression left) {
    return switch (draft.below(7)) {
      case 0 -> left.to("Math.sqrt(Math.abs(%s))", v -> Math.sqrt(Math.abs(v)));
      case 1 -> left.with("Math.hypot(%s, %s)", leaves.get(), Math::hypot);
      case 2 -> left.to("Math.floor(%s)", Math::floor);
      case 3 -> left.to("((float) (%s) * 1.0)", v -> (float) v);
      case 4 -> left.to("((int) (%s) * 0.5)", v -> (int) v * 0.5);
      case 5 -> left.to("Math.round(%s) * 0.5", v -> Math.round(v) * 0.5);
      default -> left.to("Double.longBitsToDouble(Double.doubleToLongBits(%s) ^ 1L << 63)", v -> -v);
    };
  }

  private Expression boxed(Expression left) {
    return switch (draft.below(13)) {
      case 0 -> same("Optional.of(%s).get()", left);
      case 1 -> made("new Holder<>(%s).get()", left, v -> v);
      case 2 -> same("List.of(%s).get(0)", left);
      case 3 -> same("Stream.of(%s).reduce(0.0, Double::sum)", left);
      case 4 -> same("Stream.of(0.0, %s).map(x -> x + x).reduce(Double::sum).get() * 0.5", left);
      case 5 -> same("Help.generic(x -> x, %s)", left);
      case 6 -> made("Help.generic(new Scaler(), %s)", left, v -> v * 1.5);
      case 7 -> followed("Optional.of(%s).map(x -> x * 2.0).orElse(0.5)", left, v -> v * 2.0);
      case 8 -> same("Objects.requireNonNull(%s)", left);
      case 9 -> same("Arrays.asList(0.5, %s).get(1)", left);
      case 10 -> same("Help.boxed(%s).get()", left);
      case 11 -> same("Map.of(1, %s).get(1)", left);
      default -> followed("half.andThen(x -> x + 1.0).applyAsDouble(%s)", left, v -> v * 1.5 + 1.0);
    };
  }

  private Expression lost(Expression left) {
    return switch (draft.below(6)) {
      case 0 -> same("DoubleStream.of(%s).sum()", left);
      case 1 -> lost("Function.<Double>identity().andThen(x -> x * 2.0).apply(%s)", left, "the library's calls of", v -> v * 2.0);
      case 2 -> lost("((Function<Double, Double>) x -> x + 0.5).compose((Double x) -> x * 2.0).apply(%s)", left, "the library's calls of", v -> v * 2.0 + 0.5);
      case 3 -> lost("Stream.of(%s).collect(Collectors.summingDouble(x -> x))", left, "Stream.collect", v -> v);
      case 4 -> lost("Double.hashCode(%s)", left, "Double.hashCode", Double::hashCode);
      default -> followed("DoubleStream.of(%s).map(x -> x * 2.0).max().getAsDouble()", left, v -> v * 2.0);
    };
  }

  private static Expression same(String format, Expression number) {
    return followed(format, number, v -> v);
  }

  private static Expression followed(String format, Expression number, DoubleUnaryOperator operation) {
    return new Expression("(" + format.formatted("(double) " + number.text()) + " * 1.0)", frame -> {
      Num given = number.in(frame);
      return given.to(operation.applyAsDouble(given.value()));
    });
  }

  /** Through an object, which counts among those that its line makes. */
  private Expression made(String format, Expression number, DoubleUnaryOperator operation) {
    int line = draft.line();
    return followed(format, new Expression(number.text(), frame -> {
      Num given = number.in(frame);
      frame.memory().ordinal(line + "");
      return given;
    }), operation);
  }

  private static Expression lost(String format, Expression number, String method, DoubleUnaryOperator operation) {
    Expression handedOn = followed(format, number, operation);
    return new Expression(handedOn.text(), frame -> handedOn.in(frame).through(new Loss(method)));
  }
}
