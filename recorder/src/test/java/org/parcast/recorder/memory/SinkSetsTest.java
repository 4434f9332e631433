package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.parcast.recording.Nets;
import org.parcast.recording.Pins;

class SinkSetsTest {
  private static final int HOME = 100;

  private static List<Integer> members(SinkSets sets, int set) {
    return Arrays.stream(sets.members(set, HOME)).boxed().toList();
  }

  /** Sets grown in any order from each other, from roots and from the starts of others hold what sets of the library hold. */
  @Property(tries = 300)
  void holdWhatWasAdded(
      @ForAll Random random, @ForAll @IntRange(min = 1, max = 200) int sinks, @ForAll @IntRange(min = 0, max = 100) int fresh,
      @ForAll @IntRange(min = 4, max = 16) int pageBits) {
    SinkSets sets = new SinkSets(pageBits);
    List<Integer> grown = new ArrayList<>(List.of(sets.root(), sets.earlierRoot()));
    List<Set<Integer>> expected = new ArrayList<>(List.of(Set.of(), Set.of()));
    List<Boolean> earlier = new ArrayList<>(List.of(false, true));
    for (int operation = 0; operation < 500; operation++) {
      int from = random.nextInt(100) < fresh ? random.nextInt(grown.size()) : grown.size() - 1;
      if (random.nextInt(20) == 0 && !sets.isEmpty(grown.get(from))) {
        grown.add(sets.startOf(grown.get(from)));
        expected.add(Set.of());
        earlier.add(earlier.get(from));
        continue;
      }
      int sink = 1 + random.nextInt(sinks);
      Set<Integer> more = new LinkedHashSet<>(expected.get(from));
      more.add(sink);
      grown.add(sets.grow(grown.get(from), HOME, sink));
      expected.add(more);
      earlier.add(earlier.get(from));
    }
    for (int i = 0; i < grown.size(); i++) {
      assertThat(members(sets, grown.get(i))).as("set %d", i).containsExactlyElementsOf(expected.get(i));
      assertThat(sets.isEmpty(grown.get(i))).isEqualTo(expected.get(i).isEmpty());
      assertThat(sets.isEarlier(grown.get(i))).isEqualTo(earlier.get(i));
    }
  }

  /** A value that is used as the last one of its home was used finds its way by comparing the next int of the pool alone. */
  @Property
  void aKnownWayIsFollowedByComparisons(@ForAll Random random, @ForAll @IntRange(min = 1, max = 60) int size, @ForAll @IntRange(min = 0, max = 5) int others) {
    SinkSets sets = new SinkSets();
    int root = sets.root();
    for (int other = 0; other < others; other++) {
      growAll(sets, root, random.ints(10, 1, 100).toArray());
    }
    int[] way = random.ints(1, 100).distinct().limit(size).toArray();
    int set = growAll(sets, root, way);
    int at = sets.startOf(set);
    for (int sink : way) {
      boolean inPlace = SinkSets.followed(sets.pool.near, at, HOME, sink) == at + 1 || sets.pool.get(at + 1) < 0;
      assertThat(inPlace).isTrue();
      at = sets.grow(at, HOME, sink);
    }
    assertThat(members(sets, at)).containsExactlyElementsOf(Arrays.stream(way).boxed().toList());
  }

  /** Homes whose values are used now so and now so, as by a branch that alternates, need no new room for it. */
  @Test
  void waysThatAlternateAreNotCopiedEachTime() {
    assertThat(roomOfAlternatingWays(4000)).isEqualTo(roomOfAlternatingWays(2000));
  }

  private static int roomOfAlternatingWays(int steps) {
    SinkSets sets = new SinkSets();
    int[][] ways = {{1, 2, 3}, {1, 4, 3}, {5, 2}, {1, 2, 6}};
    int start = sets.root();
    for (int step = 0; step < steps; step++) {
      int set = growAll(sets, start, ways[step * step / 7 % ways.length]);
      assertThat(members(sets, set)).containsExactlyElementsOf(Arrays.stream(ways[step * step / 7 % ways.length]).boxed().toList());
      start = sets.startOf(set);
    }
    return room(sets);
  }

