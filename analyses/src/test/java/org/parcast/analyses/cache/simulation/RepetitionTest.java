package org.parcast.analyses.cache.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;

/** Loops that come again, told of whole, against the same told reference by reference. */
class RepetitionTest {
  private static final CacheHierarchy CACHES = CacheHierarchy.parse("l1=1k:2:64:private,l2=3k:3:64:2,l3=8k:4:64:shared");

  private final CacheSimulation whole = new CacheSimulation(CACHES, 4, Filter.MISSES, false);
  private final CacheSimulation single = new CacheSimulation(CACHES, 4, Filter.MISSES, false);
  private final ReferenceBatch batch = new ReferenceBatch(whole);

  private void tell(StridedRun run) {
    if (run.count() > 1) {
      batch.add(run);
    } else {
      run.replay((thread, address, size, write, site) -> batch.add(thread, address, ReferenceBatch.access(size, write), site));
    }
    run.replay(single);
  }

  private void countsAreTheSame() {
    batch.flush();
    CacheCounts expected = single.counts();
    CacheCounts counted = whole.counts();
    assertThat(counted.references()).isEqualTo(expected.references());
    for (int level = 0; level < CACHES.levels().size(); level++) {
      CacheCounts.Level here = counted.levels().get(level);
      assertThat(here.references()).as("references of level %d", level).isEqualTo(expected.levels().get(level).references());
      assertThat(here.misses()).as("misses of level %d", level).isEqualTo(expected.levels().get(level).misses());
      assertThat(here.missesByReference()).as("by site").startsWith(Arrays.copyOf(expected.levels().get(level).missesByReference(), 30));
    }
  }

  private static StridedRun loop(Random random, boolean one) {
    StridedRun run = new StridedRun();
    run.start(one ? 1 : 20 + random.nextInt(60));
    for (int k = 0; k < 1 + random.nextInt(4); k++) {
      long stride = one ? 0 : List.of(0L, 8L, 64L, 256L, -64L, 192L, 520L).get(random.nextInt(7));
      run.add(random.nextInt(4), 100_000 + 64L * random.nextInt(80), stride, ReferenceBatch.access(8, random.nextBoolean()), random.nextInt(20));
    }
    return run;
  }

  private static StridedRun moved(StridedRun run, long by) {
    StridedRun moved = new StridedRun();
    moved.start(run.count());
    for (int k = 0; k < run.size(); k++) {
      long within = run.stride(k) % 64 == 0 ? by : 0;
      moved.add(run.thread(k), run.address(k, 0) + within, run.stride(k), ReferenceBatch.access(run.bytes(k), run.isWrite(k)), run.site(k));
    }
    return moved;
  }

