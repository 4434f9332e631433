import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Hubs and authorities of pages in a ring, each with links to the next and the third, kept as lists; both are divided by their sums. Three
 * hubs go across each border one way, three authorities the other: 8 * (3 + 3) * p, and two allreduces: 8 * 2 * 2 * (p - 1) bytes a step.
 *
 * Usage: HubsLists [n [steps]]
 */
public class HubsLists {
  static void normalise(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    for (int i = 0; i < values.length; i++) {
      values[i] /= sum;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<List<Integer>> links = new ArrayList<>();
    List<List<Integer>> linkedBy = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      links.add(new ArrayList<>());
      linkedBy.add(new ArrayList<>());
    }
    for (int i = 0; i < n; i++) {
      for (int j : new int[] {(i + 1) % n, (i + 3) % n}) {
        links.get(i).add(j);
        linkedBy.get(j).add(i);
      }
    }
    double[] hub = new double[n];
    double[] authority = new double[n];
    Arrays.setAll(hub, i -> 1.0 + i % 7);
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j : linkedBy.get(i)) {
          sum += hub[j];
        }
        authority[i] = sum;
      }
      normalise(authority);
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j : links.get(i)) {
          sum += authority[j];
        }
        hub[i] = sum;
      }
      normalise(hub);
    }
    System.out.println(hub[n / 2] + " " + authority[n / 2]);
  }
}
