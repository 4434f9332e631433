import java.util.ArrayList;
import java.util.List;

/** As TubesArrays, with objects for cells and for the faces between them. */
public class TubesObjects {
  static final class Cell {
    double density;
    double momentum;

    void advance(Face left, Face right) {
      density -= 0.1 * (right.mass - left.mass);
      momentum -= 0.1 * (right.force - left.force);
    }
  }

  static final class Face {
    final Cell left;
    final Cell right;
    double mass;
    double force;

    Face(Cell left, Cell right) {
      this.left = left;
      this.right = right;
    }

    void flow() {
      double velocity = (left.momentum + right.momentum) / (left.density + right.density);
      mass = 0.5 * (left.momentum + right.momentum) - 0.5 * (right.density - left.density);
      force = mass * velocity + 0.5 * (left.density + right.density) - 0.5 * (right.momentum - left.momentum);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[] cells = new Cell[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell();
      cells[i].density = i < n / 2 ? 1 : 0.5;
      cells[i].momentum = 0.01 * (i % 3);
    }
    List<Face> faces = new ArrayList<>();
    for (int f = 1; f < n; f++) {
      faces.add(new Face(cells[f - 1], cells[f]));
    }
    for (int step = 0; step < steps; step++) {
      for (Face face : faces) {
        face.flow();
      }
      for (int i = 1; i < n - 1; i++) {
        cells[i].advance(faces.get(i - 1), faces.get(i));
      }
    }
    double sum = 0;
    for (Cell cell : cells) {
      sum += cell.density + cell.momentum;
    }
    System.out.println(sum);
  }
}
