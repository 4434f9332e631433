package org.parcast.benchmarks.reliability.rewriting;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.benchmarks.MavenJars;

/** The libraries whose classes are rewritten: {@code libraries.csv}, one line {@code group:artifact:version} each. */
public final class RewrittenLibraries {
  private final MavenJars jars;

  /** @param cache the directory that keeps their jars */
  public RewrittenLibraries(Path cache) {
    this.jars = new MavenJars(cache);
  }

  /** A library and its jar. */
  public record Library(String name, Path jar) {}

  /** The names of all of them. */
  public static List<String> names() throws IOException {
    return coordinates().stream().map(RewrittenLibraries::name).toList();
  }

  private static List<String> coordinates() throws IOException {
    try (InputStream data = RewrittenLibraries.class.getResourceAsStream("libraries.csv")) {
      return new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static String name(String coordinates) {
    return coordinates.substring(coordinates.indexOf(':') + 1).replace(':', ' ');
  }

  /** Returns all of them; Maven copies those that the cache lacks. */
  public List<Library> all() throws IOException, InterruptedException {
    List<String> coordinates = coordinates();
    List<Path> found = jars.of(coordinates);
    return IntStream.range(0, found.size()).mapToObj(k -> new Library(name(coordinates.get(k)), found.get(k))).toList();
  }
}
