package org.parcast.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.engine.AnalysisResult;
import org.parcast.engine.LoopsEngine;
import org.parcast.engine.LoopsRequest;
import org.parcast.engine.Threshold;

/** Fails the build where a loop has ceased to be parallel, or a forecast passes a limit. */
@Mojo(name = "check", threadSafe = true, defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.TEST)
public final class CheckMojo extends RunMojo {
  /** Loops that must be proven parallel (with private copies or reductions if need be), as Solver.java:42. */
  @Parameter(property = "parcast.parallelLoops")
  private List<String> parallelLoops = new ArrayList<>();

  /** What no forecast may pass, as bytes_per_step@16&gt;1MB; the program is run only if there is a limit. */
  @Parameter(property = "parcast.limits")
  private List<String> limits = new ArrayList<>();

  @Override
  void run() throws AnalysisException, MojoExecutionException, MojoFailureException {
    if (!hasClasses()) {
      return;
    }
    List<Threshold> thresholds = thresholds();
    List<String> broken = new ArrayList<>();
    if (!parallelLoops.isEmpty()) {
      List<LoopFinding> loops = LoopsEngine.analyze(LoopsRequest.staticOnly(classesOf(project(), null)), new Quiet()).loops();
      for (String place : parallelLoops) {
        checkLoop(place, loops, broken);
      }
    }
    if (!thresholds.isEmpty()) {
      AnalysisResult result = analyze();
      new Results(outputDirectory()).write(result);
      for (Threshold threshold : thresholds) {
        if (result.communication().ranks().stream().noneMatch(answer -> threshold.concerns(answer.ranks()))) {
          broken.add("limit " + threshold.text() + " was not checked: there is no forecast for its number of ranks; name it in parcast.ranks");
        }
        threshold.passedBy(result.communication()).forEach(message -> broken.add(message.replaceFirst("^--fail-on", "limit")));
      }
    }
    if (!broken.isEmpty()) {
      broken.forEach(getLog()::error);
      throw new MojoFailureException(broken.size() == 1 ? broken.get(0) : broken.size() + " checks of Parcast failed; they are listed above");
    }
    getLog().info("Parcast: " + (parallelLoops.size() + thresholds.size()) + " checks passed");
  }

  private List<Threshold> thresholds() throws AnalysisException {
    List<Threshold> thresholds = new ArrayList<>();
    for (String limit : limits) {
      try {
        thresholds.add(Threshold.parse(limit));
      } catch (IllegalArgumentException e) {
        throw new AnalysisException(Kind.REQUEST, "parcast.limits: " + e.getMessage(), e);
      }
    }
    return thresholds;
  }

  private static void checkLoop(String place, List<LoopFinding> loops, List<String> broken) {
    List<LoopFinding> there = loops.stream().filter(loop -> isAt(loop, place.strip())).toList();
    if (there.isEmpty()) {
      broken.add("parallel loop " + place + ": no loop starts there; mvn parcast:loops lists them");
    }
    for (LoopFinding loop : there) {
      if (!loop.statically().verdict().isUnordered()) {
        broken.add("parallel loop " + place + " is " + loop.statically().text());
      }
    }
  }

  private static boolean isAt(LoopFinding loop, String place) {
    return loop.file() != null && place.equals(Path.of(loop.file()).getFileName() + ":" + loop.line());
  }
}
