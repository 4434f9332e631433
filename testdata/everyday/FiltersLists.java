import java.util.ArrayList;
import java.util.List;

/** As FiltersObjects, behind an interface, in a list; another method changes the state. */
public class FiltersLists {
  interface Filter {
    double next(double x);
  }
  static final class Leaky implements Filter {
    private double kept;
    private final double share;
    Leaky(double share) {
      this.share = share;
    }
    @Override
    public double next(double x) {
      double y = share * x + kept;
      keep(x - y);
      return y;
    }
    private void keep(double rest) {
      kept = 0.5 * kept + 0.1 * rest;
    }
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Filter> bank = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      bank.add(new Leaky(0.2 + 0.01 * i));
    }
    double fed = 1;
    for (int t = 0; t < steps; t++) {
      double mixed = 0;
      for (Filter filter : bank) {
        mixed += filter.next(fed);
      }
      fed = mixed / bank.size();
    }
    System.out.println(fed);
  }
}
