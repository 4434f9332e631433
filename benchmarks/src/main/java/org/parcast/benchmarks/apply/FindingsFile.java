package org.parcast.benchmarks.apply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Findings as lines of a text file, their fields apart by tabs. Those of a program end with how it ended, so that what a stopped call left unfinished does not count.
 *
 * @param path null for none
 */
record FindingsFile(Path path) {
  /** Reads the findings of programs that are through, and takes what else there is out of the file. */
  List<ApplyFinding> read() throws IOException {
    List<ApplyFinding> all = new ArrayList<>();
    if (path == null || !Files.exists(path)) {
      return all;
    }
    List<ApplyFinding> open = new ArrayList<>();
    List<String> lines = Files.readAllLines(path);
    for (String line : lines) {
      String[] field = line.split("\t", -1);
      ApplyFinding finding = new ApplyFinding(field[0], Integer.parseInt(field[1]), Double.parseDouble(field[2]), field[3], field[4]);
      open.add(finding);
      if (finding.is(ApplyFinding.DONE) || finding.is(ApplyFinding.FAILED)) {
        all.addAll(open);
        open.clear();
      }
    }
    if (!open.isEmpty()) {
      Files.write(path, lines.subList(0, lines.size() - open.size()));
    }
    return all;
  }

  void add(List<ApplyFinding> findings) throws IOException {
    if (path == null) {
      return;
    }
    List<String> lines = new ArrayList<>();
    for (ApplyFinding finding : findings) {
      String share = String.format(Locale.ROOT, "%.4f", finding.share());
      lines.add(String.join("\t", finding.program(), String.valueOf(finding.line()), share, finding.outcome(), finding.why().replaceAll("\\s+", " ")));
    }
    Files.createDirectories(path.toAbsolutePath().getParent());
    Files.write(path, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
