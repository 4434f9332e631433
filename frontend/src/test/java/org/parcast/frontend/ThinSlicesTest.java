package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.ThinSlice;
import org.parcast.ir.slice.ThinSlices;

/** Static thin slices of what small methods store last or return. */
@Tag("slow")
class ThinSlicesTest {
  @TempDir Path directory;

  private Method method;
  private ThinSlices slices;

  // ---- copy or computation

  @Test
  void aLoadThatIsStoredIsACopy() throws Exception {
    assertThat(stored("b[0] = a[1];").isCopy()).isTrue();
    assertThat(stored("double v = a[1]; double w = v; b[0] = w;").isCopy()).isTrue();
    assertThat(stored("b[0] = x;").isCopy()).isTrue();
  }

  @Test
  void arithmeticAndConversionsCompute() throws Exception {
    assertThat(stored("b[0] = -a[1];").isCopy()).isFalse();
    assertThat(leaves("b[0] = a[1] + a[2] * x;")).isEqualTo(Map.of("ArrayLoad", 2, "Parameter", 1));
    assertThat(leaves("b[0] = (int) a[1];")).isEqualTo(Map.of("ArrayLoad", 1));
    assertThat(stored("b[0] = (int) a[1];").computed()).isTrue();
  }

  @Test
  void everyUseOfAValueIsALeaf() throws Exception {
    assertThat(leaves("double v = a[0]; b[0] = v * v;")).isEqualTo(Map.of("ArrayLoad", 2));
  }

  @Test
  void aSumThatIsScaledAndGoesOnIsALeaf() throws Exception {
    assertThat(leaves("double s = 0; for (int i = 0; i < n; i++) { s += a[i]; b[i] = x * s; }")).isEqualTo(Map.of("Compute", 1, "Parameter", 1));
    assertThat(leaves("double s = 0; for (int i = 0; i < n; i++) { s += a[i]; b[i] = s; }")).isEqualTo(Map.of("ArrayLoad", 1, "Phi", 1));
    assertThat(leaves("double s = 0; for (int i = 0; i < n; i++) { s += a[i]; } b[0] = x * s;")).isEqualTo(Map.of("Phi", 1, "Parameter", 1));
  }

  /** As in code that was unrolled by a generator. */
  @Test
  void aChainMayBeAsLongAsAMethod() throws Exception {
    assertThat(leaves("double v = a[0]; " + "v = v * x + n; ".repeat(2000) + "b[0] = v;")).containsOnlyKeys("ArrayLoad", "Parameter");
  }

  @Test
  void addressesAreNoSources() throws Exception {
    assertThat(leaves("b[k[0]] = a[k[n]];")).isEqualTo(Map.of("ArrayLoad", 1));
    assertThat(leaves("b[0] = a.length;")).isEmpty();
  }

  @Test
  void constantsAndCountersLeaveNoLeaves() throws Exception {
    assertThat(leaves("b[0] = 3.0;")).isEmpty();
    assertThat(leaves("for (int i = 0; i < n; i++) { b[i] = 2 * i + 1; }")).isEmpty();
  }

  @Test
  void callsAreComputationsCopiesOrLeaves() throws Exception {
    assertThat(leaves("b[0] = Math.max(a[0], x);")).isEqualTo(Map.of("ArrayLoad", 1, "Parameter", 1));
    assertThat(stored("b[0] = Math.abs(a[0]);").computed()).isTrue();
    assertThat(stored("Double boxed = a[0]; b[0] = boxed;").isCopy()).isTrue();
    assertThat(leaves("b[0] = helper(a[0]);")).isEqualTo(Map.of("Call", 1));
    assertThat(leaves("b[0] = System.nanoTime();")).isEmpty();
  }

  // ---- selects

  @Test
  void aConditionalMoveComputesFromWhatItComparesToo() throws Exception {
    assertThat(leaves("b[0] = a[0] < x ? a[1] : a[2];")).isEqualTo(Map.of("ArrayLoad", 3, "Parameter", 1));
    assertThat(leaves("double m = x; if (a[0] < m) { m = a[0]; } b[0] = m;")).isEqualTo(Map.of("ArrayLoad", 2, "Parameter", 2));
    assertThat(stored("b[0] = a[0] < 1.0 ? 1.0 : 0.0;").computed()).isTrue();
  }

