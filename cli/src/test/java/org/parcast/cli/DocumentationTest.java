package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.parcast.cli.console.Console;
import org.parcast.engine.settings.SettingsFile;
import picocli.CommandLine.Model.OptionSpec;

/** The pages of the documentation name each other, and the options of the commands, rightly. */
class DocumentationTest {
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]*)(?:#([^)]*))?\\)");

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(Path.of("..", "README.md"), Path.of("..", "CONTRIBUTING.md")));
    try (Stream<Path> docs = Files.walk(Path.of("..", "docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  private static Set<String> optionsIn(Path page) throws IOException {
    return OPTION.matcher(Files.readString(page)).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
  }

  /** All options of all commands by their long names. */
  private static Set<String> options() {
    Console nobody = new Console(System.out, System.err, false);
    return new ParcastCommand(nobody, Optional.empty(), new ConfiguredArguments(SettingsFile.NONE)).commandLine().getSubcommands().values().stream()
        .flatMap(command -> command.getCommandSpec().options().stream())
        .map(OptionSpec::longestName)
        .filter(name -> name.startsWith("--"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyOptionIsDescribed() throws IOException {
    Set<String> described = new TreeSet<>();
    for (Path page : pages()) {
      described.addAll(optionsIn(page));
    }
    assertThat(options()).hasSizeGreaterThan(30).isSubsetOf(described);
  }

  @Test
  void everyOptionThatIsDescribedIsThere() throws IOException {
    assertThat(optionsIn(Path.of("..", "docs", "command-line.md"))).hasSizeGreaterThan(30).isSubsetOf(options());
  }

  @Test
  void everyLinkLeadsToAFileAndItsHeading() throws IOException {
    List<Path> pages = pages();
    List<String> broken = new ArrayList<>();
    for (Path page : pages) {
      Matcher link = LINK.matcher(Files.readString(page));
      while (link.find()) {
        Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
        if (!Files.exists(target) || link.group(2) != null && !anchors(target).contains(link.group(2))) {
          broken.add(page + ": " + link.group());
        }
      }
    }
    assertThat(pages).hasSizeGreaterThan(10);
    assertThat(broken).isEmpty();
  }

  /** The headings of a page, as code hosts name them in links. */
  private static Set<String> anchors(Path page) throws IOException {
    return Files.readAllLines(page).stream().filter(line -> line.startsWith("#")).map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT).replaceAll("[^\\w -]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }
}
