package org.parcast.recorder;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.security.CodeSource;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.parcast.recording.file.RecordingFormat;

/**
 * Where the program finds its own files: not with the rewritten classes, which come first on the class path, but with those that it has without the recorder.
 * It reads and compiles against its class files, looks for what lies beside them, and starts others from them. The program's calls of the methods with these
 * names come here instead.
 */
public final class OwnFiles {
  private static final String JAR = "jar:";

  /** Where the rewritten classes and the recorder are; nothing before anything is hidden. */
  private static List<String> hidden = List.of();

  private static URL original;

  private OwnFiles() {}

  /** From now on the first entry of the class path, which holds the main class, is told to nobody. */
  static void hideFirst(String mainClass) throws IOException {
    String file = mainClass.replace('.', '/') + ".class";
    List<URL> places = Collections.list(ClassLoader.getSystemResources(file));
    String path = System.getProperty("java.class.path");
    int first = path.indexOf(File.pathSeparatorChar);
    if (places.size() < 2 || first < 0) {
      return;
    }
    hidden = List.of(root(places.get(0), file), root(OwnFiles.class), root(RecordingFormat.class));
    String root = root(places.get(1), file);
    original = new URL(root.startsWith(JAR) ? root.substring(JAR.length(), root.lastIndexOf("!/")) : root);
    System.setProperty("java.class.path", path.substring(first + 1));
  }

  private static String root(Class<?> ours) {
    String file = ours.getName().replace('.', '/') + ".class";
    return root(ClassLoader.getSystemResource(file), file);
  }

  private static String root(URL place, String file) {
    String text = place.toString();
    return text.substring(0, text.length() - file.length());
  }

  /** {@link CodeSource#getLocation}. */
  public static URL getLocation(CodeSource of) {
    URL found = of.getLocation();
    return hiddenRoot(found) == null ? found : original;
  }

  /** {@link Class#getResource}. */
  public static URL getResource(Class<?> of, String name) {
    URL found = of.getResource(name);
    String root = hiddenRoot(found);
    return root == null ? found : getResource(of.getClassLoader(), found.toString().substring(root.length()));
  }

  /** {@link Class#getResourceAsStream}. */
  public static InputStream getResourceAsStream(Class<?> of, String name) {
    return hiddenRoot(of.getResource(name)) == null ? of.getResourceAsStream(name) : opened(getResource(of, name));
  }

  /** {@link ClassLoader#getResource}. */
  public static URL getResource(ClassLoader of, String name) {
    URL found = of.getResource(name);
    if (hiddenRoot(found) == null) {
      return found;
    }
    try {
      Enumeration<URL> others = getResources(of, name);
      return others.hasMoreElements() ? others.nextElement() : null;
    } catch (IOException e) {
      return null;
    }
  }

  /** {@link ClassLoader#getResourceAsStream}. */
  public static InputStream getResourceAsStream(ClassLoader of, String name) {
    return hiddenRoot(of.getResource(name)) == null ? of.getResourceAsStream(name) : opened(getResource(of, name));
  }

  /** {@link ClassLoader#getResources}. */
  public static Enumeration<URL> getResources(ClassLoader of, String name) throws IOException {
    return Collections.enumeration(Collections.list(of.getResources(name)).stream().filter(place -> hiddenRoot(place) == null).toList());
  }

  private static InputStream opened(URL place) {
    try {
      return place == null ? null : place.openStream();
    } catch (IOException e) {
      return null; // as where the library finds it and cannot read it
    }
  }

  /** Which of the hidden places it is in, or null. */
  private static String hiddenRoot(URL place) {
    return place == null ? null : hidden.stream().filter(root -> place.toString().startsWith(root)).findFirst().orElse(null);
  }
}
