import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Switch expressions, also with handlers in them, as arguments of constructors that are not called yet. */
public final class SwitchArguments {
  record Pair(int[] first, String second) {
    Pair {
      first = first.clone();
      for (int i = 1; i < first.length; i++) {
        first[i] += first[i - 1];
      }
      if (second == null) {
        second = "none";
      }
    }

    Pair(int n) {
      this(switch (n % 3) {
        case 0 -> new int[] {n};
        case 1 -> {
          int[] made = new int[n];
          for (int i = 0; i < n; i++) {
            made[i] = i * n;
          }
          yield made;
        }
        default -> new int[0];
      }, n > 2 ? new StringBuilder(n > 3 ? "long" : "short").append(n).toString() : null);
    }
  }

  private static int parsed(String text) {
    return 1 + switch (text) {
      case "Aa", "BB" -> text.charAt(0);
      case "" -> {
        try {
          yield Integer.parseInt(text);
        } catch (NumberFormatException e) {
          yield -text.length() - 7;
        } finally {
          count++;
        }
      }
      default -> {
        int sum = 0;
        for (char c : text.toCharArray()) {
          sum += switch (c) {
            case 'a', 'e' -> 1;
            case 'x' -> {
              if (sum > 3) {
                yield sum;
              }
              yield 2;
            }
            default -> 0;
          };
        }
        yield sum;
      }
    };
  }

  private static int count;
  private final int[] cells;
  private final IntUnaryOperator operator;

  private SwitchArguments(int[] cells, IntUnaryOperator operator) {
    this.cells = cells;
    this.operator = operator;
  }

  private int run() {
    int sum = 0;
    for (int i = 0; i < cells.length; i++) {
      cells[i] = operator.applyAsInt(cells[i]);
      sum += cells[i];
    }
    return sum;
  }

  public static void main(String[] args) {
    List<Object> all = new ArrayList<>();
    int[] values = new int[6];
    for (int i = 0; i < values.length; i++) {
      int k = i;
      values[i] = new SwitchArguments(new int[] {i, switch (i) {
        case 1, 2 -> new Pair(new int[] {values[i - 1], i}, i == 1 ? null : "two").first()[1];
        case 4 -> {
          int product = 1;
          for (int v : values) {
            product *= v == 0 ? 3 : v % 5 + 1;
          }
          yield product;
        }
        default -> parsed(i == 0 ? "" : "axe".repeat(i));
      }, values[(i + 5) % 6]}, i % 2 == 0 ? x -> x + k : new IntUnaryOperator() {
        private final int[] seen = new int[2];

        @Override
        public int applyAsInt(int x) {
          seen[x & 1]++;
          return x * k - seen[0];
        }
      }).run();
      all.add(new Pair(i));
    }
    for (Object one : all) {
      if (one instanceof Pair pair && pair.first().length > 1) {
        System.out.println(pair.second() + " " + java.util.Arrays.toString(pair.first()));
      }
    }
    System.out.println(java.util.Arrays.toString(values) + " " + count + " " + parsed("BB") + " " + parsed("Aa"));
  }
}
