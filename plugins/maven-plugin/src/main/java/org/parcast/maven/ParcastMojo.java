package org.parcast.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildLog;
import org.parcast.engine.build.BuildOptionNames;
import org.parcast.engine.build.BuildProject;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.OptionNames;
import org.parcast.engine.settings.SettingsFile;

/** What the goals have in common: the project, its settings, where results go, and skipping. */
abstract class ParcastMojo extends AbstractMojo {
  private static final OptionNames NAMES = BuildOptionNames.of("-Xmx in MAVEN_OPTS");

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  private MavenProject project;

  /** Skips the goal. */
  @Parameter(property = "parcast.skip", defaultValue = "false")
  private boolean skip;

  /** Why the goal is skipped, for the log. */
  @Parameter(property = "parcast.skipReason")
  private String skipReason;

  /** Directory of reports and recordings. */
  @Parameter(property = "parcast.outputDirectory", defaultValue = "${project.build.directory}/parcast")
  private File outputDirectory;

  /** Packages or classes of dependencies to analyse too. */
  @Parameter(property = "parcast.includes")
  private List<String> includes = new ArrayList<>();

  /** Packages or classes of the project to leave out. */
  @Parameter(property = "parcast.excludes")
  private List<String> excludes = new ArrayList<>();

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("Skipping Parcast: " + (skipReason == null || skipReason.isBlank() ? "parcast.skip is set" : skipReason));
      return;
    }
    try {
      SettingsFile file = SettingsFile.above(project.getBasedir() == null ? Path.of("") : project.getBasedir().toPath());
      file.file().ifPresent(path -> getLog().debug("Settings: " + path));
      run(new BuildAnalyses(settings().over(file, command()), outputDirectory(), new Log(), NAMES));
    } catch (AnalysisException e) {
      // Who reads the log needs the message, not the way to it.
      switch (e.kind()) {
        case INPUT, REQUEST, LIMIT -> throw new MojoExecutionException(e.printable(NAMES));
        case PROGRAM -> throw new MojoFailureException(e.printable(NAMES));
      }
    }
  }

  /** Does what the goal is for. */
  abstract void run(BuildAnalyses analyses) throws AnalysisException, MojoExecutionException, MojoFailureException;

  /** The section of the settings file that is for this goal. */
  abstract String command();

  /** What is set in the POM or as a property. */
  BuildSettings settings() {
    return BuildSettings.ofLoops(includes, excludes, null);
  }

  List<String> includes() {
    return includes;
  }

  List<String> excludes() {
    return excludes;
  }

  Path outputDirectory() {
    return outputDirectory.toPath();
  }

  /** The project, if it has classes to analyse; a parent or a module of documents has none, which is said. */
  boolean hasClasses() throws MojoExecutionException {
    if (project().hasClasses()) {
      return true;
    }
    getLog().info("Skipping Parcast: " + project.getArtifactId() + " has no classes; compile first (mvn compile), where it should have");
    return false;
  }

  BuildProject project() throws MojoExecutionException {
    return project(project);
  }

  static BuildProject project(MavenProject of) throws MojoExecutionException {
    try {
      return new BuildProject(of.getArtifactId(), of.getBasedir().toPath(), paths(List.of(of.getBuild().getOutputDirectory())),
          paths(List.of(of.getBuild().getTestOutputDirectory())), paths(of.getRuntimeClasspathElements()), paths(of.getTestClasspathElements()),
          paths(of.getCompileSourceRoots()), paths(of.getTestCompileSourceRoots()));
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the dependencies of " + of.getArtifactId() + " are not resolved", e);
    }
  }

  private static List<Path> paths(List<String> names) {
    return names.stream().map(Path::of).toList();
  }

  /** Maven's log. */
  private final class Log implements BuildLog {
    @Override
    public void debug(String line) {
      getLog().debug(line);
    }

    @Override
    public void info(String line) {
      getLog().info(line);
    }

    @Override
    public void warn(String line) {
      getLog().warn(line);
    }
  }
}
