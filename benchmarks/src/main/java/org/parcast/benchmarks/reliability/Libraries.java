package org.parcast.benchmarks.reliability;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The libraries whose classes are rewritten: {@code libraries.csv}, one line {@code group:artifact:version} each. */
final class Libraries {
  private final Path cache;

  /** @param cache the directory that keeps their jars */
  Libraries(Path cache) {
    this.cache = cache;
  }

  /** A library and its jar. */
  record Library(String name, Path jar) {}

  /** The names of all of them. */
  static List<String> names() throws IOException {
    return coordinates().stream().map(Libraries::name).toList();
  }

  private static List<String> coordinates() throws IOException {
    try (InputStream data = Libraries.class.getResourceAsStream("libraries.csv")) {
      return new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static String name(String coordinates) {
    return coordinates.substring(coordinates.indexOf(':') + 1).replace(':', ' ');
  }

  /** Returns all of them; Maven copies those that the cache lacks. */
  List<Library> all() throws IOException, InterruptedException {
    List<String> coordinates = coordinates();
    if (coordinates.stream().anyMatch(library -> !Files.exists(jar(library)))) {
      copy(coordinates);
    }
    return coordinates.stream().map(library -> new Library(name(library), jar(library))).toList();
  }

  private Path jar(String coordinates) {
    String[] parts = coordinates.split(":");
    return cache.resolve(parts[1] + "-" + parts[2] + ".jar");
  }

  private void copy(List<String> coordinates) throws IOException, InterruptedException {
    StringBuilder items = new StringBuilder();
    for (String library : coordinates) {
      String[] parts = library.split(":");
      items.append("<artifactItem><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></artifactItem>%n".formatted((Object[]) parts));
    }
    Path project = Files.createDirectories(cache).resolve("pom.xml");
    Files.writeString(project, """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>org.parcast</groupId><artifactId>rewritten-libraries</artifactId><version>1</version><packaging>pom</packaging>
          <build><plugins><plugin>
            <artifactId>maven-dependency-plugin</artifactId>
            <configuration><outputDirectory>%s</outputDirectory><artifactItems>
        %s</artifactItems></configuration>
          </plugin></plugins></build>
        </project>
        """.formatted(cache.toAbsolutePath(), items));
    Process maven = new ProcessBuilder("mvn", "-q", "-B", "-f", project.toString(), "dependency:copy").inheritIO().start();
    if (maven.waitFor() != 0) {
      throw new IOException("Maven could not copy the libraries into " + cache);
    }
  }
}
