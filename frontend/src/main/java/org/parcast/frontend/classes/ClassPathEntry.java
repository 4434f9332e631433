package org.parcast.frontend.classes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** A directory or jar of class files. */
public final class ClassPathEntry {
  private static final String SUFFIX = ".class";
  private static final Pattern SIGNATURE = Pattern.compile("META-INF/[^/]+\\.SF", Pattern.CASE_INSENSITIVE);

  private final Path path;

  public ClassPathEntry(Path path) {
    this.path = path;
  }

  /** Reads the class files of the classes chosen, in the order of their names. */
  public List<ClassFile> read(Predicate<String> chosen) throws FrontendException {
    try {
      return Files.isDirectory(path) ? readDirectory(chosen) : readJar(chosen);
    } catch (ZipException e) {
      throw damaged(e);
    } catch (IOException e) {
      throw new FrontendException(path + ": cannot be read (" + e + ")");
    }
  }

  /** Refuses a jar that cannot be opened: what is missing of it would be told of the program's classes. */
  public void check() throws FrontendException {
    if (Files.isRegularFile(path) && path.toString().endsWith(".jar")) {
      try (JarFile jar = new JarFile(path.toFile())) {
        jar.size();
      } catch (ZipException e) {
        throw damaged(e);
      } catch (IOException e) {
        throw new FrontendException(path + ": cannot be read (" + e.getMessage() + ")");
      }
    }
  }

  private FrontendException damaged(ZipException e) {
    return new FrontendException(path + ": no jar, or a damaged one (" + e.getMessage() + "); build or fetch it again");
  }

  /** The main class that a jar's manifest names, or null. */
  public String mainClass() throws FrontendException {
    if (Files.isDirectory(path)) {
      return null;
    }
    try (JarFile jar = new JarFile(path.toFile())) {
      Manifest manifest = jar.getManifest();
      return manifest == null ? null : manifest.getMainAttributes().getValue("Main-Class");
    } catch (IOException e) {
      throw new FrontendException(path + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  /** Whether this is a signed jar. */
  public boolean isSigned() throws FrontendException {
    if (!path.toString().endsWith(".jar") || Files.isDirectory(path)) {
      return false;
    }
    try (JarFile jar = new JarFile(path.toFile())) {
      return jar.stream().anyMatch(entry -> SIGNATURE.matcher(entry.getName()).matches());
    } catch (IOException e) {
      throw new FrontendException(path + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  private List<ClassFile> readDirectory(Predicate<String> chosen) throws IOException {
    List<ClassFile> read = new ArrayList<>();
    for (Path file : FileTree.list(path, file -> file.toString().endsWith(SUFFIX))) {
      String name = className(path.relativize(file).toString().replace('\\', '/'));
      if (name != null && chosen.test(name)) {
        read.add(new ClassFile(name, Files.readAllBytes(file), file.toString()));
      }
    }
    return read;
  }

  private List<ClassFile> readJar(Predicate<String> chosen) throws IOException {
    List<ClassFile> read = new ArrayList<>();
    // The classes of a multi-release jar in the versions that this Java, which also runs the program, takes. Signatures are the running program's matter.
    try (JarFile jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion())) {
      List<JarEntry> entries = jar.isMultiRelease() ? jar.versionedStream().toList() : Collections.list(jar.entries());
      for (JarEntry entry : entries) {
        String name = className(entry.getName());
        if (name != null && chosen.test(name)) {
          read.add(new ClassFile(name, jar.getInputStream(entry).readAllBytes(), path + "!" + entry.getRealName()));
        }
      }
    }
    read.sort((left, right) -> left.name().compareTo(right.name()));
    return read;
  }

  /** The class that a file of this name holds; null for module descriptors, other versions of a class and all other files. */
  private static String className(String file) {
    boolean isClass = file.endsWith(SUFFIX) && !file.startsWith("META-INF/");
    String name = isClass ? file.substring(0, file.length() - SUFFIX.length()) : null;
    return name == null || name.endsWith("module-info") || name.endsWith("package-info") ? null : name;
  }
}
