/**
 * The Ising model on n x n spins whose rims meet: the spins of one colour of a chess board after those of the other, each turned where that lowers the energy or by chance.
 *
 * Usage: Ising [n [steps]]
 */
public class Ising {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 8;
        int[][] spin = new int[n][n];
        double[][] chance = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                spin[i][j] = (i * 7 + j * j) % 3 == 0 ? 1 : -1;
                chance[i][j] = (i * 13 + j * 29) % 17 / 17.0;
            }
        }
        run(spin, chance, n, steps);
        int sum = 0;
        for (int[] row : spin) {
            for (int s : row) {
                sum += s;
            }
        }
        System.out.println("magnetisation " + sum);
    }

    static void run(int[][] spin, double[][] chance, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int colour = 0; colour < 2; colour++) {
                for (int i = 0; i < n; i++) {
                    for (int j = 0; j < n; j++) {
                        if ((i + j) % 2 == colour) {
                            int neighbours = spin[(i + 1) % n][j] + spin[(i + n - 1) % n][j] + spin[i][(j + 1) % n] + spin[i][(j + n - 1) % n];
                            int difference = 2 * spin[i][j] * neighbours;
                            if (difference <= 0 || chance[i][j] < Math.exp(-difference / 2.0)) {
                                spin[i][j] = -spin[i][j];
                            }
                        }
                    }
                }
            }
        }
    }
}
