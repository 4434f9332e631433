package org.parcast.analyses.locality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.coding.Allocations;

/**
 * What other orders of a nest, and other layouts of its data, do to its time.
 *
 * @param hitRates as it is written, by level of the caches: the share of all references that it or a nearer one answers
 * @param changes those that are forecast to gain, the one that gains most first
 * @param whole whether all of an execution was watched; else its beginning
 */
public record LocalityForecast(List<Double> hitRates, List<Change> changes, boolean whole) {
  /** Less is no advice: forecasts are not nearer than that. */
  public static final double LEAST_FACTOR = 1.05;

  /** As many numbers as a line has: of smaller blocks each fetches lines of which it uses a part. */
  private static final int SMALLEST_BLOCK = MemoryUnits.LINE_BYTES / Double.BYTES;

  /** Three blocks of so many numbers on a side take 1.5 MiB, as much as the second level of a core has. */
  private static final int LARGEST_BLOCK = 256;

  /** What a multiplication takes whose operand is just computed (Fog: Instruction tables). In each cycle a core does about one instruction of bytecode. */
  private static final double CYCLES_OF_A_MULTIPLICATION = 4;

  /** What is changed. */
  public enum Kind {
    EXCHANGED,
    BLOCKS,
    FIELDS_APART
  }

  /**
   * A change.
   *
   * @param size iterations of both loops in a block; 0 where there are no blocks
   * @param hitRates with it, by level
   * @param factor time as it is written over time with it
   */
  public record Change(Kind kind, int size, List<Double> hitRates, double factor) {
    public Change {
      hitRates = List.copyOf(hitRates);
    }
  }

  public LocalityForecast {
    hitRates = List.copyOf(hitRates);
    changes = List.copyOf(changes);
  }

  /** @param executions of the nest one after the other, the last of which is what is told of; at least one */
  public static LocalityForecast of(List<NestTrace> executions, Allocations allocations, Machine machine) {
    NestTrace last = executions.get(executions.size() - 1);
    double compute = last.work() / (CYCLES_OF_A_MULTIPLICATION * machine.coreSpeed());
    NestOrder asWritten = new NestOrder(NestOrder.Kind.AS_WRITTEN, 0);
    MemoryTime before = time(executions, asWritten, LongUnaryOperator.identity(), machine);
    List<Change> changes = new ArrayList<>();
    changes.add(change(Kind.EXCHANGED, 0, compute, before, time(executions, new NestOrder(NestOrder.Kind.EXCHANGED, 0), LongUnaryOperator.identity(), machine)));
    for (int block = SMALLEST_BLOCK; block <= LARGEST_BLOCK; block *= 2) {
      changes.add(change(Kind.BLOCKS, block, compute, before, time(executions, new NestOrder(NestOrder.Kind.BLOCKS, block), LongUnaryOperator.identity(), machine)));
    }
    FieldsApart apart = new FieldsApart(allocations);
    MemoryTime ofFields = time(executions, asWritten, apart, machine);
    if (apart.objects() > 1) {
      changes.add(change(Kind.FIELDS_APART, 0, compute, before, ofFields));
    }
    List<Change> gaining = changes.stream().filter(change -> change.factor() >= LEAST_FACTOR).sorted(Comparator.comparingDouble(Change::factor).reversed()).toList();
    return new LocalityForecast(before.hitRates(), gaining, !last.isCut());
  }

  private static Change change(Kind kind, int size, double compute, MemoryTime before, MemoryTime with) {
    return new Change(kind, size, with.hitRates(), (compute + before.seconds()) / (compute + with.seconds()));
  }

  private static MemoryTime time(List<NestTrace> executions, NestOrder order, LongUnaryOperator moved, Machine machine) {
    MemoryTime time = new MemoryTime(machine);
    for (NestTrace nest : executions) {
      time.restart();
      order.forEach(nest, (row, column) -> nest.cell(row, column, address -> time.touch(moved.applyAsLong(address))));
    }
    return time;
  }
}
