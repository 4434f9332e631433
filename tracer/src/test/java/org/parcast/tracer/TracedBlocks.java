package org.parcast.tracer;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.Frontend;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.ReferenceAdapter;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;
import org.parcast.tracer.run.ProgramInput;
import org.parcast.tracer.run.TimeLimit;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;

/**
 * A run of a program whose block trace was recorded.
 *
 * @param outcome how it ended
 * @param output what it wrote to its standard output
 * @param trace what was recorded
 */
record TracedBlocks(TraceOutcome outcome, String output, Path recording, BlockTraceReader trace) {
  private static final List<String> JVM = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Duser.language=en");

  static TracedBlocks run(Path source, Path directory, String... arguments) throws Exception {
    return run(source, directory, null, JVM, arguments);
  }

  static TracedBlocks run(Path source, Path directory, Duration timeout, List<String> jvm, String... arguments) throws Exception {
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      return run(program, directory, timeout, jvm, arguments);
    }
  }

  /** A run of a program that has been loaded. */
  static TracedBlocks run(Frontend.Result program, Path directory) throws Exception {
    return run(program, directory, null, JVM);
  }

  private static TracedBlocks run(Frontend.Result program, Path directory, Duration timeout, List<String> jvm, String... arguments) throws Exception {
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
            Traced.loopLines(program),
            program.mainClass(),
            program.classpath(),
            List.of(arguments),
            List.of(),
            null,
            0,
            directory,
            jvm,
            "512m",
            TimeLimit.of(timeout),
            0,
            ProgramInput.none(),
            recording);
    TraceOutcome outcome = BlockTracer.trace(request, listener);
    if (outcome.end() == TraceOutcome.End.FAILED && !Files.exists(recording.resolve("blocks.bin"))) {
      throw new AssertionError(outcome.message() + "\n" + printed.toString(StandardCharsets.UTF_8));
    }
    String output = Files.readString(recording.resolve("out.txt")) + (outcome.end() == TraceOutcome.End.FAILED ? printed : "");
    return new TracedBlocks(outcome, output, recording, BlockTraceReader.open(recording));
  }

  /** Each reference as {@code L a+8} or {@code S a+0}: the array's name and the bytes from its first element; or {@code L i} to the stack. */
  List<String> references(RegisterMode registers) throws Exception {
    List<String> all = new ArrayList<>();
    trace.read(
        registers,
        MemoryLayout.JVM,
        new ReferenceAdapter(
            (number, address) -> {
              Reference reference = trace.references(registers).get(number);
              if (reference.kind() == Reference.Kind.STACK) {
                all.add((reference.write() ? "S " : "L ") + reference.name());
                return;
              }
              int object = trace.allocations().find(address);
              all.add((reference.write() ? "S " : "L ") + reference.name() + "+" + (address - trace.allocations().firstElement(object)));
            }));
    return all;
  }

  /** The number of references under C's layout, as an optimising compiler makes them. */
  long count(RegisterMode registers, MemoryLayout layout) throws Exception {
    long[] count = new long[1];
    trace.read(registers, layout, new ReferenceAdapter((number, address) -> count[0]++));
    return count[0];
  }
}
