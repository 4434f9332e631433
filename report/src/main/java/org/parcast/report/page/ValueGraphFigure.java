package org.parcast.report.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.GraphPicture;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** The value communication graph as a picture with a table, or as a table where a picture of so much shows nothing. */
final class ValueGraphFigure {
  private static final Pattern INDEX = Pattern.compile("\\[(\\d{1,9})]");

  private final ValueGraph graph;

  ValueGraphFigure(ValueGraph graph) {
    this.graph = graph;
  }

  PageBlock block() {
    if (graph.vertices().size() > ValueGraph.MOST_IN_A_PICTURE) {
      return table();
    }
    String caption = graph.byVariable() ? "Variables, and how many values of one the words of another use in the steps; an arrow back is to other words of its own."
        : "The value communication graph: words, and which values are computed from which, in the whole run. Words lie as in their arrays, those of a variable in one colour; what belongs to no array is below.";
    Map<String, Integer> kinds = new LinkedHashMap<>();
    List<GraphPicture.Vertex> vertices = graph.vertices().stream()
        .map(vertex -> new GraphPicture.Vertex(Printable.of(vertex.label()), Printable.of(vertex.label() + " " + vertex.place()), kinds.computeIfAbsent(vertex.variable(), variable -> kinds.size()),
            indices(vertex.label()))).toList();
    return new GraphPicture(caption, true, vertices, graph.edges().stream().map(edge -> new GraphPicture.Edge(edge.from(), edge.to(), Numbers.grouped(edge.uses()))).toList(), table());
  }

  /** As in {@code u[3][4]}. */
  private static List<Integer> indices(String label) {
    return INDEX.matcher(label).results().map(index -> Integer.valueOf(index.group(1))).toList();
  }

  private Table table() {
    String of = graph.byVariable() ? "variables" : "words";
    Table.Builder table = new Table.Builder("graph-" + of, "Values that flow between " + of).text("from", "made or stored at", "to").numbers("values").show(Table.SCREENFUL);
    for (ValueGraph.Edge edge : graph.edges()) {
      ValueGraph.Vertex from = graph.vertices().get(edge.from());
      table.row(Cell.text(from.label()), from.place().isEmpty() ? Cell.none() : Cell.text(from.place()), Cell.text(graph.vertices().get(edge.to()).label()), Cell.number(edge.uses()));
    }
    return table.build();
  }
}
