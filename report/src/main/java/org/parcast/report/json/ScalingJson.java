package org.parcast.report.json;

import java.io.IOException;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.report.text.CommunicationText;

/** What communication means in time, as a member of a JSON document. */
final class ScalingJson {
  private ScalingJson() {}

  /** The members of {@code time} that are of ranks and the network. */
  static void fields(JsonObject json, ScalingForecast forecast) throws IOException {
    json.object("interconnect", to -> to.put("name", forecast.interconnect().name()).put("latency_seconds", forecast.interconnect().latencySeconds())
            .put("bytes_per_second", forecast.interconnect().bytesPerSecond()))
        .put("serial_seconds_per_step", forecast.serial().secondsPerStep())
        .put("serial_low", forecast.serial().perStep().low())
        .put("serial_high", forecast.serial().perStep().high())
        .put("warm", !forecast.serial().cold())
        .put("recommended_ranks", forecast.recommended().map(ScalingPoint::ranks).orElse(1))
        .put("worth_at_most", forecast.worthAtMost().map(ScalingPoint::ranks).orElse(1))
        .put("steps_timed", forecast.serial().steps())
        .put("pays_up_to", forecast.paysUpTo())
        .objects("results", forecast.points(), (to, point) -> to.put("ranks", point.ranks()).put("decomposition", CommunicationText.name(point.decomposition()))
            .put("compute_seconds", point.computeSeconds()).put("message_seconds", point.messageSeconds()).put("collective_seconds", point.collectiveSeconds())
            .put("seconds", point.seconds()).put("speedup", point.speedup()).put("low", point.gained().low()).put("high", point.gained().high()).put("efficiency", point.efficiency()))
        .array("assumptions", forecast.assumptions());
  }

  /** A number of ranks of some threads. */
  static void point(JsonObject json, ScalingPoint point) throws IOException {
    json.put("ranks", point.ranks()).put("threads", point.threads()).put("seconds_per_step", point.seconds())
        .put("speedup", point.speedup()).put("low", point.gained().low()).put("high", point.gained().high()).put("efficiency", point.efficiency()).put("limit", point.limit())
        .object("breakdown", to -> to.put("compute", point.work().compute()).put("memory", point.work().memory()).put("overhead", point.work().overhead())
            .put("imbalance", point.work().imbalance()).put("turns", point.work().serial()).put("messages", point.messageSeconds()).put("collectives", point.collectiveSeconds()));
  }
}
