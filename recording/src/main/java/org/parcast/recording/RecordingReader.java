package org.parcast.recording;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.recording.file.PagedInts;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingInput;

/** Reads the value flow of a recording and joins it with what the source says. */
public final class RecordingReader {
  private static final String CUT_OFF = "the recording was cut off while it was written; what comes after the cut is missing";

  private static final Map<String, String> ELEMENTS =
      Map.of("Z", "boolean", "B", "byte", "C", "char", "S", "short", "I", "int", "F", "float", "J", "long", "D", "double", "L", "Object");

  /** By the specification of the virtual machine (JVMS 4.4.1). */
  private static final int MOST_DIMENSIONS = 255;

  private static final String CONSTRUCTOR = ".<init>";

  private final Tables tables;
  private final RecordingInput in;
  private final List<String> warnings = new ArrayList<>();
  private final List<Phase> phases = new ArrayList<>();
  private final List<PagedInts> weight = new ArrayList<>();
  private final List<PagedInts> storedAt = new ArrayList<>();
  private NetsReader nets;

  private RecordingReader(Tables tables, RecordingInput in) {
    this.tables = tables;
    this.in = in;
  }

  /**
   * Reads the recording. Of one that was cut off while it was written, what there is up to the cut: it is partial then.
   *
   * @param directory {@code NAME.parcast}
   * @throws RecordingException where it is no recording, is damaged, or was cut off before the first values
   */
  public static ValueFlowRecording read(Path directory) throws IOException {
    Tables tables = Tables.read(directory);
    try (RecordingInput in = RecordingInput.openUpToCut(directory.resolve(RecordingFormat.VALUES_FILE), RecordingFormat.VALUES_MAGIC)) {
      return new RecordingReader(tables, in).read(EarlyEnd.read(directory));
    } catch (EOFException e) {
      throw new RecordingException(e.getMessage() + ": it was cut off before anything that was measured");
    } catch (IndexOutOfBoundsException e) {
      throw new RecordingException(directory.resolve(RecordingFormat.VALUES_FILE) + " is damaged: " + e.getMessage());
    }
  }

  private ValueFlowRecording read(String earlyEnd) throws IOException {
    warnings.addAll(tables.warnings());
    String written = in.text();
    String reason = written.isEmpty() ? earlyEnd : written;
    long births = in.number();
    long copies = in.number();
    long drifts = in.number();
    if (drifts > 0) {
      warnings.add(drifts + " allocations inside steps differ in length from those of the step before: their words are taken for new ones [lengths-differ]");
    }
    for (int left = in.length(); left > 0; left--) {
      warnings.add(UnmodelledCalls.warning(tables.signatures().get(in.count()), in.number()));
    }
    int[] factors = in.numbers();
    List<WordBlock> blocks = blocks();
    int vertices = in.count();
    checkWords(blocks, vertices);
    int[] placedWith = placement(vertices);
    Terms terms = terms(vertices);
    nets = new NetsReader(vertices);
    readPhases(vertices);
    new ArrayStrides(tables, factors).addTo(blocks, storedAt);
    return new ValueFlowRecording(
        in.isCut() || !reason.isEmpty(),
        in.isCut() ? CUT_OFF : reason,
        phases,
        blocks,
        vertices,
        placedWith,
        terms,
        weight,
        storedAt,
        tables.sites(),
        nets.nets(),
        births,
        copies,
        List.copyOf(warnings));
  }

  /** All phases; of a file that was cut off those that begin before the cut. */
  private void readPhases(int vertices) throws IOException {
    int count = in.length();
    if (count == 0 || count > Byte.MAX_VALUE) {
      throw damaged(count + " phases");
    }
    try {
      for (int phase = 0; phase < count; phase++) {
        int loop = (int) in.signed();
        long iterations = in.number();
        Phase.Kind kind = loop != 0 ? Phase.Kind.STEPS : count == 1 ? Phase.Kind.REGION : phase == 0 ? Phase.Kind.BEFORE : Phase.Kind.AFTER;
        Site at = loop > 0 ? tables.loops().get(loop) : null;
        PagedInts weights = in.pagedNumbers(vertices);
        PagedInts sites = sites(in.pagedNumbers(vertices));
        phases.add(new Phase(kind, at == null ? "" : at.file(), at == null ? 0 : at.line(), iterations, in.numbers()));
        weight.add(weights);
        storedAt.add(sites);
        nets.read(in, phase);
        phases.set(phase, phases.get(phase).with(order(vertices)));
      }
    } catch (EOFException e) {
      if (!in.isCut() || phases.isEmpty()) {
        throw e;
      }
    }
  }

