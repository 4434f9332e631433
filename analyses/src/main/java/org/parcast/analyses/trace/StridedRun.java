package org.parcast.analyses.trace;

import java.util.Arrays;

/**
 * A loop whose references advance by constant strides, of one thread or of several in turns: execution {@code t} of {@link #count()} touches
 * {@code address(k) + t * stride(k)} for each k in order.
 */
public final class StridedRun {
  private static final long FEWEST_EXECUTIONS = 4;
  private static final long FEWEST_REFERENCES = 32;

  private long count;
  private int size;
  private int[] threads = new int[16];
  private long[] addresses = new long[16];
  private long[] strides = new long[16];
  private int[] accesses = new int[16];
  private int[] sites = new int[16];

  /** Whether so many executions of so many references each are better told of at once than reference by reference. */
  public static boolean isWorthwhile(long executions, int size) {
    return executions >= FEWEST_EXECUTIONS && executions * size >= FEWEST_REFERENCES;
  }

  /** Makes this an empty run of so many executions. */
  public void start(long executions) {
    count = executions;
    size = 0;
  }

  /** Adds a reference to each execution; the access as by {@link ReferenceBatch#access}. */
  public void add(int thread, long address, long stride, int access, int site) {
    if (size == addresses.length) {
      threads = Arrays.copyOf(threads, 2 * size);
      addresses = Arrays.copyOf(addresses, 2 * size);
      strides = Arrays.copyOf(strides, 2 * size);
      accesses = Arrays.copyOf(accesses, 2 * size);
      sites = Arrays.copyOf(sites, 2 * size);
    }
    threads[size] = thread;
    addresses[size] = address;
    strides[size] = stride;
    accesses[size] = access;
    sites[size++] = site;
  }

  /** Makes this the same as the other. */
  public void become(StridedRun other) {
    start(other.count);
    for (int k = 0; k < other.size; k++) {
      add(other.threads[k], other.addresses[k], other.strides[k], other.accesses[k], other.sites[k]);
    }
  }

  /** Whether each execution is, reference by reference, by the same thread and site, of the same kind and to the same lines of {@code 1 << shift} bytes. */
  public boolean touchesSameLines(StridedRun other, int shift) {
    if (count != other.count || size != other.size) {
      return false;
    }
    for (int k = 0; k < size; k++) {
      boolean alike = sites[k] == other.sites[k] && threads[k] == other.threads[k] && accesses[k] == other.accesses[k] && strides[k] == other.strides[k];
      if (!alike || addresses[k] != other.addresses[k] && !staysInSameLines(k, other, shift)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the k-th touches the same lines as the other's: so it does if each execution begins in its line as far from the start as the first. */
  private boolean staysInSameLines(int k, StridedRun other, int shift) {
    boolean even = count == 1 || (strides[k] & (1L << shift) - 1) == 0;
    long beyond = bytes(k) - 1;
    return even && addresses[k] >>> shift == other.addresses[k] >>> shift && addresses[k] + beyond >>> shift == other.addresses[k] + beyond >>> shift;
  }

  /** Who makes the k-th. */
  public int thread(int k) {
    return threads[k];
  }

  /** Number of executions, at least 1. */
  public long count() {
    return count;
  }

  /** References of an execution. */
  public int size() {
    return size;
  }

  /** First byte of the k-th in an execution. */
  public long address(int k, long execution) {
    return addresses[k] + execution * strides[k];
  }

  /** Bytes by which the k-th advances. */
  public long stride(int k) {
    return strides[k];
  }

  /** Bytes of the k-th. */
  public int bytes(int k) {
    return accesses[k] >>> 1;
  }

  /** Whether the k-th stores. */
  public boolean isWrite(int k) {
    return (accesses[k] & 1) != 0;
  }

  /** Where the k-th stands in the program. */
  public int site(int k) {
    return sites[k];
  }

  /** In how many executions after this one the k-th touches the same line, or lines, of {@code 1 << shift} bytes. */
  public long staying(int k, long execution, int shift) {
    return staying(address(k, execution), strides[k], bytes(k), shift);
  }

  /** How many references after the first of so many bytes, each {@code stride} from the one before, touch the line, or lines, that it touches. */
  static long staying(long first, long stride, int bytes, int shift) {
    if (stride == 0) {
      return Long.MAX_VALUE;
    }
    int line = 1 << shift;
    if (stride >= line || stride <= -line) {
      return 0;
    }
    int offset = (int) first & line - 1;
    int last = (int) (first + bytes - 1) & line - 1;
    if (last < offset) {
      return 0;
    }
    return stride > 0 ? (line - 1 - last) / (int) stride : offset / (int) -stride;
  }

  /** In how many executions after this one all touch the same lines. */
  public long staying(long execution, int shift) {
    long least = Long.MAX_VALUE;
    for (int k = 0; k < size && least > 0; k++) {
      least = Math.min(least, staying(k, execution, shift));
    }
    return least;
  }

  /** Tells every reference, execution by execution. */
  public void replay(ReferenceConsumer consumer) {
    for (long t = 0; t < count; t++) {
      for (int k = 0; k < size; k++) {
        consumer.accept(threads[k], address(k, t), bytes(k), isWrite(k), sites[k]);
      }
    }
  }
}
