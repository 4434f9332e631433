package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.tracer.run.TraceOutcome;

/** References and loops of small programs, by hand. */
@Tag("slow")
class BlockTracerTest {
  @TempDir Path directory;

  private TracedBlocks run(String members) throws Exception {
    return run(null, members);
  }

  private TracedBlocks run(Duration timeout, String members) throws Exception {
    Path source = directory.resolve("P.java");
    Files.writeString(source, "import java.util.*;\nimport java.util.stream.*;\nclass P {\n" + members + "\n}\n");
    return TracedBlocks.run(source, directory, timeout, List.of("-XX:TieredStopAtLevel=1"));
  }

  private List<String> optimised(String members) throws Exception {
    return run(members).references(RegisterMode.OPTIMISED);
  }

  private static List<String> loops(TracedBlocks traced) throws Exception {
    List<String> events = new ArrayList<>();
    traced
        .trace()
        .read(
            new BlockTraceConsumer() {
              @Override
              public void enter(int loop) {
                TraceLoop entered = traced.trace().tables().loops().get(loop);
                events.add((entered.parallel() ? "enter parallel " : "enter ") + entered.line());
              }

              @Override
              public void iterate(int loop) {
                events.add("iterate");
              }

              @Override
              public void exit(int loop) {
                events.add("exit");
              }

              @Override
              public void run(BlockRun run) {
                events.add((run.loop() > 0 ? "iterate x " + run.count() : "run") + " of " + run.size());
              }
            });
    return events;
  }

  /** Instructions of bytecode that were executed. */
  private static long work(TracedBlocks traced) throws Exception {
    long[] work = new long[1];
    traced
        .trace()
        .read(
            new BlockTraceConsumer() {
              @Override
              public void executed(long instructions) {
                work[0] += instructions;
              }

              @Override
              public void run(BlockRun run) {
                work[0] += run.work();
              }
            });
    return work[0];
  }

  // ---- the register rule

  @Test
  void aStaticFinalFieldIsAConstantOfTheCompiledCode() throws Exception {
    String program = "static %s double[] A = new double[2]; public static void main(String[] s) { double x = A[s.length]; if (x > 9) System.exit(0); }";
    List<String> changing = optimised(program.formatted(""));

    assertThat(changing).hasSize(3);
    assertThat(optimised(program.formatted("final"))).containsExactly(changing.get(0), changing.get(2));
    assertThat(run(program.formatted("final")).references(RegisterMode.NONE)).hasSize(3);
  }

  @Test
  void aProductOfAnElementWithItselfLoadsOnce() throws Exception {
    assertThat(optimised("public static void main(String[] s) { double[] a = new double[2]; a[1] = 3; double[] b = new double[1]; int i = s.length; b[0] = a[i] * a[i]; }"))
        .containsExactly("S a+8", "L a+0", "S b+0");
  }

  @Test
  void aStoreToAnArrayOfTheSameTypeMakesItLoadAgainOneOfAnotherDoesNot() throws Exception {
    String program = "public static void main(String[] s) { double[] a = new double[2]; %s b = new %s; double x = a[1]; b[0] = 1; x += a[1]; if (x > 9) System.exit(0); }";
    assertThat(optimised(program.formatted("double[]", "double[1]"))).containsExactly("L a+8", "S b+0", "L a+8");
    assertThat(optimised(program.formatted("float[]", "float[1]"))).containsExactly("L a+8", "S b+0");
  }

  @Test
  void aStoreKeepsItsValueInTheRegister() throws Exception {
    assertThat(optimised("public static void main(String[] s) { double[] a = new double[2]; a[1] = 3; a[1] += 2; a[1] *= 2; }"))
        .containsExactly("S a+8", "S a+8", "S a+8");
  }

  @Test
  void whatDoesNotVaryIsLoadedInTheFirstIterationOnly() throws Exception {
    assertThat(optimised("public static void main(String[] s) { double[] a = new double[4]; float[] b = new float[4]; for (int i = 0; i < 3; i++) b[i] = (float) a[2]; }"))
        .containsExactly("L a+16", "S b+0", "S b+4", "S b+8");
  }

