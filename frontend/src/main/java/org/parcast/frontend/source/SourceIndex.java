package org.parcast.frontend.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.parcast.ir.ClassDeclaration;

/** Finds the source file of a class by its package and the file name that its class file gives. */
public final class SourceIndex {
  /** The name of a file alone: a class file could name any file of the machine by its path. */
  private static final Pattern NAME = Pattern.compile("(?!\\.\\.?$)[^/\\\\\\x00]+");

  private final List<Path> files;
  private final List<Path> roots;
  private final Map<Path, String> packages = new HashMap<>();

  /**
   * @param files sources known to belong to the program
   * @param roots directories to look in, by package
   */
  public SourceIndex(List<Path> files, List<Path> roots) {
    this.files = files;
    this.roots = roots;
  }

  /** The source file, or null. */
  Path find(ClassDeclaration declared) {
    if (declared.sourceFile() == null || !NAME.matcher(declared.sourceFile()).matches()) {
      return null;
    }
    String inPackage = declared.name().substring(0, declared.name().lastIndexOf('/') + 1);
    for (Path file : files) {
      if (file.endsWith(declared.sourceFile()) && packages.computeIfAbsent(file, SourceIndex::packageOf).equals(inPackage)) {
        return file;
      }
    }
    return roots.stream().map(root -> root.resolve(inPackage + declared.sourceFile())).filter(Files::isRegularFile).findFirst().orElse(null);
  }

  /** That which the file declares, in whichever encoding; a file that can't be read is said to be so where it is parsed. */
  private static String packageOf(Path file) {
    try {
      return SourcePackage.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return "";
    }
  }
}
