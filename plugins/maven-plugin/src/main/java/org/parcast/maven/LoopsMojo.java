package org.parcast.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.parcast.analyses.dependence.Dialect;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.LoopsEngine;
import org.parcast.engine.LoopsRequest;
import org.parcast.engine.LoopsResult;
import org.parcast.report.LoopsText;

/** Tells which loops of the project can run in parallel, and what stops the others, without running it. */
@Mojo(name = "loops", threadSafe = true, requiresDependencyResolution = ResolutionScope.TEST)
@Execute(phase = LifecyclePhase.PROCESS_CLASSES)
public final class LoopsMojo extends ParcastMojo {
  /** How to write a parallel loop: pyjama, omp4j, jomp or java. */
  @Parameter(property = "parcast.dialect", defaultValue = "pyjama")
  private String dialect;

  @Override
  void run() throws AnalysisException, MojoExecutionException {
    if (!hasClasses()) {
      return;
    }
    Dialect asked;
    try {
      asked = Dialect.valueOf(dialect.strip().toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "parcast.dialect: " + dialect + " is none; there are pyjama, omp4j, jomp and java", e);
    }
    LoopsResult result = LoopsEngine.analyze(LoopsRequest.staticOnly(classesOf(project(), null)), new Quiet());
    result.warnings().forEach(getLog()::warn);
    new Results(outputDirectory()).write(result, project().getArtifactId(), asked);
    StringBuilder text = new StringBuilder();
    try {
      LoopsText.write(result.loops(), asked, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    text.toString().lines().forEach(getLog()::info);
  }
}
