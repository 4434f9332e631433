package org.parcast.benchmarks.reliability.librarytests;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.benchmarks.MavenJars;

/**
 * A library with its own JUnit tests: {@code tests.csv}, lines {@code LIBRARY;TESTS;NEEDED NEEDED ..;PATTERN}, coordinates all but the last, a pattern of test classes to leave out.
 *
 * @param left classes left out, a regular expression, or empty
 */
public record TestedLibrary(String library, String tests, List<String> needed, String left) {
  private static final Pattern TESTS = Pattern.compile("[^$]*(Test|Tests|TestCase)\\.class");
  private static final List<String> JUNIT = List.of("org.junit.platform:junit-platform-console-standalone:1.13.4", "junit:junit:4.13.2", "org.hamcrest:hamcrest:2.2");

  /** All of them. */
  public static List<TestedLibrary> all() throws IOException {
    try (InputStream data = TestedLibrary.class.getResourceAsStream("tests.csv")) {
      return new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.split(";", -1))
          .map(fields -> new TestedLibrary(fields[0], fields[1], fields[2].isBlank() ? List.of() : List.of(fields[2].split(" ")), fields[3])).toList();
    }
  }

  public String name() {
    return library.substring(library.indexOf(':') + 1).replace(':', ' ');
  }

  /** Puts the classes of library and tests into a directory, as a program. Returns what they need beside. */
  public List<Path> unpack(MavenJars jars, Path classes) throws IOException, InterruptedException {
    for (Path jar : jars.of(List.of(library, tests))) {
      try (FileSystem archive = FileSystems.newFileSystem(jar)) {
        copy(archive.getPath("/"), classes);
      }
    }
    String driver = TestDriver.class.getName().replace('.', '/') + ".class";
    try (InputStream in = TestDriver.class.getResourceAsStream("/" + driver)) {
      Files.createDirectories(classes.resolve(driver).getParent());
      Files.copy(in, classes.resolve(driver));
    }
    return jars.of(Stream.concat(JUNIT.stream(), needed.stream()).toList());
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(from)) {
      files = all.filter(Files::isRegularFile).filter(file -> !file.endsWith("module-info.class") && !file.startsWith("/META-INF/versions")).toList();
    }
    for (Path file : files) {
      Path target = to.resolve(from.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** The names of the classes of tests, but for those that are left out and those in others. */
  public List<String> testClasses(Path classes) throws IOException {
    Pattern out = Pattern.compile(left);
    try (Stream<Path> files = Files.walk(classes)) {
      return files.map(file -> classes.relativize(file).toString()).filter(file -> TESTS.matcher(file).matches())
          .map(file -> file.replace(".class", "").replace('/', '.')).filter(name -> !out.matcher(name).matches()).sorted().toList();
    }
  }
}
