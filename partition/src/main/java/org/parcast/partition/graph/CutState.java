package org.parcast.partition.graph;

/**
 * The edge cut of a graph under moves. Where vertices have more neighbours than there are parts, the weight that ties each to each part is
 * kept under moves: searches ask for gains far more often than they move.
 */
final class CutState extends PartitionState {
  private final Graph graph;

  /** By vertex and part the weight of the edges between them; null where that would be more than the edges. */
  private final long[] tied;
  private final long[] weightTo;
  private final int[] adjacentParts;
  private int lastFrom;

  CutState(Graph graph, int[] partOf, long[] maxPartWeights) {
    super(graph, partOf, maxPartWeights);
    this.graph = graph;
    weightTo = new long[parts];
    adjacentParts = new int[parts];
    tied = (long) parts * graph.vertices <= graph.neighbours.length ? new long[parts * graph.vertices] : null;
    if (tied != null) {
      for (int v = 0; v < graph.vertices; v++) {
        for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
          tied[v * parts + partOf[graph.neighbours[e]]] += graph.edgeWeights[e];
        }
      }
    }
  }

  @Override
  public long objective() {
    long twice = 0;
    for (int v = 0; v < graph.vertices; v++) {
      int part = partOf[v];
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        if (partOf[graph.neighbours[e]] != part) {
          twice += graph.edgeWeights[e];
        }
      }
    }
    return twice / 2;
  }

  @Override
  boolean isBoundary(int vertex) {
    int part = partOf[vertex];
    if (tied != null) {
      for (int p = 0; p < parts; p++) {
        if (p != part && tied[vertex * parts + p] != 0) {
          return true;
        }
      }
      return false;
    }
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      if (partOf[graph.neighbours[e]] != part) {
        return true;
      }
    }
    return false;
  }

  @Override
  boolean findBestMove(int vertex, long room) {
    if (tied != null) {
      return findBestMove(vertex, tied, tied[vertex * parts + partOf[vertex]], room);
    }
    int count = 0;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      int part = partOf[graph.neighbours[e]];
      if (weightTo[part] == 0) {
        adjacentParts[count++] = part;
      }
      weightTo[part] += graph.edgeWeights[e];
    }
    int from = partOf[vertex];
    long internal = weightTo[from];
    int best = -1;
    long bestWeight = 0;
    for (int i = 0; i < count; i++) {
      int part = adjacentParts[i];
      long weight = weightTo[part];
      weightTo[part] = 0;
      if (part != from && hasRoom(part, room) && isBetter(weight, part, best, bestWeight)) {
        best = part;
        bestWeight = weight;
      }
    }
    bestTarget = best;
    tieToOwn = internal;
    bestGain = bestWeight - internal;
    return best >= 0;
  }

  @Override
  public long gain(int vertex, int to) {
    int from = partOf[vertex];
    if (tied != null) {
      return tied[vertex * parts + to] - tied[vertex * parts + from];
    }
    long gain = 0;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
      int part = partOf[graph.neighbours[e]];
      if (part == from) {
        gain -= graph.edgeWeights[e];
      } else if (part == to) {
        gain += graph.edgeWeights[e];
      }
    }
    return gain;
  }

  @Override
  public void move(int vertex, int to) {
    lastFrom = partOf[vertex];
    changePart(vertex, to);
    if (tied != null) {
      for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1]; e++) {
        int row = graph.neighbours[e] * parts;
        tied[row + lastFrom] -= graph.edgeWeights[e];
        tied[row + to] += graph.edgeWeights[e];
      }
    }
  }

  /** Vertices of the part that the vertex came to gain less than before by leaving it. */
  @Override
  public int affected(int vertex, int[] target, long[] rise) {
    int to = partOf[vertex];
    int count = 0;
    for (int e = graph.offsets[vertex]; e < graph.offsets[vertex + 1] && count < target.length; e++) {
      int neighbour = graph.neighbours[e];
      int part = partOf[neighbour];
      if (part != to) {
        target[count] = neighbour;
        rise[count++] = (part == lastFrom ? 2L : 1L) * graph.edgeWeights[e];
      }
    }
    return count;
  }

  @Override
  int neighbours(int vertex, int[] target) {
    int count = Math.min(graph.degree(vertex), target.length);
    System.arraycopy(graph.neighbours, graph.offsets[vertex], target, 0, count);
    return count;
  }

  @Override
  public int degree(int vertex) {
    return graph.degree(vertex);
  }
}
