package org.parcast.recording.trace.coding;

/** Where the references of loops with branches are, and by what they advance, as both sides of the file know it. */
final class WayAddresses {
  /** By reference, in the loop that is being told of: the address in its first iteration, whether made then or not, and the stride. */
  final long[] address;

  final long[] stride;

  private final long[] lastAddress;
  private final long[] lastStride;

  /** By reference, the loop in which it was told of last. */
  private final int[] told;

  private int loops;
  private boolean kept;

  /** @param references one more than the largest number of a reference */
  WayAddresses(int references) {
    address = new long[references];
    stride = new long[references];
    lastAddress = new long[references];
    lastStride = new long[references];
    told = new int[references];
  }

  /** Begins with another loop; one that is kept to come again is told of as if there had been none before. */
  void begin(boolean isKept) {
    loops++;
    kept = isKept;
  }

  /** Whether the reference comes for the first time in the loop. */
  boolean isNew(int reference) {
    boolean first = told[reference] != loops;
    told[reference] = loops;
    return first;
  }

  /** What the reference's address and stride are told apart from. */
  long foretold(int reference) {
    return kept ? 0 : lastAddress[reference];
  }

  long foretoldStride(int reference) {
    return kept ? 0 : lastStride[reference];
  }

  void is(int reference, long itsAddress, long itsStride) {
    address[reference] = itsAddress;
    stride[reference] = itsStride;
    if (!kept) {
      lastAddress[reference] = itsAddress;
      lastStride[reference] = itsStride;
    }
  }
}