  /** Homes whose values are used otherwise than those before, each by another sink, share the sets of what follows with all that are used so from the first. */
  @Test
  void whatIsUsedOtherwiseSharesItsSets() {
    SinkSets sets = new SinkSets();
    int[] sinks = {10, 11, 12, 13};
    int shared = growAll(sets, sets.root(), sinks);
    for (int home = 100; home < 200; home++) {
      int start = sets.startOf(growAll(sets, sets.root(), new int[] {home, home + 1000}));
      assertThat(growAll(sets, start, sinks)).isEqualTo(shared);
    }
  }

  /** How much of the pool is taken. */
  private static int room(SinkSets sets) {
    sets.newRoots();
    return sets.root();
  }

  private static int growAll(SinkSets sets, int from, int[] sinks) {
    int set = from;
    for (int sink : sinks) {
      set = sets.grow(set, HOME, sink);
    }
    return set;
  }

  /** The set of a value that everything uses, used again in the same order and in another. */
  @Test
  void aLargeSetKnowsItsMembers() {
    SinkSets sets = new SinkSets();
    int[] sinks = IntStream.rangeClosed(1, 5000).toArray();
    int set = growAll(sets, sets.root(), sinks);
    assertThat(growAll(sets, set, sinks)).isEqualTo(set);
    assertThat(growAll(sets, set, IntStream.rangeClosed(1, 5000).map(i -> 5001 - i).toArray())).isEqualTo(set);
    assertThat(members(sets, sets.grow(set, HOME, 5001))).hasSize(5001);
  }

  /** Sets that ascend but for a step back now and then, from where others branch off, as loops over parts of arrays make them. */
  @Property(tries = 50)
  void setsThatMostlyAscendKnowTheirMembersOnly(@ForAll Random random, @ForAll @IntRange(min = 10, max = 1500) int sinks) {
    SinkSets sets = new SinkSets();
    List<Integer> grown = new ArrayList<>(List.of(sets.root(), sets.earlierRoot()));
    List<Set<Integer>> expected = new ArrayList<>(List.of(Set.of(), Set.of()));
    for (int branch = 0; branch < 12; branch++) {
      int from = random.nextInt(grown.size());
      int set = grown.get(from);
      Set<Integer> members = new LinkedHashSet<>(expected.get(from));
      int sink = 1 + random.nextInt(2 * sinks);
      for (int i = 0; i < sinks; i++) {
        sink = random.nextInt(100) == 0 ? 1 + random.nextInt(sink) : sink + random.nextInt(3);
        int next = sets.grow(set, HOME, sink);
        assertThat(next == set).as("sink %d is a member", sink).isNotEqualTo(members.add(sink));
        set = next;
        if (random.nextInt(100) == 0) {
          grown.add(random.nextBoolean() ? set : sets.startOf(set));
          expected.add(grown.get(grown.size() - 1) == set ? new LinkedHashSet<>(members) : new LinkedHashSet<>(members(sets, grown.get(grown.size() - 1))));
        }
      }
      assertThat(members(sets, set)).containsExactlyElementsOf(members);
      assertThat(sets.isEarlier(set)).isEqualTo(sets.isEarlier(grown.get(from)));
    }
  }

  /** Sets of several long fragments, from where others branch off, grow by what is new to them, and by nothing that they have. */
  @Property(tries = 50)
  void longSetsKnowTheirMembersOnly(@ForAll Random random, @ForAll @IntRange(min = 200, max = 3000) int sinks) {
    SinkSets sets = new SinkSets();
    List<Integer> grown = new ArrayList<>(List.of(sets.root()));
    List<Set<Integer>> expected = new ArrayList<>(List.of(Set.of()));
    for (int branch = 0; branch < 6; branch++) {
      int from = random.nextInt(grown.size());
      int set = grown.get(from);
      Set<Integer> members = new LinkedHashSet<>(expected.get(from));
      for (int i = 0; i < sinks; i++) {
        int sink = 1 + random.nextInt(sinks);
        int next = sets.grow(set, HOME, sink);
        assertThat(next == set).as("sink %d is a member", sink).isNotEqualTo(members.add(sink));
        set = next;
        if (random.nextInt(200) == 0) {
          grown.add(set);
          expected.add(new LinkedHashSet<>(members));
        }
      }
      assertThat(members(sets, set)).containsExactlyElementsOf(members);
    }
  }

