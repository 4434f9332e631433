package org.parcast.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildProject;
import org.parcast.engine.run.AnalysisException;

/** One report of the loops of all modules of a build, in the target directory of the module it is called in. */
@Mojo(name = "aggregate", threadSafe = true, aggregator = true, requiresDependencyResolution = ResolutionScope.TEST)
public final class AggregateMojo extends ParcastMojo {
  @Parameter(defaultValue = "${reactorProjects}", readonly = true, required = true)
  private List<MavenProject> reactor;

  @Override
  String command() {
    return "loops";
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException {
    List<BuildProject> projects = new ArrayList<>();
    for (MavenProject module : reactor) {
      projects.add(project(module));
    }
    analyses.aggregate(project().directory(), projects);
  }
}
