package org.parcast.benchmarks.speed;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.tracer.BlockTracer;
import org.parcast.tracer.Tracer;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;

/** Runs of one program, plain and traced, in virtual machines of their own with the same options. */
final class Runs implements AutoCloseable {
  private final Frontend.Result program;
  private final List<String> kernels;

  Runs(Path source, List<String> kernels) throws FrontendException {
    program = Frontend.load(Frontend.Request.of(source));
    this.kernels = kernels;
  }

  Usage plain(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:+UseParallelGC", "-cp"));
    command.add(program.classpath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(program.mainClass());
    command.addAll(arguments);
    try (Meter meter = new Meter()) {
      int status = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
      if (status != 0) {
        throw new IllegalStateException(String.join(" ", command) + " ended with status " + status);
      }
      return meter.last();
    }
  }

  /** The recorded run; the one before it, which finds the time loop, is not counted. */
  Usage traced(List<String> arguments) throws IOException, InterruptedException, FrontendException {
    return run(arguments, List.of(), request -> Tracer.trace(request, TraceListener.SILENT), recording -> {});
  }

  /**
   * The same, and the memory of the traced program.
   *
   * @param footprint takes it
   */
  Usage traced(List<String> arguments, Consumer<TracedFootprint> footprint) throws IOException, InterruptedException, FrontendException {
    Path log = Files.createTempFile("parcast-speed", ".gc");
    try {
      return run(arguments, List.of("-Xlog:gc:file=" + log), request -> Tracer.trace(request, TraceListener.SILENT), recording -> footprint.accept(TracedFootprint.of(recording, log)));
    } finally {
      Files.delete(log);
    }
  }

  /** The run whose memory references are recorded, from which the dependences are found. */
  Usage blocks(List<String> arguments) throws IOException, InterruptedException, FrontendException {
    return run(arguments, List.of(), request -> BlockTracer.trace(request, TraceListener.SILENT), recording -> {});
  }

  /** A way to trace. */
  private interface Tracing {
    TraceOutcome trace(TraceRequest request) throws IOException, InterruptedException, FrontendException;
  }

  /** Reads a recording. */
  private interface Reading {
    void read(Path recording) throws IOException;
  }

  private Usage run(List<String> arguments, List<String> jvmArguments, Tracing tracing, Reading reading) throws IOException, InterruptedException, FrontendException {
    try (TemporaryDirectory directory = TemporaryDirectory.of("speed"); Meter meter = new Meter()) {
      TraceOutcome outcome = tracing.trace(
          new TraceRequest(program.program(), program.classes(), Map.of(), program.mainClass(), program.classpath(), arguments, kernels, null, 0,
              Path.of(".").toAbsolutePath(), jvmArguments, null, null, 0, ProgramInput.none(), directory.path().resolve("run.parcast")));
      if (outcome.end() != TraceOutcome.End.COMPLETED) {
        throw new IllegalStateException(program.mainClass() + " " + arguments + " could not be traced: " + outcome.message());
      }
      reading.read(directory.path().resolve("run.parcast"));
      return meter.last();
    }
  }

  @Override
  public void close() {
    program.close();
  }
}
