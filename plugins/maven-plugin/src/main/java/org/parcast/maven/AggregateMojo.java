package org.parcast.maven;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.LoopsEngine;
import org.parcast.engine.LoopsRequest;
import org.parcast.engine.LoopsResult;
import org.parcast.report.Sources;

/** One report of the loops of all modules of a build, in the target directory of the module it is called in. */
@Mojo(name = "aggregate", threadSafe = true, aggregator = true, requiresDependencyResolution = ResolutionScope.TEST)
public final class AggregateMojo extends ParcastMojo {
  @Parameter(defaultValue = "${reactorProjects}", readonly = true, required = true)
  private List<MavenProject> reactor;

  @Override
  void run() throws AnalysisException, MojoExecutionException {
    List<LoopFinding> loops = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    int modules = 0;
    for (MavenProject module : reactor) {
      if (Files.isDirectory(Path.of(module.getBuild().getOutputDirectory()))) {
        LoopsResult result = LoopsEngine.analyze(LoopsRequest.staticOnly(classesOf(module, null)), new Quiet());
        loops.addAll(result.loops());
        result.warnings().forEach(warning -> warnings.add(module.getArtifactId() + ": " + warning));
        modules++;
      }
    }
    warnings.forEach(getLog()::warn);
    new Results(outputDirectory()).write(new LoopsResult("aggregate", loops, Sources.NONE, warnings, Optional.empty()), "aggregate", Dialect.PYJAMA);
    getLog().info("Loops of " + modules + " modules: " + loops.size() + "; report in " + outputDirectory().resolve("aggregate-loops.html"));
  }
}
