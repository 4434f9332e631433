package org.parcast.engine.scale;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;

/**
 * A sweep's table as lines. Beside it stands how many there were when it was written: a table that was cut shows it in no other way.
 *
 * @param table the file
 */
record WrittenLines(Path table) {
  /** What mends a table. */
  static final String REMEDY = "give the sweep's command again, which writes the table anew";

  private Path counted() {
    return table.resolveSibling("." + table.getFileName() + ".lines");
  }

  /**
   * Reads the lines.
   *
   * @throws AnalysisException where they cannot be read, or some are missing
   */
  List<String> read() throws AnalysisException {
    try {
      List<String> lines = Files.readAllLines(table);
      if (!lines.isEmpty() && !isEnded()) {
        throw damaged(", line " + lines.size() + ": cut off");
      }
      String written = Files.exists(counted()) ? Files.readString(counted()) : "" + lines.size();
      if (!written.equals("" + lines.size())) {
        throw damaged(" has " + lines.size() + " lines, and its sweep wrote " + written);
      }
      return lines;
    } catch (NoSuchFileException e) {
      throw damaged(" is not there: the sweep has not ended");
    } catch (CharacterCodingException e) {
      throw damaged(" is damaged: it is no text");
    } catch (IOException e) {
      throw damaged(" cannot be read: " + FileFault.reason(e));
    }
  }

  /** Whether the last line has an end. */
  private boolean isEnded() throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(table.toFile(), "r")) {
      file.seek(file.length() - 1);
      return file.read() == '\n';
    }
  }

  private AnalysisException damaged(String how) {
    return new AnalysisException(AnalysisException.Kind.INPUT, table + how + "; " + REMEDY);
  }
}
