package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.SourceCopies;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;

/** Where changed sources go. */
public final class Destination {
  private Destination() {}

  /** The directory that they go to where none is named, among the results of the program. */
  public static Path usual(Path results, String program) {
    return results.resolve(program + "-parallel");
  }

  /**
   * Writes them below a directory, under their paths in the project.
   *
   * @throws AnalysisException if that cannot be, or is where the sources are
   */
  public static void directory(Path directory, List<ChangedFile> files) throws AnalysisException {
    Path root = directory.toAbsolutePath().normalize();
    for (ChangedFile file : files) {
      Path copy = root.resolve(file.name()).normalize();
      if (!copy.startsWith(root)) {
        throw new AnalysisException(AnalysisException.Kind.INPUT, file.name() + " leads out of " + directory + ": nothing is written");
      } else if (isSame(copy, file.file())) {
        throw new AnalysisException(AnalysisException.Kind.REQUEST, "--output " + directory + " is where the sources are: give another directory, or --in-place");
      }
    }
    try {
      for (ChangedFile file : files) {
        Path copy = root.resolve(file.name()).normalize();
        Files.createDirectories(copy.getParent());
        Files.writeString(copy, file.after(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write to " + directory + ": " + FileFault.reason(e) + "; give another directory with --output", e);
    }
  }

  private static boolean isSame(Path copy, Path file) throws AnalysisException {
    try {
      return Files.exists(copy) && Files.isSameFile(copy, file);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot read " + copy + ": " + FileFault.reason(e), e);
    }
  }

  /**
   * Asks before anything runs whether the sources may be changed that a request comes to: those with the loops that it names, or else all of the program's own.
   *
   * @throws AnalysisException if git has one of them otherwise
   */
  public static void checkInPlace(ApplyRequest request) throws AnalysisException {
    if (request.target().isRecording()) {
      return; // It has no sources, which is told of it.
    }
    try (Frontend.Result program = Frontend.loadClasses(request.target().frontendRequest())) {
      for (Path file : LocatedCalls.files(program)) {
        boolean asked = request.loops().isEmpty() || request.loops().stream().anyMatch(name -> file.endsWith(Path.of(name.substring(0, name.lastIndexOf(':')))));
        if (asked && !MatchingSources.isGenerated(file, Files.readString(file, StandardCharsets.UTF_8))) {
          checkInPlace(file, SourceCopies.named(request.target(), file.toString()));
        }
      }
    } catch (FrontendException | IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    }
  }

  private static void checkInPlace(Path file, String name) throws AnalysisException {
    String obstacle = obstacle(file);
    if (!obstacle.isEmpty()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--in-place: " + name + " " + obstacle + "; nothing is written");
    }
  }

  /**
   * Writes them in the place of the sources, if git has each of them as it is.
   *
   * @throws AnalysisException if it has not, and nothing is written then
   */
  public static void inPlace(List<ChangedFile> files) throws AnalysisException {
    for (ChangedFile file : files) {
      checkInPlace(file.file(), file.name());
    }
    try {
      for (ChangedFile file : files) {
        Files.writeString(file.file(), file.after(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write in place: " + FileFault.reason(e) + "; git checkout undoes what was written", e);
    }
  }

  private static String obstacle(Path changed) throws AnalysisException {
    Path file = changed.toAbsolutePath().normalize();
    if (Files.isSymbolicLink(file)) {
      return "is a link: give the file itself";
    } else if (!Files.isWritable(file)) {
      return "cannot be written: use --output or --diff";
    } else if (git(file, "ls-files", "--error-unmatch") != 0) {
      return "is not under version control by git: use --output or --diff";
    } else if (git(file, "diff", "--quiet", "HEAD") != 0) {
      return "has changes that are not committed: commit them first, or use --output or --diff";
    }
    return "";
  }

  private static int git(Path file, String... command) throws AnalysisException {
    List<String> line = new ArrayList<>(List.of("git", "-c", "core.fsmonitor=false", "-C", file.getParent().toString()));
    line.addAll(List.of(command));
    line.addAll(List.of("--", file.getFileName().toString()));
    try {
      return new ProcessBuilder(line).redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD).start().waitFor();
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "--in-place needs git, which cannot be run (" + e.getMessage() + "): use --output or --diff", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted", e);
    }
  }
}
