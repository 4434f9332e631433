/**
 * Heat conduction on an n x n plate whose cells are objects: every cell keeps its temperature, the next one and its conductivity.
 *
 * Usage: CellGrid [n [steps]]
 */
public class CellGrid {

    private static final class Cell {
        double temperature;
        double next;
        final double conductivity;

        Cell(double temperature, double conductivity) {
            this.temperature = temperature;
            this.conductivity = conductivity;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        Cell[][] plate = new Cell[n + 2][n + 2];
        for (int i = 0; i < n + 2; i++) {
            for (int j = 0; j < n + 2; j++) {
                plate[i][j] = new Cell(i == 0 ? 100.0 : 0.0, 0.2 + 0.001 * ((i + j) % 7));
            }
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    Cell cell = plate[i][j];
                    double around = plate[i - 1][j].temperature + plate[i + 1][j].temperature + plate[i][j - 1].temperature
                            + plate[i][j + 1].temperature;
                    cell.next = cell.temperature + cell.conductivity * (around - 4.0 * cell.temperature);
                }
            }
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    plate[i][j].temperature = plate[i][j].next;
                }
            }
        }
        double sum = 0.0;
        for (int j = 1; j <= n; j++) {
            sum += plate[1][j].temperature;
        }
        System.out.printf("%.9f%n", sum);
    }
}
