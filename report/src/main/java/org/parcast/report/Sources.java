package org.parcast.report;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

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

  /**
   * The file that a name means: the one of this path; else the only one whose path ends as the name does, or the name as the path; else the
   * only one of the same bare name.
   */
  public Optional<SourceFile> find(String name) {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    String bare = name.substring(name.lastIndexOf('/') + 1);
    return only(file -> file.path().equals(name))
        .or(() -> only(file -> file.path().endsWith("/" + name) || name.endsWith("/" + file.path())))
        .or(() -> only(file -> file.name().equals(bare)));
  }

  private Optional<SourceFile> only(Predicate<SourceFile> condition) {
    List<SourceFile> matching = files.stream().filter(condition).toList();
    return matching.size() == 1 ? Optional.of(matching.get(0)) : Optional.empty();
  }

  /** The path relative to the project where the file is known, else the name itself. */
  public String path(String name) {
    return find(name).map(SourceFile::path).orElse(name);
  }
}
