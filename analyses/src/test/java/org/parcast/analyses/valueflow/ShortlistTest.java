package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.place.BlockDistribution;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Decompositions.Candidate;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.place.NamedCuts;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.recording.ValueFlowRecording;

@Tag("slow")
class ShortlistTest {
  /** Every named cut of an array. */
  private static List<Candidate> batch(String array, int[] extents, Integer... ranks) {
    WordArray words = new WordArray(array, extents,
        List.of(new WordArray.Row(3, IntStream.of(extents).reduce(1, (x, y) -> x * y), new int[0], new int[0])), false);
    words.box(v -> true);
    List<Candidate> batch = new ArrayList<>();
    for (int p : ranks) {
      Map<BlockDistribution, List<Estimator>> names = new LinkedHashMap<>();
      NamedCuts.of(words, p).forEach(named -> names.computeIfAbsent(named.cut(), cut -> new ArrayList<>()).add(named.estimator()));
      names.forEach((cut, estimators) -> batch.add(
          new Candidate(p, array, List.of(array), cut.grid(), estimators, cut.unevenness(words), ties -> null, Optional.empty(), Optional.empty())));
    }
    return batch;
  }

  /** Forecasts that send so many bytes across each face between blocks, by axis. */
  private static List<DecompositionForecast> faces(List<Candidate> cuts, double... bytes) {
    return cuts.stream().map(cut -> {
      double sent = IntStream.range(0, bytes.length).mapToDouble(axis -> bytes[axis] * (cut.grid().get(axis) - 1)).sum();
      return new DecompositionForecast(cut.ranks(), cut.names().get(0), cut.array(), cut.grid(), AssemblyConvention.OWNER, false, 0, 0, sent, 0, 0, 0, 0,
          0, cut.unevenness(), true, Optional.empty(), Optional.empty(), Optional.empty());
    }).toList();
  }

  /** The grids of blocks over several axes that are evaluated. */
  private static List<List<Integer>> several(Shortlist shortlist, List<Candidate> batch, double... bytes) {
    List<Candidate> evaluated = new ArrayList<>();
    int left = shortlist.evaluate(batch, chosen -> {
      evaluated.addAll(chosen);
      return faces(chosen, bytes);
    });
    assertThat(left).isEqualTo(batch.size() - evaluated.size());
    assertThat(evaluated).doesNotHaveDuplicates();
    return evaluated.stream().filter(Candidate::isBlocksOverSeveralAxes).map(Candidate::grid).toList();
  }

  private static Shortlist ofLarge() {
    return new Shortlist(1, 0);
  }

  @Test
  void whereFacesCostAlikeCubesAreKept() {
    Shortlist shortlist = ofLarge();
    List<Candidate> batch = batch("u", new int[] {64, 64, 64}, 8, 64);
    List<Candidate> evaluated = new ArrayList<>();
    shortlist.evaluate(batch, chosen -> {
      evaluated.addAll(chosen);
      return faces(chosen, 1, 1, 1);
    });
    assertThat(evaluated.stream().filter(Candidate::isBlocksOverSeveralAxes).map(Candidate::grid)).containsExactly(List.of(2, 2, 2), List.of(4, 4, 4));
    assertThat(evaluated).containsAll(batch.stream().filter(c -> !c.isBlocksOverSeveralAxes()).toList());
    assertThat(shortlist.finding().orElseThrow().text()).contains("of " + batch.size() + " placements").contains(" " + evaluated.size() + " were evaluated");
  }

  @Test
  void alongAnAxisThatSendsNothingThereMayBeAnyNumberOfBlocks() {
    assertThat(several(ofLarge(), batch("u", new int[] {64, 64, 64}, 16), 1, 0, 0)).containsExactlyInAnyOrder(List.of(1, 8, 2), List.of(1, 4, 4), List.of(1, 2, 8));
    assertThat(several(ofLarge(), batch("u", new int[] {64, 64, 64}, 16), 1, 0, 1)).isEmpty();
  }

  @Test
  void ofSmallGraphsAllAreKept() {
    List<Candidate> batch = batch("u", new int[] {16, 16}, 16);
    Shortlist shortlist = new Shortlist(10, batch.size() * 10);
    assertThat(several(shortlist, batch, 1, 1)).containsExactly(List.of(8, 2), List.of(4, 4), List.of(2, 8));
    assertThat(shortlist.finding()).isEmpty();
    assertThat(several(new Shortlist(10, batch.size() * 10 - 1), batch, 1, 1)).containsExactly(List.of(4, 4));
  }

  /** 16 rows on 16 ranks cost 15 faces; of 4 rows only 2 ranks can tell. */
  @Test
  void anAxisTooShortForAllRanksIsEstimatedFromFewer() {
    assertThat(several(ofLarge(), batch("u", new int[] {4, 64}, 2, 16), 1, 4)).containsExactly(List.of(4, 4));
    assertThat(several(ofLarge(), batch("u", new int[] {4, 64}, 2, 16), 100, 1)).isEmpty();
  }

