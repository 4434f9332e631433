package org.parcast.report.sarif;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.sharing.FalseSharing;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.Sources;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** False sharing at the first line that takes part, where lines are known. */
final class SharingResults {
  private SharingResults() {}

  static List<Result> of(SharingForecast forecast, Sources sources) {
    List<Result> results = new ArrayList<>();
    for (FalseSharing data : forecast.falseSharing()) {
      List<Result.Place> places = data.places().stream().map(place -> place(place, sources)).filter(place -> place.line() > 0).toList();
      if (!places.isEmpty()) {
        String message = "Threads use different words of " + (data.lines() == 0 ? "the same cache lines" : Numbers.count(data.lines(), "cache line"))
            + " of " + Printable.of(data.data()) + ", "
            + Numbers.count(data.events(), "event") + ": " + Printable.of(data.remedy());
        results.add(new Result(Notice.FALSE_SHARING, message, places.get(0).file(), places.get(0).line(), places.subList(1, places.size())));
      }
    }
    return results;
  }

  /** From {@code Sum.java:12}; line 0 where it is none. */
  private static Result.Place place(String place, Sources sources) {
    int colon = place.lastIndexOf(':');
    String line = place.substring(colon + 1);
    boolean known = colon > 0 && line.matches("[1-9][0-9]{0,8}");
    return known ? new Result.Place(sources.path(place.substring(0, colon)), Integer.parseInt(line), "and here") : new Result.Place("", 0, "");
  }
}
