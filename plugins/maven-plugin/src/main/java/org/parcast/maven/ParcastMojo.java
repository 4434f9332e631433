package org.parcast.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.Target;

/** What the goals have in common: the project as a target, where results go, and skipping. */
abstract class ParcastMojo extends AbstractMojo {
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

  /** Class whose main method is run, where the project has several. */
  @Parameter(property = "parcast.mainClass")
  private String mainClass;

  /** A JUnit test method to run in place of a main class, as {@code com.example.SolverTest#converges}. */
  @Parameter(property = "parcast.test")
  private String test;

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
      run();
    } catch (AnalysisException e) {
      // Who reads the log needs the message, not the way to it.
      switch (e.kind()) {
        case INPUT, REQUEST, LIMIT -> throw new MojoExecutionException(e.getMessage());
        case PROGRAM -> throw new MojoFailureException(e.getMessage());
      }
    }
  }

  /** Does what the goal is for. */
  abstract void run() throws AnalysisException, MojoExecutionException, MojoFailureException;

  MavenProject project() {
    return project;
  }

  Path outputDirectory() {
    return outputDirectory.toPath();
  }

  /** Whether the project has classes to analyse; a parent or a module of documents has none, which is said. */
  boolean hasClasses() {
    if (Files.isDirectory(classes(project))) {
      return true;
    }
    getLog().info("Skipping Parcast: " + project.getArtifactId() + " has no classes; compile first (mvn compile), where it should have");
    return false;
  }

  private static Path classes(MavenProject of) {
    return Path.of(of.getBuild().getOutputDirectory());
  }

  /** The program to be run: a main class, or the test that was asked for. */
  Target target() throws AnalysisException, MojoExecutionException {
    if (test == null || test.isBlank()) {
      return classesOf(project, mainClass);
    }
    List<Path> path = new ArrayList<>();
    try {
      project.getTestClasspathElements().forEach(element -> path.add(Path.of(element)));
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the dependencies of " + project.getArtifactId() + " are not resolved", e);
    }
    TestMethod method = TestMethod.parse(test);
    List<String> analysed = new ArrayList<>(includes);
    analysed.addAll(TestMethod.packages(classes(project)));
    analysed.addAll(TestMethod.packages(Path.of(project.getBuild().getTestOutputDirectory())));
    List<Path> sources = new ArrayList<>();
    project.getCompileSourceRoots().forEach(root -> sources.add(Path.of(root)));
    project.getTestCompileSourceRoots().forEach(root -> sources.add(Path.of(root)));
    Path starter = method.starter(path, outputDirectory().resolve("test-starter"));
    return new Target(starter, method.starterClass(), existing(path), existing(sources), List.copyOf(analysed), List.copyOf(excludes));
  }

  /** All classes of a project. */
  Target classesOf(MavenProject of, String main) throws MojoExecutionException {
    List<Path> path = new ArrayList<>();
    try {
      of.getRuntimeClasspathElements().forEach(element -> path.add(Path.of(element)));
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("the dependencies of " + of.getArtifactId() + " are not resolved", e);
    }
    path.remove(classes(of));
    List<Path> sources = of.getCompileSourceRoots().stream().map(Path::of).toList();
    return new Target(classes(of), main, existing(path), existing(sources), List.copyOf(includes), List.copyOf(excludes));
  }

  private static List<Path> existing(List<Path> paths) {
    return paths.stream().filter(Files::exists).toList();
  }
}
