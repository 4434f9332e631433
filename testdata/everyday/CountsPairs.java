import java.util.ArrayList;
import java.util.List;

/**
 * How often terms occur together in documents, each a list of counts: for 16 terms a matrix of 256 sums. In blocks of documents each rank
 * sends its partial sums to one: 4 * 256 * (p - 1) bytes.
 *
 * Usage: CountsPairs [documents]
 */
public class CountsPairs {
  private static final int TERMS = 16;

  static class Index {
    private final int[][] together = new int[TERMS][TERMS];

    void add(List<Integer> document) {
      for (int a = 0; a < TERMS; a++) {
        for (int b = 0; b < TERMS; b++) {
          together[a][b] += document.get(a) * document.get(b);
        }
      }
    }

    long total() {
      long total = 0;
      for (int[] row : together) {
        for (int count : row) {
          total += count;
        }
      }
      return total;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    List<List<Integer>> documents = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Integer> counts = new ArrayList<>();
      for (int t = 0; t < TERMS; t++) {
        counts.add((i * 7 + t * 3) % 5);
      }
      documents.add(counts);
    }
    Index index = new Index();
    for (List<Integer> document : documents) {
      index.add(document);
    }
    System.out.println(index.total());
  }
}
