package org.parcast.report.csv;

import java.io.IOException;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.report.CacheStudy;

/** Cache behaviour as CSV, a line for each number of cores, model and level. */
public final class CacheCsv {
  private CacheCsv() {}

  /** Writes the table with its header. */
  public static void write(CacheStudy study, Appendable to) throws IOException {
    to.append("cores,interleave,layout,model,level,references,misses,hit_rate,global_hit_rate,invalidations\n");
    for (CacheForecast result : study.results()) {
      for (LevelForecast level : result.levels()) {
        to.append(result.cores() + "," + Csv.text(study.interleave()) + "," + study.layout() + "," + result.model().label() + ","
            + Csv.text(level.level().name()) + "," + Csv.number(level.references()) + "," + Csv.number(level.misses()) + "," + Csv.number(level.hitRate()) + ","
            + Csv.number(level.globalHitRate()) + "," + (result.isSimulated() ? level.invalidations() : "") + "\n");
      }
    }
  }

  /** Writes the reuse profiles, a line for each distance; that of first uses is -1. */
  public static void profiles(CacheStudy study, Appendable to) throws IOException {
    to.append("cores,kind,shared_by,line_bytes,scope,distance,count\n");
    for (ScopedProfile profile : study.profiles()) {
      String scope = profile.cores() + "," + profile.kind() + "," + profile.sharedBy() + "," + profile.line() + "," + Csv.text(profile.scope()) + ",";
      for (long distance : profile.profile().distances()) {
        to.append(scope + distance + "," + Csv.number(profile.profile().count(distance)) + "\n");
      }
    }
  }
}
