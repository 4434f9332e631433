package org.parcast.analyses.mapping.locality;

import java.util.Arrays;

/**
 * An order-statistics tree of time stamps (DagTM, section 4.1.2): a balanced search tree (AVL) whose nodes know how many stamps are below them.
 * Stamps are inserted in rising order; each operation takes O(log n).
 */
final class TimeStampTree {
  private static final int NONE = 0;

  private long[] stamp = new long[64];
  private int[] left = new int[64];
  private int[] right = new int[64];
  private int[] weight = new int[64];
  private byte[] height = new byte[64];
  private int root = NONE;
  private int used = 1;
  private int free = NONE;

  /** Number of stamps. */
  int size() {
    return weight[root];
  }

  /** Adds a stamp later than all there are. */
  void append(long time) {
    root = append(root, node(time));
  }

  /** Number of stamps later than this one. */
  int later(long time) {
    int count = 0;
    int node = root;
    while (node != NONE) {
      if (stamp[node] > time) {
        count += weight[right[node]] + 1;
        node = left[node];
      } else {
        node = right[node];
      }
    }
    return count;
  }

  /** Takes out a stamp that is there. */
  void remove(long time) {
    root = remove(root, time);
  }

  private int append(int node, int added) {
    if (node == NONE) {
      return added;
    }
    right[node] = append(right[node], added);
    return balanced(node);
  }

  private int remove(int node, long time) {
    if (time < stamp[node]) {
      left[node] = remove(left[node], time);
    } else if (time > stamp[node]) {
      right[node] = remove(right[node], time);
    } else if (left[node] == NONE || right[node] == NONE) {
      int child = left[node] == NONE ? right[node] : left[node];
      left[node] = free;
      free = node;
      return child;
    } else {
      int next = right[node];
      while (left[next] != NONE) {
        next = left[next];
      }
      stamp[node] = stamp[next];
      right[node] = remove(right[node], stamp[next]);
    }
    return balanced(node);
  }

  private int balanced(int node) {
    int lean = height[left[node]] - height[right[node]];
    if (lean > 1) {
      if (height[left[left[node]]] < height[right[left[node]]]) {
        left[node] = rotatedLeft(left[node]);
      }
      return rotatedRight(node);
    }
    if (lean < -1) {
      if (height[right[right[node]]] < height[left[right[node]]]) {
        right[node] = rotatedRight(right[node]);
      }
      return rotatedLeft(node);
    }
    update(node);
    return node;
  }

  private int rotatedRight(int node) {
    int up = left[node];
    left[node] = right[up];
    right[up] = node;
    update(node);
    update(up);
    return up;
  }

  private int rotatedLeft(int node) {
    int up = right[node];
    right[node] = left[up];
    left[up] = node;
    update(node);
    update(up);
    return up;
  }

  private void update(int node) {
    weight[node] = weight[left[node]] + weight[right[node]] + 1;
    height[node] = (byte) (Math.max(height[left[node]], height[right[node]]) + 1);
  }

  private int node(long time) {
    int node = free;
    if (node != NONE) {
      free = left[node];
    } else {
      if (used == stamp.length) {
        grow();
      }
      node = used++;
    }
    stamp[node] = time;
    left[node] = NONE;
    right[node] = NONE;
    weight[node] = 1;
    height[node] = 1;
    return node;
  }

  private void grow() {
    int length = 2 * used;
    stamp = Arrays.copyOf(stamp, length);
    left = Arrays.copyOf(left, length);
    right = Arrays.copyOf(right, length);
    weight = Arrays.copyOf(weight, length);
    height = Arrays.copyOf(height, length);
  }
}
