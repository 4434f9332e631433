import java.util.Arrays;

/** As AveragesArrays, with a function that answers each next value. */
public class AveragesStreams {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    double[] average = new double[n];
    double[] price = new double[n];
    Arrays.setAll(price, i -> 10 + i % 7);
    for (int day = 0; day < days; day++) {
      Arrays.setAll(average, i -> 0.9 * average[i] + 0.1 * price[i]);
    }
    System.out.println(Arrays.stream(average).sum());
  }
}
