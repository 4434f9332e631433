package org.parcast.analyses.trace;

/**
 * A loop of one thread whose references advance by constant strides: execution {@code t} of {@link #count()} touches {@code address(k) + t *
 * stride(k)} for each k in order.
 */
public final class StridedRun {
  private int thread;
  private long count;
  private int size;
  private long[] addresses = new long[16];
  private long[] strides = new long[16];
  private int[] accesses = new int[16];
  private int[] sites = new int[16];

  /** Makes this an empty run of a thread, with as many executions. */
  public void start(int ofThread, long executions) {
    thread = ofThread;
    count = executions;
    size = 0;
  }

  /** Adds a reference to each execution; the access as by {@link ReferenceBatch#access}. */
  public void add(long address, long stride, int access, int site) {
    if (size == addresses.length) {
      addresses = java.util.Arrays.copyOf(addresses, 2 * size);
      strides = java.util.Arrays.copyOf(strides, 2 * size);
      accesses = java.util.Arrays.copyOf(accesses, 2 * size);
      sites = java.util.Arrays.copyOf(sites, 2 * size);
    }
    addresses[size] = address;
    strides[size] = stride;
    accesses[size] = access;
    sites[size++] = site;
  }

  /** Who makes the references. */
  public int thread() {
    return thread;
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
    long stride = strides[k];
    if (stride == 0) {
      return Long.MAX_VALUE;
    }
    long first = address(k, execution);
    int line = 1 << shift;
    int offset = (int) first & line - 1;
    int last = (int) (first + bytes(k) - 1) & line - 1;
    if (last < offset || stride >= line || stride <= -line) {
      return 0;
    }
    return stride > 0 ? (line - 1 - last) / (int) stride : offset / (int) -stride;
  }

  /** Tells every reference, execution by execution. */
  public void replay(ReferenceConsumer consumer) {
    for (long t = 0; t < count; t++) {
      for (int k = 0; k < size; k++) {
        consumer.accept(thread, address(k, t), bytes(k), isWrite(k), sites[k]);
      }
    }
  }
}
