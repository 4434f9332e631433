/**
 * Relaxation on a chain of n cells that are objects and know their neighbours by reference; the new values wait in an array.
 *
 * Usage: LinkedCells [n [steps]]
 */
public class LinkedCells {

    static final class Cell {
        double value;
        Cell left;
        Cell right;

        double relaxed() {
            return value + 0.25 * (left.value - 2.0 * value + right.value);
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 9;
        Cell[] cells = new Cell[n + 2];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell();
            cells[i].value = i % 7;
        }
        for (int i = 1; i <= n; i++) {
            cells[i].left = cells[i - 1];
            cells[i].right = cells[i + 1];
        }
        double[] next = new double[n];
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                next[i] = cells[i + 1].relaxed();
            }
            for (int i = 0; i < n; i++) {
                cells[i + 1].value = next[i];
            }
        }
        System.out.println("values " + cells[1].value + " " + cells[n].value);
    }
}
