package org.parcast.gradle;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Internal;
import org.parcast.engine.build.BuildAnalyses;
import org.parcast.engine.build.BuildProject;
import org.parcast.engine.run.AnalysisException;

/** One report of the loops of all projects of a build. */
@CacheableTask
public class AggregateTask extends LoopsTask {
  private final ConfigurableFileCollection allClasses = getProject().files();
  private final List<Part> parts = new ArrayList<>();

  /** A project's name, its classes, and what they need; no record, as Gradle's configuration cache refuses those that are not public. */
  private static final class Part {
    private final String name;
    private final File directory;
    private final FileCollection classes;
    private final FileCollection classPath;
    private final FileCollection sources;

    Part(String name, File directory, FileCollection classes, FileCollection classPath, FileCollection sources) {
      this.name = name;
      this.directory = directory;
      this.classes = classes;
      this.classPath = classPath;
      this.sources = sources;
    }

    BuildProject project() {
      return new BuildProject(name, directory.toPath(), paths(classes.getFiles()), List.of(), paths(classPath.getFiles()), List.of(), paths(sources.getFiles()), List.of());
    }
  }

  /** Classes of all projects, and what they need. */
  @Classpath
  public ConfigurableFileCollection getAllClasses() {
    return allClasses;
  }

  /** How many projects there are. */
  @Internal
  public int getNumberOfProjects() {
    return parts.size();
  }

  /** Adds a project. */
  void add(String name, File directory, FileCollection classes, FileCollection classPath, FileCollection sources) {
    parts.add(new Part(name, directory, classes, classPath, sources));
    allClasses.from(classes, classPath);
    getFiles().getSources().from(sources);
  }

  @Override
  void run(BuildAnalyses analyses) throws AnalysisException {
    analyses.aggregate(getProjectDirectory().get().toPath(), parts.stream().map(Part::project).toList());
  }
}
