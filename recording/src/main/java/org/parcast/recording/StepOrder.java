package org.parcast.recording;

/**
 * The births of one step of a phase, the second where there are two, in the order of the program, and of which others in the step each was computed:
 * what has to wait for what. Runs of births that are alike: how many; by how much the vertex of each advances from the one before, first from 0; the
 * uses of values that each makes; the number of its sources; and how many births back each of these lies.
 */
public final class StepOrder {
  /** Nothing is known: nothing was born, or too much to be kept. */
  public static final StepOrder NONE = new StepOrder(new int[0]);

  private final int[] runs;

  public StepOrder(int... runs) {
    this.runs = runs;
  }

  /** Is told of each birth. */
  public interface Visitor {
    /**
     * A value is born.
     *
     * @param birth its number, from 0
     * @param uses uses of values by its computation
     * @param back holds from {@code from} to before {@code to} how many births before this one its sources were born
     */
    void visit(int birth, int vertex, int uses, int[] back, int from, int to);
  }

  public void forEachBirth(Visitor visitor) {
    int birth = 0;
    int vertex = 0;
    for (int run = 0; run < runs.length; run = end(run)) {
      for (int i = 0; i < runs[run]; i++) {
        vertex += runs[run + 1];
        visitor.visit(birth++, vertex, runs[run + 2], runs, run + 4, end(run));
      }
    }
  }

  /** How many values are born. */
  public int births() {
    int births = 0;
    for (int run = 0; run < runs.length; run = end(run)) {
      births += runs[run];
    }
    return births;
  }

  /** Whether a value is computed from another of the step. */
  public boolean hasSources() {
    for (int run = 0; run < runs.length; run = end(run)) {
      if (runs[run + 3] > 0) {
        return true;
      }
    }
    return false;
  }

  private int end(int run) {
    return run + 4 + runs[run + 3];
  }

  /** Whether every birth has a vertex, and its sources lie before it. */
  boolean isOf(int vertices) {
    long birth = 0;
    long vertex = 0;
    for (int run = 0; run < runs.length; run = end(run)) {
      if (run + 4 > runs.length || runs[run] <= 0 || runs[run + 2] < 0 || runs[run + 3] < 0 || (long) run + 4 + runs[run + 3] > runs.length) {
        return false;
      }
      long first = vertex + runs[run + 1];
      vertex += (long) runs[run] * runs[run + 1];
      if (Math.min(first, vertex) < Nets.FIRST_VERTEX || Math.max(first, vertex) >= vertices) {
        return false;
      }
      for (int i = run + 4; i < end(run); i++) {
        if (runs[i] <= 0 || runs[i] > birth) {
          return false;
        }
      }
      birth += runs[run];
      if (birth > Integer.MAX_VALUE) {
        return false;
      }
    }
    return true;
  }
}