  @Test
  void whatWasStoredJustBeforeTheLoopIsNotLoadedInTheFirst() throws Exception {
    assertThat(optimised("public static void main(String[] s) { double[] a = new double[4]; double[] b = new double[4]; a[2] = 1; for (int i = 0; i < 3; i++) b[i] = a[2]; }"))
        .containsExactly("S a+16", "S b+0", "L a+16", "S b+8", "L a+16", "S b+16");
  }

  private static final String VECTOR = "static class V { final double[] d; final int from; V(int n) { d = new double[n]; from = 1; } double get(int i) { return d[from + i]; } "
      + "void set(int i, double x) { d[from + i] = x; } static int at(int i) { return 2 * i + 1; } }\n";

  /** How often the fields of vectors are loaded. */
  private long fieldLoads(String body) throws Exception {
    return optimised(VECTOR + body).stream().filter(reference -> reference.equals("L P$V.d+0") || reference.equals("L P$V.from+-4")).count();
  }

  @Test
  void aShortMethodStandsInPlaceOfItsCalls() throws Exception {
    String sum = "public static void main(String[] s) { V a = new V(9), b = new V(9); double x = 0; for (int i = 0; i < 3; i++) x += a.get(i) * b.get(i); if (x > 9) System.exit(0); }";
    assertThat(fieldLoads(sum)).as("in the first iteration").isEqualTo(4);
    assertThat(fieldLoads(sum + " static class W extends V { W() { super(3); } double get(int i) { return 0; } }")).as("it is not certain what is called").isEqualTo(12);
    assertThat(fieldLoads(sum.replace("a.get(i) *", "a.get(i) * Math.exp(x) *"))).as("a call, which the compiler does not know, may change the fields").isEqualTo(12);
    assertThat(fieldLoads(sum.replace("for (", "V[] all = {a, b}; for (").replace("b.get", "all[i & 1].get"))).as("another object each time").isEqualTo(12);
  }

  @Test
  void aMethodInPlaceOfItsCallsIsInRegistersWhereItIsSoForAllOfThem() throws Exception {
    String twice = "static double twice(V v) { return v.get(0) + v.get(1); }\n";
    String run = "public static void main(String[] s) { V a = new V(9); double x = a.get(5); for (int i = 0; i < 3; i++) { a.set(i, 1); x += %s; } if (x > 9) System.exit(0); }";
    assertThat(fieldLoads(run.formatted("a.get(i)"))).as("once before the loop, and of each method in the first iteration").isEqualTo(2 + 2);
    assertThat(fieldLoads(twice + run.formatted("twice(a)"))).as("through two calls").isEqualTo(2 + 4);
    String rest = "static void rest(V v, int i) { if (i > 0) v.set(2, v.get(0)); }\n";
    assertThat(fieldLoads(rest + run.formatted("a.get(i); rest(a, i)"))).as("called from what is called in the loop: loads anew").isGreaterThan(8);
  }

  @Test
  void whatDoesNotVaryInOuterLoopsIsLoadedOnce() throws Exception {
    String sum = "public static void main(String[] s) { V a = new V(9); int m = s.length + 4; double x = 0; for (int i = 0; i < %s; i++) for (int j = %s; j < %s; j++) { x += a.get(j); %s } if (x > 9) System.exit(0); }";
    assertThat(fieldLoads(sum.formatted("3", "0", "4", ""))).as("inner loops of a constant length").isEqualTo(2);
    assertThat(fieldLoads(sum.formatted("m", "0", "m", ""))).as("as long as the outer one, which was entered").isEqualTo(2);
    assertThat(fieldLoads(sum.formatted("3", "0", "m", ""))).as("perhaps not entered at all").isEqualTo(3 * 2);
    assertThat(fieldLoads(sum.formatted("m", "1", "m", ""))).as("likewise, of one element").isEqualTo(4 * 2);
    assertThat(fieldLoads(sum.formatted("3", "0", "4", "a = a.from > 5 ? null : a;"))).as("perhaps another object").isEqualTo(3 * 4 * 2);
    String kernel = "for (int t = 0; t < 3; t++) for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) x += a.get(j);";
    assertThat(fieldLoads("public static void main(String[] s) { V a = new V(9); double x = 0; " + kernel + " if (x > 9) System.exit(0); }")).isEqualTo(2);
    assertThat(fieldLoads("public static void main(String[] s) { V a = new V(9); double x = 0; " + kernel.replace("x += a.get(j);", "{ a.d[3] = 1; x += a.d[j + 1]; }") + " }"))
        .as("a store to an element is none to a field").isEqualTo(1);
  }

