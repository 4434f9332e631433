/**
 * A quadratic surface fitted to heights at places of the plane: the products of six powers, a triangle of 21, and six with the heights. In
 * blocks of places each rank sends its partial sums to one: 8 * 27 * (p - 1) bytes.
 *
 * Usage: FitsQuadratic [n]
 */
public class FitsQuadratic {
  private static final int POWERS = 6;

  record Place(double x, double y, double height) {
    double[] powers() {
      return new double[] {1, x, y, x * x, x * y, y * y};
    }
  }

  static double[][] triangle(Place[] places) {
    double[][] sums = new double[POWERS][];
    for (int j = 0; j < POWERS; j++) {
      sums[j] = new double[j + 1];
    }
    for (Place place : places) {
      double[] powers = place.powers();
      for (int j = 0; j < POWERS; j++) {
        for (int k = 0; k <= j; k++) {
          sums[j][k] += powers[j] * powers[k];
        }
      }
    }
    return sums;
  }

  static double[] right(Place[] places) {
    double[] sums = new double[POWERS];
    for (Place place : places) {
      double[] powers = place.powers();
      for (int j = 0; j < POWERS; j++) {
        sums[j] += powers[j] * place.height();
      }
    }
    return sums;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    Place[] places = new Place[n];
    for (int i = 0; i < n; i++) {
      double x = i % 8;
      double y = 0.3 * i;
      places[i] = new Place(x, y, 1 + x - 0.5 * y + 0.1 * x * y);
    }
    double[][] sums = triangle(places);
    double[] right = right(places);
    double trace = 0;
    for (int j = 0; j < POWERS; j++) {
      trace += right[j];
      for (int k = 0; k <= j; k++) {
        trace += sums[j][k];
      }
    }
    System.out.println(trace);
  }
}
