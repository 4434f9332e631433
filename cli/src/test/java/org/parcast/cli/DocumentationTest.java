package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pages of the documentation name each other rightly. */
class DocumentationTest {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(#[^)]*)?\\)");

  @Test
  void everyLinkLeadsToAFile() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(Path.of("..", "README.md"), Path.of("..", "CONTRIBUTING.md")));
    try (Stream<Path> docs = Files.walk(Path.of("..", "docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    List<String> broken = new ArrayList<>();
    for (Path page : pages) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        if (!Files.exists(page.resolveSibling(link.group(1)))) {
          broken.add(page + ": " + link.group(1));
        }
      }
    }
    assertThat(pages).hasSizeGreaterThan(10);
    assertThat(broken).isEmpty();
  }
}
