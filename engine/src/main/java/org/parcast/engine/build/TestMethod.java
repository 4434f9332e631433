package org.parcast.engine.build;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.Target;

/**
 * A JUnit test method that is run as a program: a class beside the test makes an instance, calls what is annotated with BeforeEach (JUnit 5) or
 * Before (JUnit 4), then the test, as JUnit would.
 *
 * @param className its class
 * @param method its name
 */
record TestMethod(String className, String method) {
  private static final String STARTER = "ParcastStarter";

  static TestMethod parse(String text) throws AnalysisException {
    String[] parts = text.strip().split("#");
    if (parts.length != 2 || parts[0].isEmpty() || parts[1].isEmpty()) {
      throw new AnalysisException(Kind.REQUEST, "parcast.test: give a class and a method, as in com.example.SolverTest#converges; found " + text);
    }
    return new TestMethod(parts[0], parts[1]);
  }

  /** The test as a program; its class path has the project's classes, and all packages of project and tests are analysed. */
  Target target(BuildProject project, BuildSettings settings, Path directory) throws AnalysisException {
    List<String> analysed = new ArrayList<>(settings.includes());
    for (List<Path> classes : List.of(project.classes(), project.testClasses())) {
      for (Path each : classes) {
        analysed.addAll(packages(each));
      }
    }
    List<Path> sources = new ArrayList<>(project.sources());
    sources.addAll(project.testSources());
    Path starter = starter(project.testClassPath(), directory);
    return new Target(starter, starterClass(), project.testClassPath(), sources, List.copyOf(analysed), List.copyOf(settings.excludes()), project.directory());
  }

  private String packageName() {
    int dot = className.lastIndexOf('.');
    return dot < 0 ? "" : className.substring(0, dot);
  }

  /** Name of the class that starts the test. */
  String starterClass() {
    return packageName().isEmpty() ? STARTER : packageName() + "." + STARTER;
  }

  /** Makes the class that starts the test; answers the directory that holds it. */
  Path starter(List<Path> classPath, Path directory) throws AnalysisException {
    String simple = className.substring(className.lastIndexOf('.') + 1);
    StringBuilder source = new StringBuilder();
    source.append(packageName().isEmpty() ? "" : "package " + packageName() + ";\n");
    source.append("public class " + STARTER + " {\n  public static void main(String[] args) throws Exception {\n");
    source.append("    " + simple + " test = new " + simple + "();\n");
    before(classPath).forEach(name -> source.append("    test." + name + "();\n"));
    source.append("    test." + method + "();\n  }\n}\n");
    try {
      Path file = Files.createDirectories(directory.resolve("source")).resolve(STARTER + ".java");
      Files.writeString(file, source);
      Path classes = Files.createDirectories(directory.resolve("classes"));
      JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
      String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
      ByteArrayOutputStream errors = new ByteArrayOutputStream();
      if (compiler == null || compiler.run(null, errors, errors, "-g", "-proc:none", "-cp", path, "-d", classes.toString(), file.toString()) != 0) {
        throw new AnalysisException(Kind.REQUEST, "parcast.test: " + className + "#" + method
            + " cannot be called from its package without arguments: " + errors.toString(StandardCharsets.UTF_8).lines().findFirst().orElse(""));
      }
      return classes;
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot write to " + directory + ": " + e.getMessage(), e);
    }
  }

  private List<String> before(List<Path> classPath) throws AnalysisException {
    List<URL> urls = new ArrayList<>();
    try {
      for (Path element : classPath) {
        urls.add(element.toUri().toURL());
      }
    } catch (MalformedURLException e) {
      throw new AnalysisException(Kind.INPUT, "the class path has an element without address: " + e.getMessage(), e);
    }
    try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
      Method[] methods = Class.forName(className, false, loader).getDeclaredMethods();
      if (Arrays.stream(methods).noneMatch(m -> m.getName().equals(method))) {
        throw new AnalysisException(Kind.REQUEST, "parcast.test: " + className + " has no method " + method);
      }
      return Arrays.stream(methods).filter(TestMethod::isBefore).map(Method::getName).sorted().toList();
    } catch (ClassNotFoundException | LinkageError e) {
      throw new AnalysisException(Kind.REQUEST, "parcast.test: there is no class " + className + " among the test classes; compile them first", e);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read the test classes: " + e.getMessage(), e);
    }
  }

  private static boolean isBefore(Method method) {
    return Stream.of(method.getAnnotations()).map(Annotation::annotationType).map(Class::getSimpleName)
        .anyMatch(name -> name.equals("BeforeEach") || name.equals("Before"));
  }

  /** Packages of the classes in a directory. */
  static Set<String> packages(Path classes) throws AnalysisException {
    Set<String> packages = new TreeSet<>();
    if (!Files.isDirectory(classes)) {
      return packages;
    }
    try (Stream<Path> files = Files.walk(classes)) {
      files.filter(file -> file.toString().endsWith(".class")).forEach(file -> {
        String name = classes.relativize(file).toString().replace(File.separatorChar, '.').replaceFirst("\\.class$", "");
        packages.add(name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name);
      });
      return packages;
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read " + classes + ": " + e.getMessage(), e);
    }
  }
}
