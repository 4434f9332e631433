// stdin: 3\n1.5 2.5 -4\nthe rest\nof it
import java.io.IOException;
import java.util.Locale;
import java.util.Scanner;

/** Reads its input by a Scanner. */
public final class StandardInput {
  public static void main(String[] args) throws IOException {
    Scanner in = new Scanner(System.in).useLocale(Locale.ROOT);
    int n = in.nextInt();
    double[] x = new double[n];
    double sum = 0;
    for (int i = 0; i < n; i++) {
      x[i] = in.nextDouble();
      sum += x[i];
    }
    in.nextLine();
    System.out.println(n + " " + sum + " " + in.nextLine() + "|" + in.nextLine() + "|" + in.hasNextLine() + " " + System.in.read());
  }
}
