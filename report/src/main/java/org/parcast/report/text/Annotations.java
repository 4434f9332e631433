package org.parcast.report.text;

import java.io.IOException;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;
import org.parcast.report.words.Printable;

/** What changed, as workflow commands of GitHub: a remark at each line, a warning where something got worse. */
public final class Annotations {
  /** GitHub shows ten of a kind in a step, the first; one remark is the count of all. */
  private static final int SHOWN = 9;

  private Annotations() {}

  /** Writes a command for each of the changes that matter most: they stand first in a comparison. */
  public static void write(Comparison comparison, Appendable to) throws IOException {
    to.append(command("notice", "", 0, "Parcast", "since " + comparison.baseline() + ": " + comparison.inWords()));
    write("warning", Change.Kind.WORSE, comparison, to);
    write("notice", Change.Kind.BETTER, comparison, to);
  }

  private static void write(String command, Change.Kind kind, Comparison comparison, Appendable to) throws IOException {
    for (Change change : comparison.changes().stream().filter(any -> any.kind() == kind).limit(SHOWN).toList()) {
      to.append(command(command, change.file(), change.line(), "Parcast: " + change.quantity() + " " + kind.label(), change.subject() + ": " + change.before() + ", now " + change.after()));
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