  private StepOrder order(int vertices) throws IOException {
    int[] runs = new int[in.length()];
    for (int i = 0; i < runs.length; i++) {
      runs[i] = (int) in.signed();
    }
    StepOrder order = new StepOrder(runs);
    if (!order.isOf(vertices)) {
      throw damaged("a step computes from what is not there yet");
    }
    return order;
  }

  /** Every store has a site that there is. */
  private PagedInts sites(PagedInts stored) throws RecordingException {
    int[] last = new int[1];
    stored.forEachRun((first, end, site) -> last[0] = Math.max(last[0], site));
    if (last[0] >= tables.sites().size()) {
      throw damaged("a word was stored at site " + last[0] + " of " + tables.sites().size());
    }
    return stored;
  }

  private RecordingException damaged(String why) {
    return new RecordingException(RecordingFormat.VALUES_FILE + " is damaged: " + why);
  }

  /** Every word has a vertex, and every block is one of words that there are. */
  private void checkWords(List<WordBlock> blocks, int vertices) throws IOException {
    for (WordBlock block : blocks) {
      WordBlock original = blocks.get(block.original());
      boolean words = block.firstVertex() < 0 || block.firstVertex() >= Nets.FIRST_VERTEX && (long) block.firstVertex() + block.length() <= vertices;
      boolean bytes = block.length() == 0 || block.wordBytes() > 0 || !block.words().isEmpty();
      boolean round = block.id() == original.id() || (block.firstVertex() < 0) == (original.firstVertex() < 0) && block.length() <= original.length();
      if (!words || !bytes || !round) {
        throw damaged("block " + block.id() + " has words that there are not");
      }
    }
  }

  private List<WordBlock> blocks() throws IOException {
    int count = in.length();
    WordBlocks blocks = new WordBlocks(count);
    for (int id = 0; id < count; id++) {
      WordBlock.Kind kind = WordBlock.Kind.values()[in.oneOf(WordBlock.Kind.values().length)];
      int site = in.oneOf(tables.sites().size());
      int type = (int) in.signed();
      int length = in.count();
      int base = (int) in.signed();
      int original = in.oneOf(count);
      int round = in.count();
      int parent = (int) in.signed();
      int index = in.count();
      boolean temporary = in.count() == 1;
      if (round > 0) {
        blocks.round(id, original, round, base, length);
        continue;
      }
      Tables.WordType described = type(kind, type, site);
      blocks.set(
          id,
          new WordBlock(
              id,
              kind,
              name(kind, site, described),
              described.name(),
              parent,
              index,
              length,
              base,
              wordBytes(kind, described),
              described.words(),
              original,
              round,
              temporary,
              List.of(),
              site == 0 ? null : tables.sites().get(site)));
    }
    if (!blocks.areDescribed()) {
      throw damaged("a round is of a block that is one itself");
    }
    nameByWay(blocks);
    return blocks;
  }

  /**
   * What is reached on a way is called by that, unless a variable of its own has it: that is shorter. Where the way leads through no array or list, nothing
   * is addressed by an index on it: it tells apart what one place has made several times, and is not kept.
   */
  private void nameByWay(WordBlocks blocks) throws RecordingException {
    Map<Site, Long> made = blocks.stream().filter(block -> block.site() != null && block.original() == block.id() && !isRow(blocks, block))
        .collect(Collectors.groupingBy(WordBlock::site, Collectors.counting()));
    for (WordBlock block : blocks) {
      if (block.parent() >= 0 && isVariable(block) && made.getOrDefault(block.site(), 0L) == 1 && !isRow(blocks, block)) {
        blocks.set(block.id(), onItsOwn(block));
      }
    }
    List<WordBlock> called = new ArrayList<>();
    for (WordBlock block : blocks) {
      if (block.parent() >= 0) {
        List<WordBlock> way = way(blocks, block.id());
        int outermost = IntStream.range(1, way.size()).filter(i -> way.get(i).kind() != WordBlock.Kind.OBJECT).max().orElse(0);
        WordBlock root = way.get(way.size() - 1);
        boolean several = made.getOrDefault(way.get(outermost).site(), 0L) > 1;
        boolean byRoot = several || !isVariable(way.get(outermost)) && isVariable(root);
        String name = byRoot ? nameOf(root) + fields(way, way.size() - 1) : way.get(outermost).name() + fields(way, outermost);
        called.add(renamed(outermost > 0 ? block : onItsOwn(block), name));
      }
    }
    called.forEach(block -> blocks.set(block.id(), block));
  }

  /** Where a way begins: an object that no variable has is called by its class, whose constructor gives it the first of the fields. */
  private String nameOf(WordBlock root) {
    String method = isVariable(root) || root.site() == null ? "" : root.site().method();
    return method.endsWith(CONSTRUCTOR) ? method.substring(0, method.length() - CONSTRUCTOR.length()) : root.name();
  }

