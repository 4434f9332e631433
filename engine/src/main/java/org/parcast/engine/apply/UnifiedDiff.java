package org.parcast.engine.apply;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Changes of files as {@code git apply} and {@code patch -p1} take them. */
public final class UnifiedDiff {
  private static final int CONTEXT = 3;
  private static final String UNENDED = "\n\\ No newline at end of file";

  private UnifiedDiff() {}

  /** The changes of all files; paths are relative to the repository that a file is in, outside of one as reports name them. */
  public static String of(List<ChangedFile> files) {
    StringBuilder text = new StringBuilder();
    for (ChangedFile file : files) {
      List<String> before = lines(file.before());
      String path = path(file);
      List<String> diff = UnifiedDiffUtils.generateUnifiedDiff("a/" + path, "b/" + path, before, DiffUtils.diff(before, lines(file.after())), CONTEXT);
      diff.forEach(line -> text.append(line).append('\n'));
    }
    return text.toString();
  }

  /** What ends a line but for the line feed is part of it; a last line that no line feed ends says so. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    int last = lines.size() - 1;
    if (lines.get(last).isEmpty()) {
      lines.remove(last);
    } else {
      lines.set(last, lines.get(last) + UNENDED);
    }
    return lines;
  }

  private static String path(ChangedFile changed) {
    Path file = changed.file().toAbsolutePath().normalize();
    for (Path directory = file.getParent(); directory != null; directory = directory.getParent()) {
      if (Files.exists(directory.resolve(".git"))) {
        return directory.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
      }
    }
    return changed.name();
  }
}