  @Test
  void whatAShortMethodComputesOfNumbersIsAnAddress() throws Exception {
    assertThat(optimised(VECTOR + "public static void main(String[] s) { double[] a = new double[9]; int i = s.length; a[V.at(i)] = a[V.at(i)] * a[2 * i + 1]; }"))
        .containsExactly("L a+8", "S a+8");
  }

  @Test
  void aClassIsAStructureOfItsFieldsInTheOrderOfTheirDeclaration() throws Exception {
    TracedBlocks traced = run("static class A { int i; double d; String s; static long all; } static class B extends A { byte b; short c; }\n"
        + "public static void main(String[] s) { B b = new B(); b.d = 1; }");
    List<String> structs = traced.trace().tables().classes().stream().map(type -> type.name() + " " + type.structBytes() + " " + type.fields()).toList();
    assertThat(structs).contains(
        "P$A 24 [FieldPlace[offset=12, inStruct=0], FieldPlace[offset=16, inStruct=8], FieldPlace[offset=24, inStruct=16]]",
        "P$B 32 [FieldPlace[offset=12, inStruct=0], FieldPlace[offset=16, inStruct=8], FieldPlace[offset=24, inStruct=16], "
            + "FieldPlace[offset=30, inStruct=24], FieldPlace[offset=28, inStruct=26]]");
  }

  @Test
  void arithmeticOfTheLibraryLeavesValuesInRegistersUnlessItMaySetErrno() throws Exception {
    String program = "public static void main(String[] s) { double[] a = new double[4]; double x = 0; for (int i = 0; i < 9; i++) x += Math.%s(i * .1) * a[2]; if (x > 99) System.exit(0); }";
    for (String known : List.of("sqrt", "abs", "floor", "sin", "cbrt", "rint")) {
      assertThat(optimised(program.formatted(known))).as(known).hasSize(1);
    }
    assertThat(optimised(program.formatted("exp"))).hasSize(9);
    assertThat(optimised(program.formatted("log"))).hasSize(9);
  }

  @Test
  void anArrayThatIsMadeForAFieldHasItsName() throws Exception {
    assertThat(optimised("static final double[] K = {1, 2}; public static void main(String[] s) { K[0] = 3; }")).contains("S P.K+0", "S P.K+8");
  }

  @Test
  void whatOnlySomeIterationsLoadIsLoadedByEachOfThem() throws Exception {
    String program = "public static void main(String[] s) { double[] a = new double[4]; double x = 0; for (int i = 0; i < 9; i++) { %s } if (x > 9) System.exit(0); }";
    assertThat(optimised(program.formatted("if (i % 3 == 0) x += a[2];"))).hasSize(3);
    assertThat(optimised(program.formatted("if (i % 3 == 0) x += a[2]; else x -= a[2];"))).hasSize(1);
  }

