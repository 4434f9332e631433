package org.parcast.recording.trace.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.trace.BlockTraceFileTest;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.coding.AllocationWriter;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.table.TraceTables;

/** Arrays lie as C and glibc would have them. */
class CLayoutTest {
  @TempDir Path recording;

  private interface Program {
    void run(AllocationWriter out) throws Exception;
  }

  private AllocationTable table(Program program) throws Exception {
    TraceTables tables = BlockTraceFileTest.tables();
    tables.write(recording);
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables)) {
      program.run(writer.allocations());
      writer.end("", Map.of(), Map.of());
    }
    return (AllocationTable) BlockTraceReader.open(recording).allocations();
  }

  private static int matrix(AllocationWriter out, int type, int rowType, int rows, int columns) throws Exception {
    out.allocate(type, 1, rows, 16 + 4L * rows);
    int parent = out.ordinal();
    for (int i = 0; i < rows; i++) {
      out.allocate(rowType, 1, columns, 16 + 8L * columns);
      out.attach(parent, i, out.ordinal());
    }
    return parent;
  }

  @Test
  void smallArraysLieInTheHeap() throws Exception {
    AllocationTable table =
        table(
            out -> {
              int type = out.type("[D", 8, 0);
              out.allocate(type, 1, 1024, 16 + 8192);
              out.allocate(type, 1, 1024, 16 + 8192);
              out.allocate(type, 1, 3, 40);
            });
    CLayout layout = new CLayout(table, BlockTraceFileTest.tables(), 2);
    long a = layout.of(table.firstElement(1), 1);
    assertThat(a % 64).isZero();
    assertThat(layout.of(table.firstElement(2), 1)).isEqualTo(a + 8192 + 96);
    assertThat(layout.of(table.firstElement(2) + 80, 1)).isEqualTo(a + 8192 + 96 + 80);
    assertThat(layout.of(table.firstElement(3), 1)).isEqualTo(a + 2 * (8192 + 96));
    assertThat(layout.stride(table.firstElement(1), 24, 100, 1)).isEqualTo(24);
  }

  @Test
  void rectangularArraysAreContiguousAndLargeOnesBelowEachOther() throws Exception {
    AllocationTable table =
        table(
            out -> {
              int rowType = out.type("[D", 8, 0);
              int type = out.type("[[D", 4, 0);
              matrix(out, type, rowType, 128, 128);
              matrix(out, type, rowType, 128, 128);
            });
    CLayout layout = new CLayout(table, BlockTraceFileTest.tables(), 2);
    long a = layout.of(table.firstElement(2), 1);
    assertThat(a % 4096).isEqualTo(64);
    assertThat(layout.of(table.firstElement(3), 1)).isEqualTo(a + 1024);
    assertThat(layout.of(table.firstElement(2 + 129), 1)).isEqualTo(a - (131072 + 4096));
    long pitch = table.firstElement(3) - table.firstElement(2);
    assertThat(layout.stride(table.firstElement(2), pitch, 128, 1)).as("down a column").isEqualTo(1024);
    assertThat(layout.stride(table.firstElement(2), pitch + 8, 128, 1)).as("down the diagonal").isEqualTo(1032);
    assertThat(layout.stride(table.firstElement(2), pitch, 200, 1)).as("out of the array").isEqualTo(AddressMap.IRREGULAR);
    assertThat(layout.stride(table.firstElement(2) + 1000, 8, 128, 1)).as("out of the row").isEqualTo(AddressMap.IRREGULAR);
  }

  @Test
  void rowsOfDifferentLengthsLieForThemselves() throws Exception {
    AllocationTable table =
        table(
            out -> {
              int rowType = out.type("[D", 8, 0);
              int type = out.type("[[D", 4, 0);
              out.allocate(type, 1, 2, 24);
              out.allocate(rowType, 1, 1, 24);
              out.attach(1, 0, 2);
              out.allocate(rowType, 1, 5, 56);
              out.attach(1, 1, 3);
            });
    CLayout layout = new CLayout(table, BlockTraceFileTest.tables(), 2);
    long a = layout.of(table.firstElement(2), 1);
    assertThat(layout.of(table.firstElement(3), 1)).isEqualTo(a + 128);
  }

  @Test
  void temporaryArraysHaveTheSameMemory() throws Exception {
    AllocationTable table =
        table(
            out -> {
              int type = out.type("[D", 8, 0);
              for (int length : new int[] {3, 3, 5, 5}) {
                out.allocate(type, 2, length, 16 + 8L * length);
                out.allocate(type, 1, 3, 40);
              }
            });
    CLayout layout = new CLayout(table, BlockTraceFileTest.tables(), 2);
    long[] at = new long[9];
    for (int i = 1; i <= 8; i++) {
      at[i] = layout.of(table.firstElement(i), 1);
    }
    assertThat(at[3]).isEqualTo(at[1]);
    assertThat(at[5]).as("longer").isNotEqualTo(at[1]);
    assertThat(at[7]).isEqualTo(at[5]);
    assertThat(List.of(at[2], at[4], at[6], at[8])).as("not temporary").doesNotHaveDuplicates();
  }

  @Test
  void objectsAreStructuresWithoutHeaders() throws Exception {
    AllocationTable table =
        table(
            out -> {
              int type = out.type("P", 0, 24);
              out.allocate(type, 1, 0, 24);
              out.allocate(type, 1, 0, 24);
              int other = out.type("java/util/Random", 0, 48);
              out.allocate(other, 1, 0, 48);
              out.allocate(type, 1, 0, 24);
            });
    CLayout layout = new CLayout(table, BlockTraceFileTest.tables(), 2);
    long first = layout.of(table.address(1) + 16, 1);
    assertThat(first % 16).isZero();
    assertThat(layout.of(table.address(1) + 12, 1)).as("the field that fills the gap behind the header is declared last").isEqualTo(first + 8);
    assertThat(layout.of(table.address(2) + 16, 1)).as("16 bytes take a chunk of 32").isEqualTo(first + 32);
    assertThat(layout.of(table.address(3) + 20, 1)).as("of a library's object nothing is known but its header").isEqualTo(first + 64 + 4);
    assertThat(layout.of(table.address(4) + 16, 1)).as("32 bytes take one of 48").isEqualTo(first + 64 + 48);
    assertThat(layout.stride(table.address(1) + 16, table.address(2) - table.address(1), 2, 1)).isEqualTo(32);
  }
}
