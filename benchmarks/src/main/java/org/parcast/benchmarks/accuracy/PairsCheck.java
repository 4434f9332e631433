package org.parcast.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

/** The rank-to-rank matrices of {@code mpi/measured-pairs.csv} beside those forecast. */
final class PairsCheck {
  /** Bytes by pair of ranks, by code. */
  private final Map<String, Map<String, Double>> measured = new TreeMap<>();

  PairsCheck(Path reference) throws IOException {
    for (String line : Files.readAllLines(reference.resolve("mpi").resolve("measured-pairs.csv"))) {
      String[] fields = line.split(",");
      if (!fields[0].equals("app")) {
        measured.computeIfAbsent(key(fields[0], fields[1], fields[2], fields[3]), key -> new TreeMap<>())
            .put(fields[4] + ">" + fields[5], Double.parseDouble(fields[6]));
      }
    }
  }

  private static String key(String application, String variant, String size, Object ranks) {
    return application + "," + variant + "," + size + "," + ranks;
  }

  /** What the comparison says, in a line; null where the pairs were not measured, or the code sends more than is needed. */
  String compare(CodeCheck check) {
    MeasuredCode code = check.code();
    Map<String, Double> pairs = measured.get(key(code.application(), code.variant(), code.size(), code.ranks()));
    if (pairs == null || code.sent() != code.needed() || code.isRandom() || check.own().isEmpty()) {
      return null;
    }
    String what = code + " on " + code.ranks() + " ranks: ";
    if (check.own().get().traffic().isEmpty()) {
      return what + "the forecast's matrix was not kept";
    }
    Map<String, Double> forecast = pairs(check.own().get().traffic().get());
    Set<String> all = new HashSet<>(pairs.keySet());
    all.addAll(forecast.keySet());
    List<String> other = all.stream().filter(pair -> !pairs.getOrDefault(pair, 0.0).equals(forecast.getOrDefault(pair, 0.0))).sorted().toList();
    return what + (other.isEmpty() ? "all " + all.size() + " pairs agree" : other.size() + " of " + all.size() + " pairs differ, first "
        + other.get(0) + ": measured " + pairs.get(other.get(0)) + ", forecast " + forecast.get(other.get(0)));
  }

  private static Map<String, Double> pairs(CommunicationMatrix matrix) {
    Map<String, Double> pairs = new TreeMap<>();
    for (int i = 0; i < matrix.pairs(); i++) {
      pairs.put(matrix.from(i) + ">" + matrix.to(i), matrix.bytes(i));
    }
    return pairs;
  }
}
