package org.parcast.report.csv;

import java.io.IOException;
import java.util.List;
import org.parcast.analyses.loops.verdict.LoopFinding;

/** Loops as CSV with header {@code file,line,method,verdict,static,observed,share,iterations,gain,reason}. */
public final class LoopsCsv {
  private LoopsCsv() {}

  /** Writes one line for each loop. */
  public static void write(List<LoopFinding> loops, Appendable to) throws IOException {
    to.append("file,line,method,verdict,static,observed,share,iterations,gain,reason\n");
    for (LoopFinding loop : loops) {
      String observed = loop.observed().map(verdict -> verdict.verdict().label()).orElse("");
      String profile = loop.profile().map(p -> p.share() + "," + p.iterations() + "," + p.gain()).orElse(",,");
      to.append(Csv.text(loop.file() == null ? "" : loop.file()) + "," + loop.line() + "," + Csv.text(loop.method()) + ",");
      to.append(loop.verdict().label() + "," + loop.statically().verdict().label() + "," + observed + "," + profile + ",");
      to.append(Csv.text(loop.best().text())).append('\n');
    }
  }
}