  @Test
  void conditionsJoinedByAndOrOrSelect() throws Exception {
    assertThat(leaves("b[0] = a[0] < x && a[1] > 0.0 ? a[2] : 0.0;")).isEqualTo(Map.of("ArrayLoad", 3, "Parameter", 1));
    assertThat(leaves("b[0] = a[0] < x || a[1] > 0.0 ? a[2] : 0.0;")).isEqualTo(Map.of("ArrayLoad", 3, "Parameter", 1));
  }

  @Test
  void aSelectInAnArmIsSeenThrough() throws Exception {
    assertThat(leaves("b[0] = a[0] < 1.0 ? a[1] : a[2] < 2.0 ? a[3] : a[4];")).isEqualTo(Map.of("ArrayLoad", 5));
    assertThat(phis("b[0] = a[0] < 1.0 ? a[1] : a[2] < 2.0 ? a[3] : a[4];")).allMatch(slices::isSelect);
  }

  @Test
  void armsMayCallWhatOnlyComputes() throws Exception {
    assertThat(leaves("b[0] = x < 0.0 ? Math.sqrt(a[0]) : a[1];")).isEqualTo(Map.of("ArrayLoad", 2, "Parameter", 1));
  }

  @Test
  void armsMayStore() throws Exception {
    assertThat(leaves("double m = x; if (a[0] < m) { m = a[0]; b[1] = 1.0; } b[0] = m;")).isEqualTo(Map.of("ArrayLoad", 2, "Parameter", 2));
  }

  /** The number from before is used where its arm is taken alone. */
  @Test
  void armsThatDoWithoutANumberFromBeforeOnlyChoose() throws Exception {
    assertThat(leaves("double m = a[0]; if (x < 0.0) { m = a[1]; } b[0] = m;")).isEqualTo(Map.of("Phi", 1));
  }

  @Test
  void armsThatCallOrLoopOnlyChoose() throws Exception {
    assertThat(leaves("double m = a[0]; if (x < 0.0) { m = helper(x); } b[0] = m;")).isEqualTo(Map.of("Phi", 1));
    assertThat(leaves("double m = a[0]; if (x < 0.0) { for (int i = 0; i < n; i++) { m = a[i]; } } b[0] = m;")).isEqualTo(Map.of("Phi", 1));
  }

  @Test
  void anArmThatLeavesOnlyChooses() throws Exception {
    assertThat(leaves("double m = a[0]; if (x < 0.0) { if (x < -1.0) { return x; } m = a[1]; } b[0] = m;")).isEqualTo(Map.of("Phi", 1));
  }

