package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.parcast.analyses.valueflow.count.CollectiveTraffic;
import org.parcast.analyses.valueflow.count.CutNets;
import org.parcast.analyses.valueflow.count.Volume;
import org.parcast.analyses.valueflow.count.VolumeCounter;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

/** The volume of random recordings under random placements against a count that follows the definition value by value. */
@Tag("slow")
class VolumePropertyTest {
  private static ValueFlowRecording random(long seed, int words) {
    Random random = new Random(seed);
    TinyProgram program = new TinyProgram();
    int[] a = program.array("a", words);
    int[] b = program.array("b", words, 4, List.of());
    program.before();
    for (int i = 0; i < words / 2; i++) {
      program.compute(1, a[i], a[random.nextInt(words)]);
    }
    program.steps(3);
    for (int i = 0; i < 6 * words; i++) {
      int[] to = random.nextBoolean() ? a : b;
      program.compute(2, to[random.nextInt(words)], a[random.nextInt(words)], b[random.nextInt(words)], to[random.nextInt(words)]);
    }
    return program.recording();
  }

  @Property(tries = 200)
  void everyValueGoesOnceToEachRankThatUsesIt(@ForAll long seed, @ForAll @IntRange(min = 2, max = 40) int words, @ForAll @IntRange(min = 1, max = 9) int ranks) {
    ValueFlowRecording recording = random(seed, words);
    ValueCommunicationGraph graph = new ValueCommunicationGraph(recording, List.of());
    Random random = new Random(seed + 1);
    short[] owner = new short[recording.vertices()];
    for (int v = 0; v < owner.length; v++) {
      owner[v] = (short) (v < Nets.FIRST_VERTEX ? -1 : random.nextInt(ranks));
    }
    CollectiveTraffic none = new CollectiveTraffic(graph, Singletons.none(), new Crossings(graph, Singletons.none().all(), new BitSet()));
    Volume volume = new VolumeCounter(graph, Singletons.none(), none).count(graph.nets(), owner, CutNets.of(graph, graph.nets(), none, owner, ranks), ranks, (home, pin, to) -> false, (home, pin, from, to, bytes) -> {});

    long total = 0;
    long[] steps = new long[ranks * ranks];
    Nets nets = recording.nets();
    for (int n = 0; n < nets.size(); n++) {
      for (long value = 0; value < nets.count(n); value++) {
        Set<Short> receivers = new HashSet<>();
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          receivers.add(owner[nets.pin(n, i)]);
        }
        receivers.remove(owner[nets.home(n)]);
        total += (long) receivers.size() * graph.words().bytes(nets.home(n));
      }
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int cell = owner[nets.home(n)] * ranks + owner[nets.pin(n, i)];
        boolean first = true;
        for (int j = nets.offset(n); j < i; j++) {
          first &= owner[nets.pin(n, j)] != owner[nets.pin(n, i)];
        }
        if (first && owner[nets.pin(n, i)] != owner[nets.home(n)]) {
          steps[cell] += graph.countInSteps(n) * graph.words().bytes(nets.home(n));
        }
      }
    }
    assertThat(volume.total()).isEqualTo(total);
    assertThat(volume.steps()).isEqualTo(steps);
  }

  @Property(tries = 50)
  void theSameRequestGivesTheSameForecast(@ForAll long seed, @ForAll @IntRange(min = 4, max = 30) int words) {
    CommunicationRequest request = CommunicationRequest.of(List.of(2, 3));
    CommunicationForecast first = CommunicationAnalysis.forecast(random(seed, words), request);
    CommunicationForecast second = CommunicationAnalysis.forecast(random(seed, words), request);
    assertThat(second.singletons()).isEqualTo(first.singletons());
    for (int i = 0; i < 2; i++) {
      assertThat(second.ranks().get(i).attribution()).isEqualTo(first.ranks().get(i).attribution());
      assertThat(second.ranks().get(i).results()).usingRecursiveFieldByFieldElementComparatorIgnoringFields("traffic")
          .isEqualTo(first.ranks().get(i).results());
    }
  }

  /** A decomposition with a name is preferred to the partitioner's answer, up to a bound. */
  @Property(tries = 100)
  void theBestIsBalancedWhereAnyAnswerIsAndNoneBalancedIsCheaper(@ForAll long seed, @ForAll @IntRange(min = 8, max = 40) int words) {
    CommunicationForecast whole = CommunicationAnalysis.forecast(random(seed, words), CommunicationRequest.of(List.of(3)));
    boolean termsAreTold = whole.findings().stream().noneMatch(f -> f.text().contains("words that meet in the sums"));
    RankForecast forecast = whole.ranks().get(0);
    assertThat(forecast.results()).filteredOn(DecompositionForecast::best).hasSize(1);
    List<DecompositionForecast> balanced = forecast.results().stream().filter(BestAnswer::isBalanced).toList();
    if (!balanced.isEmpty()) {
      assertThat(balanced).extracting(DecompositionForecast::best).contains(true);
      assertThat(balanced).filteredOn(f -> termsAreTold || f.estimator() != Estimator.PARTITION || forecast.best().estimator() == Estimator.PARTITION)
          .allSatisfy(f -> assertThat(f.bytesPerStep() * (f.estimator() == Estimator.PARTITION ? Thresholds.FAR_FROM_BEST : 1)).isGreaterThanOrEqualTo(forecast.best().bytesPerStep()));
    }
  }
}
