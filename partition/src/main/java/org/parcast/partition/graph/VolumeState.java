package org.parcast.partition.graph;

/**
 * The communication volume of a hypergraph under moves. For every net the parts it touches are kept with the number of its pins
 * there, as pairs in a row of room for as many parts as it can touch.
 */
final class VolumeState extends PartitionState {
  /** Entries of a table of gains that is kept even where it is larger than the hypergraph: 32 MiB, a sixteenth of the default heap of a machine with 2 GiB (a quarter of these). */
  private static final int SMALL = 1 << 22;

  private final Hypergraph hypergraph;
  private final int[] rowOffsets;
  private final int[] partAndPins;
  private final int[] connectivity;
  private final long[] benefit;
  private final int[] adjacentParts;
  private final int[] slotOf;

  /** Null where it would be large, and larger than the hypergraph. */
  private final VolumeGains gains;
  private int lastFrom;

  VolumeState(Hypergraph hypergraph, int[] partOf, long[] maxPartWeights) {
    super(hypergraph, partOf, maxPartWeights);
    this.hypergraph = hypergraph;
    benefit = new long[parts];
    adjacentParts = new int[parts];
    slotOf = new int[hypergraph.vertices];
    connectivity = new int[hypergraph.nets];
    rowOffsets = new int[hypergraph.nets + 1];
    for (int e = 0; e < hypergraph.nets; e++) {
      rowOffsets[e + 1] = rowOffsets[e] + 2 * Math.min(hypergraph.netSize(e), parts);
    }
    partAndPins = new int[rowOffsets[hypergraph.nets]];
    int[] entryOf = new int[parts];
    for (int e = 0; e < hypergraph.nets; e++) {
      countPins(e, entryOf);
    }
    gains = (long) parts * hypergraph.vertices <= Math.max(SMALL, hypergraph.pins.length) ? countGains() : null;
  }

  private VolumeGains countGains() {
    VolumeGains counted = new VolumeGains(hypergraph, parts);
    for (int e = 0; e < hypergraph.nets; e++) {
      int end = rowOffsets[e] + 2 * connectivity[e];
      for (int entry = rowOffsets[e]; entry < end; entry += 2) {
        counted.addToAll(e, partAndPins[entry], hypergraph.netWeights[e]);
        if (partAndPins[entry + 1] == 1) {
          counted.addToOnly(e, partAndPins[entry], partOf);
        }
      }
    }
    return counted;
  }

  private void countPins(int net, int[] entryOf) {
    int begin = rowOffsets[net];
    int end = begin;
    int[] row = partAndPins;
    int[] pins = hypergraph.pins;
    int[] parts = partOf;
    for (int p = hypergraph.netOffsets[net], last = hypergraph.netOffsets[net + 1]; p < last; p++) {
      int part = parts[pins[p]];
      int entry = entryOf[part];
      if (entry >= begin && entry < end && row[entry] == part) {
        row[entry + 1]++;
      } else {
        entryOf[part] = end;
        row[end] = part;
        row[end + 1] = 1;
        end += 2;
      }
    }
    connectivity[net] = (end - begin) / 2;
  }

  @Override
  public long objective() {
    long volume = 0;
    for (int e = 0; e < hypergraph.nets; e++) {
      volume += hypergraph.netWeights[e] * Math.max(0, connectivity[e] - 1);
    }
    return volume;
  }

  @Override
  boolean isBoundary(int vertex) {
    int[] incident = hypergraph.incidentNets;
    for (int i = hypergraph.vertexOffsets[vertex], end = hypergraph.vertexOffsets[vertex + 1]; i < end; i++) {
      if (connectivity[incident[i]] > 1) {
        return true;
      }
    }
    return false;
  }

  @Override
  boolean findBestMove(int vertex, long room) {
    int from = partOf[vertex];
    if (gains != null) {
      return findBestMove(vertex, gains.touching, gains.tie(vertex, from), room);
    }
    long removed = 0;
    long total = 0;
    int count = 0;
    for (int i = hypergraph.vertexOffsets[vertex]; i < hypergraph.vertexOffsets[vertex + 1]; i++) {
      int net = hypergraph.incidentNets[i];
      long weight = hypergraph.netWeights[net];
      total += weight;
      if (connectivity[net] == 1 && partAndPins[rowOffsets[net] + 1] > 1 || weight == 0) {
        continue;
      }
      int end = rowOffsets[net] + 2 * connectivity[net];
      for (int entry = rowOffsets[net]; entry < end; entry += 2) {
        int part = partAndPins[entry];
        if (part == from) {
          removed += partAndPins[entry + 1] == 1 ? weight : 0;
        } else {
          if (benefit[part] == 0) {
            adjacentParts[count++] = part;
          }
          benefit[part] += weight;
        }
      }
    }
    int best = -1;
    long bestBenefit = 0;
    for (int i = 0; i < count; i++) {
      int part = adjacentParts[i];
      long value = benefit[part];
      benefit[part] = 0;
      if (hasRoom(part, room) && isBetter(value, part, best, bestBenefit)) {
        best = part;
        bestBenefit = value;
      }
    }
    bestTarget = best;
    tieToOwn = total - removed;
    bestGain = bestBenefit - tieToOwn;
    return best >= 0;
  }

