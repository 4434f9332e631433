import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import sun.misc.Unsafe;

/** Fields and elements that are compared and set by Unsafe and by updaters, between usual stores to the same words. */
public final class Swaps {
  private static final AtomicIntegerFieldUpdater<Swaps> COUNT = AtomicIntegerFieldUpdater.newUpdater(Swaps.class, "count");
  private static final AtomicReferenceFieldUpdater<Swaps, double[]> DATA = AtomicReferenceFieldUpdater.newUpdater(Swaps.class, double[].class, "data");
  private volatile int count = 1;
  private volatile double[] data = {1, 2, 3};
  private int plain;
  private long wide;
  private static int shared = 5;

  /** Answers how often Unsafe has swapped. */
  @SuppressWarnings({"removal", "deprecation"})
  private int byUnsafe(int[] cells) throws ReflectiveOperationException {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    long plain = unsafe.objectFieldOffset(Swaps.class.getDeclaredField("plain"));
    long wide = unsafe.objectFieldOffset(Swaps.class.getDeclaredField("wide"));
    Field statics = Swaps.class.getDeclaredField("shared");
    int swapped = 0;
    for (int i = 0; i < cells.length; i++) {
      cells[i] = i;
      long at = unsafe.arrayBaseOffset(int[].class) + (long) i * unsafe.arrayIndexScale(int[].class);
      swapped += unsafe.compareAndSwapInt(cells, at, i % 2 == 0 ? i : -1, 10 * i) ? 1 : 0;
      this.plain += cells[i];
      swapped += unsafe.compareAndSwapInt(this, plain, i, 100) ? 1 : 0;
      this.wide = this.plain - this.wide;
      unsafe.compareAndSwapLong(this, wide, this.wide, this.wide * 3);
      unsafe.putInt(unsafe.staticFieldBase(statics), unsafe.staticFieldOffset(statics), shared + i);
    }
    unsafe.copyMemory(cells, unsafe.arrayBaseOffset(int[].class), cells, unsafe.arrayBaseOffset(int[].class) + 4L, 12);
    unsafe.setMemory(cells, unsafe.arrayBaseOffset(int[].class) + 32L, 4, (byte) 1);
    return swapped;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Swaps swaps = new Swaps();
    int[] cells = new int[10];
    int swapped = Runtime.version().feature() < 24 ? swaps.byUnsafe(cells) : 0; // newer ones warn of it, and name the place of the class
    for (int i = 0; i < cells.length; i++) {
      swaps.plain += cells[i];
      swapped += COUNT.compareAndSet(swaps, i + 1, i + 2) ? 100 : 0;
      DATA.getAndUpdate(swaps, before -> {
        double[] after = before.clone();
        for (int k = 1; k < after.length; k++) {
          after[k] += after[k - 1];
        }
        return after;
      });
    }
    System.out.println(java.util.Arrays.toString(cells) + " " + swapped + " " + swaps.count + " " + java.util.Arrays.toString(swaps.data));
    System.out.println(swaps.plain + " " + swaps.wide + " " + shared + " " + COUNT.getAndAdd(swaps, 5) + " " + swaps.count);
  }
}
