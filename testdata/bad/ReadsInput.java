import java.util.Scanner;

/** Reads how many numbers there are and the numbers from standard input, and relaxes them. */
public class ReadsInput {

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        double[] a = new double[in.nextInt()];
        for (int i = 0; i < a.length; i++) {
            a[i] = in.nextInt();
        }
        for (int t = 0; t < 10; t++) {
            double[] b = new double[a.length];
            for (int i = 1; i < a.length - 1; i++) {
                b[i] = a[i - 1] + a[i + 1];
            }
            a = b;
        }
        System.out.println(a[a.length / 2]);
    }
}
