package org.parcast.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingInput;
import org.parcast.recording.file.RecordingOutput;

class NetsReaderTest {
  @TempDir private Path directory;

  /** A home with one net: its number less the one before and 1; homes, whether sinks move, nets; count, alive, when. */
  private static void net(RecordingOutput out, int step) throws IOException {
    homes(out, step, 1, false, 1);
    net(out);
  }

  private static void homes(RecordingOutput out, int step, int homes, boolean move, int nets) throws IOException {
    out.number(step + 1);
    out.number(homes);
    out.number(move ? 1 : 0);
    out.number(nets);
  }

  private static void net(RecordingOutput out) throws IOException {
    out.number(3);
    out.number(1);
    out.number(0);
  }

  private static void sinks(RecordingOutput out, int number, int first) throws IOException {
    out.number(0);
    out.number(number);
    if (number >= RecordingFormat.SHARED_SINKS) {
      out.number(0); // one by one
    }
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
    assertThat(nets.pin(0, nets.offset(0) + 1)).isEqualTo(17);
    assertThat(nets.offset(2)).isEqualTo(nets.offset(1));
    assertThat(nets.end(2)).isEqualTo(nets.end(1));
    assertThat(nets.pin(2, nets.offset(2))).isEqualTo(18);
    assertThat(nets.pins()).isEqualTo(2 + 2 * RecordingFormat.SHARED_SINKS);
  }

  /** Every rank, a row, and a column, less each than the one before. */
  @Test
  void manySinksStandAsRuns() throws IOException {
    int row = RecordingFormat.SHARED_SINKS;
    try (RecordingOutput out = RecordingOutput.create(directory.resolve("nets.bin"), "PARCASTX")) {
      net(out, 10);
      runs(out, row + 3, new int[] {-9, 1}, new int[] {4, row, 1}, new int[] {10, 2, 20});
      out.number(0);
    }
    int[] expected = IntStream.concat(IntStream.of(1), IntStream.concat(IntStream.range(5, 5 + row), IntStream.of(14 + row, 34 + row))).toArray();
    assertThat(pins(read(), 0)).containsExactly(expected);
  }

  @Test
  void runsThatAreNotAsManySinksAsThereAreAreADamage() throws IOException {
    for (int more : new int[] {-1, 1}) {
      try (RecordingOutput out = RecordingOutput.create(directory.resolve("nets.bin"), "PARCASTX")) {
        net(out, 10);
        runs(out, RecordingFormat.SHARED_SINKS, new int[] {4, RecordingFormat.SHARED_SINKS + more, 1});
        out.number(0);
      }
      assertThatThrownBy(this::read).isInstanceOf(RecordingException.class).hasMessageContaining("damaged");
    }
  }

  private static void runs(RecordingOutput out, int number, int[]... runs) throws IOException {
    out.number(0);
    out.number(number);
    out.number(runs.length);
    for (int[] run : runs) {
      out.signed(run[0]);
      out.number(run[1]);
      if (run[1] > 1) {
        out.signed(run[2]);
      }
    }
  }

  /** Every rank stays, and vertices move. */
  @Test
  void sinksMoveWithTheHomesOrStay() throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve("nets.bin"), "PARCASTX")) {
      homes(out, 10, 3, true, 2);
      net(out);
      sinks(out, 2, -9);
      net(out);
      sinks(out, 1, 7);
      homes(out, 2, 2, false, 1);
      net(out);
      sinks(out, 2, 8);
      out.number(0);
    }
    Nets nets = read();
    assertThat(nets.size()).isEqualTo(3 * 2 + 2);
    for (int k = 0; k < 3; k++) {
      assertThat(nets.home(2 * k)).isEqualTo(10 + k);
      assertThat(nets.home(2 * k + 1)).isEqualTo(10 + k);
      assertThat(pins(nets, 2 * k)).containsExactly(1, 3 + k);
      assertThat(pins(nets, 2 * k + 1)).containsExactly(17 + k);
    }
    for (int k = 0; k < 2; k++) {
      assertThat(nets.home(6 + k)).isEqualTo(14 + k);
      assertThat(pins(nets, 6 + k)).containsExactly(22, 24);
    }
    assertThat(nets.storedPins()).isEqualTo(nets.pins()).isEqualTo(3 * 3 + 2 * 2);
    assertThat(nets.sinks(0)).isNotEqualTo(nets.sinks(2));
  }

  private static int[] pins(Nets nets, int net) {
    return IntStream.range(nets.offset(net), nets.end(net)).map(i -> nets.pin(net, i)).toArray();
  }

  @Test
  void sinksThatMoveBeyondTheLastVertexAreADamage() throws IOException {
    try (RecordingOutput out = RecordingOutput.create(directory.resolve("nets.bin"), "PARCASTX")) {
      homes(out, 90, 5, true, 1);
      net(out);
      sinks(out, 1, 6);
      out.number(0);
    }
    assertThatThrownBy(this::read).isInstanceOf(RecordingException.class).hasMessageContaining("damaged");
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
