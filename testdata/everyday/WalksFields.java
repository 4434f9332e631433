/** As WalksQuantum, the amplitudes records in the fields of places: 16 * 2 * p bytes a step. */
public class WalksFields {
  record Complex(double re, double im) {
    Complex plus(Complex other, double factor) {
      return new Complex(factor * (re + other.re), factor * (im + other.im));
    }

    Complex minus(Complex other, double factor) {
      return new Complex(factor * (re - other.re), factor * (im - other.im));
    }
  }

  static final class Place {
    private Complex left;
    private Complex right;
    private Complex tossedLeft;
    private Complex tossedRight;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double half = Math.sqrt(0.5);
    Place[] places = new Place[n];
    for (int i = 0; i < n; i++) {
      places[i] = new Place();
      places[i].left = new Complex(i % 3, 0.5);
      places[i].right = new Complex(0, i % 5);
    }
    for (int t = 0; t < steps; t++) {
      for (Place place : places) {
        place.tossedLeft = place.left.plus(place.right, half);
        place.tossedRight = place.left.minus(place.right, half);
      }
      for (int i = 0; i < n; i++) {
        places[i].left = places[(i + 1) % n].tossedLeft;
        places[i].right = places[(i + n - 1) % n].tossedRight;
      }
    }
    System.out.println(places[n / 2].left.re() + places[n / 2].right.im());
  }
}
