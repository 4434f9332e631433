import java.util.ArrayList;
import java.util.List;

/**
 * Vectors in a list, scaled by the length of the longest, which a branch looks for: an allreduce, and where columns are cut a part of each length from each rank:
 * 8 * 2 * (p - 1) and 8 * n * (p - 1) bytes a step.
 */
public class NormsLists {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<double[]> vectors = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] vector = new double[n];
      for (int j = 0; j < n; j++) {
        vector[j] = 1 + (i * 7 + j * 3) % 11;
      }
      vectors.add(vector);
    }
    for (int step = 0; step < steps; step++) {
      double longest = 0;
      for (double[] vector : vectors) {
        double squares = 0;
        for (double x : vector) {
          squares += x * x;
        }
        double length = Math.sqrt(squares);
        if (length > longest) {
          longest = length;
        }
      }
      for (double[] vector : vectors) {
        for (int j = 0; j < n; j++) {
          vector[j] = vector[j] / longest + 1;
        }
      }
    }
    System.out.println(vectors.get(1)[1]);
  }
}
