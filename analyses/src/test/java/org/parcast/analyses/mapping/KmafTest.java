package org.parcast.analyses.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/** Four threads on two cores of two: in each phase pairs hand lines to and fro. */
class KmafTest {
  private static final int ROUNDS = 4_000;

  /** @param pairs in each phase the partner of thread 0; the two others are a pair too */
  private record Pairs(int... pairs) implements ThreadTrace {
    @Override
    public int threads() {
      return 4;
    }

    @Override
    public void replay(ReferenceConsumer consumer) {
      for (int partner : pairs) {
        int third = partner == 1 ? 2 : 1;
        int fourth = 6 - partner - third;
        for (int round = 0; round < ROUNDS; round++) {
          int[][] both = {{0, partner}, {third, fourth}};
          for (int pair = 0; pair < both.length; pair++) {
            consumer.accept(both[pair][round % 2], 64L * (pair + 1), 8, true, 0);
          }
        }
      }
    }
  }

  private static PlacementForecast placed(ThreadTrace trace, Strategy... strategies) throws IOException {
    RelaxedDetection detection = new RelaxedDetection(4, 64);
    trace.replay(detection);
    return PlacementAnalysis.place(new PlacementRequest(detection.matrix(), Optional.of(trace), MachineHierarchies.of("xeon-phi"), List.of(strategies), LocalityBounds.DEFAULT, 1));
  }

  private static TaskPlacement of(PlacementForecast forecast, Strategy strategy) {
    return forecast.placements().stream().filter(placement -> placement.strategy() == strategy).findFirst().orElseThrow();
  }

  /** On a core of two threads the pairs of one phase fit, and no placement fits both phases. */
  @Test
  void threadsMoveWhenTheirPhaseChanges() throws IOException {
    RelaxedDetection detection = new RelaxedDetection(4, 64);
    ThreadTrace trace = new Pairs(1, 2);
    trace.replay(detection);
    PlacementForecast forecast = PlacementAnalysis.place(new PlacementRequest(detection.matrix(), Optional.of(trace), MachineHierarchies.of("2x2"),
        List.of(Strategy.KMAF, Strategy.EAGERMAP), LocalityBounds.DEFAULT, 1));
    TaskPlacement moving = of(forecast, Strategy.KMAF);

    // The phase changes in the middle: after the ninth sixteenth it shows.
    assertThat(moving.moved()).contains(9);
    assertThat(moving.moved().size()).isLessThanOrEqualTo(2);
    assertThat(moving.units().get(0) / 2).isEqualTo(moving.units().get(2) / 2);
    assertThat(of(forecast, Strategy.EAGERMAP).moved()).isEmpty();
    assertThat(moving.cycles().orElseThrow()).isLessThan(of(forecast, Strategy.EAGERMAP).cycles().orElseThrow());
  }

  @Test
  void ofOnePhaseTheyMoveOnceAtMost() throws IOException {
    assertThat(of(placed(new Pairs(3, 3), Strategy.KMAF), Strategy.KMAF).moved()).isSubsetOf(1);
  }

  @Test
  void theSameSeedGivesTheSameMoves() throws IOException {
    ThreadTrace trace = new Pairs(1, 2, 3);
    assertThat(of(placed(trace, Strategy.KMAF), Strategy.KMAF).moved()).isEqualTo(of(placed(trace, Strategy.KMAF), Strategy.KMAF).moved());
  }
}