  @Test
  void aStreamLoadsTheElementsThatItTakes() throws Exception {
    String program = "public static void main(String[] s) { double[] a = new double[4]; double x = %s; if (x > 9) System.exit(0); }";
    assertThat(optimised(program.formatted("Arrays.stream(a).parallel().map(v -> v + 1).sum()"))).containsExactly("L a+0", "L a+8", "L a+16", "L a+24");
    assertThat(optimised(program.formatted("Arrays.stream(a, 1, 3).max().getAsDouble()"))).containsExactly("L a+8", "L a+16");
    assertThat(optimised(program.formatted("DoubleStream.of(a).toArray().length"))).containsExactly("L a+0", "L a+8", "L a+16", "L a+24");
  }

  @Test
  void anAddressIsTheSameHoweverItsSumIsWritten() throws Exception {
    String program = "public static void main(String[] s) { double[] a = new double[9]; double[] b = new double[1]; int i = s.length; int j = s.hashCode() & 0; b[0] = a[%s] * a[%s]; }";
    for (String same : List.of("i + 3 * j, 3 * j + i", "i + 0, i", "1 * i, i", "i - 1 + 1, i", "i + 1 + j, 1 + j + i", "(i & j) + 2, 1 + (j & i) + 1")) {
      assertThat(optimised(program.formatted((Object[]) same.split(", ")))).as(same).hasSize(2);
    }
    for (String different : List.of("i + 1, i", "i - j, j - i", "i - j + 1, j - i + 1", "2 * i, i", "i + 2, i + j")) {
      assertThat(optimised(program.formatted((Object[]) different.split(", ")))).as(different).hasSize(3);
    }
  }

  @Test
  void nothingIsCarriedFromOneElementToTheNext() throws Exception {
    assertThat(optimised("public static void main(String[] s) { double[] a = new double[4]; double x = 0; for (int i = 0; i < 2; i++) x += a[i] * a[i + 1]; if (x > 9) System.exit(0); }"))
        .containsExactly("L a+0", "L a+8", "L a+8", "L a+16");
  }

  @Test
  void aLoadOnOneBranchOnlyIsNotCertain() throws Exception {
    assertThat(optimised("public static void main(String[] s) { double[] a = new double[4]; double x = 0; if (s.length == 0) x = a[1]; x += a[1]; if (x > 9) System.exit(0); }"))
        .containsExactly("L a+8", "L a+8");
  }

  @Test
  void aCallMakesItLoadAgainAnInstructionDoesNot() throws Exception {
    String program = "public static void main(String[] s) { double[] a = new double[2]; double x = a[1]; x = Math.%s(x); x += a[1]; if (x > 9) System.exit(0); }";
    assertThat(optimised(program.formatted("exp"))).containsExactly("L a+8", "L a+8");
    assertThat(optimised(program.formatted("sqrt"))).containsExactly("L a+8");
  }

  @Test
  void withoutTheRuleEveryAccessOfTheBytecodeCounts() throws Exception {
    assertThat(run("public static void main(String[] s) { double[] a = new double[2]; int i = s.length; a[i] = a[i] * a[i]; }").references(RegisterMode.NONE))
        .containsExactly("L a+0", "L a+0", "S a+0");
  }

  // ---- loops

  @Test
  void onTheStackEveryAccessToALocalVariableCounts() throws Exception {
    TracedBlocks traced = run("public static void main(String[] s) { double[] a = new double[2]; for (int i = 0; i < 2; i++) a[i] = i; }");
    assertThat(traced.references(RegisterMode.STACK))
        .containsExactly("L i", "L a", "L i", "L i", "S a+0", "L i", "L i", "L a", "L i", "L i", "S a+8", "L i");
  }

  @Test
  void whatAMemberOfABranchDoesToTheStackCountsWhereItIsTakenOnly() throws Exception {
    TracedBlocks traced = run("""
        public static void main(String[] s) { double[] a = new double[2]; double x = 0;
          for (int i = 0; i < 2; i++) { if (i > 0) { x = a[i]; } a[i] = 1; } }""");
    assertThat(traced.references(RegisterMode.STACK))
        .containsExactly(
            "L a", "L i", "S a+0", "L i", "L i", "L i", "L a", "L i", "L a+8", "S x", "L a", "L i", "S a+8", "L i", "L i", "L i");
  }

