package org.parcast.benchmarks.libraries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What an expert says of loops who has read their source: lines {@code method:line,parallel or ordered,why}. */
final class Judgements {
  private final Map<String, Boolean> parallel = new HashMap<>();

  private Judgements() {}

  static Judgements read(Path file) throws IOException {
    Judgements judgements = new Judgements();
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split(",", 3);
      boolean known = fields.length == 3 && (fields[1].equals("parallel") || fields[1].equals("ordered"));
      if (!known || judgements.parallel.put(fields[0], fields[1].equals("parallel")) != null) {
        throw new IOException(file + ": \"" + line + "\" is no judgement of a loop, or the second of one: write method:line, parallel or ordered, and why");
      }
    }
    return judgements;
  }

  /** Whether its iterations may run in any order; nothing where nobody has judged it. */
  Optional<Boolean> isParallel(String loop) {
    return Optional.ofNullable(parallel.get(loop));
  }
}
