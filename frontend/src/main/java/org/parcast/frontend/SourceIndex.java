package org.parcast.frontend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.parcast.ir.ClassDeclaration;

/** Finds the source file of a class by its package and the file name that its class file gives. */
final class SourceIndex {
  private final List<Path> files;
  private final List<Path> roots;

  /**
   * @param files sources known to belong to the program
   * @param roots directories to look in, by package
   */
  SourceIndex(List<Path> files, List<Path> roots) {
    this.files = files;
    this.roots = roots;
  }

  /** The source file, or null. */
  Path find(ClassDeclaration declared) {
    if (declared.sourceFile() == null) {
      return null;
    }
    String inPackage = declared.name().substring(0, declared.name().lastIndexOf('/') + 1) + declared.sourceFile();
    List<Path> sameName = files.stream().filter(file -> file.endsWith(declared.sourceFile())).toList();
    for (Path file : sameName) {
      if (sameName.size() == 1 || file.endsWith(inPackage)) {
        return file;
      }
    }
    return roots.stream().map(root -> root.resolve(inPackage)).filter(Files::isRegularFile).findFirst().orElse(null);
  }
}