  @Test
  void iterationsAreToldAlsoOfLoopsAroundCalls() throws Exception {
    TracedBlocks traced =
        run(
            """
            public static void main(String[] s) { double[] a = new double[5]; call(17);
            for (int t = 0; t < 2; t++)
              f(a);
            }
            static void f(double[] a) {
            for (int i = 0; i < 4; i++)
              a[i] = 1;
            }
            static void call(int n) { if (n > 0) { call(n - 1); call(n - 1); } }
            """);
    assertThat(loops(traced)).containsExactly("enter 5", "iterate", "enter 9", "iterate x 4 of 1", "exit", "iterate", "enter 9", "iterate x 4 of 1", "exit", "exit");
    long calls = 131_071 * 11 + 131_072 * 3;
    assertThat(work(traced)).as("more than a loop's event has room for, and the loops").isBetween(calls + 2 * 4 * 5, calls + 150);
  }

  @Test
  void aLoopThatTestsLastMakesAsManyIterations() throws Exception {
    TracedBlocks traced = run("public static void main(String[] s) { double[] a = new double[5]; int i = 0;\ndo { a[i] = 1; i++; } while (i < 3); }");
    assertThat(loops(traced)).containsExactly("enter 5", "iterate x 3 of 1", "exit");
  }

  @Test
  void streamsAreLoopsAndRunInOrder() throws Exception {
    TracedBlocks traced =
        run(
            """
            public static void main(String[] s) { double[] a = new double[4];
            IntStream.range(0, 3).parallel().forEach(i -> a[i] = i);
            Arrays.parallelSetAll(a, i -> 2.0 * i);
            }
            """);
    assertThat(loops(traced)).containsExactly("enter parallel 5", "iterate x 3 of 1", "exit", "enter parallel 6", "iterate x 4 of 1", "exit");
    assertThat(traced.references(RegisterMode.NONE)).startsWith("S a+0", "S a+8", "S a+16").hasSize(7);
  }

  @Test
  void anExceptionLeavesLoops() throws Exception {
    TracedBlocks traced =
        run(
            """
            public static void main(String[] s) { double[] a = new double[3]; double[] b = new double[1];
            for (int t = 0; t < 2; t++)
              try { f(a); } catch (ArrayIndexOutOfBoundsException e) { b[0] = 1; }
            }
            static void f(double[] a) {
            for (int i = 0; i < 9; i++)
              a[i] = 1;
            }
            """);
    assertThat(loops(traced))
        .containsExactly("enter 5", "iterate", "enter 9", "iterate x 3 of 1", "exit", "run of 1", "iterate", "enter 9", "iterate x 3 of 1", "exit", "run of 1", "exit");
  }

  @Test
  void iterationsThatTakeTheSameWayThroughBranchesAreOneRun() throws Exception {
    TracedBlocks traced =
        run(
            """
            public static void main(String[] s) { int[] a = new int[9]; int[] b = new int[9];
            for (int i = 0; i < 9; i++)
              if ((i & 4) != 0) a[i] = b[0]; else b[i] = 1;
            }
            """);
    assertThat(loops(traced))
        .containsExactly("enter 5", "iterate x 4 of 1", "iterate x 4 of 2", "iterate x 1 of 1", "exit");
    assertThat(traced.references(RegisterMode.NONE))
        .containsExactly(
            "S b+0", "S b+4", "S b+8", "S b+12", "L b+0", "S a+16", "L b+0", "S a+20", "L b+0", "S a+24", "L b+0", "S a+28", "S b+32");
  }

