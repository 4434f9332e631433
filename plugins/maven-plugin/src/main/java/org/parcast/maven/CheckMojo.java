package org.parcast.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;

/** Fails the build where a loop has ceased to be parallel, or a forecast passes a limit. */
@Mojo(name = "check", threadSafe = true, defaultPhase = LifecyclePhase.VERIFY, requiresDependencyResolution = ResolutionScope.TEST)
public final class CheckMojo extends RunMojo {
  /** Loops that must be proven parallel (with private copies or reductions if need be), as Solver.java:42. */
  @Parameter(property = "parcast.parallelLoops")
  private List<String> parallelLoops = new ArrayList<>();

  /** What no forecast may pass, as bytes_per_step@16&gt;1MB or hit_rate@8&lt;90%; the program is run only if there is a limit. */
  @Parameter(property = "parcast.limits")
  private List<String> limits = new ArrayList<>();

  /** The caches that hit rates are of, as --cache of the command line: a preset, or levels as l1=8k:8:64:private,l2=128k:16:64:shared. */
  @Parameter(property = "parcast.cache")
  private String cache;

  @Override
  String command() {
    return "check";
  }

  @Override
  BuildSettings settings() {
    return settings(cache, parallelLoops, limits);
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException, MojoFailureException {
    List<String> broken = hasClasses() ? analyses.check(project()) : List.of();
    if (!broken.isEmpty()) {
      broken.forEach(getLog()::error);
      throw new MojoFailureException(broken.size() == 1 ? broken.get(0) : broken.size() + " checks of Parcast failed; they are listed above");
    }
  }
}