  private boolean isVariable(WordBlock block) {
    return block.site() != null && !tables.names().get(block.site().id()).isEmpty();
  }

  /** Whether the block is a row of an array of arrays that was made with it. */
  private static boolean isRow(List<WordBlock> blocks, WordBlock block) {
    return block.parent() >= 0 && block.site() != null && block.site().equals(blocks.get(block.parent()).site());
  }

  private static WordBlock onItsOwn(WordBlock b) {
    return new WordBlock(
        b.id(), b.kind(), b.name(), b.type(), -1, 0, b.length(), b.firstVertex(), b.wordBytes(), b.words(), b.original(), b.round(), b.temporary(), b.strides(), b.site());
  }

  /** The way on which an element is reached, from the element to where it begins. */
  private List<WordBlock> way(List<WordBlock> blocks, int element) throws RecordingException {
    List<WordBlock> way = new ArrayList<>();
    for (int at = element; at >= 0; at = blocks.get(at).parent()) {
      if (way.size() == MOST_DIMENSIONS) {
        throw damaged("array " + element + " has more dimensions than an array can have");
      }
      way.add(blocks.get(at));
    }
    return way;
  }

  /** What the source calls the fields that a way leads through, from one of its blocks to the element. */
  private String fields(List<WordBlock> way, int from) {
    String fields = "";
    for (int i = 0; i < from; i++) {
      fields = way.get(i + 1).kind() == WordBlock.Kind.OBJECT ? "." + tables.signatures().get(way.get(i).index()) + fields : fields;
    }
    return fields;
  }

  private static WordBlock renamed(WordBlock b, String name) {
    return new WordBlock(
        b.id(), b.kind(), name, b.type(), b.parent(), b.index(), b.length(), b.firstVertex(), b.wordBytes(), b.words(), b.original(), b.round(), b.temporary(), b.strides(), b.site());
  }

  private Tables.WordType type(WordBlock.Kind kind, int type, int site) {
    if (kind == WordBlock.Kind.REGISTER) {
      String descriptor = site == 0 ? "" : tables.sites().get(site).register();
      return new Tables.WordType(descriptor.length() == 1 ? descriptor : "D", List.of());
    }
    if (type > 0) {
      return tables.types().get(type);
    }
    if (type == 0) {
      return new Tables.WordType("java.lang.Object", List.of());
    }
    int code = -type;
    return new Tables.WordType("[".repeat(code / 16) + "ZBCSIFJDL".charAt(code % 16), List.of());
  }

  private String name(WordBlock.Kind kind, int site, Tables.WordType type) throws RecordingException {
    String name = site == 0 ? "" : tables.names().get(site);
    if (kind == WordBlock.Kind.REGISTER) {
      if (site == 0) {
        throw damaged("a register is gathered nowhere");
      }
      return "register " + (name.isEmpty() ? tables.sites().get(site).method() : name);
    }
    return name.isEmpty() ? written(type.name()) : name;
  }

  /** The type of an array as sources write it; other types are named by their class already. */
  private static String written(String type) {
    int dimensions = type.lastIndexOf('[') + 1;
    return dimensions == 0 ? type : ELEMENTS.getOrDefault(type.substring(dimensions), type.substring(dimensions)) + "[]".repeat(dimensions);
  }

  private static int wordBytes(WordBlock.Kind kind, Tables.WordType type) {
    if (kind == WordBlock.Kind.OBJECT || kind == WordBlock.Kind.STATICS) {
      return 0;
    }
    return switch (type.name().charAt(type.name().length() - 1)) {
      case 'Z', 'B' -> 1;
      case 'C', 'S' -> 2;
      case 'I', 'F' -> 4;
      default -> 8;
    };
  }

  private Terms terms(int vertices) throws IOException {
    int count = in.length();
    Terms terms = new Terms(new int[count], new int[count], new int[count]);
    int vertex = 0;
    for (int term = 0; term < count; term++) {
      vertex += in.oneOf(vertices - vertex);
      terms.vertex()[term] = vertex;
      terms.reduced()[term] = in.oneOf(vertices);
      terms.first()[term] = in.oneOf(vertices);
    }
    return terms;
  }

  private int[] placement(int vertices) throws IOException {
    int[] placedWith = null;
    for (int vertex; (vertex = in.oneOf(Math.max(1, vertices))) != 0; ) {
      if (placedWith == null) {
        placedWith = new int[vertices];
        Arrays.setAll(placedWith, v -> v);
      }
      placedWith[vertex] = in.oneOf(vertices);
    }
    return placedWith;
  }
}