  @ParameterizedTest
  @ValueSource(strings = {"while (k < 9 && a[k] == 0) b[k++] = 1;", "for (; k < 9; k++) { if (a[k] != 0) break; b[k] = 1; }"})
  void aSearchIsOneRunUpToTheIterationThatEndsIt(String search) throws Exception {
    TracedBlocks traced =
        run("public static void main(String[] s) { int[] a = new int[9]; int[] b = new int[9]; a[5] = 1; int k = 0;\n\n" + search + "}");
    assertThat(loops(traced)).containsExactly("run of 1", "enter 6", "iterate x 5 of 2", "iterate x 1 of 1", "exit");
    assertThat(traced.references(RegisterMode.NONE))
        .containsExactly("S a+20", "L a+0", "S b+0", "L a+4", "S b+4", "L a+8", "S b+8", "L a+12", "S b+12", "L a+16", "S b+16", "L a+20");
  }

  @Test
  void loopsWithBranchesTellOfTheSameAsWithACallThatMakesEveryAccessAnEvent() throws Exception {
    String program =
        """
        static int most; int last;
        static void call() {}
        public static void main(String[] s) { int[] a = new int[40], b = new int[40]; int[][] m = new int[3][40]; P p = new P();
          for (int i = 0; i < 40; i++) { a[i] = i * i * 7 % 11; m[1][i] = i * 5 % 7; m[2][i] = i * 3 % 5; }
          for (int i = 0; i < 40; i++) { CALL if (a[i] % 3 == 0) b[i] = a[i]; else b[39 - i] += 2; }
          int j = 38; while (j >= 0 && a[j] < 100 - j) { CALL a[j + 1] = a[j]; j--; }
          for (int from = 0; from < 8; from++) { int i = from; while (i < 8 && a[i] > 0 && b[39 - i] < 9) { CALL b[i] = a[i]; i++; } }
          int d = 0; do { CALL b[d]++; if (d > 3 & a[d] > d) break; d++; } while (a[39 - d] < 20);
          for (int from = 0; from < 40; from += 9) for (int i = from; i < 40; i++) { CALL if (b[i] > 30 || a[i] == 9) break; b[i] = i; }
          around: for (int from = 0; from < 40; from += 9) for (int i = from; i < 40; i++) { CALL if (b[i] > 37) break around; b[i]++; if (i > 36) break; }
          for (int t = 0; t < 3; t++) { int i = 0; while (i < 3 && m[i][t] < 2) { CALL m[i][t]++; i++; } }
          for (int i = 0; i < 40; i++) { CALL if (a[i] == 5) continue; if (b[i] == 7) { m[0][0] = i; break; } m[0][i]++; }
          int k = 0; do { CALL if (a[k] > 4) b[k / 39] = 1; else if (k > 9) m[0][k] = b[k]; k += 2; } while (k < 40);
          for (int i = 0; i < 40; i++) { CALL switch (a[i]) { case 1: b[i] = 1; case 2: b[i] = 2; break; case 3: m[1][i] = 3; } }
          for (int t = 0; t < 3; t++) for (int i = 0; i < 40; i++) { CALL if (m[1][i] > m[2][i]) m[t][i] = m[2][i]; }
          for (int i = 0; i < 40; i++) { CALL if (a[i] > most) { most = a[i]; p.last = i; } }
          for (int i = 0; i < 40; i++) { CALL if (i == 11 || i > 36) a[i] = b[39 - i]; }
          for (int i = 0, step = 1; i < 40; i += step) { CALL if (a[i] > 3) { step = 2; b[i] = 1; } }
          for (int i = 0; i < 40; ) { CALL if (a[i] > 3) { i += 3; continue; } b[i] = 1; i++; }
          try { for (int i = 0; i < 50; i++) { CALL a[i] = 1; if (i % 4 < 2) b[i] = i; } } catch (ArrayIndexOutOfBoundsException e) { b[0] = 9; }
        }
        """;
    assertThat(run(program.replace("CALL", "")).references(RegisterMode.NONE)).isEqualTo(run(program.replace("CALL", "call();")).references(RegisterMode.NONE));
  }

