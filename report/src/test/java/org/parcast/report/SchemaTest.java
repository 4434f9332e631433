package org.parcast.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.scaling.LogGpModel;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.report.json.CacheJson;
import org.parcast.report.json.CommunicationJson;
import org.parcast.report.json.LoopsJson;
import org.parcast.report.json.NetworkJson;
import org.parcast.report.json.PlacementJson;
import org.parcast.report.json.SharingJson;
import org.parcast.report.json.TimeJson;
import org.parcast.report.sarif.SarifReport;
import org.parcast.report.text.InSeconds;

/** Documents against their published schemas: ours, and SARIF's. */
class SchemaTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void communicationFollowsTheSchemaAndHasNoMemberThatItDoesNotKnow() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CommunicationJson.write(report(Forecasts.chain("a", 2, 4)), out);

    assertThat(ours(out)).isEmpty();
  }

  @Test
  void everythingFollowsTheSchemaAndHasNoMemberThatItDoesNotKnow() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CommunicationForecast chain = Forecasts.chain("a", 2);
    ScalingForecast scaling = LogGpModel.forecast(chain, new SerialTime(1e-3, 4), Interconnect.INFINIBAND_EDR);
    CommunicationJson.write(report(chain).withScaling(scaling).withLoops(Loops.some("a[i]")).withNetwork(Machine.network())
        .withTime(Times.of(1e-3, 0)).withCaches(Caches.some("a")).withSharing(Machine.sharing("sums")).withPlacement(Machine.placements()), out);

    assertThat(ours(out)).isEmpty();
    assertThat(JSON.readTree(out.toByteArray()).findValues("seconds_per_step").stream().filter(JsonNode::isObject)).as("of caches, threads, placement and network").hasSize(4);
    assertThat(JSON.readTree(out.toByteArray()).get("loops")).hasSize(4);
    assertThat(JSON.readTree(out.toByteArray()).get("time").get("results")).hasSize(1);
  }

  @Test
  void timeFollowsTheSchema() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScalingForecast scaling = LogGpModel.forecast(Forecasts.chain("a", 2), new SerialTime(1e-3, 4), Interconnect.INFINIBAND_EDR);
    TimeJson.write(Times.of(1e-3, 1e-3), Optional.of(scaling), "", List.of(), out);

    assertThat(ours(out)).isEmpty();
    assertThat(JSON.readTree(out.toByteArray()).get("time").get("cores")).hasSize(3);
  }

  @Test
  void loopsFollowTheSchemaAndHaveNoMemberThatItDoesNotKnow() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    LoopsJson.write(Loops.some("a[i]"), List.of("a warning"), Dialect.PYJAMA, out);

    assertThat(ours(out)).isEmpty();
  }

  @Test
  void theNetworkFollowsTheSchema() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    NetworkJson.write(Machine.network(), Optional.empty(), "", List.of(), out);

    assertThat(ours(out)).isEmpty();
  }

  @Test
  void placementsFollowTheSchema() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PlacementJson.write(Machine.placement(), Optional.empty(), "", List.of(), out);

    assertThat(ours(out)).isEmpty();
  }

  @Test
  void sharingFollowsTheSchema() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SharingJson.write(Machine.sharing("sums"), Optional.empty(), "", List.of(), out);

    assertThat(ours(out)).isEmpty();
  }

  @Test
  void cachesFollowTheSchema() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Report costed = report(Forecasts.chain("a", 2)).withCosts(Costs.ofRun(Times.of(1e-3, 0).machine(), Optional.of(Estimate.exactly(1)))).withCaches(Caches.some("a"));
    CacheJson.write(Caches.some("a"), InSeconds.caches(costed), "", List.of(), out);

    assertThat(ours(out)).isEmpty();
    JsonNode cache = JSON.readTree(out.toByteArray()).get("cache");
    assertThat(cache.at("/seconds_of_run/of").asInt()).isEqualTo(1);
    assertThat(cache.at("/alternatives/0/what").asText()).isEqualTo("--layout c");
    assertThat(cache.at("/alternatives/1/what").asText()).isEqualTo("--schedule static,1");
    assertThat(cache.at("/curves/0/points/1/miss_ratio").asDouble()).isEqualTo(0.25);
  }

  @Test
  void theSchemaRefusesWhatIsWrong() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CommunicationJson.write(report(Forecasts.chain("a", 2)), out);
    ObjectNode document = (ObjectNode) JSON.readTree(out.toByteArray());
    ((ObjectNode) document.get("comm").get("results").get(0)).put("estimator", "guess");

    assertThat(ours(document)).isNotEmpty();
  }

  @Test
  void sarifFollowsItsSchema() throws IOException {
    JsonNode document = sarif(Report.of(Forecasts.CONTEXT, Sources.NONE).withCommunication(Forecasts.chain("a", 4)).withLoops(Loops.some("a[i]"))
        .withSharing(Machine.sharing("sums")));

    assertThat(document.at("/runs/0/results")).hasSizeGreaterThan(4);
    assertThat(document.findValuesAsText("ruleId")).contains("loop-parallel", "loop-sequential", "comm-traffic", "comm-collective", "false-sharing");
  }

  @Test
  void sarifOfNothingFollowsItsSchema() throws IOException {
    assertThat(sarif(Report.of(Forecasts.CONTEXT, Sources.NONE)).at("/runs/0/results")).isEmpty();
  }

  /** Where no address of the pages is known, viewers show the page from within, with Markdown or without. */
  @Test
  void sarifHasTheHelpOfEachRule() throws IOException {
    JsonNode rule = sarif(Report.of(Forecasts.CONTEXT, Sources.NONE)).at("/runs/0/tool/driver/rules/0");
    assertThat(rule.at("/help/markdown").asText()).startsWith("# loop-parallel").contains("**Before**");
    assertThat(rule.at("/help/text").asText()).startsWith(rule.at("/shortDescription/text").asText()).contains("- Before: ", "- After: ", "- Silence: ").doesNotContain("# loop", "`");
  }

  @Test
  void pathsInSarifAreRelativeToTheProject() throws IOException {
    Sources sources = new Sources(List.of(new SourceFile("src/main/java/a b/Chain.java", List.of())));
    JsonNode document = sarif(Report.of(Forecasts.CONTEXT, sources).withCommunication(Forecasts.chain("a", 4)));

    assertThat(document.findValuesAsText("uri")).isNotEmpty().containsOnly("src/main/java/a%20b/Chain.java");
    assertThat(document.findValuesAsText("uriBaseId")).containsOnly("%SRCROOT%");
  }

  private static JsonNode sarif(Report report) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    SarifReport.write(report, out);
    JsonNode document = JSON.readTree(out.toByteArray());
    JsonNode schema = JSON.readTree(SchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json"));
    assertThat(JsonSchemaFactory.getInstance(VersionFlag.V7).getSchema(schema).validate(document)).isEmpty();
    return document;
  }

  private static Set<ValidationMessage> ours(ByteArrayOutputStream document) throws IOException {
    return ours(JSON.readTree(document.toByteArray()));
  }

  private static Set<ValidationMessage> ours(JsonNode document) throws IOException {
    JsonNode schema = JSON.readTree(SchemaTest.class.getResourceAsStream("schema/parcast-1.schema.json"));
    close(schema);
    return JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(schema).validate(document);
  }

  /** Refuses members that the schema does not name: readers have to pass over them, but we have to document them. */
  private static void close(JsonNode schema) {
    if (schema instanceof ObjectNode object && object.has("properties")) {
      object.put("additionalProperties", false);
    }
    schema.forEach(SchemaTest::close);
  }

  private static Report report(CommunicationForecast forecast) {
    return Report.of(Forecasts.CONTEXT, Sources.NONE).withCommunication(forecast);
  }
}
