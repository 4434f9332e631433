package org.parcast.recording;

/**
 * How a sink stands in a set of sinks: by its vertex, or by its distance from the home of the values. By distance the words of a regular array have the
 * same few sets; by vertex, words that all use alike have the same one. {@link Nets#ALL} and {@link Nets#ONE} stand for themselves.
 */
public final class Pins {
  private Pins() {}

  /** There may be so many vertices: what stands for a distance and what for a vertex is told apart by a bit. */
  public static final int MOST_VERTICES = 1 << 29;

  /** What is less than this stands for a vertex, all else for a distance. */
  public static final int DISTANCES = 2 * MOST_VERTICES;

  private static final int HERE = DISTANCES + MOST_VERTICES;

  /** What stands for the distance of a vertex from the home. */
  public static int distance(int home, int vertex) {
    return vertex - home + HERE;
  }

  /** The sink for which something stands in a set that the home's values have. */
  public static int sink(int pin, int home) {
    return pin < DISTANCES ? pin : pin - HERE + home;
  }

  /** Whether it stands for a distance. */
  public static boolean isDistance(int pin) {
    return pin >= DISTANCES;
  }
}
