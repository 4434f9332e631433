package org.parcast.recorder.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetsReaderTest {
  @TempDir private Path directory;

  /** Home less the one before and 1, count, alive, when. */
  private static void net(RecordingOutput out, int step) throws IOException {
    out.number(step + 1);
    out.number(3);
    out.number(1);
    out.number(0);
  }

  private static void sinks(RecordingOutput out, int number, int first) throws IOException {
    out.number(0);
    out.number(number);
    out.signed(first);
    for (int i = 1; i < number; i++) {
      out.signed(2);
    }
  }

  private Nets read() throws IOException {
    try (RecordingInput in = RecordingInput.open(directory.resolve("nets.bin"), "PARCASTX")) {
      NetsReader reader = new NetsReader(100);
      reader.read(in, 0);
      return reader.nets();
    }
  }

  @Test
  void netsWithTheSinksOfAnEarlierOneShareThem() throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve("nets.bin"), "PARCASTX")) {
      net(out, 10);
      sinks(out, 2, 5);
      net(out, 1);
      sinks(out, RecordingFormat.SHARED_SINKS, 7);
      net(out, 4);
      out.number(1);
      out.number(0);
    }
    Nets nets = read();
    assertThat(nets.size()).isEqualTo(3);
    assertThat(nets.home(2)).isEqualTo(15);
    assertThat(nets.pin(nets.offset(0) + 1)).isEqualTo(17);
    assertThat(nets.offset(2)).isEqualTo(nets.offset(1));
    assertThat(nets.end(2)).isEqualTo(nets.end(1));
    assertThat(nets.pin(nets.offset(2))).isEqualTo(18);
    assertThat(nets.pins()).isEqualTo(2 + 2 * RecordingFormat.SHARED_SINKS);
  }

  @Test
  void sinksThatNoNetHasAreADamage() throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve("nets.bin"), "PARCASTX")) {
      net(out, 10);
      out.number(1);
      out.number(0);
    }
    assertThatThrownBy(this::read).isInstanceOf(RecordingException.class).hasMessageContaining("damaged");
  }
}
