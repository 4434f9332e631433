package org.parcast.report.page;

import java.util.LinkedHashMap;
import java.util.Map;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.count.LineTraffic;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.Phase;
import org.parcast.report.page.block.Note;
import org.parcast.report.words.Numbers;

/** What the forecast of the communication has to say of single lines. */
final class CommunicationNotes {
  /** Less is 0 % when it is rounded to whole per cent, as the page does. */
  static final double LEAST_SHARE = 0.005;

  private CommunicationNotes() {}

  static void add(CommunicationForecast forecast, SourceNotes notes) {
    for (PhaseSummary phase : forecast.phases()) {
      if (phase.phase().kind() == Phase.Kind.STEPS) {
        notes.add(phase.phase().file(), phase.phase().line(), new Note(Note.Kind.STEP,
            (phase.headline() ? "time loop, " : "another time loop, ") + Numbers.count(phase.phase().iterations(), "step"), 0));
      }
    }
    if (!forecast.ranks().isEmpty()) {
      traffic(forecast.ranks().get(forecast.ranks().size() - 1), notes);
    }
    for (Singleton s : forecast.singletons().singletons()) {
      notes.add(s.file(), s.line(), new Note(Note.Kind.COLLECTIVE, s.kind().label() + " of " + s.name() + ", " + Numbers.bytes(s.bytes()), 0, Notice.COMM_COLLECTIVE));
    }
  }

  private static void traffic(RankForecast ranks, SourceNotes notes) {
    Map<Line, Double> born = new LinkedHashMap<>();
    Map<Line, Double> used = new LinkedHashMap<>();
    for (LineTraffic line : ranks.attribution()) {
      born.merge(new Line(line.bornFile(), line.bornLine(), line.bornName()), line.bytesPerStep(), Double::sum);
      used.merge(new Line(line.usedFile(), line.usedLine(), line.usedName()), line.bytesPerStep(), Double::sum);
    }
    double total = born.values().stream().mapToDouble(Double::doubleValue).sum();
    born.forEach((line, bytes) -> add(notes, Note.Kind.SENT, line, "sends " + line.name() + ", " + Numbers.bytes(bytes) + " per step", bytes / total));
    used.forEach((line, bytes) -> add(notes, Note.Kind.RECEIVED, line, "receives for " + line.name() + ", " + Numbers.bytes(bytes) + " per step", bytes / total));
  }

  private static void add(SourceNotes notes, Note.Kind kind, Line line, String text, double share) {
    if (share >= LEAST_SHARE) {
      notes.add(line.file(), line.line(), new Note(kind, text, share, Notice.COMM_TRAFFIC));
    }
  }

  private record Line(String file, int line, String name) {}
}
