package org.parcast.recorder.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.parcast.recorder.run.RunControl;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recording.file.DiskLimit;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.coding.ReferenceLimit;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceTables;

/** The block trace of this virtual machine as it is being written. */
public final class Recording {
  private Recording() {}

  private static TraceTables tables;
  private static BlockTraceWriter writer;
  private static Places places;
  private static Iterations iterations;
  private static boolean active;
  private static boolean overflown;

  /** By block, the references of the strided loop that begins there. */
  private static int[][] referencesFrom;

  /** By number, the loops with branches that have been entered. */
  private static ProfiledLoop[] branched;

  private static long[] from = new long[64];
  private static long[] by = new long[64];
  private static long[][] columns = new long[64][];

  private static final ForeignObjects FOREIGN = new ForeignObjects();

  private static final Map<String, Long> UNMODELLED = new TreeMap<>();
  private static final Map<String, Set<Integer>> REACHED = new ConcurrentSkipListMap<>();

  /** Where the object that is about to be constructed is made. */
  static int site;

  public static void start(Path directory, Thread program) throws IOException {
    ThreadHandover.begin(program);
    tables = TraceTables.read(directory);
    writer = BlockTraceWriter.create(directory, tables);
    places = new Places(writer.allocations(), tables.classes());
    iterations = new Iterations(writer, tables);
    referencesFrom = new int[tables.blocks().size()][];
    byte[] shift = new byte[tables.references().size()];
    boolean[] leads = new boolean[shift.length];
    for (Reference reference : tables.references().subList(1, shift.length)) {
      shift[reference.id()] = (byte) Integer.numberOfTrailingZeros(reference.bytes());
      leads[reference.id()] = !reference.write() && !reference.isNumber();
    }
    BlockTrace.start(shift.length, shift, leads);
    branched = new ProfiledLoop[tables.loops().size()];
    RepeatedNests.start(tables.loops().size());
    active = true;
  }

  static void take(long[] events, int count) {
    if (active) {
      try {
        BlockTrace.replay(iterations, events, count);
        RepeatedNests.written(writer.bytes());
      } catch (IOException e) {
        failed(e);
      } catch (OutOfMemoryError e) {
        throw RunControl.exhausted(e);
      } catch (StackOverflowError e) {
        overflow(e);
      }
    }
  }

  static Place place(Object array) {
    try {
      return places.of(array);
    } catch (IOException e) {
      throw failed(e);
    } catch (StackOverflowError e) {
      throw overflow(e);
    }
  }

  static void make(Object array, int atSite) {
    try {
      if (active) {
        places.make(array, atSite);
      }
    } catch (IOException e) {
      failed(e);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    } catch (StackOverflowError e) {
      throw overflow(e);
    }
  }

  static long object(Object made) {
    int atSite = site;
    site = 0;
    try {
      return places.object(made, atSite);
    } catch (IOException e) {
      throw failed(e);
    } catch (StackOverflowError e) {
      throw overflow(e);
    }
  }

  static long foreign(Object object) {
    return FOREIGN.address(object, Recording::object);
  }

  static void attach(Place parent, int index, Object row) {
    try {
      places.attach(parent, index, places.of(row));
    } catch (IOException e) {
      failed(e);
    } catch (StackOverflowError e) {
      throw overflow(e);
    }
  }

  static boolean isInnermost(int loop) {
    BlockTrace.catchUp();
    return iterations.isInnermost(loop);
  }

  static void unmodelled(String method) {
    UNMODELLED.merge(method, 1L, Long::sum);
  }

  static void reached(String place) {
    BlockTrace.drain();
    iterations.addOpen(loopsAt(place));
  }

  /** Of any thread: it does not take its turn for this. */
  static void came(String place) {
    loopsAt(place).add(BlockTraceReader.ANY_LOOP);
  }

  private static Set<Integer> loopsAt(String place) {
    Set<Integer> known = REACHED.get(place);
    if (known == null) {
      Set<Integer> fresh = new ConcurrentSkipListSet<>();
      known = REACHED.putIfAbsent(place, fresh);
      known = known == null ? fresh : known;
    }
    return known;
  }

  // ---- what comes again

  static boolean isActive() {
    return active;
  }

  /** Bytes of events written; those that wait are not counted. */
  static long bytes() {
    return writer.bytes();
  }

  /** What is something to be told of the trace itself. */
  private enum Telling {
    KEEP,
    KEPT,
    FORGET,
    REPEAT
  }

