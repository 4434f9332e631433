package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A simple name stands for one class in all modules: who reads it need not look at the import. */
class SimpleNamesTest {
  /** What is started, and what packages say. */
  private static final Set<String> EVERYWHERE = Set.of("Main.java", "package-info.java");

  @Test
  void eachIsThatOfOneClass() throws IOException {
    Map<String, Set<String>> places = new TreeMap<>();
    for (Path root : roots()) {
      try (Stream<Path> files = Files.walk(root)) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(file -> places.computeIfAbsent(file.getFileName().toString(), name -> new TreeSet<>()).add(file.toString()));
      }
    }
    assertThat(places).hasSizeGreaterThan(1000);
    places.keySet().removeAll(EVERYWHERE);
    assertThat(places.values()).filteredOn(same -> same.size() > 1).isEmpty();
  }

  private static List<Path> roots() throws IOException {
    try (Stream<Path> modules = Stream.concat(Files.list(Path.of("..")), Files.list(Path.of("..", "plugins")))) {
      return modules.map(module -> module.resolve("src/main/java")).filter(Files::isDirectory).sorted().toList();
    }
  }
}
