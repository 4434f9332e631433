package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.Site;
import org.parcast.recording.Tables;

/** Recordings that somebody else has made: none makes a report that shows, or a file that lies, what is outside of it. */
@Tag("slow")
class HostileRecordingTest {
  private static final String SECRET = "the combination is 7 31 12";

  @TempDir private Path directory;

  private Path recording;
  private Path secret;

  @BeforeEach
  void record() throws IOException {
    recording = HeatRecording.in(directory);
    String source = Files.readString(Path.of(Programs.good("Heat2D"))).lines().map(line -> line + " // " + SECRET + "\n").collect(Collectors.joining());
    secret = Files.writeString(directory.resolve("secret.txt"), source);
  }

  @Test
  void aLinkAmongItsSourcesIsNotFollowed() throws IOException {
    Path source = sources().get(0);
    Files.delete(source);
    Files.createSymbolicLink(source, secret);
    assertNothingIsTold();
  }

  @Test
  void norOneInPlaceOfItsSources() throws IOException {
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Files.copy(secret, elsewhere.resolve("Heat2D.java"));
    Path sources = recording.resolve("sources");
    Files.move(sources, directory.resolve("moved"));
    Files.createSymbolicLink(sources, elsewhere);
    assertNothingIsTold();
  }

  @Test
  void pathsThatItNamesAreTextAlone() throws IOException {
    Tables tables = Tables.read(recording);
    List<Site> sites = tables.sites().stream().map(this::outside).toList();
    List<Site> loops = tables.loops().stream().map(this::outside).toList();
    new Tables(sites, tables.names(), tables.types(), tables.strides(), loops, tables.signatures(), tables.warnings()).write(recording);
    Path program = recording.resolve("program.json");
    Files.writeString(program, Files.readString(program).replace("Heat2D.java", "../../secret.txt"));
    assertNothingIsTold();
  }

  private Site outside(Site site) {
    return site == null ? null : new Site(site.id(), site.method(), "../../secret.txt", site.line(), site.assembly(), site.register());
  }

  @Test
  void itsNameIsThatOfItsDirectoryWhateverItSaysItself() throws IOException {
    Path program = recording.resolve("program.json");
    Files.writeString(program, Files.readString(program).replace("\"Heat2D\"", "\"../../../Heat2D\""));
    Path out = directory.resolve("a/b/out");
    Outcome outcome = Outcome.of("comm", recording.toString(), "--ranks", "2", "--format", "json,html", "--out", out.toString());
    assertThat(outcome.code()).as(outcome.err()).isZero();
    try (Stream<Path> files = Files.walk(directory.resolve("a"))) {
      assertThat(files.filter(Files::isRegularFile)).allSatisfy(file -> assertThat(file.getParent()).isEqualTo(out)).isNotEmpty();
    }
  }

  private void assertNothingIsTold() throws IOException {
    Path out = directory.resolve("out");
    Outcome outcome = Outcome.of("report", recording.toString(), "--ranks", "2", "--format", "text,html,json,sarif,csv", "--out", out.toString());
    assertThat(outcome.err()).doesNotContain(SECRET, "internal error");
    assertThat(outcome.out()).doesNotContain(SECRET);
    if (Files.isDirectory(out)) {
      try (Stream<Path> files = Files.walk(out)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          assertThat(Files.readString(file)).as(file.toString()).doesNotContain(SECRET);
        }
      }
    }
  }

  private List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(recording.resolve("sources"))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
