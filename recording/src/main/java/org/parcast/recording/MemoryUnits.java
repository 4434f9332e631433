package org.parcast.recording;

/**
 * What memory is counted in where addresses are foretold: objects as HotSpot lays them out on 64 bits with compressed class pointers (mark 8 bytes, class 4, of an array its length 4; {@code
 * org.openjdk.jol} shows it), and the lines of caches. Virtual machines with other headers shift the words of an object in its lines.
 */
public final class MemoryUnits {
  /** Bytes of an array before its first element. */
  public static final int ARRAY_HEADER = 16;

  /** Bytes of an object before its first field. */
  public static final int OBJECT_HEADER = 12;

  /** Bytes of an object without fields. */
  public static final int SMALLEST_OBJECT = 16;

  /** Objects begin at multiples of a word: the logarithm of its 8 bytes. */
  public static final int WORD_BITS = 3;

  /** The logarithm of {@link #LINE_BYTES}. */
  public static final int LINE_BITS = 6;

  /**
   * Bytes of a line where nobody has said another: that of x86-64 (Intel 64 and IA-32 Architectures Software Developer's Manual, volume 3, chapter "Memory Cache Control"), of Arm's
   * Neoverse, and of all presets. Where lines are longer, more is shared falsely than is told.
   */
  public static final int LINE_BYTES = 1 << LINE_BITS;

  private MemoryUnits() {}
}
