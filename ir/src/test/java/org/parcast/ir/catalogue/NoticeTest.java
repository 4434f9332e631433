package org.parcast.ir.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NoticeTest {
  @Test
  void eachPageHasItsIdentifier() throws IOException {
    try (Stream<Path> pages = Files.list(Path.of("..", "docs", "catalogue"))) {
      assertThat(pages.map(page -> page.getFileName().toString())).containsExactlyInAnyOrderElementsOf(Stream.of(Notice.values()).map(notice -> notice.id() + ".md").toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachIdentifierHasItsPage(Notice notice) {
    List<String> lines = notice.page().replace("\n  ", " ").lines().filter(line -> !line.isBlank()).toList();

    assertThat(lines).hasSize(5).startsWith("# " + notice.id(), notice.title());
    assertThat(lines.subList(2, 5)).zipSatisfy(List.of("Before", "After", "Silence"), (line, part) -> assertThat(line).matches("- \\*\\*" + part + "\\*\\*: \\S.*"));
  }

  @Test
  void aMessageEndsWithItsIdentifier() {
    String message = Notice.PARTIAL.of("partial: the end was missing");

    assertThat(message).isEqualTo("partial: the end was missing [partial]");
    assertThat(Notice.in(message)).contains(Notice.PARTIAL);
    assertThat(Notice.PARTIAL.without(message)).isEqualTo("partial: the end was missing");
  }

  @Test
  void whatEndsOtherwiseIsAboutNothing() {
    assertThat(Stream.of("", "partial", "x [y]", "[partial] x", "a[i]")).allMatch(message -> Notice.in(message).isEmpty());
  }

  /** A build says where its pages are published, or leaves it out. */
  @Test
  void aPageHasAnAddressWhereOneIsKnown() {
    assertThat(Notice.RACE.address("")).isEmpty();
    assertThat(Stream.of("https://host/catalogue", "https://host/catalogue/").map(home -> Notice.RACE.address(home).orElseThrow().toString())).containsOnly("https://host/catalogue/race.md");
    assertThat(Notice.RACE.address().map(Object::toString).orElse("")).doesNotContain("$");
  }
}
