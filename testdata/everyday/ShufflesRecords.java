import java.util.Arrays;

/** As ShufflesArrays, with immutable cards that come to places of a new array. */
public class ShufflesRecords {
  record Card(double value) {
    double rub(double worn) {
      return 0.9 * worn + value;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[] place = new int[n];
    Card[] cards = new Card[n];
    double[] worn = new double[n];
    for (int i = 0; i < n; i++) {
      place[i] = (5 * i + 3) % n;
      cards[i] = new Card(i % 9);
    }
    for (int t = 0; t < steps; t++) {
      Card[] before = cards;
      Arrays.setAll(worn, i -> before[i].rub(worn[i]));
      cards = new Card[n];
      for (int i = 0; i < n; i++) {
        cards[place[i]] = before[i];
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += worn[i] * cards[i].value();
    }
    System.out.println(sum);
  }
}
