package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** What programs print when they run in this JVM. */
final class Printed {
  private Printed() {}

  /** What {@code main} of a class {@code P} prints, compiled into a directory from its text. */
  static String by(String text, Path into) throws Exception {
    Path file = Files.writeString(Files.createDirectories(into).resolve("P.java"), text);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", "-d", into.toString(), file.toString())).as(text).isZero();
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {into.toUri().toURL()}, null)) {
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      loader.loadClass("P").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
