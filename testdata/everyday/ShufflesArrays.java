/** Cards that go to places known only at run time, each place wears off with them. Of 64 cards 40 go to another of 4 ranks, 56 to another of 16: 8 bytes each a step. */
public class ShufflesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[] place = new int[n];
    double[] cards = new double[n];
    double[] next = new double[n];
    double[] worn = new double[n];
    for (int i = 0; i < n; i++) {
      place[i] = (5 * i + 3) % n;
      cards[i] = i % 9;
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        worn[i] = 0.9 * worn[i] + cards[i];
      }
      for (int i = 0; i < n; i++) {
        next[place[i]] = cards[i];
      }
      double[] swapped = cards;
      cards = next;
      next = swapped;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += worn[i] * cards[i];
    }
    System.out.println(sum);
  }
}
