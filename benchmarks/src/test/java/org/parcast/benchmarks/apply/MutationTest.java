package org.parcast.benchmarks.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.report.apply.Trial;

/** Faults in the parts of loops are found, and none is found where there is none. */
@Tag("slow")
class MutationTest {
  @TempDir private Path directory;

  @Test
  void plantedFaultsAreFound() throws Exception {
    Path source = Files.writeString(directory.resolve("Faults.java"), """
        public class Faults {
            public static void main(String[] args) {
                double[] a = new double[2000];
                for (int i = 0; i < a.length; i++) {
                    a[i] = Math.sin(i);
                }
                double sum = 0;
                double most = -1;
                for (int i = 0; i < a.length; i++) {
                    sum += a[i] * a[i];
                    most = Math.max(most, a[i]);
                }
                double[] w = new double[8];
                double[] b = new double[2000];
                for (int i = 0; i < b.length; i++) {
                    for (int k = 0; k < 8; k++) {
                        w[k] = a[i] + k;
                    }
                    b[i] = w[i % 8] * w[0];
                }
                int[] h = new int[10];
                for (int i = 0; i < b.length; i++) {
                    h[(int) Math.abs(b[i]) % 10]++;
                }
                System.out.println(sum + " " + most + " " + b[77] + " " + h[3]);
            }
        }
        """);
    ParallelProgram program = ParallelProgram.of(source, List.of(), false);
    assertThat(program.applied().loops()).filteredOn(loop -> loop.isWritten()).hasSize(4);
    assertThat(compare(program, UnaryOperator.identity())).allSatisfy(loop -> assertThat(loop.same()).as(loop.toString()).contains(true));
    assertThat(found(program)).isGreaterThanOrEqualTo(12);
  }

  @Test
  void faultsOfBlocksAreFound() throws Exception {
    Path source = Files.writeString(directory.resolve("Nests.java"), """
        public class Nests {
            public static void main(String[] args) {
                long[][] t = new long[61][71];
                for (int j = 0; j < 71; j++) {
                    t[0][j] = j * j % 7;
                }
                long most = 0;
                for (int i = 1; i < 61; i++) {
                    t[i][0] = i * i % 5;
                    for (int j = 1; j < 71; j++) {
                        t[i][j] = 3 * t[i - 1][j] ^ t[i][j - 1] + t[i - 1][j - 1];
                        most += t[i][j] & 15;
                    }
                }
                double[][] u = new double[40][40];
                u[0][7] = 9;
                for (int k = 0; k < 3; k++) {
                    for (int i = 38; i > 0; i--) {
                        for (int j = 1; j < 39; j++) {
                            u[i][j] = 0.3 * (u[i + 1][j] + u[i - 1][j] + u[i][j - 1] + u[i][j + 1]) + i;
                        }
                    }
                }
                System.out.println(t[60][70] + " " + most + " " + u[3][4]);
            }
        }
        """);
    ParallelProgram program = ParallelProgram.of(source, List.of(), false);
    assertThat(program.applied().loops()).filteredOn(loop -> loop.isWritten() && loop.blocks().isPresent()).hasSize(2);
    assertThat(compare(program, UnaryOperator.identity())).allSatisfy(loop -> assertThat(loop.same()).as(loop.toString()).contains(true));
    assertThat(found(program)).isGreaterThanOrEqualTo(15);
  }

  /** How many faults were planted, all of which are found. */
  private static int found(ParallelProgram program) throws Exception {
    int planted = 0;
    for (Mutation mutation : Mutation.values()) {
      List<Boolean> concerned = new ArrayList<>();
      List<Trial.Loop> loops = compare(program, form -> {
        concerned.add(mutation.concerns(form));
        return mutation.apply(form);
      });
      for (int i = 0; i < loops.size(); i++) {
        if (concerned.get(i)) {
          planted++;
          assertThat(loops.get(i).same()).as(mutation + " in " + loops.get(i)).contains(false);
        }
      }
    }
    return planted;
  }

  private static List<Trial.Loop> compare(ParallelProgram program, UnaryOperator<org.parcast.frontend.stream.part.PartForm> change) throws Exception {
    return CheckEngine.compare(new CheckRequest(program.request(), false), program.applied(), change, AnalysisListener.SILENT).stream().filter(Trial.Loop::written).toList();
  }
}
