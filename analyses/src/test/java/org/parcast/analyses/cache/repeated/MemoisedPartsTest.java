package org.parcast.analyses.cache.repeated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.parcast.analyses.cache.distance.StackDistances;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.simulation.CacheSimulation;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;

/** Parts of a trace that come again come to the same as if they were told of each time. */
@Tag("slow")
class MemoisedPartsTest {
  private static final List<CacheHierarchy> CACHES = List.of(
      CacheHierarchy.parse("l1=512:2:64:private,l2=1280:10:64:2,l3=3k:3:64:shared"),
      CacheHierarchy.parse("l1=512:8:32:private,l2=2k:16:64:shared"),
      CacheHierarchy.parse("l1=1536:24:64:shared"));

  /** A part in the making: loops and single references. */
  private record Piece(StridedRun run) {
    void tell(ReferenceBatch batch) {
      if (run.count() > 1) {
        batch.add(run);
      } else {
        run.replay((thread, address, size, write, site) -> batch.add(thread, address, ReferenceBatch.access(size, write), site));
      }
    }
  }

  private static List<Piece> pieces(Random random, int most) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = random.nextInt(1 + most / 2); i < most; i++) {
      StridedRun run = new StridedRun();
      boolean one = random.nextBoolean();
      run.start(one ? 1 : 4 + random.nextInt(60));
      for (int k = 0; k < 1 + random.nextInt(3); k++) {
        long stride = one ? 0 : List.of(0L, 8L, 64L, -64L, 72L, 520L).get(random.nextInt(6));
        run.add(random.nextInt(4), 100_000 + 8L * random.nextInt(500), stride, ReferenceBatch.access(8, random.nextBoolean()), random.nextInt(20));
      }
      pieces.add(new Piece(run));
    }
    return pieces;
  }

  /** Tells of the part in each of both ways; answers whether the one who is asked knew what it comes to. */
  private static boolean tell(List<Piece> part, int number, ReferenceBatch asked, ReferenceBatch told) {
    part.forEach(piece -> piece.tell(told));
    if (asked.again(number)) {
      return true;
    }
    part.forEach(piece -> piece.tell(asked));
    asked.againEnds(number);
    return false;
  }

  /** Steps of several parts with something else in between now and then; answers how many parts were known. */
  private static int steps(Random random, BulkConsumer some, BulkConsumer other) {
    ReferenceBatch asked = new ReferenceBatch(some);
    ReferenceBatch told = new ReferenceBatch(other);
    List<List<Piece>> parts = List.of(pieces(random, 60), pieces(random, 40), pieces(random, 3));
    List<Piece> between = pieces(random, 3);
    int known = 0;
    for (int step = 0; step < 12; step++) {
      for (int part = 0; part < parts.size(); part++) {
        known += tell(parts.get(part), part, asked, told) ? 1 : 0;
      }
      List<Piece> pieces = step == 6 ? pieces(random, 20) : between;
      pieces.forEach(piece -> piece.tell(asked));
      pieces.forEach(piece -> piece.tell(told));
    }
    asked.flush();
    told.flush();
    return known;
  }

  @Property(tries = 100)
  void theyMissAsOftenAsToldOfEachTime(@ForAll long seed) {
    Random random = new Random(seed);
    CacheHierarchy caches = CACHES.get(random.nextInt(CACHES.size()));
    Filter filter = random.nextBoolean() ? Filter.MISSES : Filter.NONE;
    boolean coherent = random.nextBoolean();
    CacheSimulation asked = new CacheSimulation(caches, 4, filter, coherent);
    CacheSimulation told = new CacheSimulation(caches, 4, filter, coherent);
    steps(random, asked, told);
    assertThat(asked.counts()).usingRecursiveComparison().isEqualTo(told.counts());
  }

  @Property(tries = 60)
  void theyHaveTheSameReuseDistances(@ForAll long seed) {
    Random random = new Random(seed);
    CacheHierarchy caches = CACHES.get(random.nextInt(CACHES.size()));
    StackDistances asked = new StackDistances(caches, 4, 1);
    StackDistances told = new StackDistances(caches, 4, 1);
    steps(random, asked, told);
    assertThat(asked.levels(Filter.NONE)).isEqualTo(told.levels(Filter.NONE));
    assertThat(caches.levels().stream().map(asked::curve).toList()).isEqualTo(caches.levels().stream().map(told::curve).toList());
  }

  @Example
  void whatComesRoundAndRoundIsToldOfAFewTimesOnly() {
    CacheHierarchy caches = CacheHierarchy.parse("l1=512:2:64:private,l2=1k:4:64:shared");
    int known = 0;
    List<Piece> part = pieces(new Random(7), 60);
    ReferenceBatch asked = new ReferenceBatch(new CacheSimulation(caches, 4, Filter.MISSES, false));
    ReferenceBatch told = new ReferenceBatch(new CacheSimulation(caches, 4, Filter.MISSES, false));
    for (int step = 0; step < 20; step++) {
      known += tell(part, 1, asked, told) ? 1 : 0;
    }
    assertThat(known).isGreaterThanOrEqualTo(16);
  }

  @Example
  void whatIsShortIsToldOfEachTime() {
    ReferenceBatch asked = new ReferenceBatch(new CacheSimulation(CACHES.get(0), 4, Filter.MISSES, false));
    ReferenceBatch told = new ReferenceBatch(new CacheSimulation(CACHES.get(0), 4, Filter.MISSES, false));
    List<Piece> part = pieces(new Random(7), 1);
    for (int step = 0; step < 20; step++) {
      assertThat(tell(part, 1, asked, told)).isFalse();
    }
  }
}
