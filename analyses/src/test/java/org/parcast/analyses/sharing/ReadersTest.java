package org.parcast.analyses.sharing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.sharing.detection.EventTypes;
import org.parcast.analyses.sharing.detection.NumalizeTrace;
import org.parcast.analyses.sharing.matrix.TaskMatrixReader;

class ReadersTest {
  @TempDir private Path directory;

  private Path file(String content) throws IOException {
    return Files.writeString(directory.resolve("matrix.csv"), content);
  }

  @Test
  void rowsAreReadInTaskOrder() throws IOException {
    TaskMatrixReader.Read read = TaskMatrixReader.read(file("0,1,2\n1,0,3\n2,3,0\n"));

    assertThat(read.rowsReversed()).isFalse();
    assertThat(read.matrix().row(1)).containsExactly(1, 0, 3);
  }

  @Test
  void rowsOfTheLastTaskFirstAreRecognised() throws IOException {
    TaskMatrixReader.Read read = TaskMatrixReader.read(file("2,3,0\n1,0,3\n0,1,2\n"));

    assertThat(read.rowsReversed()).isTrue();
    assertThat(read.matrix().row(0)).containsExactly(0, 1, 2);
  }

  @Test
  void theDirectionsOfAPairAreAdded() throws IOException {
    assertThat(TaskMatrixReader.read(file("0,1\n5,0\n")).matrix().get(0, 1)).isEqualTo(6);
    assertThat(TaskMatrixReader.read(file("src,dst,bytes,messages\n0,1,8,1\n1,0,16,1\n")).matrix().get(0, 1)).isEqualTo(24);
    assertThat(TaskMatrixReader.read(file("\uFEFFfrom rank,to rank,bytes per step\n0,1,8\n1,0,16\n")).matrix().get(0, 1)).isEqualTo(24);
    assertThat(TaskMatrixReader.read(file("src,dst,bytes,messages\n0,1,8,1\n1,0,8,1\n")).matrix().get(0, 1)).as("the same both ways").isEqualTo(16);
  }

  @Test
  void damagedMatricesAreRefusedWithTheirLine() throws IOException {
    assertRefused("", "is empty");
    assertRefused("0,1\n1\n", "matrix.csv:2: 1 numbers");
    assertRefused("0,x\n1,0\n", "matrix.csv:1: 'x'");
    assertRefused("0,-1\n1,0\n", "'-1' is no amount");
    assertRefused("0,NaN\n1,0\n", "'NaN' is no amount");
    assertRefused("0,1e300\n1,0\n", "'1e300' is no amount");
    assertRefused("src,dst,bytes\n0,99999999,1\n", "matrix.csv:2: '99999999' is no rank");
  }

  private void assertRefused(String content, String message) throws IOException {
    Path damaged = file(content);
    assertThatThrownBy(() -> TaskMatrixReader.read(damaged)).isInstanceOf(IOException.class).hasMessageContaining(message);
  }

  @Test
  void compressedTracesAreRead() throws IOException {
    Path file = directory.resolve("threads.trace.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write("0 7f00a040\n1 0x7f00a048 w\n\n".getBytes(StandardCharsets.US_ASCII));
    }
    NumalizeTrace trace = new NumalizeTrace(file);
    SharingForecast found =
        SharingAnalysis.detect(trace, new SharingRequest(Detection.ACCURATE, 64, SharingRequest.DIENER), AddressNames.UNKNOWN);

    assertThat(trace.threads()).isEqualTo(2);
    assertThat(found.types()).isEqualTo(new EventTypes(0, 1, 0));
    assertThat(found.falseSharing()).singleElement().satisfies(f -> assertThat(f.data()).isEqualTo("0x7f00a040"));
  }

  @Test
  void damagedTracesAreRefusedWithTheirLine() throws IOException {
    for (String line : new String[] {"1", "x 10", "-1 10", "1 xyz", "1 10 q", "2048 10"}) {
      Path file = Files.writeString(directory.resolve("bad.trace"), "0 10\n" + line + "\n");
      assertThatThrownBy(() -> new NumalizeTrace(file)).isInstanceOf(IOException.class).hasMessageContaining("bad.trace:2: '" + line + "'");
    }
    Path empty = Files.writeString(directory.resolve("empty.trace"), "\n");
    assertThatThrownBy(() -> new NumalizeTrace(empty)).hasMessageContaining("no accesses");
    Path noArchive = Files.writeString(directory.resolve("cut.trace.gz"), "0 10\n");
    assertThatThrownBy(() -> new NumalizeTrace(noArchive)).isInstanceOf(IOException.class).hasMessageContaining("cut.trace.gz is damaged or cut off");
  }
}
