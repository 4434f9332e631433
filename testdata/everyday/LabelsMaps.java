import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Labels spread over a graph of adjacency lists in a map, neighbours up to two apart: two words over each border both ways, 4 * 4 * (p - 1) bytes a step. */
public class LabelsMaps {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Map<Integer, List<Integer>> graph = new HashMap<>();
    for (int i = 0; i < n; i++) {
      for (int d = 1; d <= 2; d++) {
        if (i + d < n) {
          graph.computeIfAbsent(i, k -> new ArrayList<>()).add(i + d);
          graph.computeIfAbsent(i + d, k -> new ArrayList<>()).add(i);
        }
      }
    }
    int[] label = new int[n];
    for (int i = 0; i < n; i++) {
      label[i] = i * 37 % n;
    }
    for (int step = 0; step < steps; step++) {
      int[] next = new int[n];
      for (int i = 0; i < n; i++) {
        int own = label[i];
        int[] labels = label;
        next[i] = Math.min(own, graph.get(i).stream().mapToInt(k -> labels[k]).min().getAsInt());
      }
      label = next;
    }
    System.out.println(label[n / 2]);
  }
}
