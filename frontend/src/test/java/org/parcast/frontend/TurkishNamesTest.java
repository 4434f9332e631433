package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ast.body.FieldDeclaration;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.parcast.frontend.stream.loop.SourceParser;

/** Types are written by their names also where the lower case of I has no dot, in a virtual machine that has parsed nothing yet. */
class TurkishNamesTest {
  /** Prints declarations as the parser writes them, and in which countries the machine is then. */
  static final class Declarations {
    public static void main(String[] none) {
      System.out.print(SourceParser.parser().parse("class A { int i; double[] d; }").getResult().orElseThrow().findAll(FieldDeclaration.class));
      System.out.print(" " + Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT));
    }
  }

  @Test
  void typesAreWrittenByTheirNames() throws Exception {
    String classPath = Stream.of(Declarations.class, SourceParser.class, JavaParser.class).map(each -> each.getProtectionDomain().getCodeSource().getLocation().getPath())
        .collect(Collectors.joining(File.pathSeparator));
    Process machine = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Duser.language=tr", "-Duser.country=TR", "-Duser.language.format=de",
        "-Duser.country.format=DE", "-cp", classPath, Declarations.class.getName()).redirectErrorStream(true).start();
    assertThat(new String(machine.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("[int i;, double[] d;] tr_TR de_DE");
  }
}
