import java.util.ArrayList;
import java.util.List;

/** As AveragesArrays, of shares that know their average. */
public class AveragesObjects {
  static class Share {
    private final double price;
    private double average;

    Share(double price) {
      this.price = price;
    }

    void close(double weight) {
      average = average * (1 - weight) + weight * price;
    }

    double average() {
      return average;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    List<Share> shares = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      shares.add(new Share(10 + i % 7));
    }
    for (int day = 0; day < days; day++) {
      for (Share share : shares) {
        share.close(0.1);
      }
    }
    double sum = 0;
    for (Share share : shares) {
      sum += share.average();
    }
    System.out.println(sum);
  }
}
