package org.parcast.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.report.csv.CommunicationCsv;
import org.parcast.report.json.CommunicationJson;
import org.parcast.report.text.CommunicationText;

class CommunicationReportTest {
  private static String text(CommunicationForecast forecast) throws IOException {
    StringBuilder out = new StringBuilder();
    CommunicationText.write(Report.of(Forecasts.CONTEXT, Sources.NONE).withCommunication(forecast), out);
    return out.toString();
  }

  private static JsonNode json(CommunicationForecast forecast) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CommunicationJson.write(Report.of(Forecasts.CONTEXT, Sources.NONE).withCommunication(forecast), out);
    return new ObjectMapper().readTree(out.toByteArray());
  }

  @Test
  void textSaysWhatWasRunAndWhatHasToBeSent() throws IOException {
    String text = text(Forecasts.chain("a", 2, 4));
    assertThat(text).contains("Chain 16", "4 steps of the loop at Chain.java:10", "sum  allreduce", "rows 4 of a", "Chain.java:12",
        "nearest neighbour 1-D", "java.lang.Foo.bar is not modelled (3 calls)");
    assertThat(text.lines().filter(l -> l.strip().startsWith("4  rows")).findFirst().orElseThrow().split(" +"))
        .containsSubsequence("48", "48", "6", "1.00", "48", "6");
    assertThat(text).containsPattern("4 +192 +192 ");
  }

  @Test
  void ofARunThatEndedBeforeAnyWordWasUsedNothingIsForecast() throws IOException {
    assertThat(text(Forecasts.endedEarly())).doesNotContain("Best decomposition").contains("Nothing is forecast: in what was seen of the run no word");
    assertThat(json(Forecasts.endedEarly()).get("comm").get("results")).isEmpty();
  }

  @Test
  void textFitsAHundredColumnsAndIsHarmless() throws IOException {
    String text = text(Forecasts.chain("a\u001b]0;evil\u0007\n\u202E" + "x".repeat(200), 2, 16));
    assertThat(text.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    assertThat(text.codePoints().filter(c -> c != '\n')).noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
    assertThat(text).contains("\\u001B");
  }

  @Test
  void jsonHasTheFieldsOfTheContract() throws IOException {
    JsonNode document = json(Forecasts.chain("a", 2, 4));
    assertThat(document.get("schema").asText()).isEqualTo(CommunicationJson.SCHEMA);
    assertThat(document.get("version").isInt()).isTrue();
    assertThat(document.get("partial").asBoolean()).isFalse();
    assertThat(document.has("reason")).isTrue();
    JsonNode comm = document.get("comm");
    assertThat(comm.get("steps").asInt()).isEqualTo(4);
    assertThat(comm.get("step").get("file").asText()).isEqualTo("Chain.java");
    assertThat(comm.get("step").get("line").asInt()).isEqualTo(10);
    assertThat(comm.get("phases")).hasSize(1);
    assertThat(comm.get("vertices").asInt()).isEqualTo(17);
    assertThat(comm.get("nets").asInt()).isEqualTo(17);
    JsonNode singleton = comm.get("singletons").get(0);
    assertThat(singleton.get("name").asText()).isEqualTo("sum");
    assertThat(singleton.get("kind").asText()).isEqualTo("allreduce");
    assertThat(singleton.get("per_step").asInt()).isEqualTo(1);
    assertThat(singleton.get("bytes").asInt()).isEqualTo(8);
    assertThat(singleton.get("file").asText()).isEqualTo("Chain.java");
    assertThat(singleton.get("line").asInt()).isEqualTo(14);
    List<JsonNode> rows = new ArrayList<>();
    comm.get("results").forEach(r -> {
      if (r.get("estimator").asText().equals("rows") && r.get("ranks").asInt() == 4) {
        rows.add(r);
      }
    });
    assertThat(rows).hasSize(1);
    JsonNode result = rows.get(0);
    assertThat(result.get("grid")).hasSize(1);
    assertThat(result.get("assembly").asText()).isEqualTo("owner");
    assertThat(result.get("best").isBoolean()).isTrue();
    assertThat(result.get("bytes_p2p").asLong()).isEqualTo(4 * 48);
    assertThat(result.get("bytes_collective").asLong()).isEqualTo(4 * 48);
    assertThat(result.get("bytes_p2p_per_step").asLong()).isEqualTo(48);
    assertThat(result.get("bytes_collective_per_step").asLong()).isEqualTo(48);
    assertThat(result.get("messages_per_step").asLong()).isEqualTo(6);
    assertThat(result.get("imbalance").asDouble()).isEqualTo(1);
    assertThat(result.get("matrix")).hasSize(4);
    assertThat(result.get("matrix").get(1).toString()).isEqualTo("[8,0,8,0]");
  }

  @Test
  void jsonIsTheSameForTheSameForecast() throws IOException {
    assertThat(json(Forecasts.chain("a", 2, 4, 8))).isEqualTo(json(Forecasts.chain("a", 2, 4, 8)));
  }

  @Test
  void csvListsPairsWithTraffic() throws IOException {
    StringBuilder out = new StringBuilder();
    CommunicationCsv.write(Forecasts.chain("a", 2).ranks().get(0).best().traffic().orElseThrow(), out);
    assertThat(out.toString()).isEqualTo("src,dst,bytes,messages\n0,1,8,1\n1,0,8,1\n");
  }
}
