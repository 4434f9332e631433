/**
 * Matrix product C = C + A B of n x n matrices that lie in tiles of 64 x 64: each pair of tiles is multiplied in turn.
 *
 * Usage: MatMulTiles [n], n a multiple of 64
 */
public class MatMulTiles {

    private static final int SIDE = 64;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
        int tiles = n / SIDE;
        double[][][] a = new double[tiles][tiles][SIDE * SIDE];
        double[][][] b = new double[tiles][tiles][SIDE * SIDE];
        double[][][] c = new double[tiles][tiles][SIDE * SIDE];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i / SIDE][j / SIDE][i % SIDE * SIDE + j % SIDE] = 1.0 / (i + j + 1);
                b[i / SIDE][j / SIDE][i % SIDE * SIDE + j % SIDE] = i - 0.5 * j;
            }
        }
        multiply(a, b, c, tiles);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += (i + 2 * j) * c[i / SIDE][j / SIDE][i % SIDE * SIDE + j % SIDE];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void multiply(double[][][] a, double[][][] b, double[][][] c, int tiles) {
        for (int i = 0; i < tiles; i++) {
            for (int j = 0; j < tiles; j++) {
                for (int k = 0; k < tiles; k++) {
                    multiplyTile(a[i][k], b[k][j], c[i][j]);
                }
            }
        }
    }

    static void multiplyTile(double[] a, double[] b, double[] c) {
        for (int i = 0; i < SIDE; i++) {
            for (int j = 0; j < SIDE; j++) {
                double sum = c[i * SIDE + j];
                for (int k = 0; k < SIDE; k++) {
                    sum += a[i * SIDE + k] * b[k * SIDE + j];
                }
                c[i * SIDE + j] = sum;
            }
        }
    }
}
