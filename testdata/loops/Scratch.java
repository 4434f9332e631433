/** Loops whose iterations use variables, arrays and fields as scratch. */
public class Scratch {
    private double temporary;
    private final double[] buffer = new double[16];

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        double[][] u = new double[n][16];
        double[] b = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < 16; j++) { // expect: parallel
                u[i][j] = (i * 3 + j * 5) % 11;
            }
        }
        scalars(u, b, n);
        workspace(u, b, n);
        partly(u, b, n);
        new Scratch().fields(b, n);
        new Scratch().buffered(u, b, n);
        carried(u, b, n);
        escaping(b, n);
        lines(u, n);
        objects(b, n);
        System.out.println(b[n - 1] + u[2][3]);
    }

    static void scalars(double[][] u, double[] b, int n) {
        double t;
        for (int i = 0; i < n; i++) { // expect: private(t)
            t = u[i][0] * 2.0;
            b[i] = t + 1.0;
        }
        double x = 0.0;
        int j;
        for (int i = 0; i < n; i++) { // expect: private(j, x)
            x = 0.0;
            for (j = 0; j < 16; j++) { // expect: reduction(+:x)
                x += u[i][j];
            }
            b[i] = x;
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            double own = u[i][1];
            own = own * own;
            b[i] = own;
        }
        double s = 0.0;
        double square;
        for (int i = 0; i < n; i++) { // expect: reduction(+:s) private(square)
            square = b[i] * b[i];
            s += square;
        }
        b[0] = s;
    }

    static void workspace(double[][] u, double[] b, int n) {
        double[] w = new double[16];
        for (int i = 0; i < n; i++) { // expect: private(w)
            for (int j = 0; j < 16; j++) { // expect: parallel
                w[j] = u[i][j] * 2.0;
            }
            for (int j = 0; j < 16; j++) { // expect: sequential
                b[i] = w[j] - b[i];
            }
        }
        double[] one = new double[1];
        for (int i = 0; i < n; i++) { // expect: private(one)
            one[0] = u[i][2];
            b[i] = one[0] * one[0];
        }
        double[] filled = new double[16];
        for (int i = 0; i < n; i++) { // expect: private(filled)
            java.util.Arrays.fill(filled, 0.0);
            for (int j = 0; j < 16; j++) { // expect: reduction(+:filled)
                filled[(j * j) % 16] += u[i][j];
            }
            b[i] = filled[4];
        }
        double[][] tile = new double[4][4];
        for (int i = 0; i < n; i++) { // expect: private(tile)
            for (int p = 0; p < 4; p++) { // expect: parallel
                for (int q = 0; q < 4; q++) { // expect: parallel
                    tile[p][q] = u[i][4 * p + q];
                }
            }
            b[i] = tile[1][2] + tile[2][1];
        }
        double[] copy = new double[16];
        for (int i = 0; i < n; i++) { // expect: private(copy)
            System.arraycopy(u[i], 0, copy, 0, 16);
            b[i] = copy[15] + copy[0];
        }
    }

    static void partly(double[][] u, double[] b, int n) {
        double[] w = new double[16];
        for (int i = 0; i < n; i++) { // expect: sequential: flow w[j] line 102
            for (int j = 1; j < 16; j++) { // expect: parallel
                w[j] = u[i][j];
            }
            for (int j = 0; j < 16; j++) { // expect: reduction(+:b)
                b[i] += w[j];
            }
        }
        double[] sometimes = new double[16];
        for (int i = 0; i < n; i++) { // expect: sequential
            if (u[i][0] > 3.0) {
                sometimes[0] = u[i][0];
            }
            b[i] = sometimes[0];
        }
        double[] kept = new double[16];
        for (int i = 0; i < n; i++) { // expect: reduction(last-content:kept)
            kept[3] = u[i][3];
            b[i] = kept[3];
        }
        b[0] = kept[3];
    }

    void fields(double[] b, int n) {
        for (int i = 0; i < n; i++) { // expect: private(temporary)
            temporary = b[i] * 3.0;
            b[i] = temporary * temporary;
        }
    }

    void buffered(double[][] u, double[] b, int n) {
        for (int i = 0; i < n; i++) { // expect: private(buffer)
            load(u[i]);
            b[i] = buffer[0] - buffer[15];
        }
    }

    private void load(double[] row) {
        for (int j = 0; j < 16; j++) { // expect: parallel
            buffer[j] = row[j] * 0.5;
        }
    }

    static void carried(double[][] u, double[] b, int n) {
        double before = 0.0;
        for (int i = 0; i < n; i++) { // expect: sequential: flow before line 143
            b[i] = u[i][0] - before;
            before = u[i][0];
        }
        int k = 3;
        for (int i = 0; i < n; i++) { // expect: parallel
            u[i][5] = k;
            k += 2;
        }
        for (int i = 0, p = 0; i < n; i++, p += 16) { // expect: parallel
            b[i] = p;
        }
    }

    static void escaping(double[] b, int n) {
        double[][] rows = new double[n][];
        for (int i = 0; i < n; i++) { // expect: parallel
            rows[i] = new double[4];
            rows[i][0] = b[i];
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            rows[i][1] = rows[i][0];
        }
        double[] shared = new double[4];
        double[][] aliases = new double[n][];
        for (int i = 0; i < n; i++) { // expect: parallel
            aliases[i] = shared;
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            aliases[i][2] = i;
        }
    }

    static void lines(double[][] u, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            double[] row = u[i];
            for (int j = 1; j < 16; j++) { // expect: sequential: flow row[j-1] line 179
                row[j] -= 0.5 * row[j - 1];
            }
        }
        for (int j = 1; j < 16; j++) { // expect: sequential: flow u[i][j-1] line 184
            for (int i = 0; i < n; i++) { // expect: parallel
                u[i][j] -= 0.5 * u[i][j - 1];
            }
        }
    }

    static void objects(double[] b, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            Point point = new Point(b[i], 1.0);
            point.x += point.y;
            b[i] = point.x;
        }
        Point[] points = new Point[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            points[i] = new Point(b[i], i);
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            points[i].move(0.5);
        }
        for (int i = 1; i < n; i++) { // expect: sequential: flow points[i-1].x line 203
            points[i].x = points[i - 1].x;
        }
        Point shared = new Point(0.0, 0.0);
        for (int i = 0; i < n; i++) { // expect: sequential
            shared.x = b[i] - shared.x;
        }
        for (Point point : points) { // expect: parallel
            point.y = 2.0 * point.x;
        }
    }

    static final class Point {
        double x;
        double y;

        Point(double x, double y) {
            this.x = x;
            this.y = y;
        }

        void move(double by) {
            x += by;
            y -= by;
        }
    }
}
