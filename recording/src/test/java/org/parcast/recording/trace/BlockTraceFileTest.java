package org.parcast.recording.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.trace.coding.Allocations;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.coding.ChunkWriter;
import org.parcast.recording.trace.coding.TakenWays;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.AllocationSite;
import org.parcast.recording.trace.table.Reference.InRegister;
import org.parcast.recording.trace.table.Reference.Kind;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceClass;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/** What is written is read; what is cut off is read up to the cut; what is changed is noticed. */
public class BlockTraceFileTest {
  @TempDir Path recording;

  /** Block 1 loads a double of an array and stores one of another, in loop 1; block 2 stores a double in loop 2. */
  public static TraceTables tables() {
    List<TraceMethod> methods = new ArrayList<>();
    methods.add(null);
    methods.add(new TraceMethod(1, "P", "run", "()V", "P.java"));
    List<TraceLoop> loops = new ArrayList<>();
    loops.add(null);
    loops.add(new TraceLoop(1, 1, 0, "P.java", 3, 1, false));
    loops.add(new TraceLoop(2, 1, 1, "P.java", 4, 2, true, true));
    List<Reference> references = new ArrayList<>();
    references.add(null);
    references.add(new Reference(1, Kind.ELEMENT, false, "D", 8, "a", 1, 5, 10, 20, 1, new InRegister(false, true, 0, false)));
    references.add(new Reference(2, Kind.ELEMENT, true, "D", 8, "b", 1, 6, 11, 25, 1, InRegister.NEVER));
    references.add(new Reference(3, Kind.ELEMENT, true, "D", 8, "b", 1, 7, 12, 30, 2, InRegister.NEVER));
    List<TraceBlock> blocks = new ArrayList<>();
    blocks.add(null);
    blocks.add(new TraceBlock(1, 1, 3, 5, 1, List.of(1, 2)));
    blocks.add(new TraceBlock(2, 1, 4, 7, 2, List.of(3)));
    List<AllocationSite> sites = new ArrayList<>();
    sites.add(null);
    sites.add(new AllocationSite(1, "a", "P.java", 2, 1, 0, false));
    sites.add(new AllocationSite(2, "t", "P.java", 4, 1, 1, true));
    return new TraceTables(methods, loops, blocks, references, sites, List.of(new TraceClass("P", 24, 12, 16, List.of(new TraceClass.FieldPlace(12, 8), new TraceClass.FieldPlace(16, 0)))), List.of("a warning"));
  }

  static List<String> events(BlockTraceReader reader) throws Exception {
    List<String> events = new ArrayList<>();
    reader.read(new Recording(events));
    return events;
  }

  /** Writes down what it hears. */
  record Recording(List<String> events) implements BlockTraceConsumer {
    @Override
    public void enter(int loop) {
      events.add("enter " + loop);
    }

    @Override
    public void iterate(int loop) {
      events.add("iterate " + loop);
    }

    @Override
    public void exit(int loop) {
      events.add("exit " + loop);
    }

    @Override
    public void run(BlockRun run) {
      StringBuilder text = new StringBuilder("run of " + run.loop() + " x " + run.count());
      for (int k = 0; k < run.size(); k++) {
        text.append(" ").append(run.reference(k)).append("@").append(run.address(k)).append("+").append(run.stride(k));
      }
      events.add(text + (run.work() > 0 ? " work " + run.work() + ", at most " + run.longest() : ""));
    }

    @Override
    public void executed(long instructions) {
      if (instructions > 0) {
        events.add("executed " + instructions);
      }
    }
  }

