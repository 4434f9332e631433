package org.parcast.sweep;

import java.io.IOException;

/** A point that is done, and whose file is no result any more; the message names the file. */
final class DamagedPointException extends IOException {
  private static final long serialVersionUID = 1;

  DamagedPointException(String message, Throwable cause) {
    super(message, cause);
  }
}
