/** As LifeArrays, with a board that is asked: it counts and decides in methods, and refuses places that it has not. */
public class LifeChecks {
  static final class Board {
    final int size;
    final int[] cells;

    Board(int size) {
      this.size = size;
      this.cells = new int[size * size];
    }

    int get(int i, int j) {
      if (i < 0 || j < 0 || i >= size || j >= size) {
        throw new IllegalArgumentException(i + ", " + j);
      }
      return cells[i * size + j];
    }

    void set(int i, int j, int state) {
      cells[i * size + j] = state;
    }

    int alive(int i, int j) {
      int alive = -get(i, j);
      for (int a = -1; a <= 1; a++) {
        for (int b = -1; b <= 1; b++) {
          alive += get(i + a, j + b);
        }
      }
      return alive;
    }

    boolean lives(int i, int j) {
      int alive = alive(i, j);
      if (get(i, j) == 0) {
        return alive == 3;
      }
      if (alive < 2) {
        return false;
      }
      return alive <= 3;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Board board = new Board(n + 2);
    Board next = new Board(n + 2);
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        board.set(i, j, (i * j + i) % 3 == 0 ? 1 : 0);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          next.set(i, j, board.lives(i, j) ? 1 : 0);
        }
      }
      Board other = board;
      board = next;
      next = other;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += board.get(i, j);
      }
    }
    System.out.println(sum);
  }
}
