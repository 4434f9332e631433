package org.parcast.tracer;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.recording.RecordingReader;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;

/**
 * A traced run of a program.
 *
 * @param outcome how it ended
 * @param output what it wrote to its standard output
 * @param recording what was recorded
 */
public record Traced(TraceOutcome outcome, String output, ValueFlowRecording recording) {

  /** Compiles the source, rewrites it, and runs it under the verifier of the virtual machine. */
  public static Traced run(Path source, List<String> arguments, List<String> kernels, Path directory) throws Exception {
    return run(source, arguments, kernels, null, directory);
  }

  /** The same with the time loop given, as {@code File.java:line}. */
  static Traced run(Path source, List<String> arguments, List<String> kernels, String step, Path directory) throws Exception {
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      return run(program, arguments, kernels, step, directory);
    }
  }

  /** The same for a program that has been loaded. */
  static Traced run(Frontend.Result program, List<String> arguments, List<String> kernels, String step, Path directory) throws Exception {
    return run(program, arguments, kernels, step, List.of(), directory);
  }

  /** The same with more arguments for the virtual machine. */
  static Traced run(Frontend.Result program, List<String> arguments, List<String> kernels, String step, List<String> jvm, Path directory) throws Exception {
    Path recording = Files.createDirectories(directory.resolve("run.parcast"));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    TraceListener listener =
        new TraceListener() {
          @Override
          public synchronized void printed(byte[] bytes, int length) {
            printed.write(bytes, 0, length);
          }

          @Override
          public void stage(String name) {}
        };
    TraceRequest request =
        new TraceRequest(
            program.program(),
            program.classes(),
            loopLines(program),
            program.mainClass(),
            program.classpath(),
            arguments,
            kernels,
            step,
            0,
            directory,
            Stream.concat(Stream.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Duser.language=en"), jvm.stream()).toList(),
            "512m",
            null,
            0,
            ProgramInput.none(),
            recording);
    TraceOutcome outcome = Tracer.trace(request, listener);
    if (outcome.end() != TraceOutcome.End.COMPLETED) {
      throw new AssertionError(program.mainClass() + ": " + outcome.message() + "\n" + printed.toString(StandardCharsets.UTF_8));
    }
    return new Traced(outcome, Files.readString(recording.resolve("out.txt")), RecordingReader.read(recording));
  }

  static Map<String, Integer> loopLines(Frontend.Result program) {
    Map<String, Integer> lines = new HashMap<>();
    for (ProgramLoop loop : program.loops()) {
      lines.put(TraceRequest.loopKey(program.program().find(loop.method()), loop.loop()), loop.line());
    }
    return lines;
  }
}
