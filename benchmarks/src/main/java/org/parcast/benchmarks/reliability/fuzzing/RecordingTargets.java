package org.parcast.benchmarks.reliability.fuzzing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.recording.StepTimes;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/**
 * The files of a recording, each replaced in turn. The input is what is in the file, without lengths and checksums: these are put right, as one would who wants
 * to deceive, for else no other input than the recorded one would come past them.
 */
final class RecordingTargets {
  private static final int HEAD = 9;
  private static final int TRAILER = 12;

  private final Path scratch;
  private final Path recording;
  private final Map<String, FuzzTarget> targets = new LinkedHashMap<>();

  private RecordingTargets(Path scratch, Path recording) {
    this.scratch = scratch;
    this.recording = recording;
  }

  /** Records the sample program. */
  static Path record(Path inputs, Path directory) throws AnalysisException {
    Path program = inputs.resolve("source").resolve(Compiled.SAMPLE);
    Run run = new Run(List.of(), List.of(), Path.of("."), null, null);
    Engine.analyze(
        new AnalysisRequest(Target.of(program), run, new Region(List.of(), null, 0), CommunicationRequest.of(List.of(2)), true, directory, Scope.LOOPS,
            Interconnect.SHARED_MEMORY),
        AnalysisListener.SILENT);
    return directory.resolve(Compiled.SAMPLE.replace(".java", ".parcast"));
  }

  static List<FuzzTarget> all(Path scratch, Path recording) throws IOException {
    RecordingTargets all = new RecordingTargets(scratch, recording);
    all.enveloped("values.bin", RecordingTargets::communication, AnalysisException.class);
    all.enveloped("tables.bin", RecordingTargets::communication, AnalysisException.class);
    all.enveloped("blocktables.bin", RecordingTargets::references, IOException.class);
    all.enveloped("blockstack.bin", RecordingTargets::references, IOException.class);
    all.enveloped("times.bin", StepTimes::readAll, IOException.class);
    all.replaced("blocks.bin", RecordingTargets::chunks, RecordingTargets::references, IOException.class);
    all.replaced("program.json", (was, input) -> input, RecordingTargets::communication, AnalysisException.class);
    return List.copyOf(all.targets.values());
  }

  /** The first input of a target: what the recording has. */
  static Map<String, byte[]> seeds(Path recording) throws IOException {
    Map<String, byte[]> seeds = new LinkedHashMap<>();
    for (String name : List.of("values.bin", "tables.bin", "blocktables.bin", "blockstack.bin", "times.bin")) {
      byte[] file = Files.readAllBytes(recording.resolve(name));
      seeds.put(name, Arrays.copyOfRange(file, HEAD, file.length - TRAILER));
    }
    seeds.put("blocks.bin", withoutSums(Files.readAllBytes(recording.resolve("blocks.bin"))));
    seeds.put("program.json", Files.readAllBytes(recording.resolve("program.json")));
    return seeds;
  }

  /** Makes the file of the one that was recorded and the input. */
  private interface Wrapping {
    byte[] file(byte[] recorded, byte[] input) throws IOException;
  }

  /** Analyses a recording. */
  private interface Analysis {
    void of(Path recording) throws Exception;
  }

  private void enveloped(String file, Analysis analysis, Class<? extends Exception> refusal) throws IOException {
    replaced(file, RecordingTargets::envelope, analysis, refusal);
  }

  private void replaced(String file, Wrapping wrapping, Analysis analysis, Class<? extends Exception> refusal) throws IOException {
    Path copy = copy(file);
    byte[] recorded = Files.readAllBytes(copy.resolve(file));
    targets.put(file, new FuzzTarget(file, Set.of(refusal), input -> {
      Files.write(copy.resolve(file), wrapping.file(recorded, input));
      analysis.of(copy);
    }));
  }

  private Path copy(String name) throws IOException {
    Path copy = Files.createDirectories(scratch.resolve(name).resolve(recording.getFileName().toString()));
    try (Stream<Path> files = Files.list(recording)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.write(copy.resolve(file.getFileName()), Files.readAllBytes(file));
      }
    }
    return copy;
  }

  private static void communication(Path recording) throws AnalysisException {
    Engine.analyze(
        new AnalysisRequest(Target.of(recording), null, null, CommunicationRequest.of(List.of(2)), true, null, Scope.COMMUNICATION, null), AnalysisListener.SILENT);
  }

  private static void references(Path recording) throws IOException {
    BlockTraceReader trace = BlockTraceReader.open(recording);
    trace.read(RegisterMode.OPTIMISED, MemoryLayout.JVM, run -> {});
    trace.read(RegisterMode.STACK, MemoryLayout.C, run -> {});
  }

  private static byte[] envelope(byte[] recorded, byte[] content) {
    ByteBuffer file = ByteBuffer.allocate(HEAD + content.length + TRAILER).order(ByteOrder.LITTLE_ENDIAN);
    return file.put(recorded, 0, HEAD).put(content).putLong(content.length).putInt(sum(content)).array();
  }

  /** The chunks of a block trace: each is a letter, two octets of length, and the content, which may be cut off at the end. */
  private static byte[] chunks(byte[] recorded, byte[] input) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(recorded, 0, HEAD);
    for (int at = 0; at + 3 <= input.length; ) {
      int size = Math.min(input.length - at - 3, input[at + 1] & 255 | (input[at + 2] & 255) << 8);
      byte[] content = Arrays.copyOfRange(input, at + 3, at + 3 + size);
      ByteBuffer head = ByteBuffer.allocate(9).order(ByteOrder.LITTLE_ENDIAN).put(input[at]).putInt(size).putInt(sum(content));
      file.writeBytes(head.array());
      file.writeBytes(content);
      at += 3 + size;
    }
    return file.toByteArray();
  }

  private static byte[] withoutSums(byte[] file) {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    ByteBuffer chunks = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).position(HEAD);
    while (chunks.hasRemaining()) {
      input.write(chunks.get());
      int size = chunks.getInt();
      chunks.getInt();
      input.write(size);
      input.write(size >> 8);
      byte[] content = new byte[size];
      chunks.get(content);
      input.writeBytes(content);
    }
    return input.toByteArray();
  }

  private static int sum(byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(content);
    return (int) sum.getValue();
  }
}
