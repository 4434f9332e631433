package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.SinkSets;

/**
 * Homes that follow one another with the same nets: as many values of sets that have the same distances from each home, so that the sinks move with the
 * homes, or of the same sinks, so that these stay.
 */
final class HomesAlike {
  final int first;
  final int[] sets;
  final int[] aliveSets;
  private final int[] numbers;
  private int size = 1;
  private boolean move;

  /** One home, with the sets of its values and of those alive in the end. */
  HomesAlike(PhaseRecord phase, int home, int[] sets, int[] aliveSets) {
    first = home;
    this.sets = sets;
    this.aliveSets = aliveSets;
    numbers = new int[2 * (sets.length + aliveSets.length)];
    int at = 0;
    for (int set : sets) {
      numbers[at++] = phase.counts.get(home, set);
      numbers[at++] = phase.last.get(home, set);
    }
    for (int set : aliveSets) {
      numbers[at++] = phase.alive.get(home, set);
      numbers[at++] = phase.last.get(home, set);
    }
  }

  /** Takes another home if it comes next and is like these; answers whether. */
  boolean take(HomesAlike next, SinkSets all) {
    if (next.first != first + size || !Arrays.equals(numbers, next.numbers) || sets.length != next.sets.length) {
      return false;
    }
    boolean sameSets = Arrays.equals(sets, next.sets) && Arrays.equals(aliveSets, next.aliveSets);
    if (size == 1) {
      move = sameSets && areOfDistances(sets, all) && areOfDistances(aliveSets, all);
    }
    boolean alike = move ? sameSets : stay(sets, next, next.sets, all) && stay(aliveSets, next, next.aliveSets, all);
    size += alike ? 1 : 0;
    return alike;
  }

  /** Whether homes with as many values of the same sets are like these, as the sinks move with them. */
  boolean mayMove(SinkSets all) {
    return size > 1 ? move : areOfDistances(sets, all) && areOfDistances(aliveSets, all);
  }

  /** Takes so many homes more, of which that is so. */
  void takeAll(int more) {
    move |= more > 0;
    size += more;
  }

  private static boolean areOfDistances(int[] sets, SinkSets all) {
    for (int set : sets) {
      if (all.isOfVertices(set)) {
        return false;
      }
    }
    return true;
  }

  private boolean stay(int[] sets, HomesAlike next, int[] others, SinkSets all) {
    for (int i = 0; i < sets.length; i++) {
      if (!all.areSame(sets[i], first, others[i], next.first)) {
        return false;
      }
    }
    return true;
  }

  int size() {
    return size;
  }

  /** Whether the sinks move with the homes; said of several homes. */
  boolean move() {
    return move;
  }

  /** How many values have the set; how many of them words held when the steps ended. */
  int count(int i) {
    return numbers[2 * i];
  }

  int last(int i) {
    return numbers[2 * i + 1];
  }

  /** How many of those alive in the end have the set; how many words held when the steps ended. */
  int alive(int i) {
    return numbers[2 * (sets.length + i)];
  }

  int aliveLast(int i) {
    return numbers[2 * (sets.length + i) + 1];
  }
}
