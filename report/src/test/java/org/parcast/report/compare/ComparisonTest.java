package org.parcast.report.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final String EMPTY = document("");

  @Test
  void aDocumentIsAsItself() {
    String document = document("'loops': [" + loop(10, "sequential") + "], " + best(4, 512));
    Comparison comparison = Comparison.of("a", document, "b", document);
    assertThat(comparison.changes()).isEmpty();
    assertThat(comparison.same()).isEqualTo(5);
    assertThat(comparison.inWords()).isEqualTo("0 worse, 0 better, 0 gone, 0 new, 5 as before");
  }

  @Test
  void aLoopIsKnownWhereverItsLineHasMoved() {
    List<Change> changes = changes("'loops': [" + loop(10, "sequential") + "," + loop(20, "parallel") + "]", "'loops': [" + loop(13, "reduction") + "," + loop(23, "parallel") + "]");
    assertThat(changes).containsExactly(new Change(Change.Kind.BETTER, "loop 1 of A.run in A.java", "verdict", "sequential", "reduction", "A.java", 13));
  }

  /** Documents list what matters first: the order of loops in them says nothing of the program. */
  @Test
  void aLoopIsKnownWhateverStandsBeforeItInTheDocument() {
    List<Change> changes = changes(
        "'loops': [" + loop(30, "parallel") + "," + loop(31, "parallel") + "," + loop(29, "sequential") + "]",
        "'loops': [" + loop(30, "parallel") + "," + loop(29, "sequential") + "," + loop(31, "sequential") + "]");
    assertThat(changes).containsExactly(new Change(Change.Kind.WORSE, "loop 3 of A.run in A.java", "verdict", "parallel", "sequential", "A.java", 31));
  }

  @Test
  void aCutWithTwoNamesIsOneAndWhatCutsAllArraysNamesNone() {
    String both = best(4, 512).replace("}]}", "}, ") + best(4, 512).substring("'comm': {'results': [".length()).replace("rows", "block2d").replace("true", "false");
    assertThat(changes("'x': 0", both)).extracting(Change::subject).containsExactly("4 ranks, best", "4 ranks, best", "4 ranks, rows 4x1 of u, owner", "4 ranks, rows 4x1 of u, owner");
    assertThat(changes("'x': 0", best(4, 512).replace("rows", "partition").replace("'u'", "''")).get(0).after()).isEqualTo("512 (partition, owner)");
  }

  @Test
  void fewerBytesAreBetterAndWhatGotWorseComesFirst() {
    List<Change> changes = changes(best(4, 512) , best(4, 500).replace("'messages_per_step': 8", "'messages_per_step': 9"));
    assertThat(changes).extracting(Change::kind).containsExactly(Change.Kind.WORSE, Change.Kind.WORSE, Change.Kind.BETTER, Change.Kind.BETTER);
    assertThat(changes.get(2).subject()).isEqualTo("4 ranks, best");
    assertThat(changes.get(2).before()).isEqualTo("512 (rows 4x1 of u, owner)");
  }

  @Test
  void aSpeedUpChangesOnlyBeyondItsIntervals() {
    assertThat(changes(speedup(1.8, 1.7, 1.9), speedup(1.6, 1.5, 1.7))).isEmpty();
    assertThat(changes(speedup(1.8, 1.7, 1.9), speedup(1.6, 1.5, 1.69))).extracting(Change::kind).containsExactly(Change.Kind.WORSE);
  }

  @Test
  void whatIsInOneDocumentOnlyIsGoneOrNew() {
    assertThat(changes(best(4, 512), "'x': 0")).extracting(Change::kind).containsOnly(Change.Kind.GONE).hasSize(4);
    assertThat(changes("'x': 0", best(4, 512))).extracting(Change::kind).containsOnly(Change.Kind.NEW).hasSize(4);
  }

  @Test
  void missesOfALevelAreCompared() {
    String caches = "'cache': {'results': [{'cores': 2, 'interleave': 'rr', 'layout': 'jvm', 'levels': [{'name': 'l1', 'model': 'exact', 'misses': 100, 'hit_rate': 0.9}]}]}";
    assertThat(changes(caches, caches.replace("100", "90").replace("0.9}", "0.91}"))).containsExactly(
        new Change(Change.Kind.BETTER, "caches of 2 cores, rr, jvm, l1 exact", "misses", "100 (hit rate 90.00 %)", "90 (hit rate 91.00 %)", "", 0));
  }

  @Test
  void otherProgramsAndArgumentsAreRemarked() {
    assertThat(Comparison.of("a", document("'program': 'A'"), "b", document("'program': 'B'")).remark()).isEqualTo("the two are of different programs: A and B; figures may differ for that alone");
    assertThat(Comparison.of("a", document("'arguments': []"), "b", document("'arguments': ['8', '3']")).remark()).isEqualTo("the two are of different arguments: none and 8 3; figures may differ for that alone");
    assertThat(Comparison.of("a", document("'partial': true"), "b", EMPTY).remark()).isEqualTo("one of the two runs ended early");
    assertThat(Comparison.of("a", EMPTY, "b", EMPTY).remark()).isEmpty();
  }

  @Test
  void whatIsNoResultIsRefused() {
    assertThatThrownBy(() -> Comparison.of("old.json", "{\n  'a'", "b", EMPTY)).isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith("old.json:2: this is no JSON");
    assertThatThrownBy(() -> Comparison.of("a", EMPTY, "new.json", "[]")).isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith("new.json is no result of Parcast");
    assertThatThrownBy(() -> Comparison.of("a", "", "b", EMPTY)).isInstanceOf(IllegalArgumentException.class);
  }

  private static List<Change> changes(String before, String after) {
    return Comparison.of("a", document(before), "b", document(after)).changes();
  }

  private static String document(String members) {
    return ("{'schema': 'parcast/comm-1'" + (members.isEmpty() ? "" : ", " + members) + "}").replace('\'', '"');
  }

  private static String loop(int line, String verdict) {
    return "{'file': 'A.java', 'line': " + line + ", 'method': 'A.run', 'verdict': '" + verdict + "'}";
  }

  private static String best(int ranks, int bytes) {
    return "'comm': {'results': [{'ranks': " + ranks + ", 'estimator': 'rows', 'array': 'u', 'grid': [4, 1], 'assembly': 'owner', 'best': true, 'bytes_p2p_per_step': " + bytes
        + ", 'bytes_collective_per_step': 0, 'messages_per_step': 8}]}";
  }

  private static String speedup(double value, double low, double high) {
    return "'time': {'cores': [{'cores': 2, 'speedup': " + value + ", 'low': " + low + ", 'high': " + high + "}]}";
  }
}
