package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;
import org.parcast.recording.Site;
import org.parcast.recording.Terms;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.file.PagedInts;

/** Plays a program store by store and keeps its values in plain objects: a recording without a recorder. */
public final class TinyProgram {
  /** Phase of inputs that the steps read first. */
  private static final int BEFORE_ALL = -1;

  private static final class Value {
    private final int home;
    private final int bornIn;
    private final Map<Integer, TreeSet<Integer>> sinks = new LinkedHashMap<>();

    Value(int home, int bornIn) {
      this.home = home;
      this.bornIn = bornIn;
    }

    void use(int phase, int sink) {
      sinks.computeIfAbsent(phase, p -> new TreeSet<>()).add(sink);
    }
  }

  private final List<WordBlock> blocks = new ArrayList<>();
  private final List<Phase> phases = new ArrayList<>();
  private final List<Site> sites = new ArrayList<>();
  private final List<Value> values = new ArrayList<>();
  private final List<Value> heldBack = new ArrayList<>();
  private final Map<Integer, Value> held = new LinkedHashMap<>();
  private final List<Map<Integer, Integer>> weight = new ArrayList<>();
  private final List<Map<Integer, Integer>> storedAt = new ArrayList<>();
  private final Map<Integer, Integer> placedWith = new LinkedHashMap<>();
  /** Vertices of terms by number and first word. */
  private final Map<Long, Integer> terms = new LinkedHashMap<>();
  private int vertices = Nets.FIRST_VERTEX;

  public TinyProgram() {
    sites.add(null);
  }

  // ---- words

  public int[] array(String name, int length) {
    return array(name, length, 8, List.of());
  }

  int[] array(String name, int length, int bytes, List<Integer> strides) {
    return words(block(WordBlock.Kind.ARRAY, name, -1, 0, length, bytes, false, strides));
  }

  /** Two arrays that may change places, written before the steps. */
  public int[][] twoGrids(int points) {
    int[][] grids = {array("u", points), array("v", points)};
    before();
    constants(1, grids[0]);
    constants(1, grids[1]);
    return grids;
  }

  public int[][] matrix(String name, int rows, int columns) {
    return matrix(name, rows, columns, 8);
  }

  int[][] matrix(String name, int rows, int columns, int bytes) {
    int root = outer(name, -1, 0, rows);
    int[][] words = new int[rows][];
    for (int i = 0; i < rows; i++) {
      words[i] = words(block(WordBlock.Kind.ARRAY, name, root, i, columns, bytes, false, List.of()));
    }
    return words;
  }

  /** The fields of objects that one place makes, by object. */
  int[][] objects(String type, int count, int fields) {
    int[][] words = new int[count][];
    Site place = new Site(0, "main", "Program.java", 1);
    List<WordBlock.Word> names = IntStream.range(0, fields).mapToObj(f -> new WordBlock.Word("f" + f, 8)).toList();
    for (int k = 0; k < count; k++) {
      int id = blocks.size();
      WordBlock block =
          new WordBlock(id, WordBlock.Kind.OBJECT, type, type, -1, 0, fields, vertices, 0, names, id, 0, false, List.of(), place);
      blocks.add(block);
      vertices += fields;
      words[k] = words(block);
    }
    return words;
  }

  int[][][] cube(String name, int planes, int rows, int columns) {
    int root = outer(name, -1, 0, planes);
    int[][][] words = new int[planes][rows][];
    for (int k = 0; k < planes; k++) {
      int plane = outer(name, root, k, rows);
      for (int i = 0; i < rows; i++) {
        words[k][i] = words(block(WordBlock.Kind.ARRAY, name, plane, i, columns, 8, false, List.of()));
      }
    }
    return words;
  }

  public int register(String name) {
    return words(block(WordBlock.Kind.REGISTER, name, -1, 0, 1, 8, false, List.of()))[0];
  }

  public int field(String name) {
    WordBlock block = new WordBlock(blocks.size(), WordBlock.Kind.STATICS, "Program", "Program", -1, 0, 1, vertices, 0,
        List.of(new WordBlock.Word(name, 8)), blocks.size(), 0, false, List.of(), null);
    blocks.add(block);
    vertices++;
    return block.firstVertex();
  }

  /** Words made inside a step, whose vertices are placed with others by {@link #placeWith}. */
  public int[] scratch(String name, int length) {
    return words(block(WordBlock.Kind.ARRAY, name, -1, 0, length, 8, true, List.of()));
  }

