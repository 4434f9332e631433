package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.question.Answer;
import org.parcast.engine.question.Footprint;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisResult;

/** What callers in Java may ask. Every method of the first test stands in the guide. */
@Tag("slow")
class ParcastTest {
  private static final Path HEAT = Path.of("../testdata/programs/Heat2D.java");

  @TempDir private Path directory;

  @Test
  void everyForecast() throws AnalysisException {
    AnalysisResult heat = Parcast.analyze(HEAT, "32", "4");

    assertThat(heat.first().bytesPointToPointPerStep()).as("two halves, a row of 32 doubles each way").isEqualTo(2 * 32 * 8);
    assertThat(heat.loops().orElseThrow()).extracting(LoopFinding::line).contains(30);
    assertThat(heat.caches()).isPresent();
  }

  @Test
  void aRecordingAnswersWithoutAnotherRun() throws AnalysisException {
    List<String> heard = new ArrayList<>();
    Parcast.of(HEAT, "16", "3").keeping(directory).communication(4);
    Parcast recording = Parcast.of(directory.resolve("Heat2D.parcast")).listening(new AnalysisListener() {
      @Override
      public void stage(String name) {
        heard.add(name);
      }

      @Override
      public void printed(byte[] bytes, int length) {
        heard.add("printed");
      }
    });

    assertThat(recording.communication(16).first().bytesPointToPointPerStep()).as("no more than 4 x 4 blocks, 3 cuts both ways in both axes").isBetween(1_000.0, 2.0 * (3 + 3) * 16 * 8);
    assertThat(heard).contains("reading the recording").doesNotContain("printed", "tracing");
  }

  @Test
  void loopsByProofAndByARun() throws AnalysisException {
    LoopsResult proven = Parcast.of(HEAT).provenLoops();
    LoopsResult observed = Parcast.of(HEAT, "16", "3").loops();

    assertThat(proven.run()).isEmpty();
    assertThat(observed.run()).isPresent();
    assertThat(observed.loops()).filteredOn(loop -> loop.line() == 30).extracting(loop -> loop.verdict()).containsExactly(Verdict.PARALLEL);
  }

  @Test
  void cachesAndThreads() throws AnalysisException {
    Parcast heat = Parcast.of(HEAT, "16", "3");

    assertThat(heat.caches("l1=8k:8:64:private", 1, 2).study().results()).extracting(result -> result.cores()).containsExactly(1, 2);
    assertThat(heat.sharing(4).sharing().threads()).isEqualTo(4);
  }

  @Test
  void nothingIsPrintedButToTheListener() throws AnalysisException {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    Parcast.of(HEAT, "8", "2").listening(new AnalysisListener() {
      @Override
      public void stage(String name) {}

      @Override
      public void printed(byte[] bytes, int length) {
        printed.write(bytes, 0, length);
      }
    }).loops();

    assertThat(printed.toString(StandardCharsets.UTF_8)).contains("checksum");
  }

  @Test
  void theMainClassIsChosen() throws Exception {
    Files.writeString(directory.resolve("One.java"), "class One { public static void main(String[] a) { for (int i = 0; i < a.length; i++) a[i] = null; } }");
    Files.writeString(directory.resolve("Other.java"), "class Other { public static void main(String[] a) { for (int i = 0; i < a.length; i++) a[i] = null; } }");

    assertThat(Parcast.of(directory, "x").mainClass("Other").loops().run().orElseThrow().mainClass()).isEqualTo("Other");
    assertThat(Parcast.of(directory, "x").mainClass("One").loops().run().orElseThrow().mainClass()).isEqualTo("One");
  }

  @Test
  void aQuestionOfTheRegistry() throws AnalysisException {
    Answer answer = Parcast.of(HEAT, "16", "3").ask(new Footprint());

    assertThat(answer.run().mainClass()).isEqualTo("Heat2D");
    assertThat(answer.tables()).singleElement().satisfies(table -> assertThat(table.rows()).isNotEmpty());
  }

  @Test
  void whoAsksInVainIsToldWhatToDo() {
    assertThatThrownBy(() -> Parcast.analyze(directory.resolve("No.java"))).isInstanceOf(AnalysisException.class).hasMessageContaining("no such file");
    assertThatThrownBy(() -> Parcast.of(directory).loops()).isInstanceOf(AnalysisException.class).hasMessageContaining("no classes in it");
  }
}
