/** Computes for a while, then leaves through System.exit(0). */
public class ExitsZero {

    public static void main(String[] args) {
        double[] a = new double[100];
        for (int i = 1; i < a.length; i++) {
            a[i] = a[i - 1] + i;
        }
        System.out.println("sum " + a[99]);
        System.exit(0);
    }
}
