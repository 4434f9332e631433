package org.parcast.report.text;

import java.io.IOException;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;

/** A value communication graph as GraphML, as DOT of Graphviz, or as JSON. */
public final class ValueGraphText {
  private ValueGraphText() {}

  /** The chains of the first vertex for people: what its values are computed from, and what for. */
  public static String chains(ValueGraph graph) {
    ValueGraph.Vertex word = graph.vertices().get(0);
    StringBuilder text = new StringBuilder("\nChains of " + Printable.of(word.label()) + (word.place().isEmpty() ? "" : " (" + Printable.of(word.place()) + ")") + "\n\n");
    TextTable table = new TextTable("lrll").row("", "values", "word", "stored at");
    for (ValueGraph.Edge edge : graph.edges()) {
      ValueGraph.Vertex other = graph.vertices().get(edge.to() == 0 ? edge.from() : edge.to());
      table.row(edge.to() == 0 ? "computed from" : "used for", Numbers.grouped(edge.uses()), Printable.of(other.label()), Printable.of(other.place()));
    }
    return text + table.toText("  ");
  }

  /** Writes GraphML. */
  public static void graphml(ValueGraph graph, Appendable to) throws IOException {
    to.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
    for (String key : new String[] {"label", "variable", "place"}) {
      to.append("<key id=\"" + key + "\" for=\"node\" attr.name=\"" + key + "\" attr.type=\"string\"/>\n");
    }
    to.append("<key id=\"uses\" for=\"edge\" attr.name=\"uses\" attr.type=\"long\"/>\n<graph edgedefault=\"directed\">\n");
    for (int v = 0; v < graph.vertices().size(); v++) {
      ValueGraph.Vertex vertex = graph.vertices().get(v);
      to.append("<node id=\"n" + v + "\"><data key=\"label\">" + escaped(vertex.label()) + "</data><data key=\"variable\">" + escaped(vertex.variable())
          + "</data><data key=\"place\">" + escaped(vertex.place()) + "</data></node>\n");
    }
    for (ValueGraph.Edge edge : graph.edges()) {
      to.append("<edge source=\"n" + edge.from() + "\" target=\"n" + edge.to() + "\"><data key=\"uses\">" + edge.uses() + "</data></edge>\n");
    }
    to.append("</graph>\n</graphml>\n");
  }

  private static String escaped(String text) {
    return Printable.of(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** Writes DOT. */
  public static void dot(ValueGraph graph, Appendable to) throws IOException {
    to.append("digraph values {\n");
    for (int v = 0; v < graph.vertices().size(); v++) {
      ValueGraph.Vertex vertex = graph.vertices().get(v);
      to.append("  n" + v + " [label=" + quoted(vertex.label()) + " tooltip=" + quoted(vertex.place()) + "];\n");
    }
    for (ValueGraph.Edge edge : graph.edges()) {
      to.append("  n" + edge.from() + " -> n" + edge.to() + " [label=\"" + edge.uses() + "\"];\n");
    }
    to.append("}\n");
  }

  /** Writes JSON: {@code by_variable}, {@code words}, {@code vertices[]}, {@code edges[]}. */
  public static void json(ValueGraph graph, Appendable to) throws IOException {
    to.append("{\"by_variable\":" + graph.byVariable() + ",\"words\":" + graph.words() + ",\"vertices\":[");
    for (int v = 0; v < graph.vertices().size(); v++) {
      ValueGraph.Vertex vertex = graph.vertices().get(v);
      to.append((v == 0 ? "\n" : ",\n") + "{\"label\":" + quoted(vertex.label()) + ",\"variable\":" + quoted(vertex.variable()) + ",\"place\":" + quoted(vertex.place()) + "}");
    }
    to.append("],\"edges\":[");
    for (int e = 0; e < graph.edges().size(); e++) {
      ValueGraph.Edge edge = graph.edges().get(e);
      to.append((e == 0 ? "\n" : ",\n") + "{\"from\":" + edge.from() + ",\"to\":" + edge.to() + ",\"uses\":" + edge.uses() + "}");
    }
    to.append("]}\n");
  }

  /** Names of class files may have any character: control characters are replaced, quotation marks and backslashes escaped. */
  private static String quoted(String text) {
    return '"' + Printable.of(text).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
