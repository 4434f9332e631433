package org.parcast.benchmarks.reliability.random.model;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.Collectors;

/**
 * A number of a running program.
 *
 * @param computed whether an operation made it, not a load alone
 */
public record Num(double value, Set<Source> sources, boolean computed) {

  public static Num constant(double value) {
    return new Num(value, Set.of(), true);
  }

  /** The number that an operation makes of this one. */
  public Num to(double result) {
    return new Num(result, sources, true);
  }

  /** The number that an operation makes of this one and another. */
  public Num with(Num other, DoubleBinaryOperator operation) {
    Set<Source> all = new LinkedHashSet<>(sources);
    all.addAll(other.sources);
    return new Num(operation.applyAsDouble(value, other.value), all, true);
  }

  /** The number after code that nobody follows has handed it on: from where it was lost once, nothing comes that could be lost again. */
  public Num through(Loss loss) {
    Set<Source> all = sources.stream().map(source -> source.loss() == null ? new Source(source.home(), source.via(), loss) : source).collect(Collectors.toCollection(LinkedHashSet::new));
    return new Num(value, all, computed);
  }
}
