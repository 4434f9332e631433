package org.parcast.analyses.cache.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.cache.distance.StackDistances;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.SingleReferences;
import org.parcast.analyses.trace.StridedRun;

@Tag("slow")
@net.jqwik.api.Tag("slow")
class CacheSimulationTest {
  private static final CacheHierarchy TINY = CacheHierarchy.parse("l1=256:2:64:private,l2=1k:4:64:shared");

  @Property(tries = 200)
  void leastRecentlyUsedLinesGo(@ForAll @Size(max = 200) List<@IntRange(max = 60) Integer> lines, @ForAll @IntRange(min = 1, max = 18) int ways,
      @ForAll @IntRange(min = 1, max = 5) int sets, @ForAll @IntRange(min = 2, max = 30) int removing) {
    CacheLevel level = new CacheLevel("l1", 64L * ways * sets, ways, 64, 1);
    SetAssociativeCache cache = SetAssociativeCache.of(level);
    List<List<Integer>> naive = new ArrayList<>();
    for (int set = 0; set < sets; set++) {
      naive.add(new ArrayList<>());
    }
    for (int line : lines) {
      List<Integer> set = naive.get(line % sets);
      if (line % removing == 1) {
        assertThat(cache.remove(line)).isEqualTo(set.remove((Integer) line));
        continue;
      }
      assertThat(cache.use(line)).isEqualTo(set.remove((Integer) line));
      set.add(0, line);
      if (set.size() > ways) {
        set.remove(ways);
      }
    }
  }

  @Test
  void aReferenceAcrossTwoLinesMissesAtMostOnceAndGoesOnWhole() {
    CacheSimulation caches = new CacheSimulation(TINY, 1, Filter.MISSES, false);
    caches.accept(0, 60, 8, false, 0);
    caches.accept(0, 64, 8, false, 0);
    caches.accept(0, 0, 8, false, 0);
    CacheCounts counts = caches.counts();
    assertThat(counts.references()).isEqualTo(3);
    assertThat(counts.levels().get(0).misses()).isEqualTo(1);
    assertThat(counts.levels().get(1).references()).isEqualTo(1);
    assertThat(counts.levels().get(1).misses()).isEqualTo(1);
  }

  @Test
  void aSharedLevelSeesMissesOrEverything() {
    assertThat(sharedReferences(Filter.MISSES)).isEqualTo(2);
    assertThat(sharedReferences(Filter.NONE)).isEqualTo(4);
  }

  private static long sharedReferences(Filter filter) {
    CacheSimulation caches = new CacheSimulation(TINY, 2, filter, false);
    for (int i = 0; i < 2; i++) {
      caches.accept(0, 0, 8, false, 0);
      caches.accept(1, 0, 8, false, 0);
    }
    return caches.counts().levels().get(1).references();
  }

  @Test
  void aStoreTakesTheLineFromOtherCores() {
    CacheSimulation caches = new CacheSimulation(TINY, 2, Filter.MISSES, true);
    caches.accept(0, 0, 8, false, 0);
    caches.accept(1, 0, 8, true, 0);
    caches.accept(0, 0, 8, false, 0);
    CacheCounts counts = caches.counts();
    assertThat(counts.levels().get(0).invalidations()).isEqualTo(1);
    assertThat(counts.levels().get(0).misses()).isEqualTo(3);
    assertThat(counts.levels().get(1).invalidations()).isZero();
  }

  /** How far apart two executions touch: within a line, from line to line, in one set, across lines. */
  enum Walk {
    ELEMENTS(8),
    LINES(64),
    SET(256),
    RAGGED(12);

    private final long step;

    Walk(long step) {
      this.step = step;
    }
  }

  @Property(tries = 500)
  void loopsWithStridesCountAsTheirReferences(@ForAll @Size(min = 1, max = 9) List<@IntRange(max = 511) Integer> references,
      @ForAll @IntRange(min = 1, max = 40) int count, @ForAll boolean coherent, @ForAll Filter filter, @ForAll Walk walk) {
    CacheSimulation whole = new CacheSimulation(TINY, 2, filter, coherent);
    CacheSimulation single = new CacheSimulation(TINY, 2, filter, coherent);
    StridedRun run = new StridedRun();
    for (int repeat = 0; repeat < 2; repeat++) {
      run.start(count);
      for (int reference : references) {
        run.add(reference % 2, 1024 + reference / 16 * 8, walk.step * (reference / 4 % 4 - 1), ReferenceBatch.access(8, reference / 2 % 2 == 1), 1);
      }
      whole.run(run);
      run.replay(single);
    }
    assertThat(whole.counts().levels()).usingRecursiveComparison().isEqualTo(single.counts().levels());
  }

