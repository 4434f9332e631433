package org.parcast.report.text;

import java.io.IOException;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;
import org.parcast.report.words.Printable;

/** What changed, as workflow commands of GitHub: a remark at each line, a warning where something got worse. */
public final class Annotations {
  private Annotations() {}

  /** Writes a command for each change. */
  public static void write(Comparison comparison, Appendable to) throws IOException {
    to.append(command("notice", "", 0, "Parcast", "since " + comparison.baseline() + ": " + comparison.inWords()));
    for (Change change : comparison.changes()) {
      if (change.kind() == Change.Kind.WORSE || change.kind() == Change.Kind.BETTER) {
        to.append(command(change.kind() == Change.Kind.WORSE ? "warning" : "notice", change.file(), change.line(), "Parcast: " + change.quantity() + " " + change.kind().label(),
            change.subject() + ": " + change.before() + ", now " + change.after()));
      }
    }
  }

  private static String command(String kind, String file, int line, String title, String text) {
    String place = file.isEmpty() ? "" : "file=" + property(file) + ",line=" + Math.max(1, line) + ",";
    return "::" + kind + " " + place + "title=" + property(title) + "::" + data(text) + "\n";
  }

  private static String data(String text) {
    return Printable.of(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
