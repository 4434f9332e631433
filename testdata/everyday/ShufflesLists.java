import java.util.ArrayList;
import java.util.List;

/** As ShufflesArrays, with lists of boxed numbers. */
public class ShufflesLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Double> cards = new ArrayList<>();
    List<Double> worn = new ArrayList<>();
    List<Double> next = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      cards.add((double) (i % 9));
      worn.add(0.0);
      next.add(0.0);
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        worn.set(i, 0.9 * worn.get(i) + cards.get(i));
      }
      for (int i = 0; i < n; i++) {
        next.set((5 * i + 3) % n, cards.get(i));
      }
      List<Double> swapped = cards;
      cards = next;
      next = swapped;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += worn.get(i) * cards.get(i);
    }
    System.out.println(sum);
  }
}