  @Property(tries = 1000)
  void walksFromLineToLineCountAsTheirReferences(@ForAll long seed) {
    Random random = new Random(seed);
    CacheHierarchy hierarchy = CacheHierarchy.parse(List.of("l1=256:2:64:private,l2=1k:4:64:shared", "l1=512:4:64:private,l2=3520:11:32:2",
        "l1=384:2:64:2,l2=1280:5:128:shared", "l1=8k:8:64:private,l2=128k:16:64:shared",
        "l1=128:2:64:private,l2=384:3:64:2,l3=1k:4:64:shared").get(random.nextInt(5)));
    int cores = 1 + random.nextInt(3);
    CacheSimulation whole = new CacheSimulation(hierarchy, cores, Filter.MISSES, false);
    CacheSimulation single = new CacheSimulation(hierarchy, cores, Filter.MISSES, false);
    StridedRun run = new StridedRun();
    for (int repeat = 0; repeat < 3; repeat++) {
      run.start(4 + random.nextInt(300));
      long walk = 64L * (random.nextInt(50) - 25);
      long room = 64L << random.nextInt(12);
      for (int k = 0, size = 1 + random.nextInt(5); k < size; k++) {
        long stride = List.of(0L, 8L, -16L, 72L, 64L, walk, walk, walk, -walk).get(random.nextInt(9));
        long address = (1 << 20) + random.nextLong(room) / 8 * 8;
        if (k > 0 && random.nextBoolean()) { // beside another, behind it, or where it comes to in the end
          address = run.address(k - 1, List.of(0L, 1L, -1L, 9L, run.count() - 2).get(random.nextInt(5))) + List.of(0, 8).get(random.nextInt(2));
        }
        run.add(random.nextInt(cores), address, stride, ReferenceBatch.access(8, false), k);
      }
      whole.run(run);
      run.replay(single);
    }
    assertThat(whole.counts()).usingRecursiveComparison().isEqualTo(single.counts());
  }

  /** What walks find in the nearest cache at first does not come to the next one, which settles later by so much. */
  @Test
  void walksSettleInOneLevelAfterTheOther() {
    walksFromLineToLineCountAsTheirReferences(-397466);
  }

  @Property(tries = 300)
  void referencesInARowCountAsEachByItself(@ForAll long seed, @ForAll boolean coherent, @ForAll Filter filter) {
    Random random = new Random(seed);
    CacheHierarchy hierarchy = CacheHierarchy.parse("l1=192:3:32:private,l2=1k:4:64:shared");
    CacheSimulation together = new CacheSimulation(hierarchy, 2, filter, coherent);
    CacheSimulation single = new CacheSimulation(hierarchy, 2, filter, coherent);
    StackDistances distancesTogether = new StackDistances(hierarchy, 2, 1);
    StackDistances distances = new StackDistances(hierarchy, 2, 1);
    List<String> told = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    List<ReferenceBatch> batches = List.of(new ReferenceBatch(together), new ReferenceBatch(distancesTogether),
        new ReferenceBatch(new SingleReferences((thread, address, size, write, site) -> told.add(thread + " " + address + " " + size + write + site))));
    ReferenceBatch each = new ReferenceBatch(distances);
    for (int row = 0; row < 60; row++) {
      int thread = random.nextInt(2);
      long first = 512 + random.nextInt(900);
      long stride = List.of(0, 1, 8, -8, 12, -24, 64).get(random.nextInt(7));
      int count = 1 + random.nextInt(12);
      int size = 1 + random.nextInt(9);
      boolean write = random.nextBoolean();
      int access = ReferenceBatch.access(size, write);
      int site = row % 5;
      batches.forEach(batch -> batch.add(thread, first, stride, count, access, site));
      for (int i = 0; i < count; i++) {
        long address = first + i * stride;
        single.accept(thread, address, size, write, site);
        each.add(thread, address, access, site);
        expected.add(thread + " " + address + " " + size + write + site);
      }
    }
    batches.forEach(ReferenceBatch::flush);
    each.flush();
    assertThat(together.counts()).usingRecursiveComparison().isEqualTo(single.counts());
    assertThat(distancesTogether.levels(filter)).isEqualTo(distances.levels(filter));
    assertThat(told).isEqualTo(expected);
  }

  @Test
  void groupsOfCoresShareALevel() {
    CacheSimulation caches = new CacheSimulation(CacheHierarchy.parse("l1=256:2:64:2"), 4, Filter.MISSES, false);
    for (int core = 0; core < 4; core++) {
      caches.accept(core, 0, 8, false, 0);
    }
    assertThat(caches.counts().levels().get(0).misses()).isEqualTo(2);
  }

  @Test
  void sizesNeedNoPowersOfTwo() {
    assertThat(CacheHierarchy.parse("l3=22m:11:64:shared").levels().get(0).sets()).isEqualTo(32_768);
    assertThat(CacheHierarchy.parse("l1=192:1:64:private").levels().get(0).sets()).isEqualTo(3);
  }

  @Test
  void impossibleCachesAreRefused() {
    assertThatThrownBy(() -> CacheHierarchy.parse("l1=8k:8:64")).hasMessageContaining("l1=8k:8:64:private");
    assertThatThrownBy(() -> CacheHierarchy.parse("l1=8k:8:60:private")).hasMessageContaining("power of two");
    assertThatThrownBy(() -> CacheHierarchy.parse("l1=1000:8:64:private")).hasMessageContaining("multiple");
    assertThatThrownBy(() -> CacheHierarchy.parse("l1=xk:8:64:private")).hasMessageContaining("x is no whole number");
  }
}
