package org.parcast.report.json;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.network.OperatingPoint;
import org.parcast.analyses.network.PlacedDecomposition;
import org.parcast.report.text.InSeconds;

/** What placement on a network is worth, as one JSON document. */
public final class NetworkJson {
  /** Identifier of the schema that documents follow. */
  public static final String SCHEMA = "parcast/network-1";

  private NetworkJson() {}

  /**
   * Writes the document in UTF-8 and leaves the stream open.
   *
   * @param reason why the run behind it is partial, else empty
   */
  public static void write(NetworkForecast forecast, Optional<InSeconds.Bounds> inSeconds, String reason, List<String> warnings, OutputStream to)
      throws IOException {
    Envelope.write(to, SCHEMA, reason, warnings, json -> member(json, forecast, inSeconds));
  }

  /** Writes it as the member {@code network} of a document. */
  static void member(JsonObject document, NetworkForecast forecast, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    document.object("network", to -> {
      to.put("nodes", forecast.nodes()).ifPresent(forecast.topology(), (json, topology) -> json.put("topology", topology.label()))
          .object("parameters", json -> parameters(json, forecast.parameters()))
          .object("ideal", json -> point(json, forecast.ideal()))
          .object("random", json -> point(json, forecast.random()));
      if (forecast.placed().isPresent()) {
        to.object("placed", json -> point(json, forecast.placed().get())).put("placed_gain", forecast.placedGain().orElseThrow());
      }
      if (!forecast.mappings().isEmpty()) {
        to.objects("mappings", forecast.mappings(), NetworkJson::point);
      }
      if (!forecast.decompositions().isEmpty()) {
        to.array("node_of_rank", forecast.decompositions().get(0).nodeOf()).objects("decompositions", forecast.decompositions(), NetworkJson::decomposition);
      }
      to.put("gain", forecast.gain()).put("limit", forecast.limit())
          .objects("curve", forecast.curve(), (json, at) -> json.put("processors", at.processors()).put("gain", at.gain()).put("T_h", at.hopLatency()))
          .seconds(inSeconds);
    });
  }

  private static void decomposition(JsonObject json, PlacedDecomposition decomposition) throws IOException {
    json.put("estimator", decomposition.estimator()).put("array", decomposition.array()).array("grid", decomposition.grid()).put("assembly", decomposition.assembly())
        .put("bytes_p2p_per_step", decomposition.bytesPerStep()).put("d", decomposition.distance()).put("hop_bytes", decomposition.hopBytes());
  }

  private static void parameters(JsonObject json, LocalityParameters parameters) throws IOException {
    json.put("n", parameters.dimension()).put("p", parameters.contexts()).put("c", parameters.criticalMessages()).put("g", parameters.messages())
        .put("B", parameters.flits()).put("T_r", parameters.runLength()).put("T_f", parameters.overhead()).put("T_s", parameters.contextSwitch())
        .put("speed", parameters.speed()).put("s", parameters.sensitivity()).put("node_channel", parameters.nodeChannel());
  }

  private static void point(JsonObject json, OperatingPoint point) throws IOException {
    json.put("d", point.distance()).put("t_t", point.issueTime()).put("r_t", point.rate()).put("T_m", point.messageLatency()).put("T_h", point.hopLatency())
        .put("rho", point.utilisation()).put("injection", point.injection()).array("contributions", point.contributions()).put("masked", point.masked());
  }
}
