package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers behind methods that answer what they load, and behind those that take what they store, are recorded as the naive interpreter finds them. */
@Tag("slow")
class AccessorsTest {
  private static final String PROGRAM = """
      public class Accessors {
        interface Grid {
          double get(int i);
          void set(int i, double value);
          default double next(int i) { return get((i + 1) % 8); }
        }
        static class Plain implements Grid {
          final double[] data = new double[8];
          public double get(int i) { return data[i]; }
          public void set(int i, double value) { data[i] = value; }
        }
        static class Turned implements Grid {
          private final double[] data = new double[8];
          private int asked;
          public double get(int i) { asked++; return data[7 - i]; }
          public void set(int i, double value) { asked = 0; data[7 - i] = value; asked++; }
        }
        static class Cell {
          double value;
          double value() { return value; }
          double take() { double before = value; value = 0; return before; }
          double exchange(double now) { double before = value; value = now; return before; }
          double either(boolean own, Cell other) { return own ? value : other.value; }
          Cell add(double more) { value += more; return this; }
          void twice(double now) { value = now; value = now + value; }
        }
        static class Shifted {
          private final double[] data = new double[9];
          private final double[][] rows = new double[8][2];
          private final int by = 1;
          private int turn;
          void put(int i, double value) { data[i + by] = value; }
          double at(int i) { return data[i + by]; }
          void mark(int i) { rows[i][by] = 4; }
          void later(int i, double value) { data[i + turn] = value; }
          void turn() { turn = 1 - turn; }
        }
        static void store(double[] of, int i, double value) { of[i] = value; }
        static double three() { return 3; }
        static double first(double[] of) { return of[0]; }
        static double orFirst(double[] of, int i) { if (i < 0) return of[0]; return of[i]; }
        public static void main(String[] args) {
          Grid a = new Plain();
          Grid b = new Turned();
          double[] c = new double[8];
          Cell cell = new Cell();
          Cell other = new Cell();
          Shifted line = new Shifted();
          for (int i = 0; i < 8; i++) {
            a.set(i, i + 1);
            b.set(i, 2 * i + 1);
            c[i] = i;
          }
          for (int t = 0; t < 4; t++) {
            for (int i = 0; i < 8; i++) {
              STATEMENT
            }
          }
          System.out.println(a.get(1) + b.get(2) + c[3] + cell.value + other.value);
        }
      }
      """;

  @ParameterizedTest
  @ValueSource(strings = {
      "a.set(i, b.get(i) + 2 * b.next(i));",
      "b.set(i, a.get(i)); c[i] = b.get(i);",
      "double held = c[i]; c[i] = a.get(i); a.set(i, held * c[i]);",
      "double held = a.get(i); a.set(i, 1); c[i] = held + a.get(i);",
      "cell.value = c[i]; double held = cell.value(); cell.value = b.get(i); c[i] = held - cell.value();",
      "cell.value = c[i]; c[i] = cell.take() + cell.take(); other.value = cell.exchange(a.get(i)); c[7 - i] += cell.exchange(other.value());",
      "c[i] = cell.either(i % 2 == 0, other) + first(c); cell.add(a.get(i)).add(c[0]); other.twice(c[i] - cell.value());",
      "double chosen = i % 3 == 0 ? a.get(i) : i % 3 == 1 ? three() : orFirst(c, i - 4); b.set(i, chosen); c[i] = chosen;",
      "double sum = 0; for (int k = 0; k < 8; k++) sum += a.get(k) * b.get(k); c[i] = sum; a.set(i, sum / 100);",
      "c[i] = Math.min(a.get(i), b.get(i)); if (a.get(i) > c[i]) a.set(i, c[i]); else b.set(i, orFirst(c, i));",
      "if (c[i] + line.at(7 - i) > 4) { line.put(i, 0.5); } c[i] = line.at(i) + t;",
      "if (b.next(i) > 4) { store(c, i, 1); } else if (c[i] > 6) { store(c, i, 2); store(c, 7 - i, c[i] * 2); }",
      "if (c[i] > 3) { line.put(i, c[i] * 2); } else { line.put(i, 1); } if (c[7 - i] < 5) { line.mark(i); }",
      "if (c[i] > 3) { line.later(i, 3); } line.turn(); c[i] = line.at(i);",
      "try { a.set(i, c[i + 1]); } catch (IndexOutOfBoundsException e) { a.set(0, a.get(i)); } finally { cell.value += a.get(i); }"})
  void aValueCrossesACall(String statement, @TempDir Path directory) throws Exception {
    Path source = Files.writeString(directory.resolve("Accessors.java"), PROGRAM.replace("STATEMENT", statement));
    int line = PROGRAM.lines().toList().indexOf("    for (int t = 0; t < 4; t++) {") + 1;
    assertThat(OracleComparison.differences(source, List.of(), List.of(), "Accessors.java:" + line, directory)).isEmpty();
  }
}
