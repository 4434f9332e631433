package org.parcast.report;

import java.util.List;
import java.util.Optional;

/**
 * The source files of the analysed program, as far as they are known.
 *
 * @param files the files, by path
 */
public record Sources(List<SourceFile> files) {
  /** Of a program that came as class files alone. */
  public static final Sources NONE = new Sources(List.of());

  public Sources {
    files = List.copyOf(files);
  }

  /** The file of this path; else the only one of this name, or none where the name is empty, not known or that of several files. */
  public Optional<SourceFile> find(String name) {
    Optional<SourceFile> exact = files.stream().filter(file -> file.path().equals(name)).findFirst();
    if (exact.isPresent() || name.isEmpty()) {
      return exact;
    }
    String bare = name.substring(name.lastIndexOf('/') + 1);
    List<SourceFile> sameName = files.stream().filter(file -> file.name().equals(bare)).toList();
    return sameName.size() == 1 ? Optional.of(sameName.get(0)) : Optional.empty();
  }

  /** The path relative to the project where the file is known, else the name itself. */
  public String path(String name) {
    return find(name).map(SourceFile::path).orElse(name);
  }
}
