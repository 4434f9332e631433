package org.parcast.analyses.time.machine;

/**
 * A level of the memory hierarchy with what all threads together get from it, in bytes per second. What a store first has to load counts as moved.
 *
 * @param name {@code L1}, {@code L2}, .. or {@code memory}
 * @param bytes capacity of one cache; of memory, all of it
 * @param sharedBy cores that one cache serves
 * @param read bytes per second of reading
 * @param write bytes per second of writing
 * @param copy bytes per second of copying
 */
public record MemoryLevel(String name, long bytes, int sharedBy, ByThreads read, ByThreads write, ByThreads copy) {
  /** The same level, in front of one that has given this much: all that came from there has passed here, though the kernel that was measured here may have been disturbed. */
  public MemoryLevel inFrontOf(MemoryLevel farther) {
    return new MemoryLevel(name, bytes, sharedBy, read.orMore(farther.read), write.orMore(farther.write), copy.orMore(farther.copy));
  }

  /** What so many threads together can move: the most that one of the kernels has moved, as another may be limited by something else. */
  public double bytesPerSecond(int threads) {
    return Math.max(read.of(threads), Math.max(write.of(threads), copy.of(threads)));
  }
}
