package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.Gates;
import org.parcast.ir.slice.ThinSlices;

/** What decides the returns and the merges of small methods. */
@Tag("slow")
class GatesTest {
  @TempDir Path directory;

  private Method original;
  private Gates gates;
  private ThinSlices slices;

  @Test
  void whatWasAskedBeforeAReturnDecidesIt() throws Exception {
    load("if (n == 3) { return 1; } if (n == 2) { return x; } return 0;");
    assertThat(returns()).containsExactly("n", "n n", "n n");
    assertThat(gates.computing().cardinality()).isGreaterThan(0);
  }

  @Test
  void whatMeetsAgainBeforeAReturnDecidesNothing() throws Exception {
    load("double s = 1; if (x > 3) { s = a[0]; System.gc(); } if (n == 0) { return 0; } return s;");
    assertThat(returns()).containsExactly("n", "n");
  }

  @Test
  void aSwitchDecides() throws Exception {
    load("switch (n) { case 2: return x; case 3: return 1; default: return a[0]; }");
    assertThat(returns()).containsExactly("n", "n", "n");
  }

  @Test
  void aSearchHasAskedInAllIterations() throws Exception {
    load("for (int i = 0; i < n; i++) { if (a[i] > x) { return i; } } return -1;");
    assertThat(returns()).allMatch(leaves -> leaves.contains("Phi"));
    assertThat(gates.computing().isEmpty()).isTrue();
    assertThat(method().instructions().stream().filter(instruction -> instruction instanceof Instruction.Phi phi && slices.gathers(phi))).isNotEmpty();
  }

  @Test
  void whatEndsALoopDecidesWhatItHasCounted() throws Exception {
    load("int count = 0; double rest = x; while (rest > 1) { rest /= 2; count++; } return count;");
    assertThat(phis()).hasSize(1);
    load("int count = 0; do { count++; } while (count < n && a[count] > 1); return count;");
    assertThat(phis()).hasSize(1);
  }

  @Test
  void aMergeIsDecidedWhereWaysDoMoreThanCompute() throws Exception {
    load("double s = 1; if (x > 3) { s = 2; System.gc(); } return s;");
    assertThat(phis()).containsExactly("x");
    assertThat(gates.computing().isEmpty()).isTrue();
  }

  @Test
  void whatALoopHasGatheredDecidesForAll() throws Exception {
    load("int steps = 0; double norm = 10; while (norm > x) { norm = 0; for (int i = 0; i < n; i++) { norm += a[i]; } steps++; } return steps;");
    assertThat(gates.method()).isSameAs(original);
    load("double norm = 0; for (int i = 0; i < n; i++) { norm += a[i]; } if (norm < x) { System.gc(); return 0; } return norm;");
    assertThat(gates.method()).isSameAs(original);
  }

  @Test
  void countersAndConstantsDecideNothing() throws Exception {
    load("int i = 0; while (i < a.length) { if (i > 7) { return i; } i++; } return i;");
    assertThat(gates.method()).isSameAs(original);
  }

  // ---- helpers

  private Method method() {
    return gates.method();
  }

  /** The leaves of what decides each return. */
  private List<String> returns() {
    return method().instructions().stream().filter(Instruction.Return.class::isInstance).map(returned -> slices.predicateOf((Instruction.Return) returned)).map(this::leaves).toList();
  }

  /** The leaves of what decides each phi that data decide. */
  private List<String> phis() {
    return method().instructions().stream().filter(instruction -> instruction instanceof Instruction.Phi phi && slices.isDecided(phi)).map(instruction -> (Instruction.Phi) instruction)
        .map(phi -> phi.inputs().stream().map(input -> leaves(slices.predicateOf(phi, input.block()))).distinct().collect(Collectors.joining(", "))).toList();
  }

  private String leaves(int number) {
    return number < 0 ? "" : slices.of(number).leaves().stream().map(method()::instruction)
        .map(leaf -> Objects.requireNonNullElse(leaf instanceof Instruction.Parameter parameter ? method().name(parameter.id()) : null, leaf.getClass().getSimpleName())).collect(Collectors.joining(" "));
  }

  private void load(String body) throws Exception {
    Path file = Files.createDirectories(directory.resolve(String.valueOf(Math.abs(body.hashCode())))).resolve("Code.java");
    Files.writeString(file, "class Code { static double code(double[] a, double x, int n) { " + body + " } public static void main(String[] args) {} }");
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(file))) {
      original = loaded.program().find("Code").methods().stream().filter(m -> m.ref().name().equals("code")).findFirst().orElseThrow();
    }
    Dominators dominators = Dominators.of(original);
    LoopForest loops = LoopForest.of(original);
    CallModel calls = call -> CallModel.Effect.OPAQUE;
    gates = Gates.of(original, dominators, loops, calls);
    slices = ThinSlices.of(gates, dominators, loops, calls);
  }
}
