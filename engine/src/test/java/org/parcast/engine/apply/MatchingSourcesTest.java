package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** Verdicts of classes are written into the sources that these were compiled from, and into no others. */
class MatchingSourcesTest {
  private static final String TEXT = "public class P {\n  static int k = 1;\n  public static void main(String[] a) {\n    int[] b = new int[90];\n"
      + "    for (int i = 1; i < 90; i++) { b[i] = Math.max(i, 7) + k; }\n    System.out.println(b[3] + \" of \" + b.length);\n  }\n}\n";

  @TempDir private Path directory;

  /** Why the text cannot stand for classes that were compiled from {@link #TEXT}. */
  private String obstacle(String text, String... options) throws Exception {
    return between(TEXT, text, options);
  }

  private String between(String compiled, String text, String... options) throws Exception {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    Path source = Files.writeString(Files.createDirectories(directory.resolve("src")).resolve("P.java"), compiled);
    List<String> arguments = new java.util.ArrayList<>(List.of(options));
    arguments.addAll(List.of("-g", "-d", classes.toString(), source.toString()));
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))).isZero();
    Files.writeString(source, text);
    Target target = new Target(classes, null, List.of(), List.of(source.getParent()), List.of(), List.of());
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      return new MatchingSources(program, new CompileGate(program, directory)).obstacle(source, text);
    }
  }

  @Test
  void whatTheClassesWereCompiledFromMatches() throws Exception {
    assertThat(obstacle(TEXT)).isEmpty();
    assertThat(obstacle(TEXT.replace("90; i++) {", "90; i++) { /* kept */"))).isEmpty();
    assertThat(obstacle(TEXT, "--release", "8", "-Xlint:-options")).isEmpty();
  }

  @Test
  void nestedClassesOfOldVersionsMatch() throws Exception {
    String text = TEXT.replace("+ k", "+ new N(2).k").replaceFirst("\\}\n$", "  static class N {\n    private int k;\n    private N(int k) { this.k += k; }\n  }\n}\n");
    for (String version : List.of("8", "9", "11", "17")) {
      assertThat(between(text, text, "--release", version, "-Xlint:-options")).as(version).isEmpty();
    }
    assertThat(between(text, text.replace("+= k", "-= k"), "--release", "8", "-Xlint:-options")).contains("is not what the classes were compiled from");
  }

  @Test
  void whatDiffersWithinALineDoesNot() throws Exception {
    for (String text : List.of(TEXT.replace("+ k", "+ b[i - 1]"), TEXT.replace("max", "min"), TEXT.replace("7", "8"), TEXT.replace(") + k", ") * k"), TEXT.replace("b[i] =", "k ="))) {
      assertThat(obstacle(text)).as(text).contains("is not what the classes were compiled from");
    }
  }

  @Test
  void whatIsGeneratedIsNobodysToChange() throws Exception {
    assertThat(obstacle("@Generated(\"by hand\")\n" + TEXT)).contains("generated");
  }
}
