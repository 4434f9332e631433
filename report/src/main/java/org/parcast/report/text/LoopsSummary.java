package org.parcast.report.text;

import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** The loops as the opening of a longer text: a line for each, what is proven beside what was observed, and why the two differ. */
final class LoopsSummary {
  /** Loops that are listed; the rest is counted. */
  private static final int SHOWN = 40;

  private static final int WIDEST = 36;

  private LoopsSummary() {}

  static String of(List<LoopFinding> loops) {
    List<LoopFinding> shown = loops.subList(0, Math.min(SHOWN, loops.size()));
    boolean watched = shown.stream().anyMatch(loop -> loop.profile().isPresent());
    StringBuilder text = new StringBuilder("\n").append(Numbers.count(loops.size(), "loop")).append(", ").append(LoopCounts.of(loops).inWords())
        .append(watched ? "; work in instructions" : "").append("; parcast loops says more\n");
    text.append(watched ? watched(shown) : proven(shown));
    if (loops.size() > SHOWN) {
      text.append("  and ").append(Numbers.count(loops.size() - SHOWN, "loop")).append(" more\n");
    }
    for (LoopFinding loop : shown) {
      if (loop.observed().isPresent() && !loop.disagreement().isEmpty()) {
        text.append(Wrapped.item("  " + place(loop) + "  ", Printable.of(loop.disagreement())));
      }
    }
    return text.toString();
  }

  private static String proven(List<LoopFinding> loops) {
    TextTable table = new TextTable("lll");
    loops.forEach(loop -> table.row(place(loop), verdict(loop.statically()), loop.statically().certainty().label()));
    return loops.isEmpty() ? "" : table.toText("  ");
  }

  private static String watched(List<LoopFinding> loops) {
    TextTable table = new TextTable("lrrrrlll").row("loop", "gain", "work", "iterations", "longest", "static", "observed", "what to do");
    for (LoopFinding loop : loops) {
      String statically = loop.statically().verdict().label();
      String observed = loop.observed().map(LoopsSummary::observed).orElse("not run");
      String text = verdict(loop.best());
      if (loop.profile().isPresent()) {
        LoopProfile profile = loop.profile().get();
        String gain = loop.verdict() == Verdict.SEQUENTIAL ? "" : Numbers.ratio(profile.gain());
        table.row(place(loop), gain, Numbers.percent(profile.share()), Numbers.grouped(profile.iterations()),
            Numbers.ratio(profile.imbalance()), statically, observed, text);
      } else {
        table.row(place(loop), "", "", "", "", statically, observed, text);
      }
    }
    return table.toText("  ");
  }

  /** What the run showed of a loop: nothing against it, where what keeps its iterations in order is only assumed. */
  static String observed(LoopVerdict verdict) {
    return verdict.certainty() == Certainty.ASSUMED ? "no obstacle" : verdict.verdict().label();
  }

  private static String verdict(LoopVerdict verdict) {
    return Printable.of(verdict.text(), WIDEST);
  }

  private static String place(LoopFinding loop) {
    String file = loop.file() == null ? "?" : String.valueOf(Path.of(loop.file()).getFileName());
    return Printable.of(file, 20) + (loop.line() == 0 ? "" : ":" + loop.line());
  }
}
