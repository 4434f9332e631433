package org.parcast.analyses.valueflow.graph.compact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class RowPoolTest {
  private record Entry(int entry, int weight) {}

  /** Few rows are alike but for one weight or one entry; some are empty. */
  private static List<List<Entry>> rows(int count, int different, Random random) {
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Entry> row = new ArrayList<>();
      int length = random.nextInt(3);
      for (int e = 0; e < length; e++) {
        row.add(new Entry(random.nextInt(different) - 1, 1 + random.nextInt(different)));
      }
      rows.add(row);
    }
    return rows;
  }

  @Property
  void rowsStayWhatTheyAreAndThoseAlikeStandInOnePlace(@ForAll @IntRange(min = 1, max = 300) int different, @ForAll long seed) {
    List<List<Entry>> rows = rows(400, different, new Random(seed));
    RowPool pool = new RowPool(rows.stream().mapToInt(row -> 1 + row.size()).sum());
    int[] at = new int[rows.size()];
    for (int i = 0, length = 0; i < at.length; length += 1 + rows.get(i).size(), i++) {
      at[i] = length;
      for (Entry entry : rows.get(i)) {
        pool.add(at[i], entry.entry());
        pool.addToLast(at[i], entry.weight());
      }
    }

    pool.share(at);

    Map<List<Entry>, Integer> places = new HashMap<>();
    for (int i = 0; i < at.length; i++) {
      List<Entry> row = new ArrayList<>();
      for (int e = pool.start(at[i]); e < pool.end(at[i]); e++) {
        row.add(new Entry(pool.entry(e), pool.weight(e)));
      }
      assertThat(row).isEqualTo(rows.get(i));
      assertThat(places.merge(row, at[i], Math::min)).isEqualTo(at[i]);
    }
  }
}
