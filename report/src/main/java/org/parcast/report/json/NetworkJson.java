package org.parcast.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
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
  static void member(JsonGenerator json, NetworkForecast forecast, Optional<InSeconds.Bounds> inSeconds) throws IOException {
    json.writeObjectFieldStart("network");
    json.writeNumberField("nodes", forecast.nodes());
    if (forecast.topology().isPresent()) {
      json.writeStringField("topology", forecast.topology().get().label());
    }
    parameters(json, forecast.parameters());
    point(json, "ideal", forecast.ideal());
    point(json, "random", forecast.random());
    if (forecast.placed().isPresent()) {
      point(json, "placed", forecast.placed().get());
      JsonFields.number(json, "placed_gain", forecast.placedGain().orElseThrow());
    }
    if (!forecast.mappings().isEmpty()) {
      JsonFields.array(json, "mappings", forecast.mappings(), NetworkJson::point);
    }
    if (!forecast.decompositions().isEmpty()) {
      JsonFields.array(json, "node_of_rank", forecast.decompositions().get(0).nodeOf(), JsonGenerator::writeNumber);
      JsonFields.objects(json, "decompositions", forecast.decompositions(), NetworkJson::decomposition);
    }
    JsonFields.number(json, "gain", forecast.gain());
    JsonFields.number(json, "limit", forecast.limit());
    JsonFields.objects(json, "curve", forecast.curve(), (to, at) -> {
      to.writeNumberField("processors", at.processors());
      JsonFields.number(to, "gain", at.gain());
      JsonFields.number(to, "T_h", at.hopLatency());
    });
    JsonFields.seconds(json, inSeconds);
    json.writeEndObject();
  }

  private static void decomposition(JsonGenerator json, PlacedDecomposition decomposition) throws IOException {
    json.writeStringField("estimator", decomposition.estimator());
    json.writeStringField("array", decomposition.array());
    JsonFields.array(json, "grid", decomposition.grid(), JsonGenerator::writeNumber);
    json.writeStringField("assembly", decomposition.assembly());
    JsonFields.number(json, "bytes_p2p_per_step", decomposition.bytesPerStep());
    JsonFields.number(json, "d", decomposition.distance());
    JsonFields.number(json, "hop_bytes", decomposition.hopBytes());
  }

  private static void parameters(JsonGenerator json, LocalityParameters parameters) throws IOException {
    json.writeObjectFieldStart("parameters");
    json.writeNumberField("n", parameters.dimension());
    json.writeNumberField("p", parameters.contexts());
    JsonFields.number(json, "c", parameters.criticalMessages());
    JsonFields.number(json, "g", parameters.messages());
    JsonFields.number(json, "B", parameters.flits());
    JsonFields.number(json, "T_r", parameters.runLength());
    JsonFields.number(json, "T_f", parameters.overhead());
    JsonFields.number(json, "T_s", parameters.contextSwitch());
    JsonFields.number(json, "speed", parameters.speed());
    JsonFields.number(json, "s", parameters.sensitivity());
    json.writeBooleanField("node_channel", parameters.nodeChannel());
    json.writeEndObject();
  }

  private static void point(JsonGenerator json, String field, OperatingPoint point) throws IOException {
    json.writeFieldName(field);
    point(json, point);
  }

  private static void point(JsonGenerator json, OperatingPoint point) throws IOException {
    json.writeStartObject();
    JsonFields.number(json, "d", point.distance());
    JsonFields.number(json, "t_t", point.issueTime());
    JsonFields.number(json, "r_t", point.rate());
    JsonFields.number(json, "T_m", point.messageLatency());
    JsonFields.number(json, "T_h", point.hopLatency());
    JsonFields.number(json, "rho", point.utilisation());
    JsonFields.number(json, "injection", point.injection());
    JsonFields.array(json, "contributions", point.contributions(), JsonFields::number);
    json.writeBooleanField("masked", point.masked());
    json.writeEndObject();
  }
}