  /** The vertices of a row's words in a later round. */
  public int[] round(int[] row, int round) {
    WordBlock of = blocks.stream().filter(block -> block.firstVertex() == row[0]).findFirst().orElseThrow();
    WordBlock block = new WordBlock(blocks.size(), of.kind(), of.name(), of.type(), of.parent(), of.index(), of.length(), vertices, of.wordBytes(),
        List.of(), of.id(), round, false, List.of(), null);
    blocks.add(block);
    vertices += block.length();
    return words(block);
  }

  void placeWith(int vertex, int owner) {
    placedWith.put(vertex, owner);
  }

  private int outer(String name, int parent, int index, int length) {
    int id = blocks.size();
    blocks.add(new WordBlock(id, WordBlock.Kind.ARRAY_OF_ARRAYS, name, "[[D", parent, index, length, -1, 0, List.of(), id, 0, false, List.of(), null));
    return id;
  }

  private WordBlock block(
      WordBlock.Kind kind, String name, int parent, int index, int length, int bytes, boolean temporary, List<Integer> strides) {
    int id = blocks.size();
    WordBlock block =
        new WordBlock(id, kind, name, "[D", parent, index, length, vertices, bytes, List.of(), id, 0, temporary, strides, null);
    blocks.add(block);
    vertices += length;
    return block;
  }

  private static int[] words(WordBlock block) {
    int[] words = new int[block.length()];
    for (int i = 0; i < words.length; i++) {
      words[i] = block.firstVertex() + i;
    }
    return words;
  }

  // ---- time

  public TinyProgram region() {
    return phase(Phase.Kind.REGION, 1);
  }

  public TinyProgram before() {
    return phase(Phase.Kind.BEFORE, 1);
  }

  public TinyProgram steps(int iterations) {
    return phase(Phase.Kind.STEPS, iterations);
  }

  public TinyProgram after() {
    return phase(Phase.Kind.AFTER, 1);
  }

  private TinyProgram phase(Phase.Kind kind, int iterations) {
    boolean steps = kind == Phase.Kind.STEPS;
    phases.add(new Phase(kind, steps ? "Program.java" : "", steps ? 10 : 0, iterations));
    weight.add(new LinkedHashMap<>());
    storedAt.add(new LinkedHashMap<>());
    return this;
  }

  private int phase() {
    return phases.size() - 1;
  }

  private int site(int line) {
    return site(line, Site.Assembly.NONE);
  }

  private int site(int line, Site.Assembly assembly) {
    for (int i = 1; i < sites.size(); i++) {
      if (sites.get(i).line() == line) {
        return i;
      }
    }
    sites.add(new Site(sites.size(), "main", "Program.java", line, assembly, ""));
    return sites.size() - 1;
  }

  // ---- what the program does

  /** A value computed from others, words or handles, is born in a word: one unit of work for each source, at least one. */
  public void compute(int line, int word, int... sources) {
    LinkedHashSet<Value> used = new LinkedHashSet<>();
    for (int source : sources) {
      used.add(read(source));
    }
    used.forEach(v -> v.use(phase(), word));
    weight.get(phase()).merge(word, Math.max(1, sources.length), Integer::sum);
    storedAt.get(phase()).put(word, site(line));
    birth(word);
  }

  /** A number is reduced from terms: the words of one have to meet. */
  public void reduce(int line, int number, int[]... terms) {
    List<Value> alone = new ArrayList<>();
    for (int[] words : terms) {
      if (words.length == 1) {
        alone.add(read(words[0]));
      } else {
        int term = this.terms.computeIfAbsent((long) number << 32 | words[0], key -> vertices++);
        for (int word : words) {
          read(word).use(phase(), term);
        }
      }
    }
    alone.forEach(value -> value.use(phase(), number));
    weight.get(phase()).merge(number, Arrays.stream(terms).mapToInt(words -> words.length).sum(), Integer::sum);
    storedAt.get(phase()).put(number, site(line));
    birth(number);
  }

  /** A word is updated by + from a contribution, which is computed of these. */
  public void assemble(int line, int word, int... contributions) {
    site(line, contributions.length == 1 ? Site.Assembly.OF_WORDS : Site.Assembly.OF_TERMS);
    int[] sources = Arrays.copyOf(contributions, contributions.length + 1);
    sources[contributions.length] = word;
    compute(line, word, sources);
  }

  /** A constant is stored. */
  public void constant(int line, int word) {
    storedAt.get(phase()).put(word, site(line));
    birth(word);
  }