  private void write(boolean end) throws Exception {
    tables().write(recording);
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables())) {
      int doubles = writer.allocations().type("[D", 8, 0);
      writer.allocations().allocate(doubles, 1, 3, 16 + 3 * 8);
      int both = writer.define(new int[] {1, 2});
      int one = writer.define(new int[] {2});
      writer.enter(1);
      writer.run(both, true, 5, new long[] {1000, 2000, 3000}, new long[] {8, 8, -16}, 0);
      writer.iterate();
      writer.enter(2);
      writer.run(one, false, 1, new long[] {7, 5000}, new long[] {9, 9}, 1);
      writer.exit();
      writer.run(both, true, 2, new long[] {1040, 2, 3000}, new long[] {8, 8, -16}, 0);
      writer.exit();
      if (end) {
        writer.end("", Map.of("java.util.Arrays.sort", 2L), Map.of());
      } else {
        writer.flush();
      }
    }
  }

  private static final List<String> EXPECTED =
      List.of(
          "enter 1",
          "run of 1 x 5 1@1000+8 2@2000+8 3@3000+-16",
          "iterate 1",
          "enter 2",
          "run of 0 x 1 3@5000+0",
          "exit 2",
          "run of 1 x 2 1@1040+8 2@2+8 3@3000+-16",
          "exit 1");

  @Test
  void whatIsWrittenIsRead() throws Exception {
    write(true);
    BlockTraceReader reader = BlockTraceReader.open(recording);
    assertThat(reader.tables()).isEqualTo(tables());
    assertThat(reader.reason()).isEmpty();
    assertThat(reader.unmodelled()).containsExactly(Map.entry("java.util.Arrays.sort", 2L));
    assertThat(events(reader)).isEqualTo(EXPECTED);
    assertThat(events(reader)).as("again").isEqualTo(EXPECTED);
  }

  /** Writes a loop of one run, whose addresses the one before does not foretell for those who read them at another place. */
  private static void loop(BlockTraceWriter writer, int sequence) throws Exception {
    writer.enter(1);
    writer.run(sequence, true, 3, new long[] {1000, 2000, 3000}, new long[] {8, 8, -16}, 0);
    writer.run(sequence, true, 1, new long[] {1100, 2000, 3000}, new long[3], 0);
    writer.exit();
  }

  @Test
  void whatIsKeptComesAgainAsItWas() throws Exception {
    tables().write(recording);
    List<String> loop = List.of("enter 1", "run of 1 x 3 1@1000+8 2@2000+8 3@3000+-16", "run of 1 x 1 1@1100+0 2@2000+0 3@3000+0", "exit 1");
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables())) {
      int both = writer.define(new int[] {1, 2});
      writer.keep(7);
      loop(writer, both);
      writer.kept();
      loop(writer, both);
      writer.keep(7);
      writer.forget();
      writer.repeat(7);
      writer.keep(8);
      loop(writer, both);
      int one = writer.define(new int[] {2});
      writer.run(one, false, 1, new long[] {5000}, new long[1], 0);
      writer.kept();
      writer.repeat(8);
      writer.run(one, false, 1, new long[] {5008}, new long[1], 0);
      writer.repeat(7);
      writer.end("", Map.of(), Map.of());
    }
    List<String> expected = new ArrayList<>();
    for (int t = 0; t < 3; t++) {
      expected.addAll(loop);
    }
    for (int t = 0; t < 2; t++) {
      expected.addAll(loop);
      expected.add("run of 0 x 1 3@5000+0");
    }
    expected.add("run of 0 x 1 3@5008+0");
    expected.addAll(loop);
    assertThat(events(BlockTraceReader.open(recording))).isEqualTo(expected);
  }

  @Test
  void whoKnowsWhatComesAgainDoesNotHearOfIt() throws Exception {
    tables().write(recording);
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables())) {
      int both = writer.define(new int[] {1, 2});
      for (int kept = 0; kept < 2; kept++) {
        writer.keep(7); // the second time in place of the first
        loop(writer, both);
        writer.kept();
        writer.repeat(7);
        writer.repeat(7);
      }
      loop(writer, both);
      writer.end("", Map.of(), Map.of());
    }
    List<String> heard = new ArrayList<>();
    BlockTraceReader.open(recording).read(new BlockTraceConsumer() {
      @Override
      public boolean again(int part) {
        boolean known = heard.contains("end of part " + part);
        heard.add((known ? "known part " : "part ") + part);
        return known;
      }

      @Override
      public void againEnds(int part) {
        heard.add("end of part " + part);
      }

      @Override
      public void run(BlockRun run) {
        heard.add(run.count() + " from " + run.address(0));
      }
    });
    List<String> loop = List.of("3 from 1000", "1 from 1100");
    List<String> expected = new ArrayList<>();
    for (int part = 1; part <= 2; part++) {
      expected.addAll(loop);
      expected.add("part " + part);
      expected.addAll(loop);
      expected.addAll(List.of("end of part " + part, "known part " + part));
    }
    expected.addAll(loop);
    assertThat(heard).isEqualTo(expected);
  }

  @Test
  void iterationsThatTakeSeveralWaysAreRunsOfEach() throws Exception {
    tables().write(recording);
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables())) {
      int both = writer.define(new int[] {1, 2});
      int one = writer.define(new int[] {2});
      int none = writer.define(new int[0]);
      int[] sequences = {one, both, none};
      long[] work = {3, 7, 2};
      int[] taken = {1, 0, 2, 1, 2};
      long[] times = {2, 3, 1, 1, 4};
      for (int kept = 0; kept < 2; kept++) {
        writer.enter(1);
        for (long start = 0; start < 200; start += 100) {
          writer.ways(new TakenWays(sequences, work, 3, taken, times, 5, new long[] {0, 1000 + start, 2000, 3000}, new long[] {0, 8, 0, -16}));
        }
        writer.exit();
        if (kept == 0) {
          writer.keep(1);
        }
      }
      writer.kept();
      writer.repeat(1);
      writer.end("", Map.of(), Map.of());
    }
    List<String> loop = new ArrayList<>(List.of("enter 1"));
    for (long start = 0; start < 200; start += 100) {
      loop.add("run of 1 x 2 1@" + (1000 + start) + "+8 2@2000+0 3@3000+-16 work 14, at most 7");
      loop.add("run of 1 x 3 3@2968+-16 work 9, at most 3");
      loop.add("iterate 1");
      loop.add("executed 2");
      loop.add("run of 1 x 1 1@" + (1048 + start) + "+0 2@2000+0 3@2904+0 work 7, at most 7");
      loop.add("run of 1 x 4 work 8, at most 2");
    }
    loop.add("exit 1");
    List<String> expected = new ArrayList<>();
    for (int time = 0; time < 3; time++) {
      expected.addAll(loop);
    }
    assertThat(events(BlockTraceReader.open(recording))).isEqualTo(expected);
  }

  @Test
  void whatIsKeptMayGoOnBeyondAChunk() throws Exception {
    tables().write(recording);
    int runs = ChunkWriter.SIZE / 4;
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables())) {
      int one = writer.define(new int[] {2});
      writer.keep(1);
      for (int t = 0; t < runs; t++) {
        writer.run(one, false, 1, new long[] {(long) t * t << 20}, new long[1], 0);
      }
      writer.kept();
      writer.repeat(1);
      assertThat(writer.bytes()).isGreaterThan(ChunkWriter.SIZE);
      writer.end("", Map.of(), Map.of());
    }
    long[] heard = new long[1];
    List<Double> shares = new ArrayList<>();
    BlockTraceReader reader = BlockTraceReader.open(recording);
    reader.watch(shares::add);
    reader.read(new ReferenceAdapter((reference, address) -> {
      long t = heard[0]++ % runs;
      assertThat(address).isEqualTo(t * t << 20);
    }));
    assertThat(heard[0]).isEqualTo(2L * runs);
    assertThat(shares).hasSizeGreaterThan(1).isSorted().allMatch(share -> share > 0 && share <= 1);
  }

  @Test
  void workGoesWithRunsAndBetweenThem() throws Exception {
    tables().write(recording);
    try (BlockTraceWriter writer = BlockTraceWriter.create(recording, tables())) {
      int one = writer.define(new int[] {2});
      int none = writer.define(new int[] {});
      writer.enter(1);
      for (long[] work : new long[][] {{3, 10, 10}, {2, 20, 10}, {4, 23, 11}, {1, 11, 11}, {5, 0, 0}}) {
        writer.work(work[1], work[2]);
        writer.run(one, true, work[0], new long[] {0}, new long[] {8}, 0);
      }
      writer.work(7, 7);
      writer.run(none, true, 1, new long[0], new long[0], 0);
      writer.work(7, 7);
      writer.run(none, false, 1, new long[0], new long[0], 0);
      writer.exit();
      writer.end("", Map.of(), Map.of());
    }

    assertThat(events(BlockTraceReader.open(recording)))
        .containsExactly(
            "enter 1",
            "run of 1 x 3 3@0+8 work 10, at most 10",
            "run of 1 x 2 3@0+8 work 20, at most 10",
            "run of 1 x 4 3@0+8 work 23, at most 11",
            "run of 1 x 1 3@0+0 work 11, at most 11",
            "run of 1 x 5 3@0+8",
            "iterate 1",
            "executed 7",
            "executed 7",
            "exit 1");
  }

  @Test
  void allocationsAreFoundByAddress() throws Exception {
    write(true);
    Allocations allocations = BlockTraceReader.open(recording).allocations();
    assertThat(allocations.size()).isEqualTo(2);
    assertThat(allocations.type(0)).isEqualTo("static P");
    assertThat(allocations.bytes(0)).isEqualTo(12);
    long array = allocations.address(1);
    assertThat(array).isEqualTo(allocations.address(0) + 16);
    assertThat(allocations.length(1)).isEqualTo(3);
    assertThat(allocations.find(array + 16)).isEqualTo(1);
    assertThat(allocations.find(array + 39)).isEqualTo(1);
    assertThat(allocations.find(array + 40)).isEqualTo(-1);
    assertThat(allocations.find(array - 1)).as("padding").isEqualTo(-1);
  }

  @Test
  void aTraceWithoutEndIsPartial() throws Exception {
    write(false);
    BlockTraceReader reader = BlockTraceReader.open(recording);
    assertThat(reader.reason()).contains("cut off");
    assertThat(events(reader)).isEqualTo(EXPECTED);
  }

  @Test
  void aTraceThatIsCutOffIsReadUpToTheCut() throws Exception {
    write(true);
    Path file = recording.resolve("blocks.bin");
    byte[] bytes = Files.readAllBytes(file);
    List<String> read = List.of();
    for (int length = 9; length < bytes.length; length++) {
      Files.write(file, java.util.Arrays.copyOf(bytes, length));
      BlockTraceReader reader = BlockTraceReader.open(recording);
      assertThat(reader.reason()).as("of %d bytes", length).isNotEmpty();
      List<String> events = events(reader);
      assertThat(events).as("of %d bytes", length).isIn(EXPECTED, read);
      read = events;
    }
    assertThat(read).as("all but the end").isEqualTo(EXPECTED);
  }

  @Test
  void aChangedByteIsRefused() throws Exception {
    write(true);
    Path file = recording.resolve("blocks.bin");
    byte[] bytes = Files.readAllBytes(file);
    for (int at = "PARCASTB".length() + 1; at < bytes.length; at++) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(file, changed);
      try {
        BlockTraceReader reader = BlockTraceReader.open(recording);
        assertThat(events(reader)).isIn(EXPECTED, List.of());
        assertThat(reader.reason()).as("byte %d makes a chunk longer than the file", at).contains("cut off");
      } catch (RecordingException e) {
        assertThat(e).as("byte %d", at).hasMessageContaining("is changed or damaged");
      }
    }
  }

  @Test
  void whatEventsReferToIsWrittenBeforeThem() throws Exception {
    write(true);
    byte[] bytes = Files.readAllBytes(recording.resolve("blocks.bin"));
    assertThat((char) bytes["PARCASTB".length() + 1]).isEqualTo(BlockTraceWriter.ALLOCATIONS);
  }

  @Test
  void otherFilesAreRefused() throws Exception {
    assertThatThrownBy(() -> BlockTraceReader.open(recording)).isInstanceOf(RecordingException.class).hasMessageContaining("without a block trace");
    Files.writeString(recording.resolve("blocks.bin"), "something else");
    assertThatThrownBy(() -> BlockTraceReader.open(recording)).isInstanceOf(RecordingException.class).hasMessageContaining("is not a recording's block trace");
  }

  @Test
  void aLoadThatIsInARegisterLaterIsLeftOutThen() throws Exception {
    write(true);
    List<String> events = new ArrayList<>();
    BlockTraceReader.open(recording).read(RegisterMode.OPTIMISED, MemoryLayout.JVM, new Recording(events));
    assertThat(events.subList(0, 3))
        .containsExactly("enter 1", "run of 1 x 1 1@1000+0 2@2000+0 3@3000+0", "run of 1 x 4 2@2008+8 3@2984+-16");
  }
}
