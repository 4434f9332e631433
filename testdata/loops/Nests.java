/** Nests: stencils, relaxations, sparse products, sweeps. */
public class Nests {
    private double[][] now;
    private double[][] then;

    Nests(int n) {
        now = new double[n][n];
        then = new double[n][n];
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 14;
        double[][] u = grid(n);
        double[][] v = grid(n);
        jacobi(u, v, n);
        relax(u, n);
        System.out.println(sparse(n) + " " + product(n) + " " + sweep(n) + " " + triangle(n));
        Nests nests = new Nests(n);
        nests.step(n);
        System.out.println(u[3][3] + v[2][2] + eight());
    }

    static double[][] grid(int n) {
        double[][] made = new double[n][n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                made[i][j] = (i + 2 * j) % 5;
            }
        }
        return made;
    }

    static void jacobi(double[][] u, double[][] v, int n) {
        for (int t = 0; t < 4; t++) { // expect: sequential
            for (int i = 1; i < n - 1; i++) { // expect: parallel
                for (int j = 1; j < n - 1; j++) { // expect: parallel
                    v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                }
            }
            double[][] swap = u;
            u = v;
            v = swap;
        }
    }

    static void relax(double[][] u, int n) {
        for (int i = 1; i < n - 1; i++) { // expect: pipeline: flow u[i-1][j] line 49
            for (int j = 1; j < n - 1; j++) { // expect: sequential: flow u[i][j-1] line 49
                u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
            }
        }
        for (int colour = 0; colour < 2; colour++) { // expect: sequential
            for (int i = 1; i < n - 1; i++) { // expect: parallel
                for (int j = 1 + (i + colour) % 2; j < n - 1; j += 2) { // expect: parallel
                    u[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                }
            }
        }
    }

    static double sparse(int n) {
        int[] start = new int[n + 1];
        for (int i = 0; i < n; i++) { // expect: sequential: flow start[i] line 64
            start[i + 1] = start[i] + 2;
        }
        int[] column = new int[2 * n];
        double[] value = new double[2 * n];
        for (int k = 0; k < 2 * n; k++) { // expect: parallel
            column[k] = (k * 5) % n;
            value[k] = k;
        }
        double[] x = new double[n];
        double[] y = new double[n];
        double[] z = new double[n];
        for (int i = 0; i < n; i++) { // expect: parallel
            double sum = 0.0;
            for (int k = start[i]; k < start[i + 1]; k++) { // expect: reduction(+:sum)
                sum += value[k] * x[column[k]];
            }
            y[i] = sum;
        }
        for (int i = 0; i < n; i++) { // expect: reduction(+:z)
            for (int k = start[i]; k < start[i + 1]; k++) { // expect: reduction(+:z)
                z[column[k]] += value[k] * y[i];
            }
        }
        for (int k = 0; k < n; k++) { // expect: sequential: output z[column[k]] line 88
            z[column[k]] = value[k];
        }
        return y[1] + z[2];
    }

    static double product(int n) {
        double[][] a = grid(n);
        double[][] b = grid(n);
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                for (int k = 0; k < n; k++) { // expect: reduction(+:c)
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        for (int k = 0; k < n; k++) { // expect: reduction(+:c)
            for (int i = 0; i < n; i++) { // expect: parallel
                for (int j = 0; j < n; j++) { // expect: parallel
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        for (int k = 0; k < n; k++) { // expect: sequential
            for (int i = k + 1; i < n; i++) { // expect: parallel
                a[i][k] = a[i][k] / (1.0 + a[k][k]);
                for (int j = k + 1; j < n; j++) { // expect: parallel
                    a[i][j] -= a[i][k] * a[k][j];
                }
            }
        }
        return c[1][2] + a[2][3];
    }

    static double sweep(int n) {
        double[][][] v = new double[n][n][n];
        v[0][0][0] = 1.0;
        for (int k = 1; k < n; k++) { // expect: pipeline
            for (int j = 1; j < n; j++) { // expect: pipeline
                for (int i = 1; i < n; i++) { // expect: sequential: flow v[k][j][i-1] line 128
                    v[k][j][i] += 0.3 * (v[k - 1][j][i] + v[k][j - 1][i] + v[k][j][i - 1]);
                }
            }
        }
        for (int j = 1; j < n; j++) { // expect: pipeline
            for (int i = 1; i < n - 1; i++) { // expect: sequential: flow v[1][j][i-1] line 134
                v[1][j][i] = v[1][j - 1][i + 1] + v[1][j][i - 1];
            }
        }
        return v[n - 1][n - 1][n - 1];
    }

    static double triangle(int n) {
        double[][] l = grid(n);
        double[] b = new double[n];
        b[0] = 1.0;
        for (int i = 0; i < n; i++) { // expect: sequential
            double sum = b[i];
            for (int j = 0; j < i; j++) { // expect: reduction(+:sum)
                sum -= l[i][j] * b[j];
            }
            b[i] = sum / (1.0 + l[i][i]);
        }
        return b[n - 1];
    }

    void step(int n) {
        for (int i = 1; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                then[i][j] = now[i - 1][j] + 1.0;
            }
        }
        double[][] swap = now;
        now = then;
        then = swap;
    }

    static double eight() {
        double[] out = new double[256];
        for (int a = 0; a < 2; a++) { // expect: parallel
            for (int b = 0; b < 2; b++) { // expect: parallel
                for (int c = 0; c < 2; c++) { // expect: parallel
                    for (int d = 0; d < 2; d++) { // expect: parallel
                        for (int e = 0; e < 2; e++) { // expect: parallel
                            for (int f = 0; f < 2; f++) { // expect: parallel
                                for (int g = 0; g < 2; g++) { // expect: parallel
                                    for (int h = 0; h < 2; h++) { // expect: parallel
                                        out[128 * a + 64 * b + 32 * c + 16 * d + 8 * e + 4 * f + 2 * g + h] = a + h;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return out[255];
    }
}
