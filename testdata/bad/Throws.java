/** Computes for a while, then throws. */
public class Throws {

    public static void main(String[] args) {
        double[] a = new double[100];
        for (int i = 1; i < a.length; i++) {
            a[i] = a[i - 1] + i;
        }
        System.out.println("sum " + a[99]);
        throw new IllegalStateException("the sum is " + a[99]);
    }
}
