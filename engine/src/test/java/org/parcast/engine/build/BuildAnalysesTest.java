package org.parcast.engine.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of several modules those are run that have a program. */
class BuildAnalysesTest {
  @TempDir private Path directory;

  private boolean hasProgram(String name, String body) throws Exception {
    Path classes = Files.createDirectories(directory.resolve(name));
    Path source = Files.writeString(directory.resolve(name + ".java"), "public class " + name + " {\n" + body + "\n}\n");
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), source.toString())).isZero();
    BuildProject project = new BuildProject(name, directory, List.of(classes), List.of(), List.of(), List.of(), List.of(), List.of());
    return new BuildAnalyses(BuildSettings.ofLoops(List.of(), List.of(), null), directory, new Unheard(), BuildOptionNames.of("-Xmx")).hasProgram(project);
  }

  @Test
  void aMainMethodMakesAProgram() throws Exception {
    assertThat(hasProgram("Starts", "public static void main(String... arguments) {}")).isTrue();
    assertThat(hasProgram("Library", "public static double square(double x) { return x * x; }\nvoid main(String[] arguments) {}")).isFalse();
  }

  /** Nobody reads it. */
  private static final class Unheard implements BuildLog {
    @Override
    public void debug(String line) {}

    @Override
    public void info(String line) {}

    @Override
    public void warn(String line) {}
  }
}
