package org.parcast.analyses.sharing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.sharing.detection.EventTypes;
import org.parcast.analyses.sharing.detection.LruCache;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.detection.SetsOfLines;
import org.parcast.analyses.sharing.detection.SharingStatistics;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

class DetectionTest {
  /** Accesses as {@code thread r|w address}, separated by commas. */
  static ThreadTrace trace(int threads, String accesses) {
    return new ThreadTrace() {
      @Override
      public int threads() {
        return threads;
      }

      @Override
      public void replay(ReferenceConsumer consumer) {
        for (String access : accesses.split(",")) {
          String[] words = access.strip().split(" ");
          int thread = Integer.parseInt(words[0]);
          consumer.accept(thread, Long.parseLong(words[2]), 8, words[1].equals("w"), thread);
        }
      }
    };
  }

  private static SharingForecast detect(int threads, String accesses, Detection detection, long cacheBytes) {
    try {
      return SharingAnalysis.detect(trace(threads, accesses), new SharingRequest(detection, 64, new CacheHierarchy("one level", List.of(new CacheLevel("l3", cacheBytes, (int) cacheBytes / 64, 64, 16)))), new AddressNames() {
        @Override
        public String dataAt(long address, int site) {
          return "sums";
        }

        @Override
        public String placeOf(int site) {
          return "Sum.java:" + (10 + site);
        }
      });
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void trueCommunicationIsOnTheSameWord() {
    SharingForecast found = detect(2, "0 w 0, 1 r 0", Detection.ACCURATE, 1 << 20);

    assertThat(found.statistics()).contains(new SharingStatistics(1, 0, 0, 0, 0, 0));
    assertThat(found.matrix().get(0, 1)).isEqualTo(1);
    assertThat(found.types()).isEqualTo(new EventTypes(0, 1, 0));
    assertThat(found.falseSharing()).isEmpty();
  }

  @Test
  void spatialFalseCommunicationIsOnAnotherWordOfTheLine() {
    SharingForecast found = detect(2, "0 w 0, 1 w 8, 0 w 0, 1 w 8", Detection.ACCURATE, 1 << 20);

    assertThat(found.statistics()).contains(new SharingStatistics(0, 3, 0, 0, 3, 0));
    assertThat(found.matrix().get(1, 0)).isEqualTo(3);
    assertThat(found.types()).isEqualTo(new EventTypes(0, 0, 3));
    assertThat(found.falseSharing()).singleElement().satisfies(finding -> {
      assertThat(finding.data()).isEqualTo("sums");
      assertThat(finding.places()).containsExactly("Sum.java:10", "Sum.java:11");
      assertThat(finding.events()).isEqualTo(3);
      assertThat(finding.remedy()).contains("64 bytes");
    });
  }

  @Test
  void temporalFalseCommunicationIsAfterTheLineWasEvicted() {
    // A cache of one line: thread 0's line is gone when thread 1 comes to it.
    SharingForecast found = detect(2, "0 w 0, 0 r 64, 1 r 0", Detection.ACCURATE, 64);

    assertThat(found.statistics()).contains(new SharingStatistics(0, 0, 1, 0, 0, 1));
    assertThat(found.matrix().total()).isZero();
  }

  @Test
  void aLineThatWasEvictedAndBroughtBackByItselfHasNotStayed() {
    SharingForecast found = detect(2, "0 w 0, 1 r 64, 1 r 0, 1 r 0", Detection.ACCURATE, 64);

    assertThat(found.statistics()).contains(new SharingStatistics(0, 0, 2, 0, 0, 1));
  }

  /** Thread 0 has had the value that it loads again; after a store by 1, or from another word, it has not. */
  @Test
  void loadsOfAValueThatTheThreadHasHadAreLogicallyFalse() {
    assertThat(detect(2, "0 w 0, 1 r 0, 0 r 0, 1 r 0", Detection.ACCURATE, 1 << 20).statistics()).contains(new SharingStatistics(3, 0, 0, 2, 0, 0));
    assertThat(detect(2, "0 r 0, 1 w 0, 0 r 0", Detection.ACCURATE, 1 << 20).statistics()).contains(new SharingStatistics(2, 0, 0, 0, 0, 0));
    assertThat(detect(2, "0 r 0, 1 r 8, 0 r 16, 1 r 8", Detection.ACCURATE, 1 << 20).statistics()).contains(new SharingStatistics(0, 3, 0, 1, 0, 0));
    assertThat(detect(80, "70 w 0, 6 r 0, 70 r 0", Detection.ACCURATE, 1 << 20).statistics()).contains(new SharingStatistics(2, 0, 0, 1, 0, 0));
  }

  @Test
  void privateAccessesAreToLinesOfOneThread() {
    SharingForecast found = detect(2, "0 w 0, 0 r 8, 1 r 64, 1 r 128, 0 r 128", Detection.ACCURATE, 1 << 20);

    assertThat(found.statistics()).contains(new SharingStatistics(1, 0, 0, 0, 0, 3));
  }

  @Test
  void readsBesideEachOtherAreNoFalseSharingToRepair() {
    assertThat(detect(2, "0 r 0, 1 r 8, 0 r 0, 1 r 8", Detection.ACCURATE, 1 << 20).falseSharing()).isEmpty();
  }

  /** Of reads beside each other and of words in common nothing is apart. */
  @Test
  void whatIsApartIsCounted() {
    assertThat(detect(2, "0 r 0, 1 r 8, 0 r 0, 1 w 8", Detection.ACCURATE, 1 << 20).statistics()).contains(new SharingStatistics(0, 3, 0, 1, 1, 0));
    assertThat(detect(2, "0 w 0, 1 r 0, 0 w 8, 1 r 16", Detection.ACCURATE, 1 << 20).statistics()).contains(new SharingStatistics(1, 2, 0, 0, 0, 0));
  }

  /** Each object is a line of its own, below a hundredth of all events; together they are all of them. */
  @Test
  void dataWithoutANameAreToldOfTogether() throws IOException {
    String accesses = IntStream.range(0, 300).mapToObj(k -> "0 w " + 64 * k + ", 1 w " + (64 * k + 8)).collect(Collectors.joining(", "));
    AddressNames placed = new AddressNames() {
      @Override
      public String dataAt(long address, int site) {
        return "";
      }

      @Override
      public String placeOf(int site) {
        return "Bodies.java:7";
      }
    };
    SharingRequest request = new SharingRequest(Detection.ACCURATE, 64, SharingRequest.DIENER);
    assertThat(SharingAnalysis.detect(trace(2, accesses), request, placed).falseSharing()).singleElement()
        .satisfies(found -> assertThat(found.data() + " " + found.places() + " " + found.events() + " " + found.lines()).isEqualTo("data without a name [Bodies.java:7] 300 300"));
    assertThat(SharingAnalysis.detect(trace(2, accesses), request, AddressNames.UNKNOWN).falseSharing()).isEmpty();
  }

  @Test
  void aThirdThreadCommunicatesWithBothAndReplacesTheOldest() {
    SharingForecast found = detect(4, "0 r 0, 1 r 0, 2 r 0, 3 r 0", Detection.RELAXED, 1 << 20);

    assertThat(found.matrix().row(0)).containsExactly(0, 1, 1, 0);
    assertThat(found.matrix().row(3)).containsExactly(0, 1, 1, 0);
    assertThat(found.types()).isEqualTo(new EventTypes(5, 0, 0));
  }

  @Test
  void theOldestThreadMovesToTheEndAndTheNewestStays() {
    // After 0 1 0 the queue is 1 0; thread 2 replaces 1, so that 1 then replaces 0.
    SharingForecast found = detect(3, "0 r 0, 1 r 0, 0 r 0, 0 r 0, 2 r 0, 1 r 0", Detection.RELAXED, 1 << 20);

    assertThat(found.matrix().row(0)).containsExactly(0, 4, 1);
    assertThat(found.matrix().row(1)).containsExactly(4, 0, 2);
  }

  @Property(tries = 200)
  void relaxedDetectionIsTheQueueOfTheSpecification(@ForAll @Size(max = 200) List<@IntRange(max = 4) Integer> threads,
      @ForAll @IntRange(min = 1, max = 3) int blocks) {
    RelaxedDetection detection = new RelaxedDetection(5, 64);
    Map<Integer, Deque<Integer>> queues = new HashMap<>();
    double[][] expected = new double[5][5];
    for (int i = 0; i < threads.size(); i++) {
      int thread = threads.get(i);
      int block = i * 7 % blocks;
      detection.accept(thread, 64L * block, 1, false, -1);
      Deque<Integer> queue = queues.computeIfAbsent(block, b -> new ArrayDeque<>());
      for (int other : queue) {
        expected[thread][other] += other == thread ? 0 : 1;
        expected[other][thread] = expected[thread][other];
      }
      boolean newest = !queue.isEmpty() && queue.peekLast() == thread;
      queue.remove(thread);
      queue.addLast(thread);
      if (queue.size() > 2 && !newest) {
        queue.removeFirst();
      }
    }
    assertThat(detection.matrix()).isEqualTo(TaskMatrix.of(expected));
  }

  /** Who finds another's access is named, by data and place: relaxed, the third thread on a block meets two. */
  @Test
  void theDataAndPlacesOfEventsAreNamed() throws IOException {
    ThreadTrace trace = trace(3, "0 w 0, 1 r 0, 1 r 0, 2 r 0, 0 r 4096, 1 r 4096, 0 w 640");
    AddressNames names = new AddressNames() {
      @Override
      public String dataAt(long address, int site) {
        return address < 4096 ? "grid" : "sum";
      }

      @Override
      public String placeOf(int site) {
        return "Sum.java:" + (10 + site);
      }
    };
    SharedData sum = new SharedData("sum", List.of("Sum.java:11"), 1, 1);
    List<String> places = List.of("Sum.java:11", "Sum.java:12");

    assertThat(SharingAnalysis.detect(trace, new SharingRequest(Detection.RELAXED, 64, SharingRequest.DIENER), names).sharedData())
        .containsExactly(new SharedData("grid", places, 4, 1), sum);
    assertThat(SharingAnalysis.detect(trace, new SharingRequest(Detection.ACCURATE, 64, SharingRequest.DIENER), names).sharedData())
        .containsExactly(new SharedData("grid", places, 3, 1), sum);
    assertThat(SharingAnalysis.detect(trace, new SharingRequest(Detection.RELAXED, 64, SharingRequest.DIENER), AddressNames.UNKNOWN).sharedData()).isEmpty();
  }

  @Test
  void aWordThatBothOnlyReadDoesNotHideFalseSharing() {
    String sideBySide = "0 r 0, 1 r 0, 0 w 8, 1 w 16, 0 r 0, 0 w 8, 1 r 0, 1 w 16";
    assertThat(detect(2, sideBySide, Detection.ACCURATE, 1 << 20).falseSharing()).hasSize(1);

    String handedOn = "0 r 0, 1 r 8, 0 w 8, 1 w 16, 0 r 0, 0 w 8, 1 r 8, 1 w 16";
    assertThat(detect(2, handedOn, Detection.ACCURATE, 1 << 20).falseSharing()).isEmpty();
  }

  @Test
  void anAccessOverTwoBlocksTouchesBoth() {
    SharingForecast found = detect(2, "0 w 60, 1 r 64", Detection.RELAXED, 1 << 20);

    assertThat(found.matrix().get(0, 1)).isEqualTo(1);
  }

  @Test
  void coarserBlocksJoinNeighbours() throws IOException {
    ThreadTrace apart = trace(2, "0 w 0, 1 r 4096");
    SharingForecast found =
        SharingAnalysis.detect(apart, new SharingRequest(Detection.RELAXED, 8192, SharingRequest.DIENER), AddressNames.UNKNOWN);

    assertThat(found.matrix().get(0, 1)).isEqualTo(1);
    assertThat(found.statistics()).contains(new SharingStatistics(0, 0, 0, 0, 0, 2));
    assertThatThrownBy(() -> new SharingRequest(Detection.RELAXED, 100, SharingRequest.DIENER)).hasMessageContaining("--granularity is 100");
  }

  @Test
  void theLargestErrorIsThatOfOnePairAgainstAllOthers() {
    double[][] pair = new double[8][8];
    double[][] others = new double[8][8];
    for (int i = 0; i < 8; i++) {
      for (int j = 0; j < 8; j++) {
        boolean first = i + j == 1;
        pair[i][j] = first ? 3 : 0;
        others[i][j] = i == j || first ? 0 : 7;
      }
    }
    assertThat(TaskMatrix.largestError(8)).isEqualTo(8750);
    assertThat(TaskMatrix.of(pair).meanSquaredError(TaskMatrix.of(others))).isCloseTo(8750, within(1e-9));
    assertThat(TaskMatrix.of(pair).meanSquaredError(TaskMatrix.of(pair))).isZero();
  }

  private static DetectorComparison compare(String accesses, String cache, Long... granularities) throws IOException {
    SharingRequest request = new SharingRequest(Detection.ACCURATE, List.of(granularities), CacheHierarchy.parse(cache));
    return SharingAnalysis.detect(trace(4, accesses), request, AddressNames.UNKNOWN).detectors().orElseThrow();
  }

  /** Two ways of one set: thread 0's third line drops its first; fully associative caches of as many lines do not. */
  @Test
  void linesThatFallOutOfTheirSetCommunicateNoMore() throws IOException {
    String accesses = "0 w 0, 0 w 128, 0 w 256, 1 r 0";

    assertThat(compare(accesses, "l1=256:2:64:private", 64L).accurate().total()).isZero();
    assertThat(compare(accesses, "l1=256:2:64:private", 64L).withTemporalFalse().total()).isEqualTo(1);
    assertThat(compare(accesses, "l1=256:4:64:private", 64L).accurate().total()).isEqualTo(1);
  }

  /** What a nearer level drops the next one keeps; what threads share they find there. */
  @Test
  void aLineIsHeldByAnyLevelOfItsThread() throws IOException {
    String accesses = "0 w 0, 0 w 64, 0 w 128, 1 r 0, 2 r 64";

    assertThat(compare(accesses, "l1=64:1:64:private,l2=1k:16:64:2", 64L).accurate().total()).isEqualTo(2);
    assertThat(compare(accesses, "l1=64:1:64:private,l2=128:2:64:private", 64L).accurate().total()).isEqualTo(1);
    assertThat(compare(accesses, "l1=64:1:64:private", 64L).accurate().total()).isZero();
  }

  @Test
  void granularitiesAreComparedInOneCall() throws IOException {
    DetectorComparison both = compare("0 w 0, 1 r 0, 2 w 4096, 3 r 4096", "diener", 64L, 8192L);

    assertThat(both.relaxed()).extracting(DetectorComparison.Relaxed::granularity).containsExactly(64L, 8192L);
    assertThat(both.relaxed().get(0).error()).isZero();
    assertThat(both.relaxed().get(1).error()).isPositive();
    assertThat(both.temporalFalseError()).isZero();
  }

  @Property
  void setsDropTheLineUsedLongestAgo(@ForAll @Size(max = 80) List<@IntRange(max = 11) Integer> lines, @ForAll @IntRange(min = 1, max = 3) int sets,
      @ForAll @IntRange(min = 1, max = 3) int ways) {
    SetsOfLines cache = new SetsOfLines(sets, ways);
    List<LruCache> oracle = java.util.stream.Stream.generate(() -> new LruCache(ways)).limit(sets).toList();
    for (int time = 0; time < lines.size(); time++) {
      int line = lines.get(time);
      assertThat(cache.access(line, time)).isEqualTo(oracle.get(line % sets).access(line, time));
      assertThat(cache.heldSince(line)).isEqualTo(oracle.get(line % sets).heldSince(line));
    }
    for (int line = 0; line < 12; line++) {
      assertThat(cache.heldSince(line)).isEqualTo(oracle.get(line % sets).heldSince(line));
    }
  }
}