  @Property(tries = 150)
  void phrasesThatComeAgainMissAsOftenAsReferenceByReference(@ForAll long seed) {
    Random random = new Random(seed);
    for (int phrases = 0; phrases < 4; phrases++) {
      List<StridedRun> phrase = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(10); i++) {
        phrase.add(i > 0 && random.nextInt(3) == 0 ? phrase.get(i - 1) : loop(random, random.nextInt(4) == 0));
      }
      int times = random.nextInt(12);
      for (int time = 0; time < times; time++) {
        for (StridedRun run : phrase) {
          tell(moved(run, 8L * (time % 8)));
        }
      }
      phrase.subList(0, random.nextInt(phrase.size())).forEach(this::tell);
      if (random.nextBoolean()) {
        countsAreTheSame();
      }
    }
    countsAreTheSame();
  }

  /** After many loops of which none comes again, one that does is looked at late, and may begin in the midst of what goes by. */
  @Property(tries = 20)
  void phrasesAfterManyLoopsThatDoNotComeAgainMissAsOftenToo(@ForAll long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      tell(loop(random, false));
    }
    List<StridedRun> phrase = List.of(loop(random, false), loop(random, true), loop(random, false));
    for (int time = 0; time < 300; time++) {
      phrase.forEach(this::tell);
    }
    countsAreTheSame();
  }

  @Example
  void countsOfAPhraseThatHasBegunAgainAreComplete() {
    Random random = new Random(7);
    StridedRun one = loop(random, false);
    StridedRun other = loop(random, false);
    for (int time = 0; time < 9; time++) {
      tell(one);
      tell(other);
    }
    tell(one);
    countsAreTheSame();
  }

  @Example
  void countsOfAPhraseOfManyPlacesAreComplete() {
    List<StridedRun> phrase = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      StridedRun run = new StridedRun();
      run.start(30);
      for (int site = 4 * i; site < 4 * i + 4; site++) {
        run.add(0, 100_000 + 4096L * site, 64, ReferenceBatch.access(8, false), site);
      }
      phrase.add(run);
    }
    for (int time = 0; time < 7; time++) {
      phrase.forEach(this::tell);
    }
    countsAreTheSame();
  }

  @Example
  void whatWasCountedOfAPhraseThatDidNotComeAgainIsNotTakenForTheNext() {
    for (int times = 1; times <= LEARNING; times++) {
      for (StridedRun run : different(2, 64, 2 * times)) {
        for (int time = 0; time < (run.site(0) % 2 == 0 ? times : 2 * LEARNING); time++) {
          tell(run);
        }
      }
      countsAreTheSame();
    }
  }

  /** Executions of loops that are counted. */
  private static final class CountedLoop extends SimulatedLoop {
    private int executed;

    CountedLoop(SimulatedHierarchy hierarchy) {
      super(hierarchy);
    }

    @Override
    void execute(StridedRun run) {
      executed++;
      super.execute(run);
    }
  }

  private final SimulatedHierarchy hierarchy = new SimulatedHierarchy(CACHES, 1, Filter.MISSES, false);
  private final CountedLoop loops = new CountedLoop(hierarchy);
  private final Repetition repetition = new Repetition(hierarchy, loops);

  /** So many times a phrase is executed before its misses are known: once for each of the three levels, and once more to count them. */
  private static final int LEARNING = 4;

  /** Loops, all different, of so many executions. */
  private static List<StridedRun> different(int loops, long count, int from) {
    List<StridedRun> all = new ArrayList<>();
    for (int i = 0; i < loops; i++) {
      StridedRun run = new StridedRun();
      run.start(count);
      run.add(0, 100_000 + 640L * (from + i), 8, ReferenceBatch.access(8, false), from + i);
      all.add(run);
    }
    return all;
  }

  private int executed(List<StridedRun> phrase, int times) {
    int before = loops.executed;
    for (int time = 0; time < times; time++) {
      phrase.forEach(repetition::execute);
    }
    return loops.executed - before;
  }

  @Example
  void aPhraseIsExecutedUntilItsMissesAreKnown() {
    for (int length = 1; length <= 8; length++) {
      assertThat(new RepetitionTest().executed(different(length, 64, 0), 20)).isEqualTo(LEARNING * length);
    }
  }

  @Example
  void onlyShortPhrasesOfLongLoopsAreLookedFor() {
    assertThat(executed(different(9, 64, 0), 3)).isEqualTo(3 * 9);
    assertThat(executed(different(1, 63, 0), 20)).isEqualTo(20);
    assertThat(executed(different(2, 1, 0), 20)).as("single references may belong to a phrase").isEqualTo(2 * LEARNING);
  }

  @Example
  void aPhraseIsLearntAnewAfterSomethingElse() {
    assertThat(executed(different(2, 64, 0), 20)).isEqualTo(2 * LEARNING);
    assertThat(executed(different(1, 10, 50), 1)).isEqualTo(1);
    assertThat(executed(different(2, 64, 0), 20)).isEqualTo(2 * LEARNING);
    assertThat(executed(different(3, 64, 10), 20)).isEqualTo(3 * LEARNING);
  }

  @Example
  void whatBeganAPhraseAnewIsExecutedWhereTheRestDoesNotCome() {
    List<StridedRun> phrase = different(3, 64, 0);
    assertThat(executed(phrase, 20)).isEqualTo(3 * LEARNING);
    assertThat(executed(phrase.subList(0, 2), 1)).isZero();
    assertThat(executed(different(1, 64, 10), 1)).isEqualTo(3);
  }

  @Example
  void whereNothingComesAgainTheLookPauses() {
    assertThat(executed(different(31, 64, 0), 1)).isEqualTo(31);
    assertThat(executed(different(1, 64, 30), 20)).as("one less is no reason").isEqualTo(LEARNING - 1);
    assertThat(executed(different(32, 64, 100), 1)).isEqualTo(32);
    assertThat(executed(different(1, 64, 200), 300)).isEqualTo(256 + LEARNING);
  }
}
