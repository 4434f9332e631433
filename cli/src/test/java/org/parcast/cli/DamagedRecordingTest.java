package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recordings that were damaged give no number. */
@Tag("slow")
class DamagedRecordingTest {
  @TempDir private Path directory;

  @Test
  void noFileOfARecordingCanBeDamagedUnnoticed() throws IOException {
    Path recording = HeatRecording.in(directory);
    for (Path file : binaries(recording)) {
      byte[] whole = Files.readAllBytes(file);
      for (int at : new int[] {0, 5, whole.length / 3, whole.length / 2, whole.length - 1}) {
        byte[] flipped = whole.clone();
        flipped[at] ^= 0x10;
        refused(recording, file, flipped, "byte " + at + " flipped");
      }
      boolean values = file.endsWith("values.bin");
      for (int length : values ? new int[] {0, 3, 12, 60} : new int[] {0, 3, whole.length / 2, whole.length - 1}) {
        refused(recording, file, Arrays.copyOf(whole, length), "cut to " + length + " bytes");
      }
      Files.write(file, whole);
    }
    assertThat(Outcome.of("report", recording.toString(), "--ranks", "2").code()).isZero();
  }

  @Test
  void whatWasWrittenBeforeTheRecordingWasCutOffIsToldAsPartial() throws IOException {
    Path recording = HeatRecording.in(directory);
    String all = Outcome.of("comm", recording.toString(), "--ranks", "2").out();
    Path file = recording.resolve("values.bin");
    byte[] whole = Files.readAllBytes(file);
    for (int missing : new int[] {1, 12, 20, whole.length / 10}) {
      Files.write(file, Arrays.copyOf(whole, whole.length - missing));
      Outcome outcome = Outcome.of("comm", recording.toString(), "--ranks", "2");
      assertThat(outcome.code()).as(outcome.err()).isZero();
      assertThat(outcome.out()).contains("PARTIAL").contains("cut off");
      if (missing <= 12) {
        String answer = all.lines().filter(line -> line.startsWith("      2  ")).findFirst().orElseThrow();
        assertThat(outcome.out()).as("only what follows the last value is missing").contains(answer);
      }
    }
  }

  @Test
  void aBlockTraceThatIsChangedIsRefusedAndOneThatIsCutOffIsPartial() throws IOException {
    Outcome run = Outcome.of("cache", Programs.good("Heat2D"), "--out", directory.toString(), "--", "8", "2");
    assertThat(run.code()).as(run.err()).isZero();
    Path recording = directory.resolve("Heat2D.parcast");
    for (Path file : binaries(recording)) {
      byte[] whole = Files.readAllBytes(file);
      for (int at = 0; at < whole.length; at += 1 + whole.length / 40) {
        byte[] changed = whole.clone();
        Arrays.fill(changed, at, Math.min(whole.length, at + 50), (byte) 0);
        refusedOrCutOff(recording, file, changed, "zeros from byte " + at);
        refusedOrCutOff(recording, file, Arrays.copyOf(whole, at), "cut to " + at + " bytes");
      }
      Files.write(file, whole);
    }
    assertThat(Outcome.of("cache", recording.toString(), "--cores", "1,2").out()).doesNotContain("PARTIAL");
  }

  private static void refusedOrCutOff(Path recording, Path file, byte[] content, String how) throws IOException {
    Files.write(file, content);
    Outcome outcome = Outcome.of("cache", recording.toString(), "--cores", "1,2");
    String what = file.getFileName() + " " + how + ": " + outcome.err();
    if (outcome.code() == 0) {
      assertThat(outcome.err()).as(what).contains("partial: the trace is cut off");
    } else {
      assertThat(outcome.code()).as(what).isEqualTo(3);
      assertThat(outcome.err()).as(what).contains("parcast: error: cannot read the recording").doesNotContain("internal error");
      assertThat(outcome.out()).as(what).isEmpty();
    }
  }

  /** The value flow is whole without the classes; the loops can't be judged. */
  @Test
  void whatIsMissingOfTheProgramIsToldWhereItIsNeeded() throws IOException {
    Path recording = HeatRecording.in(directory);
    Path classes = recording.resolve("program.jar");
    byte[] whole = Files.readAllBytes(classes);
    Files.write(classes, Arrays.copyOf(whole, whole.length / 2));
    loopsAreRefused(recording, "program.jar");

    Files.write(classes, whole);
    Files.writeString(recording.resolve("program.json"), "{}");
    loopsAreRefused(recording, "program.json does not name the class that was run");
    Files.delete(recording.resolve("program.json"));
    loopsAreRefused(recording, "program.json, which says what was run, is missing");
    assertThat(Outcome.of("comm", recording.toString(), "--ranks", "2").code()).isZero();
  }

  private static void loopsAreRefused(Path recording, String what) {
    for (String command : List.of("loops", "analyze")) {
      Outcome outcome = Outcome.of(command, recording.toString());
      assertThat(outcome.code()).as(command).isEqualTo(3);
      assertThat(outcome.err()).contains("parcast: error: cannot read the recording " + recording).contains(what).contains("record the program again");
    }
  }

  @Test
  void aDirectoryThatIsNoRecording() throws IOException {
    Path recording = Files.createDirectories(directory.resolve("X.parcast"));
    Outcome outcome = Outcome.of("report", recording.toString());

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("parcast: error: cannot read the recording " + recording);
  }

  private static List<Path> binaries(Path recording) throws IOException {
    try (var files = Files.list(recording)) {
      List<Path> binaries = files.filter(file -> file.toString().endsWith(".bin")).sorted().toList();
      assertThat(binaries).isNotEmpty();
      return binaries;
    }
  }

  private static void refused(Path recording, Path file, byte[] content, String how) throws IOException {
    Files.write(file, content);
    Outcome outcome = Outcome.of("report", recording.toString(), "--ranks", "2");

    assertThat(outcome.code()).as(file.getFileName() + " " + how + ": " + outcome.err()).isEqualTo(3);
    assertThat(outcome.err()).as(how).contains("parcast: error: cannot read the recording").doesNotContain("internal error");
    assertThat(outcome.out()).isEmpty();
  }
}
