package org.parcast.analyses.loops.observation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Of all reads of a word those are kept that tell which loops carry an anti dependence. */
class EarlierReadsTest {
  private static final int PLAIN = 1;
  private static final int KINDS = 2;

  private final OpenLoops loops = new OpenLoops();
  private final EarlierReads earlier = new EarlierReads(loops);

  private record Read(int time, int kind) {}

  @Property(tries = 100)
  void theSameLoopsCarryADependenceOnThemAsOnAllReads(@ForAll long seed) {
    Random random = new Random(seed);
    List<Read> all = new ArrayList<>();
    int chain = 0;
    int depth = 0;
    for (int event = 0; event < 100; event++) {
      int what = random.nextInt(10);
      if (what < 2 && depth < 5) {
        loops.enter(++depth, 0);
        loops.iterate(0);
      } else if (what < 3 && depth > 0) {
        loops.exit(0);
        depth--;
      } else if (what < 6 && depth > 0) {
        loops.iterate(0);
      } else if (random.nextInt(20) == 0) {
        earlier.forget(chain);
        chain = 0;
        all.clear();
      } else {
        Read read = new Read(loops.time(), PLAIN + random.nextInt(KINDS));
        all.add(read);
        chain = earlier.keep(chain, read.time, all.size(), read.kind, loops.innermost(), loops.iteration());
      }
      assertThat(carriers(kept(chain))).isEqualTo(carriers(all));
      assertThat(kept(chain).size()).isLessThanOrEqualTo(KINDS * (2 * 5 + 2));
    }
  }

  private List<Read> kept(int chain) {
    List<Read> reads = new ArrayList<>();
    for (int read = chain; read != 0; read = earlier.next(read)) {
      reads.add(new Read(earlier.time(read), earlier.kind(read)));
    }
    return reads;
  }

  /** By kind, the loops of which the reads were made in earlier iterations. */
  private List<Integer> carriers(List<Read> reads) {
    return reads.stream().filter(read -> loops.carrier(read.time) != null).map(read -> KINDS * loops.carrier(read.time).number + read.kind).distinct().sorted().toList();
  }

  /** Words of a page that was refined begin with the same reads and forget them one by one. */
  @Property(tries = 20)
  void copiesAreForgottenApart(@ForAll long seed) {
    Random random = new Random(seed);
    int chain = 0;
    for (int depth = 0; depth < 4; depth++) {
      loops.enter(depth, 0);
      loops.iterate(0);
      chain = earlier.keep(chain, loops.time(), depth, PLAIN + random.nextInt(KINDS), loops.innermost(), 1);
      loops.iterate(0);
    }
    List<Read> reads = kept(chain);
    int copy = earlier.copy(chain);
    earlier.forget(chain);
    int other = earlier.keep(0, loops.time(), 9, PLAIN, loops.innermost(), 1);
    assertThat(kept(copy)).isEqualTo(reads);
    assertThat(kept(other)).hasSize(1);
  }
}
