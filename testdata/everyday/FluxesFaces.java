/**
 * Finite volumes on a line: faces between cells keep the fluxes of three quantities. A cell beside a border sends its three words, and the face's three
 * fluxes come back: 8 * 6 * (p - 1) bytes a step.
 */
public class FluxesFaces {
  static final class Cell {
    double mass;
    double momentum;
    double energy;
  }

  static final class Face {
    private final Cell left;
    private final Cell right;
    private double mass;
    private double momentum;
    private double energy;

    Face(Cell left, Cell right) {
      this.left = left;
      this.right = right;
    }

    static double pressure(Cell cell) {
      return 0.4 * (cell.energy - 0.5 * cell.momentum * cell.momentum / cell.mass);
    }

    void compute() {
      double speed = 2;
      mass = 0.5 * (left.momentum + right.momentum) - speed * (right.mass - left.mass);
      momentum = 0.5 * (left.momentum * left.momentum / left.mass + pressure(left) + right.momentum * right.momentum / right.mass + pressure(right))
          - speed * (right.momentum - left.momentum);
      energy = 0.5 * ((left.energy + pressure(left)) * left.momentum / left.mass + (right.energy + pressure(right)) * right.momentum / right.mass)
          - speed * (right.energy - left.energy);
    }

    void apply(double dt) {
      left.mass -= dt * mass;
      left.momentum -= dt * momentum;
      left.energy -= dt * energy;
      right.mass += dt * mass;
      right.momentum += dt * momentum;
      right.energy += dt * energy;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Cell[] cells = new Cell[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell();
      cells[i].mass = i < n / 2 ? 1 : 0.125;
      cells[i].momentum = 0.01 * i / n;
      cells[i].energy = i < n / 2 ? 2.5 : 0.25;
    }
    Face[] faces = new Face[n - 1];
    for (int i = 0; i + 1 < n; i++) {
      faces[i] = new Face(cells[i], cells[i + 1]);
    }
    for (int step = 0; step < steps; step++) {
      for (Face face : faces) {
        face.compute();
      }
      for (Face face : faces) {
        face.apply(0.05);
      }
    }
    double total = 0;
    for (Cell cell : cells) {
      total += cell.energy;
    }
    System.out.println(total);
  }
}
