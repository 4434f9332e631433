import java.util.ArrayList;
import java.util.List;

/** Arrays that are too large are refused; the program goes on. */
public final class OutOfMemoryCaught {
  static final class Node {
    long[] data;
    Node next;
  }

  public static void main(String[] args) {
    String seen = "";
    try {
      long[] huge = new long[Integer.MAX_VALUE];
      seen += huge.length;
    } catch (OutOfMemoryError e) {
      seen += e.getMessage() + ", ";
    }
    try {
      double[][] rows = new double[100_000][Integer.MAX_VALUE - 8];
      seen += rows.length;
    } catch (OutOfMemoryError e) {
      seen += e.getMessage() + ", ";
    }
    try {
      int[] negative = new int[seen.length() - 1000];
      seen += negative.length;
    } catch (NegativeArraySizeException e) {
      seen += "negative, ";
    }
    List<Integer> list = new ArrayList<>();
    int[] squares = new int[10];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = i * i;
      list.add(squares[i]);
    }
    System.out.println(seen + list);
  }
}
