package org.parcast.analyses.valueflow.layout;

import it.unimi.dsi.fastutil.longs.Long2LongMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.VariableKind;
import org.parcast.recording.Nets;

/** What the variables exchange in the steps, whoever keeps them. */
final class VariableFlow {
  private final Variables variables;
  private final long[] words;
  /** Bytes of the values of each that other words use, in all steps. */
  private final long[] leaving;
  /** Uses of one variable's values by another, in bytes. */
  private final Long2LongOpenHashMap between = new Long2LongOpenHashMap();
  private final BitSet stored = new BitSet();
  private final BitSet temporary = new BitSet();
  private final BitSet taking = new BitSet();

  VariableFlow(ValueCommunicationGraph graph, Variables variables) {
    this.variables = variables;
    words = variables.words();
    leaving = new long[variables.size()];
    BitSet workspaces = graph.workspaces();
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      int variable = variables.of(v);
      if (variable >= 0) {
        stored.set(variable, stored.get(variable) || graph.bornIn(graph.headline(), v));
        temporary.set(variable, temporary.get(variable) || graph.words().isTemporary(v) || workspaces.get(v));
      }
    }
    countUses(graph);
  }

  private void countUses(ValueCommunicationGraph graph) {
    Nets nets = graph.nets();
    // Where many nets have the same sinks, each set of them is gone through once for a variable.
    boolean shared = nets.pins() >= 2 * nets.storedPins();
    LongOpenHashSet seen = new LongOpenHashSet();
    for (int n = 0; n < nets.size(); n++) {
      int from = variables.of(nets.home(n));
      if (nets.phase(n) != graph.headline() || from < 0) {
        continue;
      }
      long bytes = nets.count(n) * graph.words().bytes(nets.home(n));
      taking.set(from);
      int last = from;
      for (int i = nets.offset(n); i < nets.end(n) && (!shared || nets.moves(n) || i > nets.offset(n) || seen.add(key(from, i))); i++) {
        int to = nets.pin(n, i) < Nets.FIRST_VERTEX ? from : variables.of(nets.pin(n, i));
        if (to >= 0 && to != last && to != from) {
          between.addTo(key(from, to), bytes);
        }
        last = to;
      }
      boolean leaves = nets.end(n) > nets.offset(n) + 1 || nets.end(n) > nets.offset(n) && nets.pin(n, nets.offset(n)) != nets.home(n);
      leaving[from] += leaves ? graph.countInSteps(n) * graph.words().bytes(nets.home(n)) : 0;
    }
  }

  private static long key(int from, int to) {
    return (long) from << Integer.SIZE | to;
  }

  /** Bytes of a variable's values that other words use, in all steps. */
  long leaving(int variable) {
    return leaving[variable];
  }

  /** How many words a variable has. */
  long words(int variable) {
    return words[variable];
  }

  /** Whether steps use or store it. */
  boolean isInSteps(int variable) {
    return taking.get(variable) || stored.get(variable);
  }

  VariableKind kind(int variable) {
    if (words[variable] == 1 && !temporary.get(variable)) {
      return VariableKind.NUMBER;
    }
    if (temporary.get(variable)) {
      return VariableKind.TEMPORARY;
    }
    return stored.get(variable) ? VariableKind.STATE : VariableKind.DATA;
  }

  /** The variable with which one exchanges most, of some; less than 0 where it exchanges nothing with any. */
  int partner(int variable, IntPredicate among) {
    int partner = -1;
    long most = 0;
    for (Long2LongMap.Entry entry : between.long2LongEntrySet()) {
      int from = (int) (entry.getLongKey() >>> Integer.SIZE);
      int to = (int) entry.getLongKey();
      int other = from == variable ? to : to == variable ? from : -1;
      long bytes = other < 0 ? 0 : between.get(key(variable, other)) + between.get(key(other, variable));
      if (other >= 0 && among.test(other) && (bytes > most || bytes == most && other < partner)) {
        partner = other;
        most = bytes;
      }
    }
    return partner;
  }
}
