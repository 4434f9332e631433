/** Loops over arrays with affine subscripts: which iterations meet is a question of whole numbers. */
public class Affine {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        double[] a = new double[4 * n];
        double[] b = new double[4 * n];
        for (int i = 0; i < 4 * n; i++) { // expect: parallel
            a[i] = i % 7;
            b[i] = i % 5;
        }
        elementwise(a, b, n);
        distances(a, n);
        strides(a, n);
        bounds(a, n, 5);
        symbols(a, n);
        coupled(new double[n][n], n);
        linear(new double[n * n], n);
        blocks(a, n);
        System.out.println(a[n - 1] + b[n / 2]);
    }

    static void elementwise(double[] a, double[] b, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = b[i] * 2.0 + a[i];
        }
        for (int i = n - 1; i >= 0; i--) { // expect: parallel
            a[i] = b[n - 1 - i];
        }
        for (int i = 1; i < n; i++) { // expect: parallel
            a[i] = b[i - 1] + b[i + 1];
        }
        int i = 0;
        while (i < n) { // expect: parallel
            b[i] = 3.0 * a[i];
            i++;
        }
    }

    static void distances(double[] a, int n) {
        for (int i = 1; i < n; i++) { // expect: sequential: flow a[i-1] line 42
            a[i] = a[i - 1] * 0.5;
        }
        for (int i = 0; i < n - 1; i++) { // expect: sequential: anti a[i+1] line 45
            a[i] = a[i + 1] * 0.5;
        }
        for (int i = 3; i < n; i++) { // expect: sequential: flow a[i-3] line 48
            a[i] = a[i - 3] + 1.0;
        }
        for (int i = 0; i < n; i++) { // expect: sequential: output a[i/2] line 51
            a[i / 2] = i;
        }
        for (int i = 0; i < n; i++) { // expect: reduction(last-content:a)
            a[5] = i;
        }
        for (int i = n - 2; i >= 0; i--) { // expect: sequential: flow a[i+1] line 57
            a[i] = a[i + 1] - 1.0;
        }
    }

    static void strides(double[] a, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            a[2 * i] = a[2 * i + 1];
        }
        for (int i = 0; i < n; i += 2) { // expect: parallel
            a[i] = a[i + 1];
        }
        for (int i = 2; i < n; i += 2) { // expect: sequential: flow a[i-2] line 69
            a[i] = a[i - 2];
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow a[i] line 72
            a[2 * i] = a[i] + 1.0;
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            a[4 * i] = a[4 * i + 1] + a[4 * i + 2] + a[4 * i + 3];
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            a[3 * i] = a[3 * i + 1];
            a[3 * i + 2] = 1.0;
        }
        for (int i = 1; i < n; i *= 2) { // expect: sequential
            a[i] = 1.0;
        }
    }

    static void bounds(double[] a, int n, int m) {
        for (int i = 0; i < 10; i++) { // expect: parallel
            a[i] = a[i + 10];
        }
        for (int i = 0; i < 10; i++) { // expect: sequential: anti a[i+9] line 91
            a[i] = a[i + 9];
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = a[i + n];
        }
        for (int i = 0; i < n; i++) { // expect: sequential: anti a[i+m] line 97
            a[i] = a[i + m];
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            a[i] = a[0];
        }
        for (int i = 1; i < n; i++) { // expect: parallel
            a[i] = a[0];
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            a[i] = a[n - 1 - i];
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            a[i] = a[2 * n - 1 - i];
        }
    }

    static void symbols(double[] a, int n) {
        int half = n / 2;
        int next = half + 1;
        for (int i = 0; i < half; i++) { // expect: parallel
            a[i] = a[i + next] + 1.0;
        }
        for (int i = 0; i < half; i++) { // expect: parallel
            a[half + i] = a[i];
        }
        for (int i = 0; i < n; i++) { // expect: sequential: flow a[half] line 123
            a[i] = a[half] + 1.0;
        }
    }

    static void coupled(double[][] m, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            m[i][i] = 1.0;
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = i + 1; j < n; j++) { // expect: parallel
                double t = m[i][j];
                m[i][j] = m[j][i];
                m[j][i] = t;
            }
        }
        for (int i = 0; i < n; i++) { // expect: sequential
            for (int j = 0; j < n; j++) { // expect: parallel
                m[i][j] = m[j][i];
            }
        }
        for (int i = 1; i < n; i++) { // expect: sequential: flow m[i-1][j] line 145
            for (int j = 0; j < n; j++) { // expect: parallel
                m[i][j] = m[i - 1][j] + 1.0;
            }
        }
        for (int j = 0; j < n; j++) { // expect: parallel
            for (int i = 1; i < n; i++) { // expect: sequential: flow m[i-1][j] line 150
                m[i][j] = m[i - 1][j] + 1.0;
            }
        }
    }

    static void linear(double[] m, int n) {
        for (int i = 0; i < n; i++) { // expect: parallel
            for (int j = 0; j < n; j++) { // expect: parallel
                m[i * n + j] = i + j;
            }
        }
        for (int i = 1; i < n; i++) { // expect: sequential: flow m[(i-1)*n+j] line 163
            for (int j = 0; j < n; j++) { // expect: parallel
                m[i * n + j] += m[(i - 1) * n + j];
            }
        }
        for (int i = 0; i < n; i++) { // expect: parallel
            int row = i * n;
            for (int j = 1; j < n; j++) { // expect: sequential: flow m[row+j-1] line 169
                m[row + j] += m[row + j - 1];
            }
        }
        for (int i = 0; i < 6; i++) { // expect: parallel
            for (int j = 0; j < 5; j++) { // expect: parallel
                m[5 * i + j] = 0.0;
            }
        }
        for (int i = 0; i < 6; i++) { // expect: sequential
            for (int j = 0; j < 6; j++) { // expect: parallel
                m[5 * i + j] = i;
            }
        }
    }

    static void blocks(double[] a, int n) {
        for (int b = 0; b < n; b += 8) { // expect: parallel
            for (int i = b; i < Math.min(b + 8, n); i++) { // expect: parallel
                a[i] = 2.0 * a[i];
            }
        }
        for (int b = 0; b < n; b += 8) { // expect: reduction(*:a)
            for (int i = b; i < b + 9; i++) { // expect: parallel
                a[i] = 2.0 * a[i];
            }
        }
        for (int b = 0; b < n; b += 8) { // expect: sequential
            for (int i = b; i < b + 9; i++) { // expect: parallel
                a[i] = 2.0 * a[i] + 1.0;
            }
        }
    }
}
