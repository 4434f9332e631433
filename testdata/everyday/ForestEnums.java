/** A forest burns, its sites objects whose states are constants of an enum. Four neighbours need to know the state: 4 * 2 * n * (R - 1 + C - 1) bytes a step on R x C ranks. */
public class ForestEnums {
  enum State { EMPTY, TREE, FIRE }

  static class Site {
    State now;
    State next;

    Site(State now) {
      this.now = now;
    }

    boolean burns() {
      return now == State.FIRE;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    Site[][] forest = new Site[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        boolean inside = i > 0 && j > 0 && i <= n && j <= n;
        forest[i][j] = new Site(!inside || (i * 7 + j * 3) % 5 == 0 ? State.EMPTY : i == n / 2 ? State.FIRE : State.TREE);
      }
    }
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 3); t++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          Site site = forest[i][j];
          boolean near = forest[i - 1][j].burns() | forest[i + 1][j].burns() | forest[i][j - 1].burns() | forest[i][j + 1].burns();
          site.next = site.now == State.TREE & near ? State.FIRE : site.now == State.FIRE ? State.EMPTY : site.now;
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          forest[i][j].now = forest[i][j].next;
        }
      }
    }
    System.out.println(forest[n / 2][n / 2].now);
  }
}
