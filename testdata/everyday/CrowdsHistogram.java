import java.util.ArrayList;
import java.util.List;

/**
 * Walkers that are counted in a histogram of eight bins and leave crowded bins faster: each looks at all counts. In blocks of walkers an
 * allreduce of the counts: 4 * 2 * 8 * (p - 1) bytes a step.
 *
 * Usage: CrowdsHistogram [n [steps]]
 */
public class CrowdsHistogram {
  private static final int BINS = 8;

  static class Walker {
    double place;
    long seed;

    Walker(double place, long seed) {
      this.place = place;
      this.seed = seed;
    }

    int bin() {
      return (int) (place * BINS);
    }

    void walk(int[] counts) {
      double crowd = 0;
      for (int b = 0; b < BINS; b++) {
        double distance = place - (b + 0.5) / BINS;
        crowd += counts[b] * Math.exp(-distance * distance);
      }
      seed = seed * 25214903917L + 11 & (1L << 48) - 1;
      place += 0.001 * crowd * ((seed >>> 16) / (double) (1L << 32) - 0.5);
      place -= Math.floor(place);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Walker> walkers = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      walkers.add(new Walker(i * 37 % n / (double) n, i));
    }
    int[] counts = new int[BINS];
    for (int step = 0; step < steps; step++) {
      for (int b = 0; b < BINS; b++) {
        counts[b] = 0;
      }
      for (Walker walker : walkers) {
        counts[walker.bin()]++;
      }
      for (Walker walker : walkers) {
        walker.walk(counts);
      }
    }
    System.out.println(walkers.get(n / 2).place);
  }
}
