package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/** What programs print when they run in this JVM. */
public final class Printed {
  private Printed() {}

  /** What {@code main} of a class {@code P} prints, compiled into a directory from its text. */
  static String by(String text, Path into) throws Exception {
    return by("P", text, into);
  }

  /** What {@code main} of a class prints, compiled into a directory from its text. */
  public static String by(String name, String text, Path into) throws Exception {
    Path file = Files.writeString(Files.createDirectories(into).resolve(name + ".java"), text);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", "-proc:none", "-cp", into.toString(), "-d", into.toString(), file.toString())).as(text).isZero();
    return by(name, List.of(into));
  }

  /** What {@code main} of a class prints that is compiled already. */
  public static String by(String name, List<Path> classPath) throws Exception {
    List<URL> urls = new ArrayList<>();
    for (Path each : classPath) {
      urls.add(each.toUri().toURL());
    }
    PrintStream out = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), Printed.class.getClassLoader())) {
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
