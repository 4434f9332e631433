/** Relaxes a line of points and never ends. */
public class Endless {

    public static void main(String[] args) {
        double[] a = new double[1000];
        a[0] = 1.0;
        while (true) {
            for (int i = 1; i < a.length - 1; i++) {
                a[i] = 0.5 * (a[i - 1] + a[i + 1]);
            }
        }
    }
}