  /** An entry of a matrix that only its row uses takes no place in the pool, whether it is before or behind it. */
  @Test
  void aSetOfOneTakesNoPlace() {
    SinkSets sets = new SinkSets();
    int before = sets.root();
    int last = Pins.MOST_VERTICES - 1;
    assertThat(sets.members(sets.grow(sets.root(), 3, last), 3)).containsExactly(last);
    int earlier = sets.grow(sets.earlierRoot(), last, 3);
    assertThat(sets.members(earlier, last)).containsExactly(3);
    assertThat(sets.isEarlier(earlier)).isTrue();
    assertThat(sets.members(sets.grow(sets.root(), 17, Nets.ALL), 18)).containsExactly(Nets.ALL);
    assertThat(sets.grow(earlier, last, 3)).isEqualTo(earlier);
    int after = room(sets);
    assertThat(after - before).as("the roots alone").isEqualTo(12);
  }

  /** All words of a stencil have one set; those that a branch looks at too, one more. */
  @Test
  void equalDistancesInTheSameOrderShareASet() {
    SinkSets sets = new SinkSets();
    int root = sets.root();
    int[] one = growAt(sets, root, 50, 7, 9, 4);
    int[] other = growAt(sets, root, 500, 457, 459, 454);
    assertThat(other).isEqualTo(one);
    assertThat(growAt(sets, root, 50, 7, 4, 9)[2]).isNotEqualTo(one[2]);
    int tested = sets.grow(one[2], 50, Nets.ALL);
    assertThat(sets.grow(one[2], 500, Nets.ALL)).isEqualTo(tested);
    assertThat(sets.members(tested, 500)).containsExactly(457, 459, 454, Nets.ALL);
    assertThat(sets.isOfVertices(tested)).isFalse();
  }

  private static int[] growAt(SinkSets sets, int root, int home, int... sinks) {
    int[] grown = new int[sinks.length];
    int set = root;
    for (int i = 0; i < sinks.length; i++) {
      set = sets.grow(set, home, sinks[i]);
      grown[i] = set;
    }
    return grown;
  }

  /** A vector that all rows use: one set, not one for each of its words. */
  @Test
  void manySinksAreSharedByAllHomes() {
    SinkSets sets = new SinkSets();
    int[] sinks = IntStream.range(1000, 3000).toArray();
    int root = sets.root();
    int all = growAt(sets, root, 50, sinks)[sinks.length - 1];
    for (int home = 51; home < 70; home++) {
      assertThat(growAt(sets, root, home, sinks)[sinks.length - 1]).isEqualTo(all);
    }
    assertThat(sets.isOfVertices(all)).isTrue();
    assertThat(sets.members(all, 60)).containsExactly(sinks);
    assertThat(sets.areSame(all, 50, all, 60)).isTrue();
    assertThat(room(sets)).as("place for the sinks, and a little for each home").isLessThan(3 * sinks.length + 20 * 300);
  }

  /** The rows of an elimination: each word is used by all below it, in columns of their own; one set for all of one row, and for the next row its beginning. */
  @Test
  void manySinksAtTheSameDistancesAreSharedByAllHomes() {
    assertThat(roomOfElimination(100) - roomOfElimination(10)).as("place for 90 columns more").isZero();
  }

  private static int roomOfElimination(int columns) {
    SinkSets sets = new SinkSets();
    int root = sets.root();
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < 3; row++) {
        int home = 1000 * row + column + 10;
        int[] sinks = IntStream.range(row + 1, 500).map(below -> 1000 * below + home % 1000).toArray();
        int set = growAt(sets, root, home, sinks)[sinks.length - 1];
        assertThat(sets.members(set, home)).containsExactly(sinks);
      }
    }
    return room(sets);
  }
}
