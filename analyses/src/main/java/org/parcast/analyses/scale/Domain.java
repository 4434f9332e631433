package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Where a formula holds. A part that is narrower than the reach of what it exchanges sends by another formula than a wide one, and of two parts each is both neighbours of
 * the other.
 *
 * @param factors how many of the last parameters are factors of the grid of ranks
 * @param parts least parts along each axis
 * @param size which parameter is divided among the ranks
 * @param width least places of a part along each axis
 * @param dividing whether each factor divides the size: all parts are alike
 */
public record Domain(int factors, long parts, int size, long width, boolean dividing) {
  static final Domain EVERYWHERE = new Domain(0, 1, 0, 0, false);
  private static final long MOST_PARTS = 3;

  /** Whether the formula holds there. */
  public boolean contains(long... point) {
    return factor(point).allMatch(factor -> factor >= parts && point[size] / factor >= width && (!dividing || point[size] % factor == 0));
  }

  public boolean isEverywhere() {
    return parts <= 1 && width == 0 && !dividing;
  }

  /** In words, after a formula. */
  String text(List<String> parameters) {
    List<String> conditions = new ArrayList<>();
    for (String factor : parameters.subList(parameters.size() - factors, parameters.size())) {
      if (parts > 1) {
        conditions.add(factor + " >= " + parts);
      }
      if (width > 0) {
        conditions.add(parameters.get(size) + " >= " + (width == 1 ? "" : width + " ") + factor);
      }
      if (dividing) {
        conditions.add(factor + " divides " + parameters.get(size));
      }
    }
    return String.join(" and ", conditions);
  }

  private LongStream factor(long[] point) {
    return Arrays.stream(point, point.length - factors, point.length);
  }

  /** Those that keep at least half of the observations, the widest first; then where all parts are alike, which is a class of its own however few the points in it. */
  static List<Domain> within(Observations observations) {
    List<Domain> domains = new ArrayList<>();
    int factors = observations.factors();
    int sizes = observations.parameters().size() - factors;
    for (long parts = 1; factors > 0 && parts <= MOST_PARTS; parts++) {
      domains.add(new Domain(factors, parts, 0, 0, false));
      for (int size = 0; size < sizes; size++) {
        for (long width : widths(observations, size)) {
          domains.add(new Domain(factors, parts, size, width, false));
        }
      }
    }
    domains.removeIf(domain -> domain.isEverywhere() || 2 * kept(domain, observations) < observations.size());
    domains.sort(Comparator.comparingInt(domain -> -kept(domain, observations)));
    for (int size = 0; factors > 0 && size < sizes; size++) {
      domains.add(new Domain(factors, 1, size, 0, true));
    }
    return domains;
  }

  private static int kept(Domain domain, Observations observations) {
    return (int) observations.points().stream().filter(domain::contains).count();
  }

  /** What the narrowest parts of the grids measure. */
  private static long[] widths(Observations observations, int size) {
    int factors = observations.factors();
    return observations.points().stream().mapToLong(point -> Arrays.stream(point, point.length - factors, point.length).map(factor -> point[size] / factor).min().orElse(0))
        .filter(width -> width > 0).distinct().sorted().toArray();
  }
}
