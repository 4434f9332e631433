package org.parcast.engine.extending;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mapping.PlacementScore;
import org.parcast.analyses.mapping.locality.LocalityPattern;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.PlacementProblem;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.engine.Parcast;
import org.parcast.engine.question.Answer;
import org.parcast.engine.question.Question;
import org.parcast.engine.question.Questions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Table;

/** The examples of the guide do what they say. */
class ExtendingTest {
  private static final Path HEAT = Path.of("../testdata/programs/Heat2D.java");

  @Test
  void aQuestionIsKnownByItsNameAndAnswersFromARun() throws AnalysisException {
    Question stores = Questions.named("stores").orElseThrow();

    Answer answer = Parcast.of(HEAT, "16", "3").ask(stores);

    assertThat(answer.run().name()).isEqualTo("Heat2D");
    assertThat(answer.tables()).singleElement().satisfies(table ->
        assertThat(rows(table)).as("16 x 16 points in 3 steps").contains(List.of("Heat2D.java:32", "768")));
  }

  @Test
  void theRegistryHasThoseOfAllJars() {
    assertThat(Questions.all()).extracting(Question::name).containsExactly("footprint", "stores");
    assertThat(Questions.named("store")).isEmpty();
  }

  @Test
  void theFootprintOfAStepIsBothPlates() throws AnalysisException {
    Answer answer = Parcast.of(HEAT, "64", "3").ask(Questions.named("footprint").orElseThrow());

    // The loop over columns reads 66 rows of u and writes 64 of next, and the two change places: 66 rows of 66 doubles each, 9 or 10 lines of 64 bytes a row.
    List<List<String>> innermost = rows(answer.tables().get(0)).stream().filter(row -> row.get(0).equals("Heat2D.java:31") && !row.get(4).equals("0")).toList();
    assertThat(innermost).singleElement().satisfies(row -> {
      assertThat(Long.parseLong(row.get(2))).isBetween(66L * 9 * 64, 2 * 66L * 10 * 64);
      assertThat(row.get(4)).as("stores").isEqualTo(String.valueOf(64 * 64 * 3));
    });
  }

  @Test
  void aCacheModel() throws IOException {
    CacheRequest request = new CacheRequest(CacheHierarchy.parse("l1=8k:8:64:private"), List.of(Model.EXACT), Filter.MISSES, false, 1);

    CacheForecast forecast = new FirstUses().forecast(words(64, 3), request, SiteNames.READS_AND_WRITES);

    assertThat(forecast.references()).isEqualTo(192);
    assertThat(forecast.levels().get(0).misses()).as("64 words of 8 bytes are 8 lines").isEqualTo(8);
  }

  @Test
  void aDecomposition() {
    WordArray rows = new WordArray("a", new int[] {8, 1}, List.of(new WordArray.Row(0, 8, new int[0], new int[0])), false);
    rows.box(vertex -> true);
    short[] owners = new short[8];

    new PairsOfRows().cuts(rows, 2).forEach(cut -> rows.assign(cut.tables(rows, rows, false), owners));

    assertThat(owners).containsExactly(0, 0, 1, 1, 0, 0, 1, 1);
  }

  @Test
  void aMapping() {
    TaskMatrix line = TaskMatrix.of(new double[][] {{0, 9, 0, 0}, {9, 0, 1, 0}, {0, 1, 0, 9}, {0, 0, 9, 0}});
    MachineHierarchy machine = MachineHierarchy.ofArities("2x2", List.of(2, 2));
    PlacementProblem problem = new PlacementProblem(line, line, Collections.nCopies(4, LocalityPattern.SHARING), machine, 1);

    int[] units = new FromTheEnd().place(problem);

    assertThat(units).containsExactly(3, 2, 1, 0);
    assertThat(PlacementScore.cost(line, machine, units)).as("a mirrored placement costs the same").isEqualTo(PlacementScore.cost(line, machine, Strategy.COMPACT.placement().place(problem)));
  }

  /** Passes over so many words of 8 bytes. */
  private static ThreadTrace words(int words, int passes) {
    return new ThreadTrace() {
      @Override
      public int threads() {
        return 1;
      }

      @Override
      public void replay(ReferenceConsumer consumer) {
        for (int pass = 0; pass < passes; pass++) {
          for (int word = 0; word < words; word++) {
            consumer.accept(0, 1 << 16 | 8 * word, 8, false, 0);
          }
        }
      }
    };
  }

  private static List<List<String>> rows(Table table) {
    return table.rows().stream().map(row -> row.stream().map(Cell::raw).toList()).toList();
  }
}
