package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.tracer.run.Directories;

/** Classes of several packages, in a directory of sources whose name has a blank and letters of more than one alphabet. */
@Tag("slow")
class PackagesTest {
  @TempDir private Path directory;

  @Test
  void fieldsOfASuperclassThatTheOtherPackageCannotName() throws IOException {
    Path sources = directory.resolve("größe Δ quellen");
    write(sources, "base/Hidden.java", "package base; abstract class Hidden { protected double state = 1; protected double[] cells = new double[8]; protected static double all = 2; }");
    write(sources, "base/Open.java", "package base; public class Open extends Hidden { }");
    write(sources, "app/Main.java",
        """
        package app;
        public class Main extends base.Open {
          public static void main(String[] arguments) {
            Main main = new Main();
            for (int i = 0; i < 8; i++) {
              main.cells[i] += i * main.state;
              main.state += 0.5;
              all += main.cells[i];
            }
            System.out.println(main.state + " " + all);
          }
        }
        """);

    Outcome outcome = Outcome.of("analyze", sources.toString(), "--main", "app.Main", "--ranks", "2", "--format", "json", "--out", directory.resolve("out").toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(directory.resolve("out/Main.parcast/out.txt")).hasContent("5.0 100.0");
  }

  @Test
  void severalSourceFilesAreOneProgram() throws IOException {
    Path one = directory.resolve("one");
    Path other = directory.resolve("other");
    write(one, "app/Main.java", "package app; public class Main { public static void main(String[] a) { System.out.println(lib.Sum.of(new double[] {1, 2, 3})); } }");
    write(other, "lib/Sum.java", "package lib; public class Sum { public static double of(double[] x) { double s = 0; for (double each : x) { s += each; } return s; } }");
    write(other, "lib/Unused.java", "package lib; class Unused { void fill(int[] x) { for (int i = 0; i < x.length; i++) { x[i] = i; } } }");
    String main = one.resolve("app/Main.java").toString();
    String sum = other.resolve("lib/Sum.java").toString();

    Outcome both = Outcome.of("loops", main, sum, other.resolve("lib/Unused.java").toString(), "--out", directory.toString());
    assertThat(both.code()).as(both.err()).isZero();
    assertThat(both.out()).startsWith("2 loops, ").contains("Sum.java:1", "reduction(+:s)", "Unused.java:1");

    for (List<String> command : List.of(List.of("cache"), List.of("sharing", "--threads", "2"), List.of("map", "--threads", "2", "--machine", "2x1"), List.of("network", "--topology", "torus:2"),
        List.of("ask", "footprint"))) {
      List<String> arguments = new ArrayList<>(command);
      arguments.addAll(List.of(main, sum, "--out", directory.resolve("out").toString()));
      Outcome outcome = Outcome.of(arguments.toArray(String[]::new));
      assertThat(outcome.err()).as(command.get(0)).doesNotContain("unexpected argument", "package lib does not exist");
      assertThat(directory.resolve("out/Main.parcast/out.txt")).as(command.get(0)).hasContent("6.0");
      Directories.delete(directory.resolve("out"));
      arguments.set(arguments.indexOf(sum), other.toString());
      assertThat(Outcome.of(arguments.toArray(String[]::new)).err()).as(command.get(0)).contains("unexpected argument " + other);
    }

    assertThat(Outcome.of("loops", main).err()).contains("package lib does not exist");
    assertThat(Outcome.of("loops", main, sum.replace("Sum", "Some")).err()).contains("no such file or directory", "did you mean");
    assertThat(Outcome.of("loops", one.toString(), sum).err()).contains(one + " is no source file", "leave out " + sum);
  }

  private static void write(Path sources, String file, String text) throws IOException {
    Path path = sources.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
