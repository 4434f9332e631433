package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The documents are for people in a hurry: few words, short sentences. Words are what has a letter in it, outside of blocks of code. Sentences of tables are held
 * to the longest as well, but do not make the average shorter.
 */
class DocumentLengthTest {
  private static final int MOST_WORDS = 20_000;
  private static final int LONGEST_SENTENCE = 30;
  private static final int AVERAGE_SENTENCE = 17;
  private static final int LONGEST_DECISION = 120;

  private static final Pattern ITEM = Pattern.compile(" *(?:[-*]|\\d+\\.) .*");
  private static final Pattern LINK = Pattern.compile("!?\\[([^]]*)]\\([^)]*\\)");
  private static final Pattern END_OF_SENTENCE = Pattern.compile("(?<=[.!?])[\"*)_]*\\s+");
  private static final Pattern CELL_BORDER = Pattern.compile("(?<!\\\\)\\|");

  private static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("..", "docs"))) {
      return Stream.concat(Stream.of(Path.of("..", "README.md")), docs.filter(file -> file.toString().endsWith(".md")).sorted()).toList();
    }
  }

  @Test
  void fewWords() throws IOException {
    long words = 0;
    for (Path page : pages()) {
      words += words(page);
    }
    assertThat(words).isBetween(5_000L, (long) MOST_WORDS);
  }

  @Test
  void shortSentences() throws IOException {
    List<String> all = new ArrayList<>();
    for (Path page : pages()) {
      Text text = new Text(page);
      all.addAll(text.sentences);
      assertThat(Stream.concat(text.sentences.stream(), text.cells.stream()).filter(sentence -> words(sentence) > LONGEST_SENTENCE)).as(page.toString()).isEmpty();
    }
    assertThat(all.stream().mapToLong(DocumentLengthTest::words).average().orElseThrow()).isBetween(5.0, (double) AVERAGE_SENTENCE);
  }

  @Test
  void shortDecisions() throws IOException {
    List<Path> decisions = pages().stream().filter(page -> page.getParent().endsWith("decisions")).toList();
    assertThat(decisions).hasSizeGreaterThan(10);
    for (Path decision : decisions) {
      assertThat(words(decision)).as(decision.toString()).isLessThanOrEqualTo(LONGEST_DECISION);
      assertThat(decision).content().startsWith("# ").contains("**Context.**", "**Decision.**", "**Cost.**");
    }
  }

  private static long words(Path page) throws IOException {
    return new Text(page).lines.stream().mapToLong(line -> Arrays.stream(line.strip().split("\\s+")).filter(word -> word.chars().anyMatch(Character::isLetter)).count()).sum();
  }

  /** Of a sentence numbers count too. */
  private static long words(String sentence) {
    return Arrays.stream(sentence.strip().split("\\s+")).filter(word -> word.chars().anyMatch(Character::isLetterOrDigit)).count();
  }

  /** A page without its code. */
  private static final class Text {
    private final List<String> lines = new ArrayList<>();
    private final List<String> sentences = new ArrayList<>();
    private final List<String> cells = new ArrayList<>();
    private final StringBuilder paragraph = new StringBuilder();

    private Text(Path page) throws IOException {
      boolean fenced = false;
      for (String line : Files.readAllLines(page)) {
        if (line.startsWith("```")) {
          fenced = !fenced;
        }
        boolean code = fenced || line.startsWith("```") || line.startsWith("    ") && paragraph.length() == 0;
        if (!code) {
          lines.add(line);
          add(line);
        } else {
          end();
        }
      }
      end();
    }

    private void add(String line) {
      boolean row = line.startsWith("|");
      if (line.isBlank() || line.startsWith("#") || row || ITEM.matcher(line).matches()) {
        end();
      }
      if (row) {
        CELL_BORDER.splitAsStream(line).flatMap(Text::sentences).forEach(cells::add);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        paragraph.append(line.strip()).append(' ');
      }
    }

    private void end() {
      sentences(paragraph.toString()).forEach(sentences::add);
      paragraph.setLength(0);
    }

    private static Stream<String> sentences(String text) {
      String plain = LINK.matcher(text).replaceAll("$1").replaceAll("`[^`]*`", "code").replaceFirst("^ *(?:[-*]|\\d+\\.) ", "");
      return END_OF_SENTENCE.splitAsStream(plain).filter(sentence -> words(sentence) > 0);
    }
  }
}
