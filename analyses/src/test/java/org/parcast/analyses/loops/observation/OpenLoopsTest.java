package org.parcast.analyses.loops.observation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What loops remember of their iterations tells the same, however little space it takes. */
class OpenLoopsTest {
  @Property(tries = 100)
  void timesAreCounted(@ForAll long seed) {
    Random random = new Random(seed);
    Times times = new Times();
    List<Integer> all = new ArrayList<>();
    int time = random.nextInt(5);
    for (int i = 0; i < 60; i++) {
      time += random.nextInt(4) > 0 ? 3 : 1 + random.nextInt(5);
      times.add(time);
      all.add(time);
      for (int then = 0; then <= time + 2; then++) {
        int moment = then;
        assertThat(times.after(then)).isEqualTo((int) all.stream().filter(start -> start > moment).count());
      }
    }
  }

  /** Something that was done in an execution of a loop, as it is numbered by loops that forget and by loops that do not. */
  private static final class Done {
    private int forgetful;
    private final int whole;
    private final int iteration;
    private final int time;

    Done(int forgetful, int whole, int iteration, int time) {
      this.forgetful = forgetful;
      this.whole = whole;
      this.iteration = iteration;
      this.time = time;
    }
  }

  @Property(tries = 100)
  void executionsThatAreForgottenAreMissedByNone(@ForAll long seed) {
    Random random = new Random(seed);
    OpenLoops forgetful = new OpenLoops(4);
    OpenLoops whole = new OpenLoops();
    List<Done> remembered = new ArrayList<>();
    int depth = 0;
    for (int event = 0; event < 200; event++) {
      int what = random.nextInt(10);
      if (what < 3 && depth < 4) {
        int loop = ++depth + 10 * random.nextInt(2);
        forgetful.enter(loop, 0);
        forgetful.iterate(0);
        whole.enter(loop, 0);
        whole.iterate(0);
      } else if (what < 5 && depth > 0) {
        forgetful.exit(0);
        whole.exit(0);
        depth--;
      } else if (what < 7 && depth > 0) {
        forgetful.iterate(0);
        whole.iterate(0);
      } else if (what < 8 && !remembered.isEmpty()) {
        remembered.remove(random.nextInt(remembered.size()));
      } else {
        remembered.add(new Done(forgetful.innermost(), whole.innermost(), whole.iteration(), whole.time()));
      }
      if (forgetful.isFull(0)) {
        BitSet used = new BitSet();
        remembered.forEach(done -> used.set(done.forgetful));
        int[] renumbered = forgetful.keep(used);
        remembered.forEach(done -> done.forgetful = renumbered[done.forgetful]);
      }
      for (Done done : remembered) {
        assertThat(around(forgetful, done.forgetful)).isEqualTo(around(whole, done.whole));
        assertThat(forgetful.isOpen(done.forgetful)).isEqualTo(whole.isOpen(done.whole));
        assertThat(ahead(forgetful, done.forgetful, done)).isEqualTo(ahead(whole, done.whole, done));
        holdAgainst(whole, done, random.ints(random.nextInt(4), 0, 3).toArray());
      }
    }
  }

  private static List<Integer> around(OpenLoops loops, int execution) {
    List<Integer> around = new ArrayList<>();
    for (int at = execution; at != 0; at = loops.parent(at)) {
      around.add(loops.loop(at));
    }
    return around;
  }

  private static int[] ahead(OpenLoops loops, int execution, Done done) {
    OpenLoops.Execution carrier = loops.carrier(done.time);
    return carrier == null ? null : loops.ahead(carrier, execution, done.iteration);
  }

  /** Distances that were seen before are as many alike as of both lists. */
  private static void holdAgainst(OpenLoops loops, Done done, int[] before) {
    int[] now = ahead(loops, done.whole, done);
    if (now != null) {
      int differs = Arrays.mismatch(before, now);
      int alike = differs < 0 ? now.length : differs;
      assertThat(loops.aheadAs(before, loops.carrier(done.time), done.whole, done.iteration)).isEqualTo(alike);
    }
  }

  @Test
  void loopsSinceThenAreAskedForFromTheInnermost() {
    OpenLoops loops = new OpenLoops();
    loops.enter(1, 0);
    loops.iterate(0);
    int then = loops.time();
    loops.enter(2, 0);
    loops.iterate(0);
    loops.enter(3, 0);
    loops.iterate(0);
    List<Integer> all = new ArrayList<>();
    loops.forEachSince(then, Integer.MAX_VALUE, all::add);
    List<Integer> innermost = new ArrayList<>();
    loops.forEachSince(then, 1, innermost::add);
    assertThat(all).containsExactly(3, 2);
    assertThat(innermost).containsExactly(3);
  }

  @Test
  void longRunsTakeNoMoreSpace() {
    OpenLoops loops = new OpenLoops(1000);
    loops.enter(1, 0);
    for (int i = 0; i < 1_000_000; i++) {
      loops.iterate(0);
      loops.enter(2, 0);
      loops.iterate(0);
      loops.exit(0);
      if (loops.isFull(0)) {
        loops.keep(new BitSet());
      }
    }
    assertThat(loops.bytes()).isLessThan(20_000);
  }

  @Test
  void muchIsSearchedOnlyForManyExecutions() {
    OpenLoops loops = new OpenLoops(10);
    for (int i = 0; i < 100; i++) {
      loops.enter(1, 0);
      loops.exit(0);
    }
    assertThat(loops.isFull(1_000)).isTrue();
    assertThat(loops.isFull(1_000_000)).isFalse();
  }
}
