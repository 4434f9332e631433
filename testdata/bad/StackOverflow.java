/** Recurses until the stack overflows, catches that, and goes on. */
public class StackOverflow {
    static double[] a = new double[64];
    static int depth;

    public static void main(String[] args) {
        int caught = 0;
        for (int k = 0; k < 5; k++) {
            depth = 0;
            try {
                down(1.0);
            } catch (StackOverflowError e) {
                caught++;
            }
        }
        System.out.println("caught " + caught);
    }

    static void down(double x) {
        depth++;
        a[depth & 63] += x;
        down(x * 0.5);
    }
}
