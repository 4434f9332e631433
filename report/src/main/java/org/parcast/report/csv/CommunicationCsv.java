package org.parcast.report.csv;

import java.io.IOException;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

/** A rank-to-rank matrix as CSV with header {@code src,dst,bytes,messages}: one line for each pair with traffic, per step. */
public final class CommunicationCsv {
  private CommunicationCsv() {}

  /** Writes pairs by sender, then by receiver; one message for each pair, the least there can be. */
  public static void write(CommunicationMatrix matrix, Appendable to) throws IOException {
    to.append("src,dst,bytes,messages\n");
    for (int i = 0; i < matrix.pairs(); i++) {
      to.append(matrix.from(i) + "," + matrix.to(i) + "," + Csv.number(matrix.bytes(i)) + ",1\n");
    }
  }
}