  @Test
  void anAxisOfWhichNothingIsKnownIsKept() {
    assertThat(several(ofLarge(), batch("u", new int[] {4, 64}, 16), 100, 1)).containsExactly(List.of(4, 4), List.of(2, 8));
  }

  /** Blocks of 5 rows where the mean is 4.5 are out of balance; 2 x 8 divides both axes, and costs 1.4 times as much. */
  @Test
  void evenBlocksAreKeptBesideCheaperOnesThatAreNot() {
    assertThat(several(ofLarge(), batch("u", new int[] {18, 16}, 2, 4, 8, 16), 16, 18)).contains(List.of(4, 4), List.of(2, 8)).doesNotContain(List.of(8, 2));
  }

  @Test
  void aLaterArrayOfAsManyAxesIsCutAsTheBestCutsOfTheFirst() {
    Shortlist shortlist = ofLarge();
    several(shortlist, batch("u", new int[] {64, 64, 64}, 64), 1, 1, 1);
    several(shortlist, batch("line", new int[] {64}, 64), 1);
    List<Candidate> evaluated = new ArrayList<>();
    shortlist.evaluate(batch("v", new int[] {65, 65, 65}, 64), chosen -> {
      evaluated.addAll(chosen);
      return faces(chosen, 1, 1, 1);
    });
    assertThat(evaluated).extracting(Candidate::grid).containsExactly(List.of(4, 4, 4));
    // Where the best do not fit, all are tried.
    List<Candidate> flat = batch("w", new int[] {65, 2, 65}, 64);
    evaluated.clear();
    shortlist.evaluate(flat, chosen -> {
      evaluated.addAll(chosen);
      return faces(chosen, 1, 1, 1);
    });
    assertThat(evaluated).isEqualTo(flat);
  }

  static Stream<Arguments> programs() {
    return Stream.of(
        Arguments.of("7 points", TinyStencils.jacobi3d(8, 2, true), CommunicationRequest.of(List.of(2, 4, 8, 16, 27))),
        Arguments.of("5 points", TinyStencils.heat2d(24, 2, TinyStencils.Heat.WHILE), CommunicationRequest.of(List.of(2, 4, 9, 16))),
        Arguments.of("product", TinyAlgebra.matMul(12, true), CommunicationRequest.of(List.of(2, 4, 9))),
        Arguments.of("transposed rows", TinySweeps.rowsTransposed(12, 2), CommunicationRequest.of(List.of(2, 3, 4, 6, 12))),
        Arguments.of("lines", TinySweeps.lineSolves(16), CommunicationRequest.of(List.of(2, 4, 8))),
        Arguments.of("elimination", TinyAlgebra.elimination(24), CommunicationRequest.of(List.of(2, 4, 8))),
        Arguments.of("butterflies", TinySweeps.fft(64), CommunicationRequest.of(List.of(2, 4, 8))),
        Arguments.of("hydrodynamics", MiniHydro.recording(6, 2),
            CommunicationRequest.of(List.of(2, 4, 8, 27)).withShapes(Map.of("energy", List.of(6, 6, 6)))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("programs")
  void theBestAnswerIsThatOfAllCuts(String name, ValueFlowRecording recording, CommunicationRequest request) {
    List<RankForecast> all = CommunicationAnalysis.forecast(recording, request, Long.MAX_VALUE).ranks();
    List<RankForecast> some = CommunicationAnalysis.forecast(recording, request, 0).ranks();
    for (int i = 0; i < all.size(); i++) {
      assertThat(figures(some.get(i).best())).isEqualTo(figures(all.get(i).best()));
      assertThat(all.get(i).results().stream().map(ShortlistTest::figures)).containsAll(some.get(i).results().stream().map(ShortlistTest::figures).toList());
    }
  }

  private static List<Object> figures(DecompositionForecast forecast) {
    return List.of(forecast.ranks(), forecast.estimator(), forecast.array(), forecast.grid(), forecast.assembly(), forecast.best(),
        forecast.bytesPointToPoint(), forecast.bytesPerStep(), forecast.messagesPerStep(), forecast.imbalance());
  }

  @Test
  void whatIsLeftOutIsTold() {
    List<String> told = new ArrayList<>();
    ValueFlowRecording recording = TinyStencils.heat2d(24, 2, TinyStencils.Heat.WHILE);
    CommunicationRequest request = CommunicationRequest.of(List.of(16)).withProgress(told::add);
    CommunicationForecast some = CommunicationAnalysis.forecast(recording, request, 0);
    assertThat(told).anyMatch(line -> line.endsWith("2 placements left out that should send much more"));
    assertThat(some.findings()).anyMatch(finding -> finding.text().contains("were evaluated"));
    assertThat(CommunicationAnalysis.forecast(recording, request).findings()).noneMatch(finding -> finding.text().contains("were evaluated"));
  }
}
