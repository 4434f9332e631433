package org.parcast.analyses.scale.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.WalkCacheModel;
import org.parcast.analyses.reuse.WalkRecorder;

/** A matrix product in the order i, j, k, in a cache of 8 KiB and 8 ways with lines of 64 bytes. */
class HitRatesTest {
  private static final WalkCacheModel CACHE = new WalkCacheModel(8, 128, 64);
  private static final long[] SIZES = {8, 10, 13, 16, 20, 26, 32};

  /** Hears of a reference. */
  private interface Listener {
    void use(int reference, long address);
  }

  private static void product(int n, Listener listener) {
    long matrix = (8L * n * n + 63) / 64 * 64;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        for (int k = 0; k < n; k++) {
          listener.use(0, 8L * (i * n + k));
          listener.use(1, matrix + 8L * (k * n + j));
          listener.use(2, 2 * matrix + 8L * (i * n + j));
        }
      }
    }
  }

  private static List<SizedProfile> profiles(int n) {
    ReuseDistances distances = new ReuseDistances();
    TreeMap<Integer, ReuseProfile> profiles = new TreeMap<>();
    TreeMap<Integer, WalkRecorder> walks = new TreeMap<>();
    product(n, (reference, address) -> {
      profiles.computeIfAbsent(reference, key -> new ReuseProfile()).add(distances.use(address / 64));
      walks.computeIfAbsent(reference, key -> new WalkRecorder(0)).use(0, address);
    });
    return profiles.entrySet().stream()
        .map(each -> new SizedProfile(new long[] {n}, "reference " + each.getKey(), "block", walks.get(each.getKey()).walk(), each.getValue())).toList();
  }

  private static double simulated(int n) {
    List<LinkedHashSet<Long>> sets = new ArrayList<>();
    for (int set = 0; set < 16; set++) {
      sets.add(new LinkedHashSet<>());
    }
    long[] hits = new long[1];
    product(n, (reference, address) -> {
      long line = address / 64;
      LinkedHashSet<Long> set = sets.get((int) (line % 16));
      hits[0] += set.remove(line) ? 1 : 0;
      set.add(line);
      if (set.size() > 8) {
        set.remove(set.iterator().next());
      }
    });
    return hits[0] / (3.0 * n * n * n);
  }

  /** Rows that are no power of two, just fill the cache, or conflict in one set. */
  @ParameterizedTest
  @ValueSource(ints = {88, 100, 128, 140})
  void aHitRateIsThatOfTheSimulation(int n) {
    double truth = simulated(n);
    assertThat(ReuseModels.hitRate(CACHE, profiles(n))).as("the cache model alone").isCloseTo(truth, within(0.01));
    List<SizedProfile> small = new ArrayList<>();
    for (long size : SIZES) {
      small.addAll(profiles((int) size));
    }
    assertThat(ReuseModels.of(List.of("n"), small).hitRate(CACHE, n).orElseThrow().value()).as("from small sizes").isCloseTo(truth, within(0.01));
  }
}
