package org.parcast.benchmarks.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;
import org.parcast.report.Report;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.page.Page;
import org.parcast.report.page.block.SectionAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes the site: every document as a page, and a gallery of analyses that are made now. It asks no network for anything, and needs none to be looked at. */
@Command(name = "site", mixinStandardHelpOptions = true, description = "Makes static pages of the documents and of a gallery of analyses.")
public final class SiteCommand implements Callable<Integer> {
  /** Answers of a report that do not depend on the machine. */
  private static final Set<String> TOLD = Set.of("Loops", "Ranks");

  @Option(names = "--checkout", paramLabel = "DIR", description = "Root of a checkout (default: the current directory).")
  private Path checkout = Path.of("");

  @Option(names = "--out", paramLabel = "DIR", description = "Where the pages go (default: ${DEFAULT-VALUE}).")
  private Path out = Path.of("target", "site");

  @Option(names = "--repository", paramLabel = "DIR", description = "A Maven repository with the public libraries of the gallery; those that are not there are left out (default: ${DEFAULT-VALUE}).")
  private Path repository = Path.of(System.getProperty("user.home"), ".m2", "repository");

  @Option(names = "--only", paramLabel = "NAME", split = ",", description = "Only these analyses, as in Heat2D; none for the documents alone.")
  private List<String> only;

  /** Returns 0, or 1 where an analysis could not be made. */
  @Override
  public Integer call() throws IOException {
    Files.createDirectories(out);
    try (InputStream style = SiteCommand.class.getResourceAsStream("site.css")) {
      Files.copy(style, out.resolve("site.css"), StandardCopyOption.REPLACE_EXISTING);
    }
    documents();
    return gallery() ? 0 : 1;
  }

  private void documents() throws IOException {
    document(Path.of("README.md"), Path.of("index.html"));
    document(Path.of("CHANGELOG.md"), Path.of("CHANGELOG.html"));
    document(Path.of("CONTRIBUTING.md"), Path.of("CONTRIBUTING.html"));
    List<Path> files;
    try (Stream<Path> all = Files.walk(checkout.resolve("docs"))) {
      files = all.filter(Files::isRegularFile).map(checkout.resolve("")::relativize).sorted().toList();
    }
    TreeMap<Path, List<Path>> directories = new TreeMap<>();
    for (Path file : files) {
      directories.computeIfAbsent(file.getParent(), directory -> new ArrayList<>()).add(file.getFileName());
      if (file.toString().endsWith(".md")) {
        document(file, Path.of(file.toString().replaceFirst("\\.md$", ".html")));
      } else {
        copy(file);
      }
    }
    for (Path directory : directories.keySet()) {
      list(directory, directories.get(directory));
    }
    document(Path.of("testdata/README.md"), Path.of("testdata/README.html"));
  }

  private void document(Path file, Path page) throws IOException {
    DocumentPage document = new DocumentPage(Files.readString(checkout.resolve(file)));
    for (String linked : document.files()) {
      Path source = file.resolveSibling(linked).normalize();
      if (!linked.endsWith(".md") && Files.isRegularFile(checkout.resolve(source))) {
        copy(source);
      } else if (!source.startsWith("docs") && Files.isDirectory(checkout.resolve(source))) {
        copyAll(source);
      }
    }
    write(page, document.title(), document.html().replace("href=\"README.html\"", "href=\"index.html\"").replace("href=\"../README.html\"", "href=\"../index.html\""));
  }

  /** What a directory holds, by the titles of its pages. */
  private void list(Path directory, List<Path> names) throws IOException {
    StringBuilder items = new StringBuilder("<h1>" + SitePage.escaped(directory.getFileName().toString()) + "</h1>\n<ul>\n");
    for (Path name : names) {
      String link = name.toString().replaceFirst("\\.md$", ".html");
      String title = name.toString().endsWith(".md") ? new DocumentPage(Files.readString(checkout.resolve(directory).resolve(name))).title() : name.toString();
      items.append("<li><a href=\"").append(SitePage.escaped(link)).append("\">").append(SitePage.escaped(title)).append("</a></li>\n");
    }
    write(directory.resolve("index.html"), directory.getFileName().toString(), items.append("</ul>").toString());
  }

  private boolean gallery() throws IOException {
    boolean all = true;
    StringBuilder items = new StringBuilder("<h1>Gallery</h1>\n<p>Reports as <code>parcast analyze</code> writes them, made with this site.</p>\n<ul class=\"gallery\">\n");
    for (Exhibit exhibit : Exhibit.ALL) {
      boolean wanted = only == null || only.contains(exhibit.name());
      if (wanted && (exhibit.library().isEmpty() || Files.exists(repository.resolve(exhibit.library())))) {
        try {
          items.append(shown(exhibit));
        } catch (AnalysisException e) {
          System.err.println(exhibit.name() + ": " + e.getMessage());
          all = false;
        }
      }
    }
    write(Path.of("gallery", "index.html"), "Gallery", items.append("</ul>").toString());
    return all;
  }

  private String shown(Exhibit exhibit) throws AnalysisException, IOException {
    System.out.println(exhibit.command());
    Report report = exhibit.program(checkout.resolve("testdata"), repository).analyze().report();
    StringBuilder html = new StringBuilder();
    HtmlReport.write(report, html);
    Path page = Path.of("gallery", exhibit.name() + ".html");
    Files.createDirectories(out.resolve("gallery"));
    Files.writeString(out.resolve(page), html);
    String summary = Page.of(report).sections().stream().flatMap(section -> section.blocks().stream()).filter(SectionAnswer.class::isInstance).map(SectionAnswer.class::cast)
        .filter(answer -> TOLD.contains(answer.topic())).map(answer -> answer.sentences().get(0).plain()).collect(Collectors.joining(" "));
    return """
        <li><h2><a href="%s">%s</a></h2><p>%s</p><p class="command"><code>%s</code></p></li>
        """.formatted(page.getFileName(), SitePage.escaped(exhibit.what()), SitePage.escaped(summary), SitePage.escaped(exhibit.command()));
  }

  private void write(Path page, String title, String content) throws IOException {
    Path file = out.resolve(page);
    Files.createDirectories(file.getParent());
    Files.writeString(file, SitePage.page("../".repeat(page.getNameCount() - 1), title, content));
  }

  /** The files of a directory, and their list. */
  private void copyAll(Path directory) throws IOException {
    List<Path> names;
    try (Stream<Path> files = Files.list(checkout.resolve(directory))) {
      names = files.filter(Files::isRegularFile).map(Path::getFileName).sorted().toList();
    }
    for (Path name : names) {
      copy(directory.resolve(name));
      if (name.toString().endsWith(".md")) {
        document(directory.resolve(name), directory.resolve(name.toString().replaceFirst("\\.md$", ".html")));
      }
    }
    list(directory, names);
  }

  private void copy(Path file) throws IOException {
    Path to = out.resolve(file);
    Files.createDirectories(to.getParent());
    Files.copy(checkout.resolve(file), to, StandardCopyOption.REPLACE_EXISTING);
  }
}
