package org.parcast.partition.graph;

/** A sparse map from clusters to accumulated ratings that is emptied in time proportional to its entries. */
public final class Ratings {
  private final float[] rating;
  private final int[] keys;
  private int size;

  public Ratings(int clusters) {
    rating = new float[clusters];
    keys = new int[clusters];
  }

  /** Adds a positive rating. */
  void add(int cluster, float value) {
    if (rating[cluster] == 0) {
      keys[size++] = cluster;
    }
    rating[cluster] += value;
  }

  public int size() {
    return size;
  }

  public int cluster(int index) {
    return keys[index];
  }

  public float rating(int index) {
    return rating[keys[index]];
  }

  public void clear() {
    for (int i = 0; i < size; i++) {
      rating[keys[i]] = 0;
    }
    size = 0;
  }
}
