package org.parcast.benchmarks.reliability;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.parcast.benchmarks.MavenJars;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.benchmarks.reliability.run.TestRun;
import org.parcast.cli.Main;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A library with its own JUnit tests: {@code tests.csv}, lines {@code LIBRARY;TESTS;NEEDED NEEDED ..;PATTERN}, coordinates all but the last, a pattern of test classes to leave out.
 *
 * @param left classes left out, a regular expression, or empty
 */
record TestedLibrary(String library, String tests, List<String> needed, String left) {
  private static final List<String> JUNIT = List.of("org.junit.platform:junit-platform-console-standalone:1.13.4", "junit:junit:4.13.2", "org.hamcrest:hamcrest:2.2");

  /** All of them. */
  static List<TestedLibrary> all() throws IOException {
    try (InputStream data = TestedLibrary.class.getResourceAsStream("tests.csv")) {
      return new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.split(";", -1))
          .map(fields -> new TestedLibrary(fields[0], fields[1], fields[2].isBlank() ? List.of() : List.of(fields[2].split(" ")), fields[3])).toList();
    }
  }

  String name() {
    return library.substring(library.indexOf(':') + 1).replace(':', ' ');
  }

  /** Puts the classes of library and tests into a directory, as a program. Returns what they need beside. */
  List<Path> unpack(MavenJars jars, Path classes) throws IOException, InterruptedException {
    for (Path jar : jars.of(List.of(library, tests))) {
      try (FileSystem archive = FileSystems.newFileSystem(jar)) {
        copy(archive.getPath("/"), classes);
      }
    }
    String driver = TestRun.class.getName().replace('.', '/') + ".class";
    try (InputStream in = TestRun.class.getResourceAsStream("/" + driver)) {
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

  /** The results of the tests without Parcast, in as much memory, {@code class.method} to {@code passed}, {@code failed} or {@code skipped}. */
  SortedMap<String, String> plain(Jdk jdk, Path classes, List<Path> path, Path work) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jdk.tool("java"), "-Xmx3g", "-cp", joined(Stream.concat(Stream.of(classes), path.stream()).toList()), TestRun.class.getName()));
    Path reports = Files.createTempDirectory(work, "plain");
    command.addAll(arguments(classes, reports));
    run(command, work, 600);
    SortedMap<String, String> results = results(reports);
    if (!results.containsValue("passed")) {
      throw new IllegalStateException(library + ": no test passes without Parcast: " + Files.readString(work.resolve("said.txt")).lines().filter(line -> !line.startsWith("\tat")).toList());
    }
    return results;
  }

  /** The same under a command of Parcast. */
  SortedMap<String, String> traced(Jdk jdk, List<String> mode, Path classes, List<Path> path, Path work, long seconds) throws IOException, InterruptedException {
    Path reports = Files.createTempDirectory(work, "traced");
    Path out = Files.createTempDirectory(work, "report");
    List<String> command = new ArrayList<>(List.of(jdk.tool("java"), "-Xmx3g", "-cp", joined(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).toList()), Main.class.getName()));
    command.addAll(mode);
    command.addAll(List.of(classes.toString(), "--main", TestRun.class.getName(), "--classpath", joined(path), "--memory", "3g,3g", "--timeout", Long.toString(seconds), "--workdir", work.toString(),
        "--out", out.toString(), "--format", "json", "--quiet", "--"));
    command.addAll(arguments(classes, reports));
    run(command, work, seconds + 60);
    return results(reports);
  }

  private List<String> arguments(Path classes, Path reports) {
    List<String> arguments = new ArrayList<>(List.of("execute", "--scan-classpath", classes.toString(), "--disable-banner", "--details", "none", "--reports-dir", reports.toString(),
        "--include-classname", ".*(Test|Tests|TestCase)$"));
    if (!left.isEmpty()) {
      arguments.addAll(List.of("--exclude-classname", left));
    }
    return arguments;
  }

  private static void run(List<String> command, Path work, long seconds) throws IOException, InterruptedException {
    Path said = work.resolve("said.txt");
    Process process = new ProcessBuilder(command).directory(work.toFile()).redirectErrorStream(true).redirectOutput(said.toFile()).redirectInput(new File("/dev/null")).start();
    if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
      process.destroy();
      process.waitFor();
    }
    Files.readString(said).lines().filter(line -> line.matches("(parcast: e|E)rror.*")).forEach(System.err::println);
  }

  private static String joined(List<Path> path) {
    return path.stream().map(entry -> entry.toAbsolutePath().toString()).collect(Collectors.joining(File.pathSeparator));
  }

  /** Reads JUnit's reports. */
  private static SortedMap<String, String> results(Path reports) throws IOException {
    SortedMap<String, String> results = new TreeMap<>();
    List<Path> files;
    try (Stream<Path> all = Files.list(reports)) {
      files = all.filter(file -> file.toString().endsWith(".xml")).toList();
    }
    for (Path file : files) {
      try {
        NodeList cases = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getElementsByTagName("testcase");
        for (int i = 0; i < cases.getLength(); i++) {
          Element test = (Element) cases.item(i);
          boolean failed = test.getElementsByTagName("failure").getLength() + test.getElementsByTagName("error").getLength() > 0;
          String outcome = failed ? "failed" : test.getElementsByTagName("skipped").getLength() > 0 ? "skipped" : "passed";
          results.merge(test.getAttribute("classname") + "." + test.getAttribute("name"), outcome, (one, other) -> one.equals("failed") ? one : other);
        }
      } catch (SAXException | ParserConfigurationException e) {
        throw new IOException(file + ": " + e.getMessage(), e);
      }
    }
    return results;
  }
}
