package org.parcast.report.sarif;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.count.LineTraffic;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Sources;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** Traffic between ranks at the lines that cause it, for the largest number of ranks. */
final class CommunicationResults {
  private CommunicationResults() {}

  static List<Result> of(CommunicationForecast forecast, Sources sources) {
    List<Result> results = new ArrayList<>();
    if (!forecast.ranks().isEmpty()) {
      RankForecast last = forecast.ranks().get(forecast.ranks().size() - 1);
      for (LineTraffic line : last.attribution()) {
        if (line.bornLine() > 0 && !line.bornFile().isEmpty()) {
          results.add(traffic(last, line, sources));
        }
      }
    }
    for (Singleton s : forecast.singletons().singletons()) {
      if (s.line() > 0 && !s.file().isEmpty()) {
        results.add(new Result(Notice.COMM_COLLECTIVE, "Every rank needs " + Printable.of(s.name()) + ": " + s.kind().label() + " of "
            + Numbers.count(s.bytes(), "byte") + ", " + Numbers.ratio(s.perStep()) + " per step", sources.path(s.file()), s.line(), List.of()));
      }
    }
    return results;
  }

  private static Result traffic(RankForecast ranks, LineTraffic line, Sources sources) {
    List<Result.Place> related = line.usedLine() > 0 && !line.usedFile().isEmpty()
        ? List.of(new Result.Place(sources.path(line.usedFile()), line.usedLine(), "used here for " + Printable.of(line.usedName()))) : List.of();
    String message = "Values of " + Printable.of(line.bornName()) + " born here travel to where " + Printable.of(line.usedName()) + " is computed: "
        + Numbers.grouped(line.bytesPerStep()) + " bytes per step on " + Numbers.count(ranks.ranks(), "rank") + ", " + Numbers.percent(line.share())
        + " of all point-to-point traffic";
    return new Result(Notice.COMM_TRAFFIC, message, sources.path(line.bornFile()), line.bornLine(), related);
  }
}
