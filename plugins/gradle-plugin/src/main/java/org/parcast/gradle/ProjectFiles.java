package org.parcast.gradle;

import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.Project;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/** The files of a project that an analysis reads; their builders are run before. */
public class ProjectFiles {
  private final ConfigurableFileCollection classes;
  private final ConfigurableFileCollection testClasses;
  private final ConfigurableFileCollection classPath;
  private final ConfigurableFileCollection testClassPath;
  private final ConfigurableFileCollection sources;
  private final ConfigurableFileCollection testSources;
  private final ConfigurableFileCollection settings;

  /** Only makes empty collections; the project is not kept. */
  ProjectFiles(Project project) {
    classes = project.files();
    testClasses = project.files();
    classPath = project.files();
    testClassPath = project.files();
    sources = project.files();
    testSources = project.files();
    settings = project.files();
  }

  /** Directories of the project's classes. */
  @Classpath
  public ConfigurableFileCollection getClasses() {
    return classes;
  }

  /** Directories of its tests' classes. */
  @Classpath
  public ConfigurableFileCollection getTestClasses() {
    return testClasses;
  }

  /** What its classes need at run time. */
  @Classpath
  public ConfigurableFileCollection getClassPath() {
    return classPath;
  }

  /** What its tests need at run time. */
  @Classpath
  public ConfigurableFileCollection getTestClassPath() {
    return testClassPath;
  }

  /** Roots of its sources. */
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public ConfigurableFileCollection getSources() {
    return sources;
  }

  /** Roots of its tests' sources. */
  @InputFiles
  @PathSensitive(PathSensitivity.RELATIVE)
  public ConfigurableFileCollection getTestSources() {
    return testSources;
  }

  /** The settings file, wherever above the project it may be. */
  @InputFiles
  @Optional
  @PathSensitive(PathSensitivity.NONE)
  public ConfigurableFileCollection getSettings() {
    return settings;
  }
}
