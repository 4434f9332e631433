/** Moving averages of many prices: words that go into nothing but their own next value are the state of the days. Nothing is sent in a day. */
public class AveragesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    double[] average = new double[n];
    double[] price = new double[n];
    for (int i = 0; i < n; i++) {
      price[i] = 10 + i % 7;
    }
    for (int day = 0; day < days; day++) {
      for (int i = 0; i < n; i++) {
        average[i] = 0.9 * average[i] + 0.1 * price[i];
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += average[i];
    }
    System.out.println(sum);
  }
}
