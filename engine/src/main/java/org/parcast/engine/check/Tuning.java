package org.parcast.engine.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.engine.apply.AppliedLoop;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.LoopText;
import org.parcast.frontend.stream.SourceText;
import org.parcast.report.apply.Trial;

/** Tries sets of loops: begins with none, and takes the loop that makes the program fastest as long as one does. */
final class Tuning {
  private static final int RUNS = 3;

  private final ApplyResult applied;
  private final Compiler compiler;
  private final VersionRuns runs;
  private final AnalysisListener listener;

  /** Makes class files of texts. */
  interface Compiler {
    Path compile(Map<Path, String> texts) throws IOException, FrontendException;
  }

  Tuning(ApplyResult applied, Compiler compiler, VersionRuns runs, AnalysisListener listener) {
    this.applied = applied;
    this.compiler = compiler;
    this.runs = runs;
    this.listener = listener;
  }

  /** The sets that were tried, the fastest first. */
  List<Trial.Tried> tried(double sequential) throws AnalysisException, IOException, InterruptedException, FrontendException {
    List<Trial.Tried> all = new ArrayList<>(List.of(new Trial.Tried(List.of(), sequential)));
    List<AppliedLoop> taken = new ArrayList<>();
    List<AppliedLoop> left = new ArrayList<>(applied.loops().stream().filter(AppliedLoop::isWritten).toList());
    double best = sequential;
    boolean faster = true;
    while (faster && !left.isEmpty()) {
      AppliedLoop fastest = null;
      for (AppliedLoop loop : left) {
        List<AppliedLoop> set = new ArrayList<>(taken);
        set.add(loop);
        double seconds = seconds(set);
        all.add(new Trial.Tried(set.stream().map(each -> each.finding().place()).toList(), seconds));
        if (seconds < best) {
          best = seconds;
          fastest = loop;
        }
      }
      faster = fastest != null;
      taken.addAll(faster ? List.of(fastest) : List.of());
      left.remove(fastest);
    }
    all.sort(Comparator.comparingDouble(Trial.Tried::seconds));
    return all;
  }

  private double seconds(List<AppliedLoop> loops) throws AnalysisException, IOException, InterruptedException, FrontendException {
    listener.stage("trying " + loops.size() + " of the loops in parallel");
    Map<Path, Map<LoopSyntax, LoopText>> byFile = new LinkedHashMap<>();
    loops.forEach(loop -> byFile.computeIfAbsent(Path.of(loop.source().file()), file -> new LinkedHashMap<>()).put(loop.source().syntax(), loop.text()));
    Map<Path, String> texts = new LinkedHashMap<>();
    byFile.forEach((file, written) -> texts.put(file, SourceText.of(written)));
    Path version = compiler.compile(texts);
    List<Double> times = new ArrayList<>();
    for (int run = 0; run < RUNS; run++) {
      times.add(runs.run(version, Runtime.getRuntime().availableProcessors()).seconds());
    }
    return Turns.median(times);
  }
}
