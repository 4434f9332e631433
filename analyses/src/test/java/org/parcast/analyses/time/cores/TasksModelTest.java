package org.parcast.analyses.time.cores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;

class TasksModelTest {
  private static final ByThreads FIXED = new ByThreads(List.of(1e9, 1e9));

  /** Four cores that do not slow each other; a region costs a microsecond, a task a tenth of it. */
  private static final Machine MACHINE = new Machine("test", 4, 1, 1e9, ThreadSlowdown.alike(new ByThreads(List.of(1.0, 1.0, 1.0))), List.of(new MemoryLevel("memory", 1L << 30, 4, FIXED, FIXED, FIXED)), new MissCost(1e-9, 1e-8, 1e-7),
      List.of(new RegionCost(0, 1e-6, 1e-9, 1e-9)), 1e-6, 1e-12, 1e-7, 1e-7, 0, null, List.of());

  private static TasksModel.Forecast forecast(CallTree tree) {
    return TasksModel.forecast(MACHINE, "A.java", 3, "tasks", List.of(tree), List.of(2, 4), 2 * tree.seconds());
  }

  /** Halves of halves: (1 - S) / 2 + S at most, max(1 / 2, S) at least. */
  @Test
  void workAndSpanBoundTheTime() {
    CoresPoint two = forecast(new CallTree(1, 1, List.of(1.0, 0.5, 0.25), List.of(0L, 1L, 3L), List.of(0.5, 0.5))).cores().on(2);
    assertThat(two.seconds().value()).isEqualTo((0.5 + 0.625) / 2, within(1e-5));
    assertThat(two.advice()).isEqualTo(Advice.PAYS);
  }

  /** The threshold is where a task costs more than it gains: deep below for calls of a second, at once for those of a microsecond. */
  @Test
  void tasksAreMadeAsDeepAsTheyGain() {
    List<Long> tasks = List.of(0L, 1L, 3L, 7L, 15L);
    assertThat(forecast(new CallTree(1, 1, List.of(1.0, 0.5, 0.25, 0.125, 0.0625), tasks, List.of(0.5, 0.5))).depth()).isEqualTo(4);
    assertThat(forecast(new CallTree(1, 2e-6, List.of(2e-6, 1e-6, 5e-7, 2.5e-7, 1.25e-7), tasks, List.of(1e-6, 1e-6))).depth()).isLessThan(4);
  }

  @Test
  void oneCallThatTakesAllGainsNothing() {
    TasksModel.Forecast forecast = forecast(new CallTree(1, 1, List.of(1.0, 0.99), List.of(0L, 1L), List.of(0.99, 0.01)));
    assertThat(forecast.cores().advice()).isNotEqualTo(Advice.PAYS);
  }

  @Test
  void shortCallsDoNotPay() {
    CallTree tree = new CallTree(1000, 1e-4, List.of(1e-4, 5e-5), List.of(0L, 1000L), List.of(5e-5, 5e-5));
    assertThat(forecast(tree).cores().advice()).isEqualTo(Advice.DOES_NOT_PAY);
    assertThat(forecast(tree).cores().share().value()).isEqualTo(0.5, within(1e-9));
  }
}
