import java.util.ArrayList;
import java.util.List;

/** The best load for each capacity, an item a step, all of weight 4: four ints over each border, 4 * 4 * (p - 1). */
public class KnapsackItems {
  record Item(int weight, int worth) {}

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int count = Integer.parseInt(args[1]);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      items.add(new Item(4, 3 + i * 5 % 7));
    }
    int[] best = new int[n + 4];
    for (Item item : items) {
      for (int capacity = best.length - 1; capacity >= item.weight(); capacity--) {
        best[capacity] = Math.max(best[capacity], best[capacity - item.weight()] + item.worth());
      }
    }
    System.out.println(best[n + 3]);
  }
}
