/**
 * Lengths of all shortest paths of a dense graph of n nodes, after Floyd and Warshall.
 *
 * Usage: FloydWarshall [n]
 */
public class FloydWarshall {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 36;
        double[][] length = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                length[i][j] = i == j ? 0.0 : 1 + (i * 7 + j * 13) % 101;
            }
        }
        run(length, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += length[i][j];
            }
        }
        System.out.println("sum " + sum);
    }

    static void run(double[][] length, int n) {
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    length[i][j] = Math.min(length[i][j], length[i][k] + length[k][j]);
                }
            }
        }
    }
}
