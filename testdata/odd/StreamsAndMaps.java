import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Streams, maps, queues and sorting, whose order must be the same. */
public final class StreamsAndMaps {
  public static void main(String[] args) {
    double[] x = DoubleStream.iterate(1, v -> v * 1.5).limit(8).toArray();
    System.out.println(Arrays.stream(x).filter(v -> v > 2).map(Math::floor).boxed().collect(Collectors.toList()));
    Map<String, Integer> words = new HashMap<>();
    for (String word : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) {
      words.merge(word, 1, Integer::sum);
    }
    System.out.println(words);
    System.out.println(IntStream.range(0, 20).boxed().collect(Collectors.groupingBy((Integer i) -> i % 3, TreeMap::new, Collectors.summingInt((Integer i) -> i * i))).toString());
    PriorityQueue<double[]> queue = new PriorityQueue<>((a, b) -> Double.compare(a[1], b[1]));
    for (int i = 0; i < 5; i++) {
      queue.add(new double[] {i, Math.sin(i)});
    }
    StringBuilder order = new StringBuilder();
    while (!queue.isEmpty()) {
      order.append((int) queue.poll()[0]);
    }
    System.out.println(order + " " + new LinkedHashSet<>(List.of(3, 1, 2)) + " " + IntStream.rangeClosed(1, 100).parallel().sum());
    Integer[] sorted = {5, 3, 9, 1};
    Arrays.sort(sorted, (a, b) -> b - a);
    int[] prefix = {1, 2, 3, 4};
    Arrays.parallelPrefix(prefix, Integer::sum);
    System.out.println(Arrays.toString(sorted) + Arrays.toString(prefix) + Arrays.deepToString(new int[2][2]));
    try {
      List<Integer> list = new java.util.ArrayList<>(List.of(1, 2, 3));
      for (int v : list) {
        list.remove(Integer.valueOf(v));
      }
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("modified");
    }
  }
}
