package org.parcast.languageserver;

import java.util.List;
import java.util.Locale;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** What an editor shows of a loop, in words. */
final class LoopTexts {
  private static final String STALE = " (of a run before the last change)";

  private LoopTexts() {}

  /** Of the whole file: how many loops it has, and how many of them pay, or can run in parallel. */
  static String file(Document document) {
    List<LoopFinding> loops = document.proven().loops();
    PointedLoops pointed = PointedLoops.of(document);
    String which = pointed.timed()
        ? pointed.loops().size() + " may pay"
        : loops.stream().filter(loop -> best(document, loop).verdict().isUnordered()).count() + " can run in parallel; run the program to see what pays";
    return Numbers.count(loops.size(), "loop") + ", " + which;
  }

  /** In a line: the verdict, how sure it is, and the share of the work where the program was run. */
  static String line(Document document, LoopFinding loop) {
    LoopVerdict verdict = best(document, loop);
    return Printable.of(verdict.text()) + " (" + verdict.certainty().label() + ")" + share(document, loop);
  }

  /** The page of the catalogue that says what the verdict means. */
  static Notice notice(Document document, LoopFinding loop) {
    return best(document, loop).verdict().notice();
  }

  /** What holds of the present text: that is, what is proven, or what a run of this very text showed. */
  static LoopVerdict best(Document document, LoopFinding loop) {
    return document.known(loop).best();
  }

  private static String share(Document document, LoopFinding loop) {
    return document
        .measured(loop)
        .flatMap(LoopFinding::profile)
        .map(profile ->
            String.format(Locale.ROOT, ", %.1f %% of the work", 100 * profile.share())
                + document.forecast(loop).map(found -> ", " + gain(found)).orElse(profile.gain() > 1 ? String.format(Locale.ROOT, ", gain at most %.2f", profile.gain()) : "") + bytes(document, loop) + (document.isStale() ? STALE : ""))
        .orElse("");
  }

  /** What it gains on several cores, in a few words. */
  static String gain(LoopForecast forecast) {
    CoresPoint point = forecast.shown();
    return switch (forecast.advice()) {
      case PAYS -> String.format(Locale.ROOT, "%.1fx on %d cores", point.speedup().value(), point.cores());
      case MAY_PAY -> String.format(Locale.ROOT, "may pay: %.1fx to %.1fx on %d cores", point.speedup().low(), point.speedup().high(), point.cores());
      case DOES_NOT_PAY -> "does not pay";
    };
  }

  private static String bytes(Document document, LoopFinding loop) {
    double bytes = document.bytesPerStep(loop);
    int ranks = document.measured().map(Judged::traffic).orElse(Traffic.UNKNOWN).ranks();
    return bytes > 0 ? ", " + Numbers.bytes(bytes) + " a step to it on " + ranks + " ranks" : "";
  }

  /** All reasons, what keeps a loop that can run in parallel from being a stream, and the page of the verdict, as Markdown. */
  static String reasons(Document document, LoopFinding loop) {
    LoopVerdict verdict = best(document, loop);
    StringBuilder text = new StringBuilder("**Parcast**: ").append(line(document, loop)).append('\n');
    for (Dependence dependence : verdict.dependences()) {
      text.append("\n- `").append(Printable.of(dependence.text()).replace('`', '\'')).append("` (").append(dependence.certainty().label()).append(')');
    }
    for (String note : verdict.notes()) {
      text.append("\n- ").append(Printable.of(note).replace("<", "&lt;"));
    }
    LoopFinding known = document.known(loop);
    if (known.verdict().isUnordered() && known.stream().text() == null) {
      text.append("\n- no stream: ").append(Printable.of(known.stream().obstacle()).replace("<", "&lt;"));
    }
    return text.append("\n\n---\n").append(notice(document, loop).page()).toString();
  }
}
