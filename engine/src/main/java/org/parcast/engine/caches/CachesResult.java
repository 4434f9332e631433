package org.parcast.engine.caches;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.Model;
import org.parcast.engine.run.RunSummary;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.CacheStudy;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;

/**
 * Cache behaviour of a program or trace.
 *
 * @param name of the program or trace, for files
 * @param end how the run ended
 * @param message why it ended early, else empty
 * @param reason why it is not of the whole run, else empty
 * @param study what was found
 * @param sources the program's source, as far as it is at hand
 * @param warnings what the user should know before trusting the result
 */
public record CachesResult(
    String name, RunSummary.End end, String message, String reason, CacheStudy study, Sources sources, List<String> warnings) {
  public CachesResult {
    List<String> all = new ArrayList<>(warnings);
    if (study.results().stream().anyMatch(CachesResult::isEmptySample)) {
      all.add(Notice.NO_REFERENCES.of("--sample follows no line at all: the misses of --model sdcm are none; give a larger share"));
    }
    warnings = List.copyOf(all);
  }

  /** Each line that is followed has a first use, which misses. */
  private static boolean isEmptySample(CacheForecast result) {
    return result.model() == Model.SDCM && result.references() > 0 && result.levels().get(0).misses() == 0;
  }

  /** What was found, for a whole report. */
  public Report report() {
    return Report.of(ReportContext.named(name, warnings).endedEarly(reason), sources).withCaches(study);
  }
}
