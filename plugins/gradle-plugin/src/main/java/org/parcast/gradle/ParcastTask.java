package org.parcast.gradle;

import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.TaskAction;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildProject;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.settings.SettingsFile;

/** What the tasks have in common: the project's files, the settings that all obey, and where results go. */
public abstract class ParcastTask extends DefaultTask {
  private final ProjectFiles files = new ProjectFiles(getProject());
  private final Property<String> projectName = getProject().getObjects().property(String.class);
  private final Property<File> projectDirectory = getProject().getObjects().property(File.class);
  private final ListProperty<String> includes = getProject().getObjects().listProperty(String.class);
  private final ListProperty<String> excludes = getProject().getObjects().listProperty(String.class);
  private final Property<File> outputDirectory = getProject().getObjects().property(File.class);

  /** The files that the analysis reads. */
  @Nested
  public ProjectFiles getFiles() {
    return files;
  }

  /** Name of the project, which its results carry. */
  @Input
  public Property<String> getProjectName() {
    return projectName;
  }

  /** Where the project is; what is there counts by {@link #getFiles()}. */
  @Internal
  public Property<File> getProjectDirectory() {
    return projectDirectory;
  }

  /** Packages or classes of dependencies to analyse too. */
  @Input
  @Optional
  public ListProperty<String> getIncludes() {
    return includes;
  }

  /** Packages or classes of the project to leave out. */
  @Input
  @Optional
  public ListProperty<String> getExcludes() {
    return excludes;
  }

  /** Directory of reports and recordings: one for each task, so that each can be restored from a cache by itself. */
  @OutputDirectory
  public Property<File> getOutputDirectory() {
    return outputDirectory;
  }

  /** Does what the task is for. */
  @TaskAction
  public void analyse() {
    try {
      SettingsFile file = SettingsFile.above(projectDirectory.get().toPath());
      run(new BuildAnalyses(settings().over(file, command()), output(), new TaskLog(getLogger()), TaskLog.NAMES));
    } catch (AnalysisException e) {
      throw new GradleException(e.printable(TaskLog.NAMES)); // who reads the log needs the message, not the way to it
    }
  }

  abstract void run(BuildAnalyses analyses) throws AnalysisException;

  /** The section of the settings file that is for this task. */
  abstract String command();

  /** What is set in the build script. */
  BuildSettings settings() {
    return BuildSettings.ofLoops(includes.getOrNull(), excludes.getOrNull(), null);
  }

  /** Takes the settings of the build script that this task obeys. */
  void obey(ParcastExtension extension) {
    includes.set(extension.getIncludes());
    excludes.set(extension.getExcludes());
    String own = command();
    outputDirectory.set(extension.getOutputDirectory().map(all -> new File(all, own)));
  }

  /** The project as the engine takes it. */
  BuildProject project() {
    return new BuildProject(projectName.get(), projectDirectory.get().toPath(), paths(files.getClasses().getFiles()), paths(files.getTestClasses().getFiles()),
        paths(files.getClassPath().getFiles()), paths(files.getTestClassPath().getFiles()), paths(files.getSources().getFiles()),
        paths(files.getTestSources().getFiles()));
  }

  /** The project, if it has classes to analyse; one of documents has none, which is said. */
  boolean hasClasses() {
    if (project().hasClasses()) {
      return true;
    }
    getLogger().lifecycle("Parcast: {} has no classes", projectName.get());
    return false;
  }

  Path output() {
    return outputDirectory.get().toPath();
  }

  static List<Path> paths(Collection<File> files) {
    return files.stream().map(File::toPath).toList();
  }
}
