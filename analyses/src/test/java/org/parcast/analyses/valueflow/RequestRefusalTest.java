package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.place.WordOwners;

class RequestRefusalTest {
  private static final CommunicationRequest TWO = CommunicationRequest.of(List.of(2));

  private static WordOwners owners(String... lines) {
    return WordOwners.parse("owners.csv", List.of(lines));
  }

  @Test
  void numbersOfRanks() {
    assertThatThrownBy(() -> CommunicationRequest.of(List.of())).hasMessageContaining("--ranks");
    assertThatThrownBy(() -> CommunicationRequest.of(List.of(4, 0))).hasMessageContaining("0 ranks");
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(TinyStencils.addOne(4), CommunicationRequest.of(List.of(9))))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("9 ranks").hasMessageContaining("8 words");
  }

  @Test
  void shapes() {
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(TinyStencils.addOne(12), TWO.withShapes(Map.of("c", List.of(3, 4)))))
        .hasMessageContaining("no array c").hasMessageContaining("a, b");
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(TinyStencils.addOne(12), TWO.withShapes(Map.of("a", List.of(3, 5)))))
        .hasMessageContaining("3x5").hasMessageContaining("12 words");
    TinyProgram rows = new TinyProgram();
    int[][] u = rows.matrix("u", 2, 12);
    rows.region();
    rows.constants(1, u[1]);
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(rows.recording(), TWO.withShapes(Map.of("u", List.of(2, 3, 5)))))
        .hasMessageContaining("2x3x5").hasMessageContaining("rows have 12 words");
  }

  @Test
  void decompositionFiles() {
    assertThatThrownBy(() -> owners("a,b")).hasMessage("owners.csv:1: the first line has to be \"array,index,owner\"");
    assertThatThrownBy(() -> owners("array,index,owner", "a,1")).hasMessageContaining("owners.csv:2").hasMessageContaining("three fields");
    assertThatThrownBy(() -> owners("array,index,owner", "a,x,1")).hasMessageContaining("owners.csv:2: index");
    assertThatThrownBy(() -> owners("array,index,owner", "a,1,-1")).hasMessageContaining("owner has to be a whole number");
    assertThatThrownBy(() -> owners("array,index,owner", "a,1,0", "a,1,1")).hasMessageContaining("two owners");
    assertThatThrownBy(() -> owners("array,index,owner")).hasMessageContaining("names no word");
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(TinyStencils.addOne(4), TWO.withOwners(owners("array,index,owner", "z,0,1"))))
        .hasMessageContaining("owners.csv gives owners for z").hasMessageContaining("a, b");
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(TinyStencils.addOne(4), TWO.withOwners(owners("array,index,owner", "a,4,1"))))
        .hasMessageContaining("owners.csv").hasMessageContaining("a[4]").hasMessageContaining("4 words");
    assertThatThrownBy(() -> CommunicationAnalysis.forecast(TinyStencils.addOne(4), TWO.withOwners(owners("array,index,owner", "a,1,2"))))
        .hasMessageContaining("owners.csv names rank 2").hasMessageContaining("--ranks 3");
  }

  @Test
  void aFilesOwnersAreUsedAndTheRestFollows() {
    WordOwners halves = owners("\uFEFFarray,index,owner", "u,1,0", "u,2,0", "u,3,1", "u,4,1", "v,1,0", "v,2,0", "v,3,1", "v,4,1");
    RankForecast forecast = CommunicationAnalysis.forecast(TinyStencils.jacobi1d(4, 2), TWO.withOwners(halves)).ranks().get(0);
    DecompositionForecast file = forecast.results().stream().filter(r -> r.estimator() == Estimator.FILE).findFirst().orElseThrow();
    assertThat(file.bytesPointToPointPerStep()).isEqualTo(16);
    assertThat(file.array()).isEqualTo("u, v");
  }
}
