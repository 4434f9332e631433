package org.parcast.engine.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;

/** The classes of a program within its recording, {@code program.jar}, so that its loops can be judged from there. */
public final class RecordedProgram {
  private static final String FILE = "program.jar";

  private RecordedProgram() {}

  /** Copies the classes under analysis into a recording. */
  public static void write(Path recording, Frontend.Result program) throws IOException {
    try (OutputStream out = Files.newOutputStream(recording.resolve(FILE)); ZipOutputStream jar = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : program.classes().entrySet()) {
        if (program.program().find(file.getKey()) == null) {
          continue;
        }
        jar.putNextEntry(new ZipEntry(file.getKey() + ".class").setLastModifiedTime(FileTime.fromMillis(0)));
        jar.write(file.getValue());
        jar.closeEntry();
      }
    }
  }

  /** Whether the recording holds its program's classes. */
  public static boolean isIn(Path recording) {
    return Files.isRegularFile(recording.resolve(FILE));
  }

  /**
   * The program of a recording, to be closed.
   *
   * @param mainClass name of the class that was run
   * @throws FrontendException where its classes are damaged, or nothing says which of them was run
   */
  public static Frontend.Result read(Path recording, String mainClass) throws IOException, FrontendException {
    if (!Invocation.isIn(recording)) {
      throw new FrontendException("cannot read the recording " + recording + ": program.json, which says what was run, is missing; record the program again");
    }
    Path classes = recording.resolve(FILE);
    try {
      Frontend.Request request = new Frontend.Request(classes, List.of(), SourceCopies.files(recording), List.of(), List.of(), mainClass);
      return Frontend.loadClasses(request).withIncluded(Invocation.included(recording));
    } catch (FrontendException e) {
      throw new FrontendException("cannot read the recording " + recording + ": " + e.getMessage() + "; record the program again");
    }
  }
}
