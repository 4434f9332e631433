/** Predators and prey in the cells of a plane, prey wanders. Of the two numbers of a cell one goes to four neighbours: 8 * 2 * n * (R - 1 + C - 1) bytes a step on R x C ranks. */
public class PredatorsObjects {
  static final class Cell {
    private double prey;
    private double predators;
    private double nextPrey;
    private double nextPredators;

    Cell(double prey, double predators) {
      this.prey = prey;
      this.predators = predators;
    }

    double prey() {
      return prey;
    }

    void plan(Cell north, Cell south, Cell west, Cell east) {
      double wandering = 0.1 * (north.prey() + south.prey() + west.prey() + east.prey() - 4 * prey);
      double eaten = 0.02 * prey * predators;
      nextPrey = prey + wandering + 0.05 * prey - eaten;
      nextPredators = predators + 0.5 * eaten - 0.04 * predators;
    }

    void live() {
      prey = nextPrey;
      predators = nextPredators;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] plane = new Cell[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        plane[i][j] = new Cell(1 + (3 * i + j) % 5, 1 + (i + 2 * j) % 3);
      }
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          plane[i][j].plan(plane[i - 1][j], plane[i + 1][j], plane[i][j - 1], plane[i][j + 1]);
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          plane[i][j].live();
        }
      }
    }
    double sum = 0;
    for (Cell[] row : plane) {
      for (Cell cell : row) {
        sum += cell.prey + cell.predators;
      }
    }
    System.out.println(sum);
  }
}
