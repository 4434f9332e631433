package org.parcast.report.apply;

import java.io.IOException;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.report.csv.Csv;

/** Loops written in parallel, as comma-separated values. */
public final class ApplyCsv {
  private ApplyCsv() {}

  /** Writes a line for each loop. */
  public static void write(Application application, Appendable to) throws IOException {
    to.append("file,line,written,pays,why,conditions\n");
    for (Application.Loop loop : application.loops()) {
      to.append(Csv.text(String.valueOf(loop.file())) + "," + loop.line() + "," + loop.written() + "," + loop.pays().map(pays -> String.valueOf(pays == Advice.PAYS)).orElse("") + "," + Csv.text(loop.why()) + ","
          + Csv.text(String.join("; ", loop.conditions())) + "\n");
    }
  }
}
