/** As ShufflesArrays, with an object for each place. */
public class ShufflesObjects {
  static final class Place {
    final int target;
    double card;
    double next;
    double worn;

    Place(int target, double card) {
      this.target = target;
      this.card = card;
    }

    void wear() {
      worn = 0.9 * worn + card;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Place[] places = new Place[n];
    for (int i = 0; i < n; i++) {
      places[i] = new Place((5 * i + 3) % n, i % 9);
    }
    for (int t = 0; t < steps; t++) {
      for (Place place : places) {
        place.wear();
      }
      for (Place place : places) {
        places[place.target].next = place.card;
      }
      for (Place place : places) {
        place.card = place.next;
      }
    }
    double sum = 0;
    for (Place place : places) {
      sum += place.worn * place.card;
    }
    System.out.println(sum);
  }
}
