package org.parcast.recording.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.layout.AddressMap;
import org.parcast.recording.trace.layout.CLayout;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Leaves of the accesses of the bytecode those that are references: without the loads whose value is in a register, and, in C's layout,
 * without those of rows, which C has not. Where local variables are on the stack, their accesses are added.
 */
final class ReferenceFilter implements BlockTraceConsumer {
  private static final int ON_STACK = -1;

  /** The level of iterations that are the first of all loops around. */
  private static final int FIRST = Reference.InRegister.MOST_OUTER + 1;

  private final TraceTables tables;
  private final List<Reference> references;
  private final RegisterMode registers;
  private final StackFrames frames;
  private final MemoryLayout layout;

  /** Numbers of the loops that are dealt to threads. */
  private final BitSet regions;

  private final AddressMap map;
  private final BlockTraceConsumer consumer;
  /** By sequence; methods in place of their calls have the same ones in loops and outside. */
  private final List<Selection> inLoops = new ArrayList<>();

  private final List<Selection> outsideLoops = new ArrayList<>();
  private final BlockRun out = new BlockRun();
  private long[] strides = {};

  /** Strides of one execution: all 0. */
  private long[] nowhere = {};

  private int sequences;
  private int[] open = new int[64];
  private long[] iterations = new long[64];
  private int depth;

  /** Among the open loops the outermost that is dealt to threads, -1 for none: those within it run on one. */
  private int region = -1;

  /** What stays of a sequence. */
  private static final class Selection {
    /** By level, see {@link Reference.InRegister#at}; then, in the first iteration of all loops. */
    private final Kept[] kept = new Kept[FIRST + 1];

    /** By level, the places of what stays in the first iteration of all loops and not at the level. */
    private final int[][] once = new int[FIRST][];

    Kept later() {
      return kept[0];
    }

    boolean isTheSameInAllIterations() {
      for (Kept at : kept) {
        if (at != kept[0]) {
          return false;
        }
      }
      return true;
    }
  }

  /** By index of what stays its place in the sequence, negative for an access to the stack. */
  private record Kept(int sequence, int[] places, int[] references) {}

  ReferenceFilter(
      TraceTables tables,
      AllocationTable allocations,
      RegisterMode registers,
      StackFrames frames,
      MemoryLayout layout,
      BitSet regions,
      BlockTraceConsumer consumer) {
    this.tables = tables;
    this.references = tables.references();
    this.registers = registers;
    this.frames = frames;
    this.layout = layout;
    this.regions = regions;
    this.map = layout == MemoryLayout.C ? new CLayout(allocations, tables, references.size()) : AddressMap.SAME;
    this.consumer = consumer;
  }

