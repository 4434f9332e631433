package org.parcast.engine.build;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
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

  /** Whether a class is among its own, and not those of its tests. */
  boolean has(String className) {
    return holding(classes, className).isPresent();
  }

  /** Whether a class is among those of its tests. */
  boolean hasTest(String className) {
    return holding(testClasses, className).isPresent();
  }

  private static Optional<Path> holding(List<Path> directories, String className) {
    return directories.stream().filter(directory -> Files.exists(directory.resolve(className.replace('.', '/') + ".class"))).findFirst();
  }

  /** Its classes as a program. */
  Target target(String mainClass, List<String> includes, List<String> excludes) throws AnalysisException {
    Path home = mainClass == null ? classes.get(0) : holding(classes, mainClass).orElse(classes.get(0));
    return target(home, classes, classPath, sources, mainClass, includes, excludes);
  }

  /** A test class, or a method of one, as a program. */
  Target test(String test, List<String> includes, List<String> excludes) throws AnalysisException {
    String type = test.replaceFirst("#.*", "");
    Path home = holding(testClasses, type)
        .orElseThrow(() -> new AnalysisException(Kind.REQUEST, "parcast.test: there is no class " + type + " among the test classes; compile them first"));
    return target(home, concat(testClasses, classes), testClassPath, concat(sources, testSources), test, includes, excludes);
  }

  /** What is in a directory as a program; the project's other directories, as of Kotlin beside Java, count as analysed libraries. */
  private Target target(Path home, List<Path> own, List<Path> needed, List<Path> roots, String started, List<String> includes, List<String> excludes) throws AnalysisException {
    List<String> analysed = new ArrayList<>(includes);
    for (Path other : own) {
      if (!other.equals(home)) {
        analysed.addAll(packages(other));
      }
    }
    List<Path> path = new ArrayList<>(concat(own, needed));
    path.remove(home);
    return new Target(home, started, path, roots, List.copyOf(analysed), List.copyOf(excludes), directory);
  }

  private static List<Path> concat(List<Path> first, List<Path> second) {
    return Stream.concat(first.stream(), second.stream()).distinct().toList();
  }

  /** Packages of the classes in a directory. */
  private static Set<String> packages(Path classes) throws AnalysisException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files.filter(file -> file.toString().endsWith(".class")).map(file -> classes.relativize(file).toString().replace(File.separatorChar, '.').replaceFirst("\\.class$", ""))
          .map(name -> name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name).collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read " + classes + ": " + e.getMessage(), e);
    }
  }
}
