package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.time.cores.Locks;
import org.parcast.frontend.Frontend;

class LocksTakenTest {
  private static final String MEMBERS = """
      interface Step {
        double of(double v);
      }

      static class Own implements Step {
        public synchronized double of(double v) {
          return v + 1;
        }
      }

      static class Free implements Step {
        public double of(double v) {
          return v + 2;
        }
      }

      static synchronized double shared(double v) {
        return v + 3;
      }

      static double through(double v) {
        return v < 0 ? shared(v) : v;
      }

      static double free(double v) {
        return v + 4;
      }
      """;

  @TempDir private Path directory;

  /** What the loop takes whose body adds this. */
  private Locks locks(String added) throws Exception {
    Path source = Files.writeString(directory.resolve("P.java"), "public class P {\n" + MEMBERS + "  public static void main(String[] arguments) {\n    Step step = arguments.length > 0 ? new Own() : new Free();\n"
        + "    double[] x = new double[9];\n    shared(1);\n    for (int i = 0; i < 9; i++) {\n      x[i] += " + added + ";\n    }\n  }\n}\n");
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      return LocksTaken.of(program.program(), program.loops().stream().findFirst());
    }
  }

  @Test
  void aMethodOfAClassTakesOne() throws Exception {
    assertThat(locks("shared(i)")).isEqualTo(Locks.ONE);
    assertThat(locks("through(i)")).isEqualTo(Locks.ONE);
  }

  @Test
  void aMethodOfAnObjectTakesThatOfTheObject() throws Exception {
    assertThat(locks("step.of(i)")).isEqualTo(Locks.OF_OBJECTS);
    assertThat(locks("new Own().of(i)")).isEqualTo(Locks.OF_OBJECTS);
  }

  @Test
  void othersTakeNone() throws Exception {
    assertThat(locks("free(i)")).isEqualTo(Locks.NONE);
    assertThat(locks("Math.sqrt(i)")).isEqualTo(Locks.NONE);
  }
}
