/**
 * The Mandelbrot set as a portable bitmap, a bit for each of N x N points, 50 steps a point at most. What is printed is a sum over its bytes, as a picture is no output to read.
 *
 * Usage: Mandelbrot [N]
 */
public class Mandelbrot {
    static final int LIMIT = 50;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        byte[][] rows = new byte[n][(n + 7) / 8];
        for (int y = 0; y < n; y++) {
            computeRow(y, n, rows[y]);
        }
        long sum = 0;
        for (byte[] row : rows) {
            for (byte b : row) {
                sum = sum * 31 + b;
            }
        }
        System.out.println("P4 " + n + " " + n + " " + Long.toHexString(sum));
    }

    /** Eight points to a byte, the first in the highest bit. */
    private static void computeRow(int y, int n, byte[] row) {
        int bits = 0;
        int number = 0;
        for (int x = 0; x < n; x++) {
            double cr = 2.0 * x / n - 1.5;
            double ci = 2.0 * y / n - 1.0;
            double zr = 0, zi = 0, tr = 0, ti = 0;
            int i = 0;
            while (i < LIMIT && tr + ti <= 4.0) {
                zi = 2.0 * zr * zi + ci;
                zr = tr - ti + cr;
                tr = zr * zr;
                ti = zi * zi;
                i++;
            }
            bits <<= 1;
            if (tr + ti <= 4.0) {
                bits |= 1;
            }
            number++;
            if (number == 8) {
                row[x / 8] = (byte) bits;
                bits = 0;
                number = 0;
            }
        }
        if (number > 0) {
            row[n / 8] = (byte) (bits << (8 - number));
        }
    }
}
