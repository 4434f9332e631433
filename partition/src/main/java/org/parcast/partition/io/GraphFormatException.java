package org.parcast.partition.io;

import java.io.IOException;

/** A file that is not what its format asks for; the message names the file, the line, what is wrong and what would be right. */
public final class GraphFormatException extends IOException {
  private static final long serialVersionUID = 1L;

  GraphFormatException(String file, long line, String problem) {
    super(file + ":" + line + ": " + problem);
  }
}
