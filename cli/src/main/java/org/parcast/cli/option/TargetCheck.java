package org.parcast.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import org.parcast.cli.console.SimilarFile;
import org.parcast.engine.run.AnalysisException;

/** Looks at a file before anything is done with it. */
public final class TargetCheck {
  private TargetCheck() {}

  /** Whether the file is taken for a trace: any that is no program. */
  public static boolean isTrace(Path path) {
    return Files.isRegularFile(path) && !isProgramName(path);
  }

  /** Whether a file of this name is taken for a program. */
  public static boolean isProgramName(Path path) {
    return String.valueOf(path.getFileName()).matches(".*\\.(java|jar|class)");
  }

  /** Refuses a file or directory that is not there or cannot be read. */
  public static void exists(Path path) throws AnalysisException {
    if (!Files.exists(path)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "no such file or directory: " + path + remedy(path));
    }
    if (!Files.isRegularFile(path) && !Files.isDirectory(path)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, path + " is a pipe or a device: give a file or a directory");
    }
    if (!Files.isReadable(path)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot read " + path + ": give yourself the right to read it");
    }
  }

  /** The file that was perhaps meant, else how far the path leads: relative ones start where the command was started. */
  private static String remedy(Path path) {
    String similar = SimilarFile.to(path);
    if (!similar.isEmpty()) {
      return similar;
    }
    Path missing = path.toAbsolutePath().normalize();
    while (missing.getParent() != null && !Files.exists(missing.getParent())) {
      missing = missing.getParent();
    }
    return "; there is no '" + missing.getFileName() + "' in " + missing.getParent();
  }

  /** Refuses what is no file that can be read; {@code holding} says what it should hold. */
  public static void isFile(Path path, String holding) throws AnalysisException {
    exists(path);
    if (Files.isDirectory(path)) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, path + " is a directory: give a file " + holding);
    }
  }
}
