package org.parcast.report.json;

import java.io.IOException;
import org.parcast.analyses.valueflow.RankForecast;

/** What is said once for each number of ranks: the best decomposition, its pattern and the lines behind its traffic. */
final class RankJson {
  private RankJson() {}

  static void fields(JsonObject json, RankForecast ranks) throws IOException {
    json.put("ranks", ranks.ranks())
        .object("decomposition", to -> to.put("estimator", ranks.best().estimator().label()).put("array", ranks.best().array()).array("grid", ranks.best().grid()))
        .object("pattern", to -> to.put("name", ranks.pattern().kind().label()).array("grid", ranks.pattern().grid()).put("share", ranks.pattern().share()))
        .objects("lines", ranks.attribution(), (to, line) -> to
            .object("born", place -> place.put("file", line.bornFile()).put("line", line.bornLine()).put("name", line.bornName()))
            .object("used", place -> place.put("file", line.usedFile()).put("line", line.usedLine()).put("name", line.usedName()))
            .put("bytes_per_step", line.bytesPerStep()).put("share", line.share()));
  }
}
