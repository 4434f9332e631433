package org.parcast.analyses.valueflow.layout;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Pairs of variables that take turns, as two grids do that change places after each step: each is computed of the other, and together they hold the
 * values of as many steps as there are. A temporary beside a grid holds values of all steps, as the grid does.
 */
final class TakingTurns {
  /** Two variables, the one with the lower number first. */
  record Pair(int first, int second) {}

  private TakingTurns() {}

  static List<Pair> of(ValueCommunicationGraph graph, Variables variables) {
    if (!graph.hasSteps() || graph.steps() == 1) {
      return List.of();
    }
    long[] used = new long[graph.vertices()];
    LongOpenHashSet uses = new LongOpenHashSet();
    long[] words = variables.words();
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int from = variables.of(nets.home(n));
      if (!graph.everyStep(n) || from < 0 || words[from] == 1) {
        continue;
      }
      int to = from;
      for (int i = nets.offset(n); i < nets.end(n) && to == from; i++) {
        int by = nets.pin(n, i) < Nets.FIRST_VERTEX ? -1 : variables.of(nets.pin(n, i));
        to = by < 0 || words[by] == 1 ? from : by;
      }
      used[nets.home(n)] += nets.end(n) > nets.offset(n) ? nets.count(n) : 0;
      if (to != from) {
        uses.add((long) from << Integer.SIZE | to);
      }
    }
    long[] most = new long[variables.size()];
    for (int v = Nets.FIRST_VERTEX; v < used.length; v++) {
      if (used[v] > 0) {
        most[variables.of(v)] = Math.max(most[variables.of(v)], used[v]);
      }
    }
    List<Pair> pairs = new ArrayList<>();
    uses.longStream().sorted().forEach(use -> {
      int from = (int) (use >>> Integer.SIZE);
      int to = (int) use;
      if (from < to && uses.contains((long) to << Integer.SIZE | from) && words[from] == words[to] && most[from] + most[to] == graph.steps()
          && pairs.stream().noneMatch(pair -> pair.second == to || pair.first == from || pair.first == to || pair.second == from)) {
        pairs.add(new Pair(from, to));
      }
    });
    return pairs;
  }
}
