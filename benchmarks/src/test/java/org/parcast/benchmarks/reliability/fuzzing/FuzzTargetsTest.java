package org.parcast.benchmarks.reliability.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The inputs that are committed, first ones and what the fuzzer has found, are taken or refused with a message; of the first ones at least one is taken. */
class FuzzTargetsTest {
  private static final Path INPUTS = Path.of("..", "testdata", "fuzzing");

  @TempDir private Path directory;

  @TestFactory
  Stream<DynamicTest> everyInputIsTakenOrRefused() throws Exception {
    Path recording = RecordingTargets.record(INPUTS, directory);
    Map<String, byte[]> recorded = RecordingTargets.seeds(recording);
    return FuzzTargets.all(INPUTS, directory, recording).stream().map(target -> DynamicTest.dynamicTest(target.name(), () -> {
      Map<String, byte[]> inputs = inputs(INPUTS.resolve(target.name()));
      if (recorded.containsKey(target.name())) {
        inputs.put("recorded", recorded.get(target.name()));
      }
      Map<String, Boolean> taken = new LinkedHashMap<>();
      for (Map.Entry<String, byte[]> input : inputs.entrySet()) {
        taken.put(input.getKey(), target.take(input.getValue()));
      }
      assertThat(taken).as("of the inputs that are no findings all are taken").allSatisfy((name, was) -> assertThat(was || name.startsWith("finding")).as(name).isTrue());
      assertThat(taken).as("there is one that is none").containsValue(true);
    }));
  }

  private static Map<String, byte[]> inputs(Path directory) throws IOException {
    Map<String, byte[]> inputs = new TreeMap<>();
    if (Files.isDirectory(directory)) {
      try (Stream<Path> files = Files.list(directory)) {
        for (Path file : files.toList()) {
          inputs.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    }
    return inputs;
  }
}
