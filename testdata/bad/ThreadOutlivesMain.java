/** Computes in a thread of its own that main starts last of all, for the sake of a larger stack. */
public class ThreadOutlivesMain {
    static double[] a = new double[100];

    public static void main(String[] args) {
        new Thread(null, ThreadOutlivesMain::solve, "solver", 1 << 24).start();
    }

    static void solve() {
        a[50] = 1.0;
        for (int t = 0; t < 20; t++) {
            double[] b = new double[a.length];
            for (int i = 1; i < a.length - 1; i++) {
                b[i] = a[i - 1] + a[i + 1];
            }
            a = b;
        }
        System.out.println(a[50]);
    }
}
