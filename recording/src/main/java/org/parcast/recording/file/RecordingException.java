package org.parcast.recording.file;

import java.io.IOException;

/** A recording can't be read; the message names the file and what is wrong with it. */
public final class RecordingException extends IOException {
  private static final long serialVersionUID = 1L;

  public RecordingException(String message) {
    super(message);
  }
}
