package org.parcast.analyses.cache.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;

/** Long walks through caches so small that their misses are known in every level, against the same told reference by reference. */
@Tag("slow")
class PredictedLevelsTest {
  private static final List<String> SMALL = List.of("l1=128:2:64:private,l2=256:4:64:shared", "l1=512:4:64:private,l2=256:2:64:shared",
      "l1=256:4:64:private,l2=192:3:64:2,l3=640:5:64:shared", "l1=192:3:64:2,l2=512:8:64:shared", "l1=256:2:64:private,l2=1k:4:64:shared,l3=128:2:64:private");
  private static final String USUAL = SMALL.get(0);
  private static final long FAR = 1 << 20;
  private static final int LOAD = ReferenceBatch.access(8, false);

  @Property(tries = 1500)
  void walksAreForetoldAsTheyAre(@ForAll long seed) {
    Random random = new Random(seed);
    CacheHierarchy hierarchy = CacheHierarchy.parse(SMALL.get(random.nextInt(SMALL.size())));
    int cores = 1 + random.nextInt(3);
    CacheSimulation whole = new CacheSimulation(hierarchy, cores, Filter.MISSES, false);
    CacheSimulation single = new CacheSimulation(hierarchy, cores, Filter.MISSES, false);
    for (int repeat = 0; repeat < 3; repeat++) {
      StridedRun run = walks(random, cores);
      whole.run(run);
      run.replay(single);
    }
    assertThat(whole.counts()).usingRecursiveComparison().isEqualTo(single.counts());
  }

  /** References that walk the same way, side by side or one behind the other, or towards each other; few of them stay, some where a walk ends. */
  private static StridedRun walks(Random random, int cores) {
    StridedRun run = new StridedRun();
    run.start(60 + random.nextInt(400));
    long walk = 64L * (1 + random.nextInt(4)) * (random.nextBoolean() ? 1 : -1);
    int core = random.nextInt(cores);
    for (int k = 0, size = 1 + random.nextInt(4); k < size; k++) {
      long stride = List.of(walk, walk, walk, -walk, -walk, 0L, 8L, -16L).get(random.nextInt(8));
      long address = (1 << 20) + 8L * random.nextInt(1 << 10);
      if (k > 0 && random.nextInt(3) > 0) {
        long met = stride == run.stride(k - 1) ? random.nextInt(5) - 2 : random.nextInt(3) == 0 ? run.count() - 1 : random.nextLong(run.count());
        address = run.address(k - 1, met) - (stride == -run.stride(k - 1) ? met * stride : 0) + 8L * random.nextInt(2);
      }
      run.add(random.nextInt(4) == 0 ? random.nextInt(cores) : core, address, stride, LOAD, k);
    }
    return run;
  }

  @Example
  void walksOfOneNearestCacheAreForetold() {
    assertThat(isForetold(USUAL, 100, 0, FAR, 64, 64)).isTrue();
    assertThat(isForetold(USUAL, 20, 0, FAR, 64, 64)).as("a walk that ends before the caches settle").isFalse();
    assertThat(isForetold(USUAL, 100, 1, FAR, 64, 64)).as("walks of two caches").isFalse();
    assertThat(isForetold("l1=128:2:64:2,l2=256:4:64:shared", 100, 1, FAR, 64, 64)).as("walks of two cores that share one").isTrue();
    assertThat(isForetold("l1=128:2:64:private,l2=512:4:128:shared", 100, 0, FAR, 64, 64)).as("levels with other lines").isFalse();
    assertThat(isForetold(USUAL, 100, 0, FAR, 64, 128)).as("walks of other strides").isTrue();
  }

  @Example
  void walksThatTouchTheSameLinesAreForetoldWhereTheOrderIsKnown() {
    assertThat(isForetold(USUAL, 100, 0, 8, 64, 64)).as("side by side").isTrue();
    assertThat(isForetold(USUAL, 100, 0, 50 * 64, 64, 64)).as("far behind").isFalse();
    assertThat(isForetold(USUAL, 100, 0, 50 * 64, 64, -64)).as("towards each other").isTrue();
    assertThat(isForetold(USUAL, 100, 0, 50 * 64, 64, 0)).as("over one that stays").isFalse();
    assertThat(isForetold(USUAL, 100, 0, 100 * 64, 64, 0)).as("up to one that stays").isTrue();
  }

  /** Whether two references are foretold in all levels, the second of this core and so many bytes ahead. */
  private static boolean isForetold(String caches, long count, int core, long ahead, long stride, long other) {
    SimulatedLevel[] levels = new SimulatedHierarchy(CacheHierarchy.parse(caches), 2, Filter.MISSES, false).levels();
    StridedRun run = new StridedRun();
    run.start(count);
    run.add(0, 1 << 20, stride, LOAD, 0);
    run.add(core, (1 << 20) + ahead, other, LOAD, 1);
    WalkPlan nearest = new WalkPlan(levels[0]);
    return nearest.make(run) && new PredictedLevels(levels, nearest).make(run);
  }
}
