package org.parcast.partition.refine;

import java.util.Arrays;

/** A priority queue of vertices by gain, largest first, whose keys can change; of equal keys the order is defined but arbitrary. */
public final class GainHeap {
  private final int[] positionOf;
  private int[] heap = new int[256];
  private long[] keys = new long[256];
  private int size;

  /** An empty queue for vertices below {@code vertices}. */
  public GainHeap(int vertices) {
    positionOf = new int[vertices];
    Arrays.fill(positionOf, -1);
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public boolean contains(int vertex) {
    return positionOf[vertex] >= 0;
  }

  long maxKey() {
    return keys[0];
  }

  /** The key of a vertex that is there. */
  long key(int vertex) {
    return keys[positionOf[vertex]];
  }

  /** Inserts a vertex, or changes the key of one that is there. */
  public void put(int vertex, long key) {
    int position = positionOf[vertex];
    if (position < 0) {
      if (size == heap.length) {
        heap = Arrays.copyOf(heap, size * 2);
        keys = Arrays.copyOf(keys, size * 2);
      }
      siftUp(size++, vertex, key);
    } else if (key > keys[position]) {
      siftUp(position, vertex, key);
    } else if (key < keys[position]) {
      siftDown(position, vertex, key);
    }
  }

  /** Raises the key of a vertex that is there by at least 0. */
  public void raise(int vertex, long by) {
    int position = positionOf[vertex];
    siftUp(position, vertex, keys[position] + by);
  }

  public int popMax() {
    int top = heap[0];
    remove(top);
    return top;
  }

  void remove(int vertex) {
    int position = positionOf[vertex];
    if (position < 0) {
      return;
    }
    positionOf[vertex] = -1;
    int last = heap[--size];
    if (position == size) {
      return;
    }
    long key = keys[size];
    if (position > 0 && key > keys[position - 1 >> 1]) {
      siftUp(position, last, key);
    } else {
      siftDown(position, last, key);
    }
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      positionOf[heap[i]] = -1;
    }
    size = 0;
  }

  private void siftUp(int hole, int vertex, long key) {
    int position = hole;
    while (position > 0) {
      int parent = position - 1 >> 1;
      if (keys[parent] >= key) {
        break;
      }
      set(position, heap[parent], keys[parent]);
      position = parent;
    }
    set(position, vertex, key);
  }

  private void siftDown(int hole, int vertex, long key) {
    int position = hole;
    while (true) {
      int child = 2 * position + 1;
      if (child >= size) {
        break;
      }
      if (child + 1 < size && keys[child + 1] > keys[child]) {
        child++;
      }
      if (keys[child] <= key) {
        break;
      }
      set(position, heap[child], keys[child]);
      position = child;
    }
    set(position, vertex, key);
  }

  private void set(int position, int vertex, long key) {
    heap[position] = vertex;
    keys[position] = key;
    positionOf[vertex] = position;
  }
}
