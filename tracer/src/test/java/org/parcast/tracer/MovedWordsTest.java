package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.ValueFlowRecording;

/** What the steps of a loop move to other words comes from where it was, also where only the first step of a later loop uses it. */
@Tag("slow")
class MovedWordsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {
      "for (int i = 0; i < n; i++) for (int j = 0; j < n && x[j] < 1.2; j++) y[i] = y[j] * 0.75;",
      "for (int i = 0; i < n; i++) for (double v : y.clone()) if (v > -1) y[i] = v * 0.75;",
      "for (int t = 0; t < n; t++) { double s = 0; for (double v : y) s += v; y[t] = s; }"})
  void comeFromWhereTheyWere(String later) throws Exception {
    ValueFlowRecording recording = WordFlows.recorded("Moves", "class Moves {", """
        int n = 4;
        double[] a = new double[n], y = new double[n], x = new double[n];
        for (int i = 0; i < n; i++) x[i] = i * 0.5;
        for (int t = n - 1; t >= 0; t--) {
          y[(t + 2) % n] = x[t];
          a[t] = a[(t + 2) % n] * 0.5;
        }
        """ + later, directory);
    for (int word = 0; word < 4; word++) {
      boolean isUsed = word != 1 || !later.contains("1.2");
      assertThat(WordFlows.reaches(recording, "x" + word, "y0")).as("x" + word).isEqualTo(isUsed);
    }
  }
}
