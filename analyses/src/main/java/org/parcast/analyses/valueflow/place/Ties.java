package org.parcast.analyses.valueflow.place;

/** Which of several ranks takes a vertex with which all of them share as much traffic. */
public enum Ties {
  /** The first rank: neighbouring elements, each on the border of the same ranks, stay together. */
  FIRST {
    @Override
    int of(int ranks, int round) {
      return 0;
    }
  },
  /** Round by round another one, as a workspace that holds one line after another across all ranks leaves each of them as many lines. */
  IN_TURN {
    @Override
    int of(int ranks, int round) {
      return round % ranks;
    }
  };

  /**
   * Number of the rank that is taken.
   *
   * @param ranks how many there are to choose from
   * @param round the vertex's round in its step, see {@link org.parcast.recording.WordBlock#round}
   */
  abstract int of(int ranks, int round);
}