  @Override
  public long gain(int vertex, int to) {
    int from = partOf[vertex];
    if (gains != null) {
      return gains.gain(vertex, from, to);
    }
    long gain = 0;
    for (int i = hypergraph.vertexOffsets[vertex]; i < hypergraph.vertexOffsets[vertex + 1]; i++) {
      int net = hypergraph.incidentNets[i];
      gain += pinsIn(net, from) == 1 ? hypergraph.netWeights[net] : 0;
      gain -= pinsIn(net, to) == 0 ? hypergraph.netWeights[net] : 0;
    }
    return gain;
  }

  private int pinsIn(int net, int part) {
    int end = rowOffsets[net] + 2 * connectivity[net];
    for (int entry = rowOffsets[net]; entry < end; entry += 2) {
      if (partAndPins[entry] == part) {
        return partAndPins[entry + 1];
      }
    }
    return 0;
  }

  @Override
  public void move(int vertex, int to) {
    int from = partOf[vertex];
    lastFrom = from;
    changePart(vertex, to);
    for (int i = hypergraph.vertexOffsets[vertex]; i < hypergraph.vertexOffsets[vertex + 1]; i++) {
      int net = hypergraph.incidentNets[i];
      int left = removePin(net, from);
      int now = addPin(net, to);
      if (gains != null) {
        gains.changed(net, from, left, vertex, false, partOf);
        gains.changed(net, to, now, vertex, true, partOf);
      }
    }
  }

  /** Returns the number of pins that the net has left in the part. */
  private int removePin(int net, int part) {
    int[] row = partAndPins;
    int entry = rowOffsets[net];
    while (row[entry] != part) {
      entry += 2;
    }
    int left = --row[entry + 1];
    if (left == 0) {
      int last = rowOffsets[net] + 2 * --connectivity[net];
      row[entry] = row[last];
      row[entry + 1] = row[last + 1];
    }
    return left;
  }

  /** Returns the number of pins that the net has in the part now. */
  private int addPin(int net, int part) {
    int end = rowOffsets[net] + 2 * connectivity[net];
    for (int entry = rowOffsets[net]; entry < end; entry += 2) {
      if (partAndPins[entry] == part) {
        return ++partAndPins[entry + 1];
      }
    }
    partAndPins[end] = part;
    partAndPins[end + 1] = 1;
    connectivity[net]++;
    return 1;
  }

  /**
   * A gain can only rise where a net has come to a part, for all of its pins, or has left one pin alone, for that one.
   */
  @Override
  public int affected(int vertex, int[] target, long[] rise) {
    beginSet();
    int to = partOf[vertex];
    int count = 0;
    int[] pins = hypergraph.pins;
    for (int i = hypergraph.vertexOffsets[vertex]; i < hypergraph.vertexOffsets[vertex + 1]; i++) {
      int net = hypergraph.incidentNets[i];
      if (hypergraph.netSize(net) > Hypergraph.LARGE_NET) {
        continue;
      }
      boolean arrived = pinsIn(net, to) == 1;
      boolean alone = pinsIn(net, lastFrom) == 1;
      if (!arrived && !alone) {
        continue;
      }
      long weight = hypergraph.netWeights[net];
      for (int p = hypergraph.netOffsets[net], end = hypergraph.netOffsets[net + 1]; p < end; p++) {
        int pin = pins[p];
        long more = (arrived ? weight : 0) + (alone && partOf[pin] == lastFrom ? weight : 0);
        if (more == 0 || pin == vertex) {
          continue;
        }
        if (isFirst(pin)) {
          if (count == target.length) {
            return count;
          }
          slotOf[pin] = count;
          target[count] = pin;
          rise[count++] = more;
        } else {
          rise[slotOf[pin]] += more;
        }
      }
    }
    return count;
  }

  @Override
  int neighbours(int vertex, int[] target) {
    beginSet();
    isFirst(vertex);
    int count = 0;
    for (int i = hypergraph.vertexOffsets[vertex]; i < hypergraph.vertexOffsets[vertex + 1]; i++) {
      int net = hypergraph.incidentNets[i];
      if (hypergraph.netSize(net) > Hypergraph.LARGE_NET) {
        continue;
      }
      for (int p = hypergraph.netOffsets[net]; p < hypergraph.netOffsets[net + 1] && count < target.length; p++) {
        if (isFirst(hypergraph.pins[p])) {
          target[count++] = hypergraph.pins[p];
        }
      }
    }
    return count;
  }

  @Override
  public int degree(int vertex) {
    return hypergraph.vertexOffsets[vertex + 1] - hypergraph.vertexOffsets[vertex];
  }
}
