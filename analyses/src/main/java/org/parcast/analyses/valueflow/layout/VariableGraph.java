package org.parcast.analyses.valueflow.layout;

import it.unimi.dsi.fastutil.ints.Int2IntArrayMap;
import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.longs.Long2LongRBTreeMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;

/** The variables of a plan as a graph: an edge says how many values of one the words of another use in the steps; an edge back to itself, other words of its own. */
public final class VariableGraph {
  /** A variable of which several words are among the sinks of a net. */
  private static final int SEVERAL = -1;

  private final ValueCommunicationGraph graph;
  private final Variables variables;
  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<ValueGraph.Vertex> vertices = new ArrayList<>();
  private final Map<Long, Int2IntArrayMap> shared = new HashMap<>();

  private VariableGraph(ValueCommunicationGraph graph, Variables variables) {
    this.graph = graph;
    this.variables = variables;
  }

  /** Goes through all nets of the steps once, and through sinks that several share once for all. */
  public static ValueGraph of(ValueCommunicationGraph graph, Variables variables) {
    return new VariableGraph(graph, variables).draw();
  }

  private ValueGraph draw() {
    Nets nets = graph.nets();
    boolean sharing = nets.pins() >= 2 * nets.storedPins();
    Long2LongRBTreeMap values = new Long2LongRBTreeMap();
    for (int n = 0; n < nets.size(); n++) {
      int from = nets.phase(n) == graph.headline() ? variables.of(nets.home(n)) : -1;
      if (from >= 0) {
        int net = n;
        Int2IntArrayMap users =
            sharing ? shared.computeIfAbsent(nets.sinks(n), sinks -> users(nets, net)) : users(nets, n);
        for (Int2IntMap.Entry user : users.int2IntEntrySet()) {
          if (user.getIntValue() != nets.home(n)) {
            values.addTo((long) from << Integer.SIZE | user.getIntKey(), nets.count(n));
          }
        }
      }
    }
    List<ValueGraph.Edge> edges = new ArrayList<>();
    values.long2LongEntrySet().forEach(edge -> {
      int from = number((int) (edge.getLongKey() >>> Integer.SIZE));
      edges.add(new ValueGraph.Edge(from, number((int) edge.getLongKey()), edge.getLongValue()));
    });
    return new ValueGraph(true, (int) Math.min(Integer.MAX_VALUE, graph.words().count()), vertices, edges);
  }

  /** The variables among a net's sinks, each with its word, or {@link #SEVERAL}. They are few. */
  private Int2IntArrayMap users(Nets nets, int net) {
    Int2IntArrayMap users = new Int2IntArrayMap();
    for (int i = nets.offset(net); i < nets.end(net); i++) {
      int to = nets.pin(net, i) < Nets.FIRST_VERTEX ? -1 : variables.of(nets.pin(net, i));
      if (to >= 0) {
        users.put(to, users.containsKey(to) ? SEVERAL : nets.pin(net, i));
      }
    }
    return users;
  }

  private int number(int variable) {
    return numbers.computeIfAbsent(variable, v -> {
      String name = variables.name(v).isEmpty() ? "a value without a name" : variables.name(v);
      Site site = variables.site(v);
      vertices.add(new ValueGraph.Vertex(name, name, site == null ? "" : site.file() + ":" + site.line()));
      return vertices.size() - 1;
    });
  }
}