  @Override
  public void enter(int loop) {
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
      iterations = Arrays.copyOf(iterations, 2 * depth);
    }
    if (region < 0 && regions.get(loop)) {
      region = depth;
    }
    open[depth] = loop;
    iterations[depth++] = 0;
    consumer.enter(loop);
  }

  @Override
  public void iterate(int loop) {
    iterations[depth - 1]++;
    consumer.iterate(loop);
  }

  @Override
  public void exit(int loop) {
    depth--;
    region = region == depth ? -1 : region;
    consumer.exit(loop);
  }

  @Override
  public boolean again(int part) {
    return consumer.again(inLoops(part));
  }

  @Override
  public void againEnds(int part) {
    consumer.againEnds(inLoops(part));
  }

  @Override
  public boolean isDone() {
    return consumer.isDone();
  }

  /** Part and loops around: in the first iteration of these it has references that it has not later. */
  private int inLoops(int part) {
    return part * (FIRST + 1) + level(depth);
  }

  @Override
  public void run(BlockRun run) {
    boolean iterates = run.loop() != 0;
    long before = iterates ? iterations[depth - 1] : depth == 0 ? 1 : iterations[depth - 1] - 1;
    if (iterates) {
      iterations[depth - 1] += run.count();
    }
    Selection selection = selection(run, depth == 0 ? 0 : open[depth - 1]);
    if (before > 0 || selection.isTheSameInAllIterations()) {
      pass(run, selection.later(), 0, run.count());
    } else {
      int level = level(depth - 1);
      boolean isOnce = level == FIRST && region >= 0 && depth - 1 - region < FIRST;
      out.once = isOnce ? selection.once[depth - 1 - region] : BlockRun.NONE;
      pass(run, selection.kept[level], 0, 1);
      out.once = BlockRun.NONE;
      if (run.count() > 1) {
        pass(run, selection.later(), 1, run.count() - 1);
      }
    }
  }

  /**
   * The level of a first iteration of a loop within so many open ones: threads begin the loops that are dealt to them with nothing in registers.
   *
   * @param around how many loops are open around it
   */
  private int level(int around) {
    for (int level = 1; level < FIRST && level <= around - Math.max(0, region); level++) {
      if (iterations[around - level] > 1) {
        return level;
      }
    }
    return FIRST;
  }

  private Selection selection(BlockRun run, int loop) {
    List<Selection> selections = loop == 0 ? outsideLoops : inLoops;
    while (selections.size() <= run.sequence()) {
      selections.add(null);
    }
    Selection known = selections.get(run.sequence());
    if (known == null) {
      known = new Selection();
      for (int level = 0; level <= FIRST; level++) {
        known.kept[level] = kept(run, loop, level, level == 0 ? null : known.kept[level - 1]);
      }
      for (int level = 0; level < FIRST; level++) {
        known.once[level] = missing(known.kept[FIRST].places, known.kept[level].places);
      }
      selections.set(run.sequence(), known);
    }
    return known;
  }

  /** Indices of places that are not among others. */
  private static int[] missing(int[] places, int[] others) {
    Set<Integer> left = Arrays.stream(others).boxed().collect(Collectors.toSet());
    return IntStream.range(0, places.length).filter(k -> !left.contains(places[k])).toArray();
  }

  /** What stays at a level: what did at another, if it is the same. */
  private Kept kept(BlockRun run, int loop, int level, Kept other) {
    List<Integer> kept = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    int k = 0;
    for (int b = 0; b < run.blocks().length; b++) {
      TraceBlock block = tables.blocks().get(run.blocks()[b]);
      // The test of a loop after its body belongs to the next iteration. What is outside the innermost open loop is a called method's.
      boolean test = b > 0 && run.loop() != 0 && block.loop() == loop && block.block() == tables.loops().get(loop).header();
      for (int last = k + block.references().size(); k < last; k++) {
        int number = run.reference(k);
        Reference reference = references.get(number);
        onStack(frames.before(number), kept, numbers);
        boolean isOfLoop = reference.inRegister().inPlace() ? loop != 0 : block.loop() == loop;
        if (isReference(reference, test ? 0 : isOfLoop ? level : FIRST)) {
          kept.add(k);
          numbers.add(number);
        }
        onStack(frames.after(number), kept, numbers);
      }
    }
    int[] places = kept.stream().mapToInt(Integer::intValue).toArray();
    return other != null && Arrays.equals(places, other.places) ? other : new Kept(sequences++, places, numbers.stream().mapToInt(Integer::intValue).toArray());
  }

  private void onStack(List<Integer> accesses, List<Integer> kept, List<Integer> numbers) {
    if (registers == RegisterMode.STACK) {
      kept.addAll(Collections.nCopies(accesses.size(), ON_STACK));
      numbers.addAll(accesses);
    }
  }

  private boolean isReference(Reference reference, int level) {
    if (layout == MemoryLayout.C && reference.kind() == Reference.Kind.ROW && reference.type().startsWith("[")) {
      return false;
    }
    return registers != RegisterMode.OPTIMISED || !(level == FIRST ? reference.inRegister().first() : reference.inRegister().at(level));
  }

  private void pass(BlockRun run, Kept kept, long from, long count) {
    int size = kept.places.length;
    if (size == 0 && run.loop() == 0) {
      return;
    }
    if (out.addresses.length < size) {
      out.addresses = new long[2 * size];
      strides = new long[2 * size];
      nowhere = new long[2 * size];
    }
    out.sequence = kept.sequence;
    out.blocks = run.blocks();
    out.references = kept.references;
    out.size = size;
    out.loop = run.loop();
    out.count = count;
    out.strides = count == 1 ? nowhere : strides;
    place(run, kept, from);
    if (count == 1 || advances(run, kept, from, count)) {
      consumer.run(out);
    } else {
      each(run, kept, from, count);
    }
  }

  /** Finds the addresses of an execution. */
  private void place(BlockRun run, Kept kept, long execution) {
    int[] places = kept.places;
    for (int k = 0; k < places.length; k++) {
      int place = places[k];
      int reference = kept.references[k];
      out.addresses[k] = place == ON_STACK ? frames.address(reference) : map.of(run.address(place) + execution * run.stride(place), reference);
    }
  }

  /** Finds the strides; answers whether there are some. */
  private boolean advances(BlockRun run, Kept kept, long from, long count) {
    int[] places = kept.places;
    for (int k = 0; k < places.length; k++) {
      int place = places[k];
      if (place == ON_STACK) {
        strides[k] = 0;
        continue;
      }
      strides[k] = map.stride(run.address(place) + from * run.stride(place), run.stride(place), count, kept.references[k]);
      if (strides[k] == AddressMap.IRREGULAR) {
        return false;
      }
    }
    return true;
  }

  /** The same, one execution after the other. */
  private void each(BlockRun run, Kept kept, long from, long count) {
    out.count = 1;
    out.strides = nowhere;
    for (long t = from; t < from + count; t++) {
      place(run, kept, t);
      consumer.run(out);
    }
  }
}
