/**
 * Advection with limited slopes over cells: the slope needs both neighbours, the flux goes to the right. Across each border a value goes in
 * each direction and a flux to the right: 8 * 3 * (p - 1) bytes a step.
 *
 * Usage: LimitersMinmod [n [steps]]
 */
public class LimitersMinmod {
  static class Cell {
    double value;
    double flux;
  }

  static double minmod(double a, double b) {
    if (a * b <= 0) {
      return 0;
    }
    return Math.abs(a) < Math.abs(b) ? a : b;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double courant = 0.4;
    Cell[] cells = new Cell[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell();
      cells[i].value = i > n / 8 && i < n / 2 ? 2 + Math.sin(i) : 1;
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        double slope = minmod(cells[i].value - cells[i - 1].value, cells[i + 1].value - cells[i].value);
        cells[i].flux = courant * (cells[i].value + 0.5 * (1 - courant) * slope);
      }
      for (int i = 2; i < n - 1; i++) {
        cells[i].value -= cells[i].flux - cells[i - 1].flux;
      }
    }
    double sum = 0;
    for (Cell cell : cells) {
      sum += cell.value;
    }
    System.out.println(sum);
  }
}
