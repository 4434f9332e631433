package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.GraphPicture;
import org.parcast.report.page.block.Heading;
import org.parcast.report.page.block.HeatMap;
import org.parcast.report.page.block.HeatMaps;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** The affinity of threads as matrix, as graph and as groups (DagTM, Figures 3, 5 and 6). */
final class AffinityFigure {
  /** Some two edges for each of 64 threads, as a ring or a grid has, can be followed; of more those within groups alone are drawn, by which groups were made. */
  private static final int MOST_EDGES = 150;

  private static final int ISOLATED = -1;

  private final TaskMatrix affinity;
  private final List<List<Integer>> groups;

  /** By thread. */
  private final int[] groupOf;

  AffinityFigure(TaskMatrix affinity, List<List<Integer>> groups) {
    this.affinity = affinity;
    this.groups = groups;
    groupOf = new int[affinity.size()];
    Arrays.fill(groupOf, ISOLATED);
    for (int group = 0; group < groups.size(); group++) {
      for (int thread : groups.get(group)) {
        groupOf[thread] = group;
      }
    }
  }

  void addTo(List<PageBlock> blocks) {
    blocks.add(new Heading("affinity", "Affinity: data that two threads both use"));
    blocks.add(new HeatMaps("Words that both of two threads use. The matrix is symmetric.", "words", List.of(HeatMap.of(Numbers.count(affinity.size(), "thread"), "affinity-matrix", affinity))));
    List<GraphPicture.Edge> all = edges(false);
    List<GraphPicture.Edge> drawn = all.size() <= MOST_EDGES ? all : edges(true);
    if (!drawn.isEmpty()) {
      List<GraphPicture.Vertex> threads = new ArrayList<>();
      for (int thread = 0; thread < affinity.size(); thread++) {
        threads.add(new GraphPicture.Vertex(String.valueOf(thread), "thread " + thread + (groupOf[thread] == ISOLATED ? ", isolated" : ", group " + groupOf[thread]), groupOf[thread] == ISOLATED ? groups.size() : groupOf[thread], List.of()));
      }
      blocks.add(new GraphPicture("The affinity graph: threads, those of one group in one colour, and the words that they share" + (drawn == all ? "." : "; edges within groups only."), false, threads, drawn,
          edgeTable(drawn)));
    }
    Table.Builder table = new Table.Builder("affinity-groups", "Groups of threads by affinity; isolated threads are in none").numbers("group").text("threads").show(Table.SCREENFUL);
    for (int group = 0; group < groups.size(); group++) {
      table.row(Cell.number(group), Cell.text(groups.get(group).stream().map(String::valueOf).collect(Collectors.joining(", "))));
    }
    blocks.add(table.build());
  }

  private List<GraphPicture.Edge> edges(boolean within) {
    List<GraphPicture.Edge> edges = new ArrayList<>();
    for (int a = 0; a < affinity.size(); a++) {
      for (int b = a + 1; b < affinity.size(); b++) {
        if (affinity.get(a, b) > 0 && (!within || groupOf[a] != ISOLATED && groupOf[a] == groupOf[b])) {
          edges.add(new GraphPicture.Edge(a, b, Numbers.grouped(affinity.get(a, b))));
        }
      }
    }
    return edges;
  }

  private Table edgeTable(List<GraphPicture.Edge> edges) {
    Table.Builder table = new Table.Builder("affinity-edges", "Words that two threads share").numbers("thread", "and thread", "words").show(Table.SCREENFUL);
    edges.forEach(edge -> table.row(Cell.number(edge.from()), Cell.number(edge.to()), Cell.number(affinity.get(edge.from(), edge.to()))));
    return table.build();
  }
}
