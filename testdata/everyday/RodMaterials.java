/** Heat in a rod of two materials, which say how they conduct: 2 * 8 * (p - 1). */
public class RodMaterials {
  interface Conductor {
    double flow(double from, double to);
  }

  enum Material implements Conductor {
    COPPER {
      @Override
      public double flow(double from, double to) {
        return 0.2 * (from - to);
      }
    },
    CERAMIC {
      @Override
      public double flow(double from, double to) {
        double fall = from - to;
        return 0.02 * fall + 0.001 * fall * fall;
      }
    }
  }

  static final class Piece {
    private final Conductor conductor;
    private double temperature;
    private double gained;

    Piece(Conductor conductor, double temperature) {
      this.conductor = conductor;
      this.temperature = temperature;
    }

    void takeFrom(Piece other) {
      gained += conductor.flow(other.temperature, temperature);
    }

    void settle() {
      temperature += gained;
      gained = 0;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Piece[] rod = new Piece[n];
    for (int i = 0; i < n; i++) {
      rod[i] = new Piece(i % 2 == 0 ? Material.COPPER : Material.CERAMIC, i * 0.7 % 5);
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        if (i > 0) {
          rod[i].takeFrom(rod[i - 1]);
        }
        if (i < n - 1) {
          rod[i].takeFrom(rod[i + 1]);
        }
      }
      for (Piece piece : rod) {
        piece.settle();
      }
    }
    System.out.println(rod[n / 2].temperature);
  }
}
