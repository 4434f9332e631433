package org.parcast.languageserver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.LoopsEngine;
import org.parcast.engine.LoopsRequest;
import org.parcast.engine.Run;
import org.parcast.engine.Target;

/** Judges the loops of a source as the editor holds it, saved or not. */
final class LoopJudge {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

  private final List<Path> classPath;

  LoopJudge(List<Path> classPath) {
    this.classPath = classPath;
  }

  /** What is proven, or with a run also what that shows; {@code run} may be null. Other classes are taken from the sources around the file. */
  Judged judge(Path file, String text, Run run) {
    Path copies = null;
    try {
      copies = Files.createTempDirectory("parcast-editor-");
      Path inPackage = packageOf(text);
      Path copy = copies.resolve(inPackage).resolve(file.getFileName());
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, text);
      Target target = new Target(copy, null, classPath, List.of(root(file, inPackage)), List.of(), List.of());
      List<LoopFinding> all = LoopsEngine.analyze(new LoopsRequest(target, run), new Silent()).loops();
      Comparator<LoopFinding> order = Comparator.comparingInt(LoopFinding::line).thenComparingInt(LoopFinding::depth);
      return new Judged(text, all.stream().filter(loop -> loop.file() != null && Path.of(loop.file()).equals(copy)).sorted(order).toList(), "");
    } catch (AnalysisException e) {
      return new Judged(text, List.of(), e.getMessage().replace(copies.toString(), ""));
    } catch (IOException e) {
      return new Judged(text, List.of(), "the text cannot be written to a temporary file: " + e.getMessage());
    } catch (RuntimeException | StackOverflowError defect) { // of ours: the session goes on
      return new Judged(text, List.of(), "internal error, please report it: " + defect);
    } finally {
      delete(copies);
    }
  }

  private static Path packageOf(String text) {
    Matcher declared = PACKAGE.matcher(text);
    return Path.of(declared.find() ? declared.group(1).replace('.', '/') : "");
  }

  private static Path root(Path file, Path inPackage) {
    Path root = file.toAbsolutePath().getParent();
    if (!inPackage.toString().isEmpty() && root.endsWith(inPackage)) {
      for (int level = 0; level < inPackage.getNameCount(); level++) {
        root = root.getParent();
      }
    }
    return root;
  }

  private static void delete(Path directory) {
    if (directory == null) {
      return;
    }
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    } catch (IOException e) {
      System.err.println("parcast: warning: cannot delete " + directory + ": " + e.getMessage());
    }
  }

  /** What the program prints is not shown. */
  private static final class Silent implements AnalysisListener {
    @Override
    public void stage(String name) {}

    @Override
    public void printed(byte[] bytes, int length) {}
  }
}
