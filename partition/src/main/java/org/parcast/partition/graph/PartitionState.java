package org.parcast.partition.graph;

/**
 * A partition that is changed one vertex at a time, with the exact gain of every move.
 *
 * <p>The gain of a move is the decrease of the objective it causes. A vertex gains most by moving to a part it is adjacent to;
 * {@link #findBestMove} looks at those.
 */
public abstract sealed class PartitionState permits CutState, VolumeState {
  /** So little that every part has room for it. */
  private static final long ROOM_ANYWHERE = Long.MIN_VALUE / 2;

  public final Topology topology;
  public final int[] partOf;
  public final int parts;
  public final long[] partWeights;
  public final long[] maxPartWeights;

  /** The target and the gain that the last successful {@link #findBestMove} found. */
  public int bestTarget;
  public long bestGain;

  /** What the vertex of the last {@link #findBestMove} would lose by leaving its part, at least 0; its gain is what it wins at the target less this. */
  public long tieToOwn;

  private final int[] neighbourStamp;
  private int stamp;

  PartitionState(Topology topology, int[] partOf, long[] maxPartWeights) {
    this.topology = topology;
    this.partOf = partOf;
    this.parts = maxPartWeights.length;
    this.maxPartWeights = maxPartWeights;
    this.partWeights = new long[parts];
    this.neighbourStamp = new int[topology.vertices];
    for (int v = 0; v < topology.vertices; v++) {
      partWeights[partOf[v]] += topology.vertexWeights[v];
    }
  }

  /** The value of the objective, counted afresh. */
  public abstract long objective();

  /** Whether some edge or net of the vertex leaves its part. */
  abstract boolean isBoundary(int vertex);

  /**
   * Finds the adjacent part with room for the vertex that promises the largest gain, of equals the lightest.
   *
   * @return false if no adjacent part has room
   */
  public final boolean findBestMove(int vertex) {
    return findBestMove(vertex, topology.vertexWeights[vertex]);
  }

  /** The same, whether or not there is room. */
  public final boolean findBestMoveAnywhere(int vertex) {
    return findBestMove(vertex, ROOM_ANYWHERE);
  }

  /** The same, where only parts with room for {@code room} count. */
  abstract boolean findBestMove(int vertex, long room);

  /**
   * The same by a table.
   *
   * @param wins by vertex and part what the vertex wins by going there; 0 where it is not adjacent
   * @param tie what it loses by leaving its own
   */
  final boolean findBestMove(int vertex, long[] wins, long tie, long room) {
    int from = partOf[vertex];
    int row = vertex * parts;
    int best = -1;
    long most = 0;
    for (int part = 0; part < parts; part++) {
      long won = wins[row + part];
      if (won > 0 && won >= most && part != from && hasRoom(part, room) && isBetter(won, part, best, most)) {
        best = part;
        most = won;
      }
    }
    bestTarget = best;
    tieToOwn = tie;
    bestGain = most - tie;
    return best >= 0;
  }

  /** The gain of moving a vertex to any other part. */
  public abstract long gain(int vertex, int to);

  /** Moves a vertex to another part. */
  public abstract void move(int vertex, int to);

  /**
   * Writes the distinct vertices whose best gain the last move, that of {@code vertex}, may have raised to {@code target}, at most
   * as many as there is room for, and returns their number. To {@code rise} goes by how much at most.
   */
  public abstract int affected(int vertex, int[] target, long[] rise);

  /** The number of edges or nets of a vertex: what its gains cost. */
  public abstract int degree(int vertex);

  /** Writes distinct neighbours to {@code target}, at most as many as there is room for, and returns their number. */
  abstract int neighbours(int vertex, int[] target);

  public final boolean hasRoom(int part, long weight) {
    return partWeights[part] + weight <= maxPartWeights[part];
  }

  /** The sum over the parts of the weight above the part's bound. */
  public final long overload() {
    long overload = 0;
    for (int p = 0; p < parts; p++) {
      overload += Math.max(0, partWeights[p] - maxPartWeights[p]);
    }
    return overload;
  }

  /** The boundary vertices in ascending order. */
  public final int[] boundary() {
    VertexList boundary = new VertexList();
    for (int v = 0; v < topology.vertices; v++) {
      if (isBoundary(v)) {
        boundary.add(v);
      }
    }
    return boundary.toArray();
  }

  final void changePart(int vertex, int to) {
    int weight = topology.vertexWeights[vertex];
    partWeights[partOf[vertex]] -= weight;
    partWeights[to] += weight;
    partOf[vertex] = to;
  }

  /** Begins a new set of vertices for {@link #isFirst}. */
  final void beginSet() {
    stamp++;
  }

  /** Whether the vertex is met for the first time since {@link #beginSet}. */
  final boolean isFirst(int vertex) {
    if (neighbourStamp[vertex] == stamp) {
      return false;
    }
    neighbourStamp[vertex] = stamp;
    return true;
  }

  /** Whether a move of this gain to {@code part} is better than the best one found so far. */
  final boolean isBetter(long gain, int part, int best, long bestSoFar) {
    return best < 0 || gain > bestSoFar || gain == bestSoFar && partWeights[part] < partWeights[best];
  }
}
