package org.parcast.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Published jars, which Maven copies into a directory where that lacks them. */
public final class MavenJars {
  private final Path cache;

  /** @param cache the directory that keeps them */
  public MavenJars(Path cache) {
    this.cache = cache;
  }

  /**
   * The jars, in the order asked for.
   *
   * @param coordinates {@code group:artifact:version} of each, or with {@code :classifier}
   */
  public List<Path> of(List<String> coordinates) throws IOException, InterruptedException {
    List<String> lacking = coordinates.stream().filter(library -> !Files.exists(jar(library))).toList();
    if (!lacking.isEmpty()) {
      copy(lacking);
    }
    return coordinates.stream().map(this::jar).toList();
  }

  private Path jar(String coordinates) {
    String[] parts = coordinates.split(":");
    return cache.resolve(String.join("-", List.of(parts).subList(1, parts.length)) + ".jar");
  }

  private void copy(List<String> coordinates) throws IOException, InterruptedException {
    StringBuilder items = new StringBuilder();
    for (String library : coordinates) {
      String[] parts = library.split(":");
      String classifier = parts.length > 3 ? "<classifier>" + parts[3] + "</classifier>" : "";
      items.append("<artifactItem><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>%s</artifactItem>%n".formatted(parts[0], parts[1], parts[2], classifier));
    }
    Path project = Files.createDirectories(cache).resolve("pom.xml");
    Files.writeString(project, """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>org.parcast</groupId><artifactId>copied-libraries</artifactId><version>1</version><packaging>pom</packaging>
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
