import java.util.ArrayList;
import java.util.List;

/** As LifeEnums, with lists of lists in a record. */
public class LifeStates {
  enum State { DEAD, ALIVE }

  record World(List<List<State>> rows) {
    State at(int i, int j) {
      return rows.get(i).get(j);
    }

    World next() {
      int n = rows.size();
      List<List<State>> next = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        List<State> row = new ArrayList<>();
        for (int j = 0; j < n; j++) {
          int alive = 0;
          for (int a = Math.max(0, i - 1); a <= Math.min(n - 1, i + 1); a++) {
            for (int b = Math.max(0, j - 1); b <= Math.min(n - 1, j + 1); b++) {
              if ((a != i || b != j) && at(a, b) == State.ALIVE) {
                alive++;
              }
            }
          }
          row.add(alive == 3 || alive == 2 && at(i, j) == State.ALIVE ? State.ALIVE : State.DEAD);
        }
        next.add(row);
      }
      return new World(next);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    List<List<State>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<State> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        row.add((i * j + i) % 3 == 0 ? State.ALIVE : State.DEAD);
      }
      rows.add(row);
    }
    World world = new World(rows);
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 3); t++) {
      world = world.next();
    }
    int sum = 0;
    for (List<State> row : world.rows()) {
      for (State state : row) {
        sum += state == State.ALIVE ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}
