package org.parcast.engine.run;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.parcast.frontend.classes.TemporaryDirectory;

/** A file of results. It takes its name when it is whole, so that whoever is interrupted finds the file of before and nothing half-written. */
public final class ResultFile {
  /** Writes a document. */
  public interface Content {
    void write(OutputStream to) throws IOException;
  }

  /** Writes a document of characters. */
  public interface Text {
    void write(Appendable to) throws IOException;
  }

  private ResultFile() {}

  /** The characters in UTF-8. */
  public static Content text(Text text) {
    return to -> {
      StringBuilder whole = new StringBuilder();
      text.write(whole);
      to.write(whole.toString().getBytes(StandardCharsets.UTF_8));
    };
  }

  /**
   * Writes a file, in place of one of this name if there is one; makes its directory.
   *
   * @throws IOException if it cannot be written; the file of before, if any, is as it was then
   */
  public static void write(Path file, Content content) throws IOException {
    try (TemporaryDirectory beside = TemporaryDirectory.in(file.toAbsolutePath().getParent())) {
      Path unfinished = beside.path().resolve(file.getFileName());
      try (OutputStream to = new BufferedOutputStream(Files.newOutputStream(unfinished))) {
        content.write(to);
      }
      Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
