package org.parcast.report.apply;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** Loops written in parallel, as text. */
public final class ApplyText {
  private ApplyText() {}

  /**
   * Writes what was done, with lines ended by {@code \n}.
   *
   * @param where what was made of the files, a sentence; empty where there is nothing to tell
   */
  public static void write(Application application, String where, Appendable to) throws IOException {
    List<Application.Loop> written = application.loops().stream().filter(Application.Loop::written).toList();
    String files = application.files().isEmpty() ? "" : " in " + Numbers.count(application.files().size(), "file");
    to.append(Wrapped.item("", (written.isEmpty() ? "No loop is written in parallel." : Numbers.count(written.size(), "loop") + " written in parallel" + files + ".") + (where.isEmpty() ? "" : " " + where)));
    if (application.loops().isEmpty()) {
      return;
    }
    TextTable table = new TextTable("llll");
    table.row("loop", "written", "pays", "needs");
    for (Application.Loop loop : application.loops()) {
      table.row(place(loop), loop.written() ? "yes" : "no", loop.pays().map(ApplyText::pays).orElse(""), Printable.of(loop.verdict()));
    }
    to.append("\n").append(table.toText("  "));
    for (Application.Loop loop : application.loops()) {
      if (!loop.why().isEmpty()) {
        to.append(Wrapped.item("  " + place(loop) + "  ", Printable.of(loop.why())));
      }
      if (!loop.conditions().isEmpty()) {
        to.append(Wrapped.item("  " + place(loop) + "  ", "provided that " + Printable.of(String.join("; ", loop.conditions()))));
      }
    }
  }

  private static String pays(Advice advice) {
    return switch (advice) {
      case PAYS -> "yes";
      case MAY_PAY -> "may";
      case DOES_NOT_PAY -> "no";
    };
  }

  static String place(Application.Loop loop) {
    return Printable.of((loop.file() == null ? "?" : Path.of(loop.file()).getFileName().toString()) + ":" + loop.line());
  }
}
