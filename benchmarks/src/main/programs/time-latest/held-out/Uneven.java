import java.util.ArrayList;
import java.util.List;

/** Loops whose iterations differ in work: more from one to the next, by chance, and in a piece in the middle; two of them allocate. */
public class Uneven {
  public static void main(String[] arguments) {
    double[] sums = new double[1_500];
    int[] divisors = new int[4_000];
    int[][] picture = new int[150][];
    for (int frame = 0; frame < 8; frame++) {
      sums(sums, frame);
      divisors(divisors, frame);
      picture(picture, 0.3 + 0.01 * frame);
    }
    System.out.println(sums[99] + divisors[720] + picture[75][75]);
  }

  static void sums(double[] sums, int frame) {
    for (int i = 0; i < sums.length; i++) {
      double sum = 0;
      for (int j = 0; j <= i; j++) {
        sum += 1.0 / (1 + i + j + frame);
      }
      sums[i] = sum;
    }
  }

  static void divisors(int[] divisors, int frame) {
    for (int n = 0; n < divisors.length; n++) {
      List<Integer> found = new ArrayList<>();
      int number = n + 1 + frame;
      for (int d = 1; d * d <= number; d++) {
        if (number % d == 0) {
          found.add(d);
        }
      }
      divisors[n] = found.size();
    }
  }

  static void picture(int[][] picture, double c) {
    for (int row = 0; row < picture.length; row++) {
      int[] line = new int[picture.length];
      for (int column = 0; column < line.length; column++) {
        double x = column * 3.0 / line.length - 1.5;
        double y = row * 2.0 / line.length - 1;
        int count = 0;
        while (x * x + y * y < 4 && count < 120) {
          double next = x * x - y * y - 0.6 - c / 10;
          y = 2 * x * y + c;
          x = next;
          count++;
        }
        line[column] = count;
      }
      picture[row] = line;
    }
  }
}
