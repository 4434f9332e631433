package org.parcast.engine.build;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Target;

/**
 * A project as its build tool knows it. Directories that do not exist are left out.
 *
 * @param name of the project, for files of results
 * @param directory where it is
 * @param classes directories of its classes
 * @param testClasses directories of the classes of its tests
 * @param classPath what its classes need at run time, these left out
 * @param testClassPath what its tests need at run time, the classes and those of the tests among it
 * @param sources roots of its sources
 * @param testSources roots of the sources of its tests
 */
public record BuildProject(
    String name, Path directory, List<Path> classes, List<Path> testClasses, List<Path> classPath, List<Path> testClassPath, List<Path> sources, List<Path> testSources) {
  public BuildProject {
    classes = existing(classes);
    testClasses = existing(testClasses);
    List<Path> others = new ArrayList<>(classPath);
    others.removeAll(classes);
    classPath = existing(others);
    testClassPath = existing(testClassPath);
    sources = existing(sources);
    testSources = existing(testSources);
  }

  /** The same, with paths of source files told relative to a directory, as that of a project above. */
  BuildProject within(Path above) {
    return new BuildProject(name, above, classes, testClasses, classPath, testClassPath, sources, testSources);
  }

  private static List<Path> existing(List<Path> paths) {
    return paths.stream().filter(Files::exists).distinct().toList();
  }

  /** Whether there is anything to analyse. */
  public boolean hasClasses() {
    return !classes.isEmpty();
  }

  /** Its classes as a program. Where they are in several directories, as of Java and Kotlin, the others count as analysed libraries. */
  Target target(String mainClass, List<String> includes, List<String> excludes) throws AnalysisException {
    Path home = classes.get(0);
    List<Path> path = new ArrayList<>();
    List<String> analysed = new ArrayList<>(includes);
    for (Path directory : classes) {
      if (mainClass != null && Files.exists(directory.resolve(mainClass.replace('.', '/') + ".class"))) {
        home = directory;
      }
    }
    for (Path directory : classes) {
      if (!directory.equals(home)) {
        path.add(directory);
        analysed.addAll(TestMethod.packages(directory));
      }
    }
    path.addAll(classPath);
    return new Target(home, mainClass, path, sources, List.copyOf(analysed), List.copyOf(excludes), directory);
  }
}
