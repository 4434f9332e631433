import java.io.IOException;

/** Resources that fail when they are closed, several exceptions in one catch, finally that overrides. */
public final class Closing {
  static final int[] order = new int[8];
  static int at;

  static final class Resource implements AutoCloseable {
    private final int number;

    Resource(int number) {
      this.number = number;
      order[at++] = number;
    }

    @Override
    public void close() throws IOException {
      order[at++] = -number;
      throw new IOException("close " + number);
    }
  }

  @SuppressWarnings("finally")
  static int overridden(int[] a) {
    for (int i = 0; ; i++) {
      try {
        a[i] = i;
        if (i == 2) {
          return i;
        }
      } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
        return -1;
      } finally {
        if (i == 1) {
          break;
        }
      }
    }
    return 100;
  }

  public static void main(String[] args) {
    try (Resource one = new Resource(1); Resource two = new Resource(2)) {
      order[9]++;
    } catch (IOException | IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
      for (Throwable suppressed : e.getSuppressed()) {
        System.out.println(" " + suppressed.getMessage());
      }
    }
    StringBuilder text = new StringBuilder();
    for (int x : order) {
      text.append(x).append(' ');
    }
    System.out.println(text + "" + overridden(new int[5]) + " " + overridden(null) + " " + overridden(new int[1]));
  }
}
