package org.parcast.languageserver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.valueflow.CommunicationRequest;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.AnalysisRequest;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.Engine;
import org.parcast.engine.LoopsEngine;
import org.parcast.engine.LoopsRequest;
import org.parcast.engine.Region;
import org.parcast.engine.Target;
import org.parcast.report.SourceFile;

/** Judges the loops of a source as the editor holds it, saved or not. */
final class LoopJudge {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

  private final List<Path> classPath;

  LoopJudge(List<Path> classPath) {
    this.classPath = classPath;
  }

  /** What is proven of a text. */
  Judged judge(Path file, String text) {
    return judge(file, text, target -> new Found(LoopsEngine.analyze(LoopsRequest.staticOnly(target), new Silent()).loops(), Traffic.UNKNOWN));
  }

  /** What a run of the program with this text shows besides. */
  Judged measure(Path file, String text, RunSettings settings, AnalysisListener listener) {
    return judge(file, text, target -> {
      CommunicationRequest asked = CommunicationRequest.of(List.of(settings.ranks()));
      try {
        AnalysisResult result =
            Engine.analyze(new AnalysisRequest(target, settings.run(), new Region(List.of(), null, 0), asked, true, null, true, null), listener);
        return new Found(result.loops().orElse(List.of()), traffic(result));
      } catch (AnalysisException e) {
        if (e.kind() != AnalysisException.Kind.INPUT) {
          throw e;
        }
        // A program without arrays has loops all the same.
        return new Found(LoopsEngine.analyze(new LoopsRequest(target, settings.run()), listener).loops(), Traffic.UNKNOWN);
      }
    });
  }

  /** What a recording shows of the file as it was then; nothing where the file was no part of the program, or the recording cannot be read. */
  Optional<Judged> recorded(Path file, Path recording, int ranks) {
    try {
      Target target = Target.of(recording);
      AnalysisRequest request = new AnalysisRequest(target, null, null, CommunicationRequest.of(List.of(ranks)), true, null);
      AnalysisResult result = Engine.analyze(request, new Silent());
      Optional<SourceFile> then = result.run().sources().find(file.getFileName().toString());
      if (then.isEmpty()) {
        return Optional.empty();
      }
      List<LoopFinding> loops = LoopsEngine.analyze(new LoopsRequest(target, null), new Silent()).loops();
      return Optional.of(new Judged(String.join("\n", then.get().lines()), of(file, loops), "", traffic(result)));
    } catch (AnalysisException | RuntimeException e) {
      return Optional.empty(); // the user did not ask for it
    }
  }

  private static Traffic traffic(AnalysisResult result) {
    return result.communication().ranks().stream().findFirst().map(answer -> new Traffic(answer.ranks(), answer.attribution())).orElse(Traffic.UNKNOWN);
  }

  private static List<LoopFinding> of(Path file, List<LoopFinding> loops) {
    Comparator<LoopFinding> order = Comparator.comparingInt(LoopFinding::line).thenComparingInt(LoopFinding::depth);
    return loops.stream().filter(loop -> loop.file() != null && Path.of(loop.file()).getFileName().equals(file.getFileName())).sorted(order).toList();
  }

  /** What an analysis found of a whole program. */
  private record Found(List<LoopFinding> loops, Traffic traffic) {}

  /** An analysis of a program. */
  private interface Analysis {
    Found of(Target target) throws AnalysisException;
  }

  /** Analyses the text in the place of the file; other classes are taken from the sources around that. */
  private Judged judge(Path file, String text, Analysis analysis) {
    Path copies = null;
    try {
      copies = Files.createTempDirectory("parcast-editor-");
      Path inPackage = packageOf(text);
      Path copy = copies.resolve(inPackage).resolve(file.getFileName());
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, text);
      Target target = new Target(copy, null, classPath, List.of(root(file, inPackage)), List.of(), List.of());
      Found found = analysis.of(target);
      return new Judged(text, of(file, found.loops()), "", found.traffic());
    } catch (AnalysisException e) {
      return new Judged(text, List.of(), e.printable().replace(copies.toString(), ""));
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
