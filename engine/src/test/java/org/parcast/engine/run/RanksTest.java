package org.parcast.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.recording.Nets;
import org.parcast.recording.Terms;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.WordBlock.Kind;

class RanksTest {
  private static final Path RECORDING = Path.of("X.parcast");

  @Test
  void ranksOfTheDefaultAboveTheNumberOfWordsAreLeftOut() throws AnalysisException {
    assertThat(fit(true, block(0, Kind.ARRAY, 8, 0)).ranks()).containsExactly(2, 4, 8);
  }

  @Test
  void oneRankIsLeftForOneWord() throws AnalysisException {
    assertThat(fit(true, block(0, Kind.STATICS, 1, 0)).ranks()).containsExactly(1);
  }

  @Test
  void ranksThatTheUserNamedStay() throws AnalysisException {
    assertThat(fit(false, block(0, Kind.OBJECT, 3, 0)).ranks()).containsExactly(2, 4, 8, 16);
  }

  @Test
  void rowsRegistersAndLaterRoundsAreNoWords() throws AnalysisException {
    CommunicationRequest fitted =
        fit(true, block(0, Kind.ARRAY_OF_ARRAYS, 100, 0), block(1, Kind.REGISTER, 100, 1), block(2, Kind.ARRAY, 4, 2), block(3, Kind.ARRAY, 4, 2));

    assertThat(fitted.ranks()).containsExactly(2, 4);
  }

  @Test
  void aRegionWithoutWordsIsRefused() {
    assertThatThrownBy(() -> fit(true, block(0, Kind.REGISTER, 1, 0)))
        .isInstanceOfSatisfying(AnalysisException.class, e -> assertThat(e.kind()).isEqualTo(AnalysisException.Kind.INPUT))
        .hasMessageContaining("--kernel");
  }

  private static CommunicationRequest fit(boolean trim, WordBlock... blocks) throws AnalysisException {
    Nets none = new Nets(new int[0], new byte[0], new long[0], new int[0], new long[1], new int[0]);
    ValueFlowRecording recording =
        new ValueFlowRecording(false, "", List.of(), Arrays.asList(blocks), Nets.FIRST_VERTEX, null, Terms.NONE, List.of(), List.of(), List.of(), none, 0, 0, List.of());
    return Ranks.fit(AnalysisRequest.ofRecording(RECORDING, CommunicationRequest.of(List.of(2, 4, 8, 16)), trim), recording);
  }

  private static WordBlock block(int id, Kind kind, int length, int original) {
    return new WordBlock(id, kind, "a", "[D", -1, 0, length, 3, 8, List.of(), original, id == original ? 0 : 1, false, List.of(), null);
  }
}
