package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.BitSet;
import org.parcast.recording.Nets;

/** The vertices that compute from the words of data arrays: what is computed from a point is computed where the point lies. */
public final class DataUsers {
  private final ValueCommunicationGraph graph;
  private final BitSet data;
  private final BitSet users = new BitSet();

  /** @param data words of the arrays */
  public DataUsers(ValueCommunicationGraph graph, BitSet data) {
    this.graph = graph;
    this.data = data;
    forEachUse((word, user) -> users.set(user));
    users.andNot(data);
  }

  private interface UseVisitor {
    void visit(int word, int user);
  }

  private void forEachUse(UseVisitor visitor) {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      for (int i = nets.offset(n); nets.phase(n) == graph.headline() && data.get(nets.home(n)) && i < nets.end(n); i++) {
        if (nets.pin(n, i) >= Nets.FIRST_VERTEX && graph.isComputed(nets.pin(n, i))) {
          visitor.visit(nets.home(n), graph.representative(nets.pin(n, i)));
        }
      }
    }
  }

  /** Puts each user on the rank that has most of its words, the first of equals, once these are placed. */
  public void assign(short[] owner) {
    Long2IntOpenHashMap wordsOf = new Long2IntOpenHashMap();
    int[] most = new int[users.length()];
    forEachUse((word, user) -> {
      if (users.get(user) && owner[word] >= 0) {
        int words = wordsOf.addTo((long) user << Short.SIZE | owner[word], 1) + 1;
        if (words > most[user] || words == most[user] && owner[word] < owner[user]) {
          most[user] = words;
          owner[user] = owner[word];
        }
      }
    });
  }
}
