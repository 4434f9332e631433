import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** Arrays that buffers show in other ways: wrapped, viewed as wider numbers, mapped from files, in slices and the other order of bytes. */
public final class Buffers {
  private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static double wrapped(double[] cells) {
    DoubleBuffer buffer = DoubleBuffer.wrap(cells, 1, cells.length - 2).slice();
    double sum = 0;
    for (int i = 0; i < buffer.capacity(); i++) {
      buffer.put(i, buffer.get(i) + i);
      cells[i + 1] *= 2;
      sum += buffer.get(i);
    }
    DoubleBuffer shared = buffer.duplicate();
    shared.position(1).limit(3);
    shared.compact().put(7).flip();
    while (shared.hasRemaining()) {
      sum = 10 * sum + shared.get();
    }
    return sum;
  }

  private static long viewed(byte[] bytes) {
    long all = 0;
    for (int i = 0; i + 8 <= bytes.length; i += 8) {
      LONGS.set(bytes, i, (long) LONGS.get(bytes, i) + i);
      bytes[i + 3]++;
      all ^= (long) LONGS.getVolatile(bytes, i);
    }
    ByteBuffer little = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    IntBuffer ints = little.asIntBuffer();
    for (int k = 0; k < ints.limit(); k++) {
      ints.put(k, Integer.reverseBytes(ints.get(k)) + bytes[k]);
    }
    return all + little.getLong(1) + ByteBuffer.wrap(bytes).mismatch(ByteBuffer.allocate(bytes.length));
  }

  private static int mapped() throws IOException {
    Path file = Files.createTempFile("buffers", ".bin");
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      MappedByteBuffer map = channel.map(FileChannel.MapMode.READ_WRITE, 0, 64);
      int[] seen = new int[16];
      for (int i = 0; i < 16; i++) {
        map.putInt(4 * i, i * i);
      }
      map.position(0);
      map.asIntBuffer().get(seen);
      ByteBuffer copy = ByteBuffer.allocateDirect(64);
      channel.read(copy, 0);
      int sum = 0;
      for (int i = 0; i < 16; i++) {
        sum += seen[i] - copy.getInt(4 * i) + copy.get(4 * i + 3);
      }
      return sum;
    } finally {
      Files.delete(file);
    }
  }

  public static void main(String[] args) throws IOException {
    double[] cells = {1, 2, 3, 4, 5, 6};
    System.out.println(wrapped(cells) + " " + Arrays.toString(cells));
    byte[] bytes = new byte[24];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (31 * i);
    }
    System.out.println(viewed(bytes) + " " + Arrays.toString(bytes));
    System.out.println(mapped());
    try {
      DoubleBuffer.wrap(cells).asReadOnlyBuffer().put(0, 1);
    } catch (java.nio.ReadOnlyBufferException e) {
      System.out.println(e);
    }
    try {
      LONGS.get(bytes, 17);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