  @Test
  void theBranchOfASelectDecidesNothingElse() throws Exception {
    load("b[0] = a[0] < x ? a[1] : a[2]; if (x > 0.0) { helper(x); }");
    List<Boolean> deciding = new ArrayList<>();
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.Branch) {
        deciding.add(slices.decidesSelect(method.blockOf(instruction.id()).index()));
      }
    }
    assertThat(deciding).containsExactly(true, false);
  }

  @Test
  void whatArmsStoreIsComputedOfWhatDecides() throws Exception {
    assertThat(deciding("if (a[0] > x) { b[0] = 1.0; } else { b[0] = 0.0; }")).containsExactly(2, 2);
    assertThat(deciding("if (a[0] > x && a[1] > 0.0) { b[0] = a[2] + 1; }")).containsExactly(4); // with what is stored, as b[0] may stay as it is
    assertThat(deciding("if (a[0] > x) { if (a[1] > 2.0) { b[0] = 1.0; } b[1] = 2.0; }")).containsExactly(3, 2);
    assertThat(deciding("if (a[0] > x) { b[0] = 1.0; } else if (a[1] > 1.0) { b[0] = 2.0; } else { b[0] = 3.0; }")).containsExactly(2, 3, 3);
    assertThat(deciding("if (a[0] > x) { helper(x); b[0] = 1.0; }")).containsExactly(0);
    assertThat(deciding("if (a[0] > x) { for (int i = 0; i < n; i++) { b[i] = 1.0; } }")).containsExactly(0);
  }

  @Test
  void aCopyIsSelectedButWhereTwoWordsChangePlaces() throws Exception {
    assertThat(deciding("if (a[0] > x) { b[0] = a[1]; } else { b[0] = a[2]; }")).containsExactly(2, 2);
    assertThat(deciding("if (a[0] > a[1]) { double t = a[0]; a[0] = a[1]; a[1] = t; }")).containsExactly(0, 0);
    assertThat(deciding("if (a[0] > x) { double t = a[0]; a[0] = x; x = t; } b[0] = x;")).containsExactly(0, 0);
    assertThat(deciding("if (a[0] > x) { b[0] = a[1]; } else { b[1] = a[2]; }")).containsExactly(3, 3);
  }

  @Test
  void whatFindsElementsOrIsStillGatheredDoesNotDecide() throws Exception {
    assertThat(deciding("for (int i = 0; i < n; i++) { int at = (int) a[i]; if (at != 3) { b[at] = 1.0; } }")).containsExactly(0);
    assertThat(deciding("double s = 0; for (int i = 0; i < n; i++) { s += a[i]; if (s > x) { b[i] = 1.0; } }")).containsExactly(0);
  }

  @Test
  void equalNumbersThatAreUsedManyTimesAreComparedOnce() throws Exception {
    String hash = "h ^= h << 1; ".repeat(60);
    assertThat(deciding("int h = k[0]; " + hash + "double v = a[h & 7]; h = k[0]; " + hash + "if (v > x) { b[(int) a[h & 7]] = 1.0; }")).containsExactly(0);
  }

  @Test
  void aWordThatMayStayIsToldWhereArmsMeet() throws Exception {
    assertThat(kept("for (int i = 1; i < n; i++) { if (b[i] > a[i - 1]) { b[i] = -b[i]; } }")).containsExactly(true);
    assertThat(kept("for (int i = 1; i < n; i++) { if (b[i] > a[i - 1]) { b[i] = 1; } else if (a[i] > 2) { b[i] = 2; } }")).containsExactly(true, true);
    assertThat(kept("for (int i = 1; i < n; i++) { if (a[i] > a[i - 1]) { b[2 * i - 1] = 1; } }")).containsExactly(true);
    assertThat(kept("for (int i = 1; i < n; i++) { if (b[i] > a[i - 1]) { b[i] = a[i]; } }")).containsExactly(true);
    assertThat(kept("for (int i = 1; i < n; i++) { if (a[i] > x) { b[i] = a[i - 1]; } else if (a[i] > b[i]) { k[i] = 1; } }")).containsExactly(true, true);
    // It is updated in the arm only, each arm stores to it, it is loaded again, or nothing but itself decides.
    assertThat(kept("for (int i = 1; i < n; i++) { if (a[i] > a[i - 1]) { b[i] = -b[i]; } }")).containsExactly(false);
    assertThat(kept("for (int i = 1; i < n; i++) { if (b[i] > a[i - 1]) { b[i] = 1; } else { b[i] = 2; } }")).containsExactly(false, false);
    assertThat(kept("for (int i = 1; i < n; i++) { if (b[i] > a[i - 1]) { b[i] = -b[i]; a[i] = 2 * b[i]; } }")).containsExactly(false, true);
    assertThat(kept("for (int i = 1; i < n; i++) { if (b[i] > x * b[i] * b[i]) { b[i] = 1; } }")).containsExactly(false);
    // Data find its place, or what it is computed from changes in the arm.
    assertThat(kept("for (int i = 1; i < n; i++) { if (a[i] > 0) { b[k[i]] = 1; } }")).containsExactly(false);
    assertThat(kept("int at = 0; for (int i = 1; i < n; i++) { if (a[i] > 0) { b[at++] = 1; } }")).containsExactly(false);
    assertThat(kept("for (int i = 1; i < n; i++) { if (a[i] > 0) { b[i / 2] = 1; } }")).containsExactly(false);
    assertThat(kept("int at = 0; while (a[at] > 0) { at++; } if (a[0] > 0) { b[at] = 1; }")).containsExactly(false);
  }

  @Test
  void aFieldThatMayStayIsToldToo() throws Exception {
    assertThat(keptFields("Cell cell = cells[0]; if (a[0] > x) { cell.next = 1; }")).containsExactly(true);
    assertThat(keptFields("for (int i = 1; i < n; i++) { if (a[i] > a[i - 1]) { cells[i].next = 1; } }")).containsExactly(true);
    assertThat(keptFields("for (Cell cell = cells[0]; cell != null; cell = cell.after) { if (a[0] > x) { cell.next = 1; } }")).containsExactly(true);
    assertThat(keptFields("if (a[0] > x) { total = 1; }")).containsExactly(true);
    // It is updated in the arm, data find the object, or the object is made there.
    assertThat(keptFields("Cell cell = cells[0]; if (a[0] > x) { cell.next += 1; }")).containsExactly(false);
    assertThat(keptFields("Cell cell = cells[k[0]]; if (a[0] > x) { cell.next = 1; }")).containsExactly(false);
    assertThat(keptFields("Cell cell = a[1] > x ? cells[0] : cells[1]; if (a[0] > x) { cell.next = 1; }")).containsExactly(false);
    assertThat(keptFields("if (a[0] > x) { new Cell().next = 1; }")).containsExactly(false);
  }

  @Test
  void whatHasChosenAnObjectIsUsedByItsFields() throws Exception {
    assertThat(storedFrom("Cell cell = a[1] > x ? cells[0] : cells[1]; b[0] = cell.next;")).hasSize(3);
    assertThat(storedFrom("Cell cell = cells[0]; if (a[1] > 2) { cell = cells[1]; } b[0] = cell.next;")).hasSize(2);
    assertThat(storedFrom("Cell cell = cells[0]; b[0] = cell.next;")).hasSize(1);
    assertThat(storedFrom("Cell cell = cells[0] == null ? cells[1] : cells[0]; b[0] = cell.next;")).hasSize(1);
  }

  /** The leaves of what the first store to an array takes. */
  private List<Integer> storedFrom(String body) throws Exception {
    load(body);
    return method.instructions().stream().filter(Instruction.ArrayStore.class::isInstance).map(store -> slices.of(((Instruction.ArrayStore) store).value()).leaves().stream().distinct().toList())
        .findFirst().orElseThrow();
  }

  @Test
  void loadsThatGuardALoopDecideWhatItStores() throws Exception {
    assertThat(deciding("if (a[0] > x) { for (int i = 0; i < n; i++) { b[i] = 1.0; } }")).containsExactly(0);
    assertThat(deciding("if (a[0] > 2) { for (int i = 0; i < n; i++) { b[i] = 1.0; } }")).containsExactly(1);
    assertThat(deciding("if (a[0] > 2) { for (int i = 0; i < n; i++) { if (a[i] > 3) { b[i] = 1.0; } } }")).containsExactly(2);
    // What a loop has gathered decides for all, what is moved is not computed, and what finds elements decides nothing.
    assertThat(deciding("double s = 0; for (int i = 0; i < n; i++) { s += a[i]; } if (s > x) { for (int i = 0; i < n; i++) { b[i] = 1.0; } }")).containsExactly(0);
    assertThat(deciding("if (a[0] > 2) { for (int i = 0; i < n; i++) { b[i] = a[i]; } }")).containsExactly(0);
    assertThat(deciding("int at = k[0]; if (at > 2) { for (int i = 0; i < n; i++) { b[at] = 1.0; } }")).containsExactly(0);
  }

  @Test
  void whatDecidesACallOfASetterDecidesWhatItStores() throws Exception {
    assertThat(decidingCalls("if (a[0] > x) { set(b, 0, 1.0); } else { set(b, 0, 2.0); }")).containsExactly(2, 2);
    assertThat(decidingCalls("if (a[0] > x) { set(b, 0, 1.0); } else { set(b, 0, a[1]); }")).containsExactly(2, 2);
    assertThat(decidingCalls("if (a[0] > x) { set(b, 0, a[1]); }")).containsExactly(0);
    assertThat(decidingCalls("set(b, 0, 1.0);")).containsExactly(0);
  }

  /** By call of the setter, how many loads and parameters are compared that decide it. */
  private List<Integer> decidingCalls(String body) throws Exception {
    load(body);
    return method.instructions().stream().filter(Instruction.Call.class::isInstance).map(Instruction.Call.class::cast)
        .map(call -> (int) slices.comparedFor(call, call.operands().get(2)).stream().flatMap(number -> slices.of(number).leaves().stream()).distinct().count()).toList();
  }

  private List<Boolean> keptFields(String body) throws Exception {
    load(body);
    return method.instructions().stream().filter(Instruction.FieldStore.class::isInstance).map(store -> slices.keptBy(store) != null).toList();
  }

  /** By store, whether it is of a word that a condition may leave as it is. */
  private List<Boolean> kept(String body) throws Exception {
    load(body);
    return method.instructions().stream().filter(Instruction.ArrayStore.class::isInstance).map(store -> slices.keptBy(store) != null).toList();
  }

  /** By store, how many loads and parameters are compared that decide it. */
  private List<Integer> deciding(String body) throws Exception {
    load(body);
    return method.instructions().stream().filter(Instruction.ArrayStore.class::isInstance)
        .map(store -> (int) slices.comparedFor(store).stream().flatMap(number -> slices.of(number).leaves().stream()).distinct().count()).toList();
  }

  // ---- gathering

  @Test
  void sumsAndExtremesGather() throws Exception {
    assertThat(gathering("double s = 0.0; for (int i = 0; i < n; i++) { s += a[i]; } b[0] = s;")).containsExactly("s");
    assertThat(gathering("double s = a[0]; for (int i = 1; i < n; i++) { s = Math.min(s, a[i]); } b[0] = s;")).containsExactly("s");
    assertThat(gathering("double s = a[0]; for (int i = 1; i < n; i++) { if (a[i] > s) { s = a[i]; } } b[0] = s;")).containsExactly("s");
  }

  @Test
  void whatIsOnlyReplacedDoesNotGather() throws Exception {
    assertThat(gathering("double last = 0.0; for (int i = 0; i < n; i++) { b[i] = last; last = a[i]; } b[0] = last;")).isEmpty();
    assertThat(gathering("double v = 0.0; double w = 1.0; for (int i = 0; i < n; i++) { double t = v; v = w; w = t; b[i] = v; }")).isEmpty();
  }

  @Test
  void nestedSumsGatherInBothLoops() throws Exception {
    assertThat(gathering("double s = 0.0; for (int i = 0; i < n; i++) { for (int j = 0; j < n; j++) { s += a[i] * a[j]; } } b[0] = s;")).containsExactly("s", "s");
  }

  @Test
  void aSumBegunAnewGathersInTheInnerLoopOnly() throws Exception {
    assertThat(gathering("for (int i = 0; i < n; i++) { double s = 0.0; for (int j = 0; j < n; j++) { s += a[j]; } b[i] = s; }")).containsExactly("s");
  }

  @Test
  void thePlaceOfTheLargestIsGatheredWithIt() throws Exception {
    String text = "int p = 0; double m = a[0]; for (int i = 1; i < n; i++) { double v = Math.abs(a[i]); if (v > m) { m = v; p = i; } } b[p] = m; b[0] = p;";
    assertThat(gathering(text)).containsExactlyInAnyOrder("m", "p");
  }

  // ---- helpers

  private void load(String body) throws Exception {
    Path file = Files.createDirectories(directory.resolve(String.valueOf(Math.abs(body.hashCode())))).resolve("Code.java");
    Files.writeString(
        file,
        "class Code { static class Cell { double next; Cell after; } static Cell[] cells; static double total; static double helper(double v) { return v; } "
            + "static void set(double[] b, int i, double v) { b[i] = v; } static double code(double[] a, double[] b, int[] k, double x, int n) { " + body
            + " return 0.0; } public static void main(String[] args) {} }");
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(file))) {
      method = loaded.program().find("Code").methods().stream().filter(m -> m.ref().name().equals("code")).findFirst().orElseThrow();
    }
    slices = ThinSlices.of(method, Dominators.of(method), LoopForest.of(method), CALLS);
  }

  private static final CallModel CALLS = new CallModel() {
    @Override
    public Effect effect(Instruction.Call call) {
      return switch (call.target().owner()) {
        case "java/lang/Math" -> Effect.COMPUTATION;
        case "java/lang/Double" -> Effect.COPY;
        case "Code" -> Effect.ANALYSED;
        default -> Effect.OPAQUE;
      };
    }

    @Override
    public boolean storesNumbers(Instruction.Call call) {
      return call.target().name().equals("set");
    }
  };

  /** The slice of the number that the last store stores. */
  private ThinSlice stored(String body) throws Exception {
    load(body);
    Instruction.ArrayStore last = null;
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.ArrayStore store && (last == null || store.position() > last.position())) {
        last = store;
      }
    }
    return slices.of(last.value());
  }

  /** The leaves of that slice, counted by kind. */
  private Map<String, Integer> leaves(String body) throws Exception {
    Map<String, Integer> kinds = new TreeMap<>();
    stored(body).leaves().forEach(leaf -> kinds.merge(method.instruction(leaf).getClass().getSimpleName(), 1, Integer::sum));
    return kinds;
  }

  private List<Instruction.Phi> phis(String body) throws Exception {
    load(body);
    return method.blocks().stream().flatMap(block -> block.phis().stream()).toList();
  }

  /** The variables of the phis that gather. Loop counters gather too, as they are computed from themselves, but from constants only. */
  private List<String> gathering(String body) throws Exception {
    return phis(body).stream()
        .filter(slices::gathers)
        .map(phi -> method.localName(phi.variable().index(), method.blockOf(phi.id()).start()))
        .toList();
  }
}