  private static void tell(Telling telling, int number) {
    BlockTrace.catchUp();
    if (active) {
      try {
        iterations.pause();
        switch (telling) {
          case KEEP -> writer.keep(number);
          case KEPT -> writer.kept();
          case FORGET -> writer.forget();
          default -> writer.repeat(number);
        }
      } catch (IOException e) {
        failed(e);
      }
    }
  }

  /** What follows is to come again under the number. Answers the bytes of events before it. */
  static long keep(int number) {
    tell(Telling.KEEP, number);
    return writer.bytes();
  }

  /** Answers the bytes of events by now. */
  static long kept() {
    tell(Telling.KEPT, 0);
    return writer.bytes();
  }

  static void forget() {
    tell(Telling.FORGET, 0);
  }

  static void repeat(int number) {
    tell(Telling.REPEAT, number);
  }

  // ---- methods of the library

  /** See {@link BlockLibrary#copied}. */
  static void copied(Object source, int from, Object target, int to, int length, int block) {
    if (!active || length == 0) {
      return;
    }
    int bytes = Places.bytesOf(source.getClass().getComponentType());
    boolean down = source == target && from < to;
    int last = down ? length - 1 : 0;
    Recording.from[0] = place(source).first + (long) (from + last) * bytes;
    Recording.from[1] = place(target).first + (long) (to + last) * bytes;
    by[0] = down ? -bytes : bytes;
    by[1] = by[0];
    library(block, length);
  }

  /** Elements from {@code from} on were loaded or stored. */
  static void touched(Object array, int from, int length, int block) {
    if (!active || length <= 0) {
      return;
    }
    int bytes = Places.bytesOf(array.getClass().getComponentType());
    Recording.from[0] = place(array).first + (long) from * bytes;
    by[0] = bytes;
    library(block, length);
  }

  private static void library(int block, int length) {
    if (length == 1) {
      by[0] = 0;
      by[1] = 0;
    }
    try {
      iterations.run(block, block, false, length, 1, from, by);
    } catch (IOException e) {
      failed(e);
    } catch (StackOverflowError e) {
      overflow(e);
    }
  }

  // ---- loops with strides

  /** See {@link BlockTrace#ran}. */
  static void ran(int firstBlock, int lastBlock, int n, int instructions, LoopNotes notes, byte[] shift) {
    if (!active) {
      return;
    }
    long[] first = notes.first;
    long[] second = notes.second;
    int[] rowBy = notes.rowBy;
    try {
      int[] references = references(firstBlock, lastBlock);
      boolean even = true;
      for (int k = 0; k < references.length; k++) {
        int reference = references[k];
        from[k] = first[reference];
        by[k] = n > 1 ? second[reference] - first[reference] : 0;
        columns[k] = null;
        if (n > 2 && rowBy[reference] != 0) {
          columns[k] = column(reference, n, first, second, notes.held[rowBy[reference]], rowBy[reference], shift);
          even &= columns[k] == null;
        }
      }
      if (even) {
        iterations.run(firstBlock, lastBlock, true, n, instructions, from, by);
      } else {
        uneven(firstBlock, lastBlock, n, instructions);
      }
    } catch (IOException e) {
      failed(e);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    } catch (StackOverflowError e) {
      overflow(e);
    }
  }

  /** The loop with branches of the number; the text as by {@link ProfiledLoop}. */
  static ProfiledLoop branched(int number, String text) {
    if (branched[number] == null) {
      branched[number] = new ProfiledLoop(tables.blocks(), text);
    }
    return branched[number];
  }

  /** Iterations of the innermost open loop have ended; see {@link ProfiledLoop#write}. */
  static void ran(ProfiledLoop loop, int[] taken, long[] times, int runs, long[] addresses, long[] strides) {
    if (!active) {
      return;
    }
    try {
      loop.write(iterations, writer, taken, times, runs, addresses, strides);
    } catch (IOException e) {
      failed(e);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    } catch (StackOverflowError e) {
      overflow(e);
    }
  }

  /** The references of blocks that follow each other; makes room for their addresses. */
  static int[] references(int firstBlock, int lastBlock) {
    int[] known = referencesFrom[firstBlock];
    if (known == null) {
      known = TraceBlock.references(tables.blocks().subList(firstBlock, lastBlock + 1));
      referencesFrom[firstBlock] = known;
      if (known.length > from.length) {
        from = new long[known.length];
        by = new long[known.length];
        columns = new long[known.length][];
      }
    }
    return known;
  }

