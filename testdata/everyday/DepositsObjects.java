import java.util.ArrayList;
import java.util.List;

/** As DepositsArrays, of particle and cell objects. */
public class DepositsObjects {
  static final class Cell {
    double charge;
    double field;

    void take(double amount) {
      charge += amount;
    }
  }

  static final class Particle {
    double x;
    double v;

    Particle(double x) {
      this.x = x;
    }

    void deposit(Cell[] cells) {
      int cell = (int) x;
      double f = x - cell;
      cells[cell].take(1 - f);
      cells[cell + 1].take(f);
    }

    void push(Cell[] cells) {
      v += 0.001 * cells[(int) x].field;
      x += 0.001 * v;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Cell[] cells = new Cell[n + 1];
    for (int c = 0; c <= n; c++) {
      cells[c] = new Cell();
    }
    List<Particle> particles = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      particles.add(new Particle(i + 0.3 + 0.01 * (i % 7)));
    }
    for (int t = 0; t < steps; t++) {
      for (Cell cell : cells) {
        cell.charge = 0;
      }
      for (Particle particle : particles) {
        particle.deposit(cells);
      }
      for (int c = 1; c < n; c++) {
        cells[c].field = 0.5 * (cells[c - 1].charge - cells[c + 1].charge);
      }
      for (Particle particle : particles) {
        particle.push(cells);
      }
    }
    System.out.println(particles.get(n / 2).x);
  }
}