  @Test
  void rowsThatHaveChangedPlacesAreFollowed() throws Exception {
    TracedBlocks traced =
        run(
            """
            public static void main(String[] s) { int[][] a = new int[4][2]; int[] t = a[0]; a[0] = a[2]; a[2] = t;
            for (int i = 0; i < 4; i++) a[i][1] = 1;
            }
            """);
    List<String> stores = traced.references(RegisterMode.NONE).stream().filter(r -> r.startsWith("S a+4")).toList();
    List<Long> rows = new ArrayList<>();
    traced
        .trace()
        .read(
            RegisterMode.OPTIMISED,
            org.parcast.recording.trace.layout.MemoryLayout.C,
            new org.parcast.recording.trace.ReferenceAdapter((reference, address) -> rows.add(address)));
    assertThat(stores).hasSize(4);
    assertThat(rows.stream().map(address -> address - rows.get(2)).toList()).containsExactly(16L, 8L, 0L, 24L);
  }

  // ---- the library and the end

  @Test
  void copiesAndFillingsAreTold() throws Exception {
    TracedBlocks traced =
        run("public static void main(String[] s) { int[] a = new int[6]; Arrays.fill(a, 1, 3, 7); System.arraycopy(a, 0, a, 1, 2); int[] b = a.clone(); b[0]++; Arrays.sort(a); }");
    assertThat(traced.references(RegisterMode.NONE))
        .startsWith("S a+4", "S a+8", "L a+4", "S a+8", "L a+0", "S a+4", "L a+0", "S b+0", "L a+4", "S b+4")
        .hasSize(2 + 4 + 12 + 2);
    assertThat(traced.trace().unmodelled()).containsOnlyKeys("java.util.Arrays.sort");
  }

  @Test
  void fieldsLieAsInTheVirtualMachine() throws Exception {
    TracedBlocks traced =
        run(
            """
            static class Base { byte tag; }
            static class Point extends Base { int n; double x; Object o; }
            static int count;
            public static void main(String[] s) { Point p = new Point(); p.x = 1; p.n = 2; p.o = s; p.tag = 3; count = 1; }
            """);
    assertThat(traced.count(RegisterMode.NONE, org.parcast.recording.trace.layout.MemoryLayout.JVM)).isEqualTo(5);
  }

  @Test
  void anExitEndsTheTraceWhole() throws Exception {
    TracedBlocks traced = run("public static void main(String[] s) { int[] a = new int[6]; a[1] = 1; System.out.println(a[1]); System.exit(0); }");
    assertThat(traced.outcome().end()).isEqualTo(TraceOutcome.End.COMPLETED);
    assertThat(traced.trace().reason()).isEmpty();
    assertThat(traced.output()).isEqualTo("1\n");
  }

  @Test
  void whatWasRecordedBeforeAFailureIsThere() throws Exception {
    TracedBlocks traced = run("public static void main(String[] s) { int[] a = new int[6]; a[1] = 1; throw new IllegalStateException(\"stop\"); }");
    assertThat(traced.outcome().end()).isEqualTo(TraceOutcome.End.FAILED);
    assertThat(traced.trace().reason()).isEqualTo("the program failed");
    assertThat(traced.references(RegisterMode.NONE)).containsExactly("S a+4");
  }

  @Test
  void whatWasRecordedBeforeTheTimeIsUpIsThere() throws Exception {
    TracedBlocks traced = stopped(6);
    assertThat(traced.outcome().end()).isEqualTo(TraceOutcome.End.LIMIT);
    assertThat(traced.trace().reason()).contains("stopped");
  }

  /** A busy machine may take so long to start the program that nothing is recorded when its time is up: it is given more then. */
  private TracedBlocks stopped(int seconds) throws Exception {
    try {
      return run(Duration.ofSeconds(seconds), "public static void main(String[] s) throws Exception { int[] a = new int[6]; a[1] = 1; a[2] = 1; while (a[1] > 0) Thread.sleep(10); }");
    } catch (IOException nothing) {
      if (seconds > 100) {
        throw nothing;
      }
      return stopped(2 * seconds);
    }
  }
}
