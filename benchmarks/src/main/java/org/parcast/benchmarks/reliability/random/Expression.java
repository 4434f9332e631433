package org.parcast.benchmarks.reliability.random;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import org.parcast.benchmarks.reliability.random.model.Frame;
import org.parcast.benchmarks.reliability.random.model.Num;

/** A number in a program: its text, which can stand in an operation, and its meaning. */
record Expression(String text, Function<Frame, Num> meaning) {

  Num in(Frame frame) {
    return meaning.apply(frame);
  }

  /** An operation on this; the text has {@code %s} in its place. */
  Expression to(String format, DoubleUnaryOperator operation) {
    return new Expression(format.formatted(text), frame -> {
      Num number = in(frame);
      return number.to(operation.applyAsDouble(number.value()));
    });
  }

  /** An operation on this and another, in this order. */
  Expression with(String format, Expression other, DoubleBinaryOperator operation) {
    return new Expression(format.formatted(text, other.text), frame -> {
      Num left = in(frame);
      return left.with(other.in(frame), operation);
    });
  }
}
