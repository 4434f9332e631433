package org.parcast.start;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The program {@code java -jar parcast.jar}. The libraries stand in the jar as jars. They are put into the user's cache once, and loaded from there: the traced
 * program gets the recorder's jar and the recording's, and none of the others.
 */
public final class Start {
  private static final int INPUT = 3;

  private Start() {}

  /** Runs a command; see {@code --help}. */
  public static void main(String[] arguments) throws Throwable {
    List<Path> libraries;
    try {
      libraries = Libraries.ofThisJar().unpacked();
    } catch (IOException e) {
      System.err.println("parcast: error: cannot put the libraries into the cache: " + e.getMessage() + "; set XDG_CACHE_HOME to a directory that can be written");
      System.exit(INPUT);
      return;
    }
    System.setProperty("java.class.path", libraries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    URL[] urls = new URL[libraries.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = libraries.get(i).toUri().toURL();
    }
    ClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader()); // open as long as the virtual machine lives
    Thread.currentThread().setContextClassLoader(loader);
    try {
      loader.loadClass("org.parcast.cli.Main").getMethod("main", String[].class).invoke(null, (Object) arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
