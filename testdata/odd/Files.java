import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Properties;

/** Writes files in a directory of its own, and reads them back. */
public final class Files {
  static final class State implements Serializable {
    final double[][] grid = new double[3][3];
    int step;

    void advance() {
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) {
          grid[i][j] += i * j + step;
        }
      }
      step++;
    }
  }

  public static void main(String[] args) throws IOException, ClassNotFoundException {
    Path directory = java.nio.file.Files.createTempDirectory("odd");
    Path file = directory.resolve("state");
    State state = new State();
    state.advance();
    try (ObjectOutputStream out = new ObjectOutputStream(java.nio.file.Files.newOutputStream(file))) {
      out.writeObject(state);
    }
    state.advance();
    try (ObjectInputStream in = new ObjectInputStream(java.nio.file.Files.newInputStream(file))) {
      State back = (State) in.readObject();
      back.advance();
      System.out.println(back.grid[2][2] + " " + state.grid[2][2] + " " + back.step);
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.READ)) {
      ByteBuffer buffer = ByteBuffer.allocateDirect(16).putDouble(1.5).putLong(7).flip();
      channel.write(buffer, 0);
      System.out.println(channel.map(FileChannel.MapMode.READ_ONLY, 0, 16).getDouble(0));
    }
    try (RandomAccessFile random = new RandomAccessFile(file.toFile(), "r")) {
      random.seek(8);
      System.out.println(random.readLong());
    }
    Properties properties = new Properties();
    properties.setProperty("n", "3");
    System.out.println(properties + " " + System.getProperty("java.version.date", "").isEmpty() + " " + System.getProperty("user.dir").equals(Path.of("").toAbsolutePath().toString()));
    java.nio.file.Files.delete(file);
    java.nio.file.Files.delete(directory);
  }
}
