package org.parcast.analyses.locality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.coding.Allocations;

/** Nests of 600 by 600 on caches of 32 KB and 256 KB: two columns of lines do not fit the first, all data no cache. */
class LocalityForecastTest {
  private static final int SIZE = 600;
  private static final long OTHER = 1L << 30;

  private static final Machine MACHINE = new Machine("test", 1, 1, 1e9, ThreadSlowdown.alike(new ByThreads(List.of(1.0))),
      List.of(level("L1", 1 << 15, 1e11), level("L2", 1 << 18, 4e10), level("memory", 1L << 34, 1e10)), new MissCost(6.4e-9, 2e-8, 8e-8), List.of(new RegionCost(0, 1e-6, 1e-6, 1e-6)), 1e-7, 1e-9, 1e-8, 1e-8, 0.05,
      null, List.of());

  private static MemoryLevel level(String name, long bytes, double perSecond) {
    ByThreads same = new ByThreads(List.of(perSecond));
    return new MemoryLevel(name, bytes, 1, same, same, same);
  }

  /** Objects of a line each, one after the other. */
  private static final class Cells implements Allocations {
    @Override
    public int size() {
      return SIZE * SIZE;
    }
    @Override
    public long address(int i) {
      return 64L * i;
    }

    @Override
    public long bytes(int i) {
      return 64;
    }

    @Override
    public long firstElement(int i) {
      return 64L * i;
    }

    @Override
    public int elementBytes(int i) {
      return 0;
    }

    @Override
    public int length(int i) {
      return 0;
    }

    @Override
    public String type(int i) {
      return "Cell";
    }

    @Override
    public int site(int i) {
      return 0;
    }

    @Override
    public int parent(int i) {
      return -1;
    }

    @Override
    public int row(int i) {
      return 0;
    }

    @Override
    public int find(long address) {
      return (int) (address / 64);
    }
  }

  /** What each cell refers to. */
  private interface Cell {
    void add(NestTrace nest, int i, int j);
  }

  private static LocalityForecast forecast(Cell cell) {
    return forecast(cell, new AllocationTable());
  }

  private static LocalityForecast forecast(Cell cell, Allocations allocations) {
    NestTrace nest = new NestTrace();
    for (int i = 0; i < SIZE; i++) {
      nest.beginRow();
      for (int j = 0; j < SIZE; j++) {
        nest.beginCell();
        cell.add(nest, i, j);
        nest.spend(4);
      }
    }
    return LocalityForecast.of(List.of(nest), allocations, MACHINE);
  }

  private static long element(long base, int i, int j) {
    return base + 8L * (i * (SIZE + 2L) + j);
  }

  @Test
  void rowsInOrderAreLeft() {
    assertThat(forecast((nest, i, j) -> nest.add(element(0, i, j))).changes()).isEmpty();
  }

  @Test
  void columnsAreExchanged() {
    LocalityForecast found = forecast((nest, i, j) -> nest.add(element(0, j, i)));
    assertThat(found.changes()).isNotEmpty();
    LocalityForecast.Change exchanged = found.changes().stream().filter(change -> change.kind() == LocalityForecast.Kind.EXCHANGED).findFirst().orElseThrow();
    assertThat(exchanged.factor()).isGreaterThan(2);
    assertThat(found.hitRates().get(0)).isLessThan(0.1); // Mostly the line is gone when its column's neighbour comes.
    assertThat(exchanged.hitRates().get(0)).isCloseTo(7.0 / 8, offset(0.01)); // One of the eight words of a line misses.
  }

  @Test
  void transpositionIsBlocked() {
    LocalityForecast found = forecast((nest, i, j) -> {
      nest.add(element(0, i, j));
      nest.add(element(OTHER, j, i));
    });
    assertThat(found.changes().stream().map(change -> change.kind().name()).collect(Collectors.toSet())).containsExactly("BLOCKS");
    assertThat(found.changes().get(0).factor()).isGreaterThan(1.5);
    assertThat(found.changes().get(0).size()).isLessThanOrEqualTo(64); // 64 rows of 64 words of both are 64 KB.
  }

  @Test
  void whatFitsTheCacheIsLeft() {
    assertThat(forecast((nest, i, j) -> nest.add(8L * (j % 40) * 50)).changes()).isEmpty();
  }

  /** Of each object one field is read: of a line of such fields one in eight misses, and of the objects each. */
  @Test
  void fieldsOfObjectsStandApart() {
    LocalityForecast found = forecast((nest, i, j) -> nest.add(64L * (i * SIZE + j) + 16), new Cells());
    assertThat(found.hitRates().get(0)).isCloseTo(0, offset(0.01));
    LocalityForecast.Change apart = found.changes().stream().filter(change -> change.kind() == LocalityForecast.Kind.FIELDS_APART).findFirst().orElseThrow();
    assertThat(apart.hitRates().get(0)).isCloseTo(7.0 / 8, offset(0.01));
    assertThat(apart.factor()).isGreaterThan(2);
  }
}
