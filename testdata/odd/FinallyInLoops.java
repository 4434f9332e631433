import java.util.ArrayList;
import java.util.List;

/** Switches over strings in try and finally in loops, which are left by every way there is. */
public final class FinallyInLoops {
  private static final int[] CELLS = new int[8];
  private static final List<String> SAID = new ArrayList<>();

  static final class Resource implements AutoCloseable {
    private final int n;

    Resource(int n) {
      this.n = n;
    }

    @Override
    public void close() {
      CELLS[n & 7]++;
      if (n == 3) {
        throw new IllegalStateException("close " + n);
      }
    }
  }

  @SuppressWarnings("finally")
  private static int overriding(int n) {
    for (int i = 0;; i++) {
      try {
        CELLS[i & 7] += n;
        if (i == n) {
          return CELLS[0];
        }
        if (i > 3) {
          throw new IllegalArgumentException();
        }
      } finally {
        CELLS[7]++;
        if (n == 5 && i == 4) {
          return -CELLS[7];
        }
        if (n == 6 && i == 4) {
          break;
        }
      }
    }
    return 100;
  }

  private static int walk(String[] words) {
    int sum = 0;
    outer:
    for (int i = 0; i < words.length; i++) {
      for (int j = 0; j < 3; j++) {
        try (Resource one = new Resource(i); Resource other = new Resource(i + j)) {
          switch (words[i]) {
            case "continue":
              continue;
            case "outer":
              continue outer;
            case "throw":
              throw new IllegalArgumentException(words[i] + j);
            case "BB":
            case "Aa":
              try {
                sum += CELLS[j];
                break;
              } finally {
                switch (j) {
                  case 0 -> sum *= 2;
                  case 2 -> SAID.add("two");
                  default -> CELLS[j] = sum;
                }
              }
            case "null":
              sum += ((String) null).length();
            case "break":
              break outer;
            default:
              sum++;
          }
          sum += one.n + other.n;
        } catch (IllegalArgumentException | NullPointerException e) {
          SAID.add(e.getClass().getSimpleName() + e.getSuppressed().length);
          sum -= 10;
        } catch (IllegalStateException e) {
          SAID.add(e.getMessage() + " " + e.getSuppressed().length);
        } finally {
          CELLS[6] += sum;
          synchronized (CELLS) {
            sum ^= 1;
          }
        }
      }
    }
    return sum;
  }

  public static void main(String[] args) {
    for (int n = 0; n < 4; n++) {
      System.out.println(overriding(n));
    }
    System.out.println(overriding(5) + " " + overriding(6));
    System.out.println(walk(new String[] {"x", "continue", "outer", "throw", "Aa", "BB", "null", "y", "break", "never"}));
    System.out.println(SAID + " " + java.util.Arrays.toString(CELLS));
    try {
      overriding(9);
    } catch (IllegalArgumentException e) {
      System.out.println("thrown " + CELLS[7]);
    }
  }
}
