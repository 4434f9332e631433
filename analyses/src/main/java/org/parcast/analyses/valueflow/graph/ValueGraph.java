package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.longs.Long2LongRBTreeMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.word.AccessPath;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;

/**
 * The value communication graph of a recording to look at (CommAnalyzer, section 4 and Figure 8): vertices are the homes of values, an edge leads from a home
 * to one that uses its values.
 *
 * @param byVariable whether a vertex stands for all words of a variable, as the graph of the words is too large
 * @param words vertices of the graph of the words that are words: neither the output nor every rank
 * @param vertices in the order of their numbers
 * @param edges by first and second vertex
 */
public record ValueGraph(boolean byVariable, int words, List<Vertex> vertices, List<Edge> edges) {
  /** More vertices can not be looked at. */
  public static final int MOST_VERTICES = 20_000;

  /** Words that a picture on a page shows: 16 rows of 16 are 24 pixels apart in a picture of 460, and a word is 8 wide. */
  public static final int MOST_IN_A_PICTURE = 256;

  /**
   * A vertex.
   *
   * @param label as in {@code u[3][4]}
   * @param variable as in {@code u}
   * @param place where values are stored to it, as in {@code Heat.java:12}; empty where no store is known
   */
  public record Vertex(String label, String variable, String place) {}

  /**
   * An edge between two vertices, by their numbers.
   *
   * @param uses how many values of the first the second uses
   */
  public record Edge(int from, int to, long uses) {}

  public ValueGraph {
    vertices = List.copyOf(vertices);
    edges = List.copyOf(edges);
  }

  /**
   * The graph of a recording: that of its words, or of its variables where there are too many words.
   *
   * @param most words at most
   */
  public static ValueGraph of(ValueFlowRecording recording, int most) {
    Drawing drawing = new Drawing(recording);
    ValueGraph words = drawing.draw(false, OptionalInt.empty());
    return words.words <= most ? words : drawing.draw(true, OptionalInt.empty());
  }

  /**
   * The value-flow chains of one word (CommAnalyzer, section 4.1 and Figure 7): what its values are computed from, and what is computed from them. The word is
   * the first vertex.
   *
   * @param word its label, as in {@code u[3][4]}
   * @throws IllegalArgumentException if there is no such word; the message names those that there are
   */
  public static ValueGraph chains(ValueFlowRecording recording, String word) {
    Drawing drawing = new Drawing(recording);
    return drawing.draw(false, OptionalInt.of(drawing.find(word)));
  }

  /** Numbers vertices in the order of the program's words. */
  private static final class Drawing {
    private static final String INDEX = "\\[[^\\]]*\\]";
    private static final Map<Integer, String> MARKS = Map.of(Nets.ALL, "every rank", Nets.ONE, "output");

    private final ValueCommunicationGraph graph;
    private final List<WordBlock> blocks;
    private int ofWords;

    Drawing(ValueFlowRecording recording) {
      graph = new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
      blocks = recording.blocks();
    }

    /** @param only word of which alone the edges are drawn; none for all */
    ValueGraph draw(boolean byVariable, OptionalInt only) {
      Map<String, Integer> variables = new LinkedHashMap<>();
      Map<Integer, Integer> numbers = new LinkedHashMap<>();
      List<Vertex> vertices = new ArrayList<>();
      IntUnaryOperator numberOf = vertex -> {
        int own = own(vertex);
        return numbers.computeIfAbsent(own, v -> {
          Integer known = byVariable ? variables.get(variable(own)) : null;
          int number = known == null ? vertices.size() : known;
          if (known == null) {
            variables.put(variable(own), number);
            vertices.add(new Vertex(byVariable ? variable(own) : label(own), variable(own), place(own)));
          }
          return number;
        });
      };
      Nets nets = graph.nets();
      Long2LongRBTreeMap uses = new Long2LongRBTreeMap();
      only.ifPresent(numberOf::applyAsInt);
      for (int n = 0; n < nets.size(); n++) {
        int home = nets.home(n);
        long count = nets.count(n);
        boolean all = only.isEmpty() || own(home) == only.getAsInt();
        if (all) {
          numberOf.applyAsInt(home);
        }
        nets.forEachSink(n, sink -> {
          if (sink != home && (all || own(sink) == only.getAsInt())) {
            uses.addTo((long) numberOf.applyAsInt(home) << Integer.SIZE | numberOf.applyAsInt(sink), count);
          }
        });
      }
      ofWords = byVariable ? ofWords : (int) numbers.keySet().stream().filter(vertex -> !MARKS.containsKey(vertex)).count();
      List<Edge> edges = new ArrayList<>();
      uses.long2LongEntrySet().forEach(edge -> edges.add(new Edge((int) (edge.getLongKey() >>> Integer.SIZE), (int) edge.getLongKey(), edge.getLongValue())));
      return new ValueGraph(byVariable, ofWords, vertices, edges);
    }

    private int own(int vertex) {
      return MARKS.containsKey(vertex) ? vertex : graph.representative(vertex);
    }

    /** The vertex of a label, whose indices may stand anywhere in it: {@code cells[3].h} is {@code cells.h[3]}. */
    int find(String word) {
      String name = word.replaceAll(INDEX, "");
      String wanted = name + Pattern.compile(INDEX).matcher(word).results().map(MatchResult::group).collect(Collectors.joining());
      Set<String> others = new LinkedHashSet<>();
      String example = "";
      for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
        if (graph.isRepresentative(v)) {
          String own = variable(v);
          if (own.equals(name) && label(v).equals(wanted)) {
            return v;
          }
          example = own.equals(name) ? label(v) : example;
          others.add(own);
        }
      }
      throw new IllegalArgumentException("no word " + word + (example.isEmpty() ? "; give an element or a single value of " + String.join(", ", others)
          : !word.equals(name) ? "; the last of " + name + " is " + example : "; " + name + " has many: give one, as in '" + example + "', which is the last"));
    }

    private String variable(int vertex) {
      String mark = MARKS.get(vertex);
      String name = mark == null ? graph.words().name(vertex) : mark;
      return name.isEmpty() ? "a value without a name" : name;
    }

    private String label(int vertex) {
      WordBlock block = graph.words().block(vertex);
      if (block == null || block.kind() != WordBlock.Kind.ARRAY && block.kind() != WordBlock.Kind.OBJECT) {
        return variable(vertex);
      }
      String indices = Arrays.stream(AccessPath.of(block, blocks).indices()).mapToObj(index -> "[" + index + "]").collect(Collectors.joining());
      return variable(vertex) + indices + (block.kind() == WordBlock.Kind.ARRAY ? "[" + (vertex - block.firstVertex()) + "]" : "");
    }

    private String place(int vertex) {
      Site site = MARKS.containsKey(vertex) ? null : graph.storedAt(vertex);
      return site == null ? "" : site.file() + ":" + site.line();
    }
  }
}