  /** The addresses of a reference that goes from row to row; null where they advance by a constant stride. */
  private static long[] column(int reference, int n, long[] first, long[] second, Object[] rows, int rowReference, byte[] shift) throws IOException {
    Place place = places.of(rows);
    long row = first[rowReference] - place.first >> shift[rowReference];
    long rowStep = second[rowReference] - first[rowReference] >> shift[rowReference];
    long column = first[reference] - places.row(place, rows, (int) row).first;
    long columnStep = second[reference] - places.row(place, rows, (int) (row + rowStep)).first - column;
    long stride = second[reference] - first[reference];
    long expected = first[reference];
    for (int t = 0; t < n; t++, expected += stride) {
      long address = places.row(place, rows, (int) (row + t * rowStep)).first + column + t * columnStep;
      if (address != expected) {
        return all(place, rows, n, row, rowStep, column, columnStep);
      }
    }
    return null;
  }

  private static long[] all(Place place, Object[] rows, int n, long row, long rowStep, long column, long columnStep) throws IOException {
    long[] addresses = new long[n];
    for (int t = 0; t < n; t++) {
      addresses[t] = places.row(place, rows, (int) (row + t * rowStep)).first + column + t * columnStep;
    }
    return addresses;
  }

  /** Some rows do not lie evenly: the iterations one by one. */
  private static void uneven(int firstBlock, int lastBlock, int n, int instructions) throws IOException {
    int loop = tables.blocks().get(firstBlock).loop();
    for (int t = 0; t < n; t++) {
      iterations.iterate(loop);
      iterations.executed(instructions);
      int k = 0;
      for (TraceBlock block : tables.blocks().subList(firstBlock, lastBlock + 1)) {
        for (int reference : block.references()) {
          iterations.reference(reference, columns[k] == null ? from[k] + t * by[k] : columns[k][t]);
          k++;
        }
      }
    }
  }

  // ---- loops that fall silent

  /**
   * The run of iterations that goes on by its own rule as long as the loop does; null where there is none.
   *
   * @param met the arrays of arrays that the last iteration took elements from, in their order
   */
  static EvenRun evenRun(int loop, Place[] met, int meetings) {
    if (!active) {
      return null;
    }
    EvenRun even = iterations.evenRun(loop);
    try {
      return even != null && rowsLieEvenly(even, met, meetings) ? even : null;
    } catch (IOException e) {
      throw failed(e);
    } catch (StackOverflowError e) {
      throw overflow(e);
    }
  }

  /** Whether the rows that the iterations will come to, as far as there are any, lie as evenly as those that they have come to. */
  private static boolean rowsLieEvenly(EvenRun even, Place[] met, int meetings) throws IOException {
    int[] references = meetings == 0 ? new int[0] : iterations.references(even);
    int next = 0;
    for (int k = 0; k < references.length && next < meetings; k++) {
      Place place = met[next];
      long index = even.next()[k] - even.stride()[k] - place.first >> 2;
      if (tables.references().get(references[k]).kind() != Reference.Kind.ROW || index < 0 || index >= place.length) {
        continue;
      }
      next++;
      if (even.stride()[k] != 0 && !places.rowsLieEvenly(place, (int) index, (int) (even.stride()[k] >> 2))) {
        return false;
      }
    }
    return next == meetings;
  }

  /** See {@link Iterations#again}. */
  static void again(int loop, EvenRun even, int times) {
    if (!active) {
      return;
    }
    try {
      iterations.again(loop, even, times);
    } catch (IOException e) {
      failed(e);
    } catch (StackOverflowError e) {
      overflow(e);
    }
  }

  // ---- the end

  private static IllegalStateException failed(IOException e) {
    active = false;
    String kind = e instanceof DiskLimit.Reached ? RunControl.DISK : e instanceof ReferenceLimit.Reached ? RunControl.REFERENCES : "unwritten";
    RunControl.fail(kind, "the block trace could not be written: " + e.getMessage());
    return new IllegalStateException(e);
  }

  /** What was being written is lost, and where it stood in the file is not known: nothing more can be. */
  private static StackOverflowError overflow(StackOverflowError e) {
    active = false;
    overflown = true;
    return e;
  }

  /** Stops recording; what was recorded stays. */
  public static void stop() {
    if (active && ThreadHandover.mine()) {
      BlockTrace.catchUp();
    }
    active = false;
  }

  /** Ends the trace. */
  public static void end(String reason) throws IOException {
    if (active) {
      BlockTrace.catchUp();
      active = false;
    }
    if (overflown) {
      writer.close(); // without its end: the reader takes what is whole
      return;
    }
    iterations.finish();
    writer.end(reason, UNMODELLED, REACHED);
    writer.close();
  }
}
