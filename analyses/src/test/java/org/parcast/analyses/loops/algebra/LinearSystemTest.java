package org.parcast.analyses.loops.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LinearSystemTest {
  private static final int BOX = 4;

  /** What is said to have no solution has none, by trying all in a box. */
  @Property(tries = 300)
  void infeasibleSystemsHaveNoSolution(
      @ForAll @Size(max = 2) List<@Size(4) List<@IntRange(min = -3, max = 3) Integer>> equations,
      @ForAll @Size(max = 4) List<@Size(4) List<@IntRange(min = -3, max = 3) Integer>> inequalities) {
    LinearSystem system = new LinearSystem();
    List<List<Integer>> boxed = new ArrayList<>(inequalities);
    for (int unknown = 0; unknown < 3; unknown++) {
      for (int sign : new int[] {1, -1}) {
        List<Integer> bound = new ArrayList<>(List.of(0, 0, 0, BOX));
        bound.set(unknown, sign);
        boxed.add(bound);
      }
    }
    equations.forEach(equation -> system.equal(polynomial(equation)));
    boxed.forEach(inequality -> system.atLeastZero(polynomial(inequality)));
    if (system.isInfeasible()) {
      for (int x = -BOX; x <= BOX; x++) {
        for (int y = -BOX; y <= BOX; y++) {
          for (int z = -BOX; z <= BOX; z++) {
            int[] at = {x, y, z};
            assertThat(equations.stream().allMatch(e -> value(e, at) == 0) && boxed.stream().allMatch(e -> value(e, at) >= 0)).isFalse();
          }
        }
      }
    }
  }

  /** 2x = 2y + 1 fails the GCD test. */
  @Test
  void parities() {
    assertThat(new LinearSystem().equal(polynomial(List.of(2, -2, 0, -1))).isInfeasible()).isTrue();
    assertThat(new LinearSystem().equal(polynomial(List.of(2, -2, 0, -2))).isInfeasible()).isFalse();
  }

  /** x = y + n with 0 <= x, y < n: Banerjee's bounds with a symbol. */
  @Test
  void symbolicBounds() {
    LinearSystem system = new LinearSystem().equal(polynomial(List.of(1, -1, -1, 0)));
    system.atLeastZero(polynomial(List.of(1, 0, 0, 0))).atLeastZero(polynomial(List.of(0, 1, 0, 0)));
    assertThat(new LinearSystem(system).atLeastZero(polynomial(List.of(-1, 0, 1, -1))).isInfeasible()).isTrue();
    assertThat(system.isInfeasible()).isFalse();
  }

  /** Of three unknowns, which are atoms 0 to 2, and a constant. */
  private static Polynomial polynomial(List<Integer> factors) {
    Polynomial sum = Polynomial.constant(factors.get(3));
    for (int i = 0; i < 3; i++) {
      sum = sum.plus(Polynomial.atom(i).times(factors.get(i)));
    }
    return sum;
  }

  private static int value(List<Integer> factors, int[] at) {
    return factors.get(0) * at[0] + factors.get(1) * at[1] + factors.get(2) * at[2] + factors.get(3);
  }
}
