package org.parcast.engine.run;

import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.parcast.recording.trace.coding.ReferenceLimit;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TimeLimit;

/**
 * How the program is run.
 *
 * @param arguments its arguments
 * @param jvmArguments further arguments of its JVM
 * @param directory its working directory
 * @param heap {@code -Xmx} of its JVM, for example {@code 4g}, or null for three quarters of the machine's memory
 * @param limit the time that this and what is made of it may take, or null for any
 * @param disk bytes that its recording may take, 0 for any
 * @param input what it reads from its standard input
 */
public record Run(List<String> arguments, List<String> jvmArguments, Path directory, String heap, TimeLimit limit, long disk, ProgramInput input) {

  /** A run that finds its standard input at its end. */
  public Run(List<String> arguments, List<String> jvmArguments, Path directory, String heap, Duration timeout) {
    this(arguments, jvmArguments, directory, heap, TimeLimit.of(timeout), 0, ProgramInput.none());
  }

  /** The same run, reading what comes from the stream, which nobody else may read. */
  public Run reading(InputStream in) {
    return new Run(arguments, jvmArguments, directory, heap, limit, disk, ProgramInput.of(in));
  }

  /** The same run, which ends when its block trace tells of so many memory references. */
  public Run withReferences(long most) {
    List<String> all = new ArrayList<>(jvmArguments);
    all.add("-D" + ReferenceLimit.PROPERTY + "=" + most);
    return new Run(arguments, all, directory, heap, limit, disk, input);
  }

  /** The same run, whose recording may take so many bytes on the disk; 0 for any. */
  public Run withDisk(long bytes) {
    return new Run(arguments, jvmArguments, directory, heap, limit, bytes, input);
  }
}
