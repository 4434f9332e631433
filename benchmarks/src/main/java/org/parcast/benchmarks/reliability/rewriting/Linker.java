package org.parcast.benchmarks.reliability.rewriting;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Links classes in a virtual machine of its own, which verifies them, without initialising them:
 * {@code Linker CLASSES PATH PLACE...}, where {@code CLASSES} is a file of class names, each place is a directory of all of them, and the
 * path leads to the recorder and to other libraries.
 * Prints a line for each class of each place: the place, the class, and the error or nothing, with tabs between.
 */
final class Linker {
  private Linker() {}

  /** Runs it. */
  public static void main(String[] arguments) throws IOException {
    List<String> names = Files.readAllLines(Path.of(arguments[0]));
    StringBuilder lines = new StringBuilder();
    for (String place : List.of(arguments).subList(2, arguments.length)) {
      try (URLClassLoader loader = loader(place + File.pathSeparator + arguments[1])) {
        names.forEach(name -> lines.append(place).append('\t').append(name).append('\t').append(error(name, loader)).append('\n'));
      }
    }
    System.out.print(lines);
  }

  private static URLClassLoader loader(String path) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String entry : path.split(File.pathSeparator)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  /** What keeps the class from being linked, or nothing: to be asked for its fields, a class is linked, and so verified. */
  private static String error(String name, ClassLoader loader) {
    try {
      Class.forName(name, false, loader).getDeclaredFields();
      return "";
    } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
      return (e.getClass().getSimpleName() + ": " + e.getMessage()).lines().limit(6).map(String::strip).reduce((first, second) -> first + " | " + second).orElse("");
    }
  }
}
