package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** What is wrong with a file, in words: exceptions of the library name it by their class. */
public final class FileFault {
  private FileFault() {}

  /** Why the file could not be read or written. */
  public static String reason(IOException e) {
    if (e instanceof FileSystemException fault) {
      return fault.getFile() + ": " + reason(fault);
    }
    return e.getMessage() == null ? e.toString() : e.getMessage();
  }

  private static String reason(FileSystemException e) {
    if (e instanceof FileAlreadyExistsException) {
      return "a file of this name is there already";
    }
    if (e instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (e instanceof NoSuchFileException) {
      return "no such file or directory";
    }
    return e.getReason() == null ? e.toString() : e.getReason();
  }
}
