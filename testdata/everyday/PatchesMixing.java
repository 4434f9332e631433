import java.util.ArrayList;
import java.util.List;

/**
 * An epidemic in towns whose people all meet, by a matrix of contacts. In blocks of towns the share of the infected goes to all ranks:
 * 8 * n * (p - 1) bytes a step.
 *
 * Usage: PatchesMixing [n [steps]]
 */
public class PatchesMixing {
  static class Town {
    double susceptible = 0.99;
    double infected = 0.01;
    double recovered;
    double pressure;

    void advance(double dt) {
      double caught = dt * pressure * susceptible;
      double healed = dt * 0.2 * infected;
      susceptible -= caught;
      infected += caught - healed;
      recovered += healed;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] contacts = new double[n][n];
    List<Town> towns = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      towns.add(new Town());
      towns.get(i).infected = 0.001 * (i % 5);
      for (int j = 0; j < n; j++) {
        contacts[i][j] = 1.0 / (1 + Math.abs(i - j));
      }
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        double pressure = 0;
        for (int j = 0; j < n; j++) {
          pressure += contacts[i][j] * towns.get(j).infected;
        }
        towns.get(i).pressure = pressure;
      }
      for (Town town : towns) {
        town.advance(0.1);
      }
    }
    System.out.println(towns.get(n / 2).recovered);
  }
}
