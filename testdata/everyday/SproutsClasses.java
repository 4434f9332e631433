/** As SproutsGrids, with a class of its own for the plane, whose methods say what happens in a word. */
public class SproutsClasses {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    SproutsGround now = new SproutsGround(n + 2);
    SproutsGround next = new SproutsGround(n + 2);
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        if ((i * j + i) % 5 == 0) {
          now.sprout(i, j);
          next.sprout(i, j);
        }
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          switch (now.greenAround(i, j)) {
            case 2 -> next.sprout(i, j);
            case 0 -> next.wither(i, j);
            default -> { }
          }
        }
      }
      SproutsGround swapped = now;
      now = next;
      next = swapped;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now.isGreen(i, j) ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}

class SproutsGround {
  private final boolean[][] green;

  SproutsGround(int width) {
    green = new boolean[width][width];
  }

  boolean isGreen(int i, int j) {
    return green[i][j];
  }

  int greenAround(int i, int j) {
    return (green[i - 1][j] ? 1 : 0) + (green[i][j] ? 1 : 0) + (green[i + 1][j] ? 1 : 0);
  }

  void sprout(int i, int j) {
    green[i][j] = true;
  }

  void wither(int i, int j) {
    green[i][j] = false;
  }
}
