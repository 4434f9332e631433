package org.parcast.report.json;

import java.io.IOException;
import java.util.List;
import org.parcast.analyses.valueflow.RankForecast;
import org.parcast.analyses.valueflow.plan.Collective;
import org.parcast.analyses.valueflow.plan.PlannedVariable;

/** Who keeps which variable, for each number of ranks. */
final class PlanJson {
  private PlanJson() {}

  static void member(JsonObject document, List<RankForecast> ranks) throws IOException {
    document.objects("plan", ranks.stream().flatMap(answer -> answer.plan().variables().stream().map(variable -> new Planned(answer.ranks(), variable))).toList(), PlanJson::variable);
  }

  private record Planned(int ranks, PlannedVariable variable) {}

  private static void variable(JsonObject json, Planned planned) throws IOException {
    PlannedVariable variable = planned.variable();
    json.put("ranks", planned.ranks()).put("variable", variable.name()).object("declared", to -> to.put("file", variable.file()).put("line", variable.line()))
        .put("words", variable.words()).put("bytes", variable.bytes()).put("kind", variable.kind().label()).put("layout", variable.layout().label())
        .array("grid", variable.grid()).put("with", variable.with())
        .object("per_step", to -> to.put("bytes", variable.bytesPerStep()).put("messages", variable.messagesPerStep()).objects("collectives", variable.collectives(), PlanJson::collective))
        .put("why", variable.why());
  }

  private static void collective(JsonObject json, Collective collective) throws IOException {
    json.put("operation", collective.operation().label()).put("bytes", collective.bytes()).put("per_step", collective.perStep()).put("ranks", collective.ranks());
  }
}