  public void constants(int line, int[] words) {
    for (int word : words) {
      constant(line, word);
    }
  }

  public void copy(int line, int word, int from) {
    storedAt.get(phase()).put(word, site(line));
    held.put(word, read(from));
  }

  /** A copy made before the current phase began. */
  void copyOutside(int word, int from) {
    held.put(word, read(from));
  }

  /** A handle on the value that a word holds now, to be used after the word was written again. */
  public int hold(int word) {
    heldBack.add(read(word));
    return -heldBack.size();
  }

  public void branch(int word) {
    read(word).use(phase(), Nets.ALL);
  }

  public void print(int word) {
    read(word).use(phase(), Nets.ONE);
  }

  /** At the region's end a word that holds a copy is a sink of the value. */
  void movement() {
    held.forEach((word, value) -> {
      if (value.home != word) {
        value.use(phase(), word);
      }
    });
  }

  private void birth(int word) {
    birth(word, phase());
  }

  private void birth(int word, int phase) {
    Value value = new Value(word, phase);
    values.add(value);
    held.put(word, value);
  }

  private Value read(int word) {
    if (word < 0) {
      return heldBack.get(-word - 1);
    }
    if (!held.containsKey(word)) {
      birth(word, phases.get(phase()).kind() == Phase.Kind.STEPS ? BEFORE_ALL : phase());
    }
    return held.get(word);
  }

  // ---- the recording

  private record NetKey(int home, int phase, List<Integer> sinks, boolean earlier) {}

  public ValueFlowRecording recording() {
    Map<NetKey, long[]> nets = new LinkedHashMap<>();
    Set<Value> holding = new HashSet<>(held.values());
    for (Value value : values) {
      boolean alive = holding.contains(value);
      value.sinks.forEach((phase, sinks) -> {
        long[] counts = nets.computeIfAbsent(new NetKey(value.home, phase, List.copyOf(sinks), value.bornIn < phase), k -> new long[2]);
        counts[0]++;
        counts[1] += alive ? 1 : 0;
      });
      if (value.sinks.isEmpty()) {
        long[] counts = nets.computeIfAbsent(new NetKey(value.home, phase(), List.of(), false), k -> new long[2]);
        counts[0]++;
        counts[1] += alive ? 1 : 0;
      }
    }
    return new ValueFlowRecording(false, "", phases, blocks, vertices, identityBut(placedWith), terms(), rows(weight), rows(storedAt), sites,
        nets(nets), values.size(), 0, List.of());
  }

  private Terms terms() {
    int[] number = terms.keySet().stream().mapToInt(key -> (int) (key >> 32)).toArray();
    int[] first = terms.keySet().stream().mapToInt(Long::intValue).toArray();
    return new Terms(terms.values().stream().mapToInt(Integer::intValue).toArray(), number, first);
  }

  private int[] identityBut(Map<Integer, Integer> changes) {
    if (changes.isEmpty()) {
      return null;
    }
    int[] map = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      map[v] = changes.getOrDefault(v, v);
    }
    return map;
  }

  private List<PagedInts> rows(List<Map<Integer, Integer>> maps) {
    return maps.stream().map(map -> {
      int[] row = new int[vertices];
      map.forEach((v, x) -> row[v] = x);
      return PagedInts.of(row);
    }).toList();
  }

  /** As in a recording, nets of the same sinks share them. */
  private static Nets nets(Map<NetKey, long[]> nets) {
    int size = nets.size();
    int[] home = new int[size];
    byte[] phase = new byte[size];
    long[] count = new long[size];
    int[] alive = new int[size];
    int[] start = new int[size];
    int[] end = new int[size];
    Map<List<Integer>, Integer> known = new HashMap<>();
    List<Integer> pins = new ArrayList<>();
    BitSet earlier = new BitSet();
    int n = 0;
    for (Map.Entry<NetKey, long[]> net : nets.entrySet()) {
      home[n] = net.getKey().home;
      phase[n] = (byte) net.getKey().phase;
      count[n] = net.getValue()[0];
      alive[n] = (int) net.getValue()[1];
      start[n] = known.computeIfAbsent(net.getKey().sinks, sinks -> {
        pins.addAll(sinks);
        return pins.size() - sinks.size();
      });
      end[n] = start[n] + net.getKey().sinks.size();
      earlier.set(n, net.getKey().earlier);
      n++;
    }
    return new Nets(home, phase, count, alive, start, end, pins.stream().mapToInt(Integer::intValue).toArray(), earlier, new BitSet());
  }
}
