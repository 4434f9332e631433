package org.parcast.languageserver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.parcast.engine.ScratchDirectory;
import org.parcast.engine.run.Target;

/** A source as the editor holds it, saved or not, in a directory of its own; other classes are taken from the sources around the file. */
final class EditedSource implements AutoCloseable {
  /** Names between single dots: a text that begins or doubles one would name a path outside the directory. */
  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+(\\w+(?:\\.\\w+)*)\\s*;");

  private final Path file;
  private final Path root;
  private final ScratchDirectory directory;
  private final Path copies;
  private final Path copy;

  /** @param file where the text is to be saved */
  EditedSource(Path file, String text) throws IOException {
    this.file = file;
    Path inPackage = packageOf(text);
    root = root(file, inPackage);
    directory = ScratchDirectory.of("editor");
    copies = directory.path();
    copy = copies.resolve(inPackage).resolve(file.getFileName());
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, text);
  }

  /** Its classes and all that they need. */
  Target target(List<Path> classPath) {
    return new Target(copy, null, classPath, List.of(root), List.of(), List.of());
  }

  /** The program that is started by the main class of the settings, or where none is set by that of this source. */
  Target target(List<Path> classPath, RunSettings settings) throws IOException {
    Path started = copy;
    if (settings.mainClass() != null) {
      String source = settings.mainClass().replace('.', '/') + ".java";
      Path main = copies.resolve(source);
      if (Files.isRegularFile(root.resolve(source)) && !main.equals(copy)) {
        Files.createDirectories(main.getParent());
        Files.copy(root.resolve(source), main); // beside the edited text, so that this comes before what is saved
        started = main;
      }
    }
    return new Target(started, settings.mainClass(), classPath, List.of(root), settings.includes(), settings.excludes());
  }

  /** A message about the copy, as one about the file. */
  String told(String message) {
    return message.replace(copy.toString(), file.toString()).replace(copies.toString(), root.toString());
  }

  private static Path packageOf(String text) {
    Matcher declared = PACKAGE.matcher(text);
    return Path.of(declared.find() ? declared.group(1).replace('.', '/') : "");
  }

  private static Path root(Path file, Path inPackage) {
    Path root = file.toAbsolutePath().getParent();
    if (!inPackage.toString().isEmpty() && root.endsWith(inPackage)) {
      for (int level = 0; level < inPackage.getNameCount(); level++) {
        root = root.getParent();
      }
    }
    return root;
  }

  @Override
  public void close() {
    try {
      directory.close();
    } catch (IOException e) {
      System.err.println("parcast: cannot delete " + copies + ": " + e.getMessage());
    }
  }
}
