/** Reads beyond the end of an array in every sweep, catches whatever comes of it, and prints its stack. */
public class CatchesThrowable {

    public static void main(String[] args) {
        double[] a = new double[10];
        int caught = 0;
        for (int t = 0; t < 5; t++) {
            for (int i = 0; i < 12; i++) {
                try {
                    a[i] = a[i + 1] + 1;
                } catch (Throwable e) {
                    caught++;
                    System.out.println(e + " at " + java.util.Arrays.toString(e.getStackTrace()));
                }
            }
        }
        System.out.println(caught + " " + a[3]);
    }
}
