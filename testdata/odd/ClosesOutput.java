// status: 0
// stdin: first\nsecond
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Puts streams of its own in place of those it has, prints in parts of characters, and closes its output before it ends. */
public final class ClosesOutput {
  private static int[] counts = new int[256];

  private static final class CountingStream extends InputStream {
    private final InputStream in;

    CountingStream(InputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      int read = in.read();
      if (read >= 0) {
        counts[read]++;
      }
      return read;
    }
  }

  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    ByteArrayOutputStream kept = new ByteArrayOutputStream();
    System.setOut(new PrintStream(kept, true, StandardCharsets.UTF_16BE));
    System.setIn(new CountingStream(System.in));
    System.out.print("k\u00e4pt \ud83d\ude00");
    int sum = 0;
    for (int c = System.in.read(); c >= 0; c = System.in.read()) {
      sum += c * counts[c];
    }
    System.setOut(out);
    byte[] parts = "\u00e4\u20ac\n".getBytes(StandardCharsets.UTF_8);
    for (byte part : parts) {
      System.out.write(part);
      System.out.flush();
    }
    System.out.printf("%d %d %s%n", sum, kept.size(), System.console() == null);
    System.err.println("before");
    System.out.print("no newline at the end");
    System.out.close();
    System.out.println("lost");
    System.err.println(System.out.checkError() + " " + counts['s']);
    System.err.close();
  }
}
