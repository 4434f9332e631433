package org.parcast.analyses.valueflow.word;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;

/**
 * Puts the blocks of a recording together to arrays: rows under their array of arrays, the grids of a multigrid cycle apart, linearised arrays in their dimensions, objects made at
 * one place as the elements of one array.
 */
public final class WordArrays {
  private final List<WordBlock> blocks;
  private final Nets nets;
  private final int vertices;
  private final Map<String, List<Integer>> shapes;
  private final Map<Integer, List<WordArray.Row>> rows = new LinkedHashMap<>();
  /** By array, its later rounds. */
  private final Map<Integer, List<WordBlock>> rounds = new HashMap<>();
  private final Map<Integer, WordBlock> sample = new LinkedHashMap<>();
  /** Objects of one class that the program reaches on one way. */
  private final Map<Place, List<WordBlock>> objects = new LinkedHashMap<>();
  /** By first vertex. */
  private final Map<Integer, WordBlock> blockOf = new HashMap<>();
  /** Dimensions that index expressions give. */
  private final Set<List<Integer>> found = new LinkedHashSet<>();

  /** Where objects are: in what, through which fields, of which class, by how many indices. */
  private record Place(int root, String fields, String type, int indices) {}

  private WordArrays(ValueFlowRecording recording, Map<String, List<Integer>> shapes) {
    blocks = recording.blocks();
    nets = recording.nets();
    vertices = recording.vertices();
    this.shapes = shapes;
  }

  /**
   * The arrays, in the order of their blocks, then those of objects; scratch and objects that stand alone are none.
   *
   * @param shapes dimensions of linearised arrays by name
   * @throws IllegalArgumentException if a shape names no array or has not as many words as it
   */
  public static List<WordArray> of(ValueFlowRecording recording, Map<String, List<Integer>> shapes) {
    return new WordArrays(recording, shapes).arrays();
  }

  private List<WordArray> arrays() {
    blocks.stream().filter(block -> block.round() > 0).forEach(block -> rounds.computeIfAbsent(block.original(), id -> new ArrayList<>()).add(block));
    Map<Place, List<WordBlock>> numbers = new LinkedHashMap<>();
    for (WordBlock block : blocks) {
      boolean words = block.original() == block.id() && block.firstVertex() >= 0 && block.length() > 0 && !root(block).temporary();
      if (words && block.kind() == WordBlock.Kind.ARRAY) {
        AccessPath path = AccessPath.of(block, blocks);
        numbers.computeIfAbsent(new Place(path.root().id(), path.fields(), "", 0), place -> new ArrayList<>()).add(block);
      } else if (words && block.kind() == WordBlock.Kind.OBJECT && block.parent() >= 0) {
        AccessPath path = AccessPath.of(block, blocks);
        objects.computeIfAbsent(new Place(path.root().id(), path.fields(), block.type(), path.indices().length), place -> new ArrayList<>()).add(block);
      }
    }
    numbers.values().forEach(this::addRows);
    sample.values().forEach(row -> found.add(Arrays.stream(delinearised(row.length(), row.strides())).boxed().toList()));
    found.removeIf(dimensions -> dimensions.size() == 1);
    List<WordArray> arrays = new ArrayList<>();
    for (Map.Entry<Integer, List<WordArray.Row>> entry : rows.entrySet()) {
      String name = blocks.get(entry.getKey()).name();
      List<List<WordArray.Row>> levels = Levels.of(entry.getValue());
      if (levels.isEmpty()) {
        arrays.add(array(name, sample.get(entry.getKey()), entry.getValue()));
      }
      for (int level = 0; level < levels.size(); level++) {
        List<WordArray.Row> members = levels.get(level);
        arrays.add(array(name + "[" + level + "]", blockOf.get(members.get(0).firstVertex()), members));
      }
    }
    objects.values().forEach(members -> arrays.add(ofObjects(members)));
    ObjectGroup.of(blocks).forEach(group -> arrays.add(group.array()));
    arrays.replaceAll(array -> array.hasComponents() && array.isLine() ? shaped(array, arrays) : array);
    Map<Integer, List<Integer>> byFlow = FlowStrides.shapes(arrays.stream().filter(WordArray::isLine).toList(), nets, vertices);
    arrays.replaceAll(array -> array.isLine() && shapeOf(array.name()) == null && byFlow.containsKey(array.extent(0)) ? inGrid(array, byFlow.get(array.extent(0))) : array);
    for (String name : shapes.keySet()) {
      if (arrays.stream().noneMatch(a -> isNamed(a.name(), name))) {
        throw new IllegalArgumentException("the program has no array " + name + " to give a shape; its arrays are " + names(arrays));
      }
    }
    return arrays;
  }

  /** Whether an array is meant by a name: its own, or that without the class that declares it. */
  public static boolean isNamed(String array, String name) {
    return array.equals(name) || array.endsWith("." + name);
  }

  public static String names(List<WordArray> arrays) {
    return arrays.stream().map(WordArray::name).distinct().sorted().collect(Collectors.joining(", "));
  }

  private WordBlock root(WordBlock block) {
    return AccessPath.of(block, blocks).root();
  }

  /** The rows of an array of arrays, or of those that a field of the objects of an array refers to: one array if all have the same shape. */
  private void addRows(List<WordBlock> members) {
    Map<Integer, List<WordBlock>> byArray = new LinkedHashMap<>();
    members.forEach(row -> byArray.computeIfAbsent(AccessPath.of(row, blocks).array().id(), id -> new ArrayList<>()).add(row));
    boolean alike = byArray.values().stream().map(this::shape).distinct().count() == 1;
    int first = byArray.keySet().iterator().next();
    byArray.forEach((array, rows) -> rows.forEach(row -> {
      AccessPath path = AccessPath.of(row, blocks);
      addRow(row, alike ? first : array, alike ? path.indices() : path.indicesInArray());
    }));
  }

  private List<List<Integer>> shape(List<WordBlock> rows) {
    return rows.stream().map(row -> Stream.concat(Stream.of(row.length()), Arrays.stream(AccessPath.of(row, blocks).indicesInArray()).boxed()).toList()).toList();
  }

  private void addRow(WordBlock block, int array, int[] index) {
    // Rows of one array have one depth; a row of another depth (Object[] of mixed content) is an array of its own.
    List<WordArray.Row> siblings = rows.get(array);
    boolean mixed = siblings != null && siblings.get(0).index().length != index.length;
    int key = mixed ? block.id() : array;
    int[] path = mixed ? new int[0] : index;
    rows.computeIfAbsent(key, id -> new ArrayList<>()).add(new WordArray.Row(block.firstVertex(), block.length(), path, rounds(block)));
    blockOf.put(block.firstVertex(), block);
    sample.merge(key, block, (one, other) -> one.strides().isEmpty() ? other : one);
  }

  private int[] path(WordBlock block) {
    return AccessPath.of(block, blocks).indices();
  }

  /** Objects by the indices by which the program reaches them. */
  private WordArray ofObjects(List<WordBlock> members) {
    int depth = path(members.get(0)).length;
    int[] dimensions = new int[depth + 1];
    List<WordArray.Row> elements = new ArrayList<>(members.size());
    for (WordBlock member : members) {
      int[] index = path(member);
      for (int d = 0; d < depth; d++) {
        dimensions[d] = Math.max(dimensions[d], index[d] + 1);
      }
      elements.add(new WordArray.Row(member.firstVertex(), member.length(), index, rounds(member)));
    }
    dimensions[depth] = members.get(0).length();
    return new WordArray(members.get(0).name(), dimensions, elements, true);
  }

  private int[] rounds(WordBlock block) {
    List<WordBlock> later = rounds.getOrDefault(block.id(), List.of());
    boolean scratch = later.stream().anyMatch(round -> round.round() >= Thresholds.ROUNDS_OF_SCRATCH);
    return scratch ? new int[0] : later.stream().mapToInt(WordBlock::firstVertex).toArray();
  }

  private WordArray array(String name, WordBlock row, List<WordArray.Row> members) {
    int depth = members.get(0).index().length;
    int[] outer = new int[depth];
    int length = 0;
    for (WordArray.Row member : members) {
      for (int d = 0; d < depth; d++) {
        outer[d] = Math.max(outer[d], member.index()[d] + 1);
      }
      length = Math.max(length, member.length());
    }
    int[] inner = inner(name, outer, length, row);
    int[] dimensions = Arrays.copyOf(outer, depth + inner.length);
    System.arraycopy(inner, 0, dimensions, depth, inner.length);
    return new WordArray(name, dimensions, members, false);
  }

  /** The dimensions of a row; a shape may be given for it alone, or with the rows' indices first. */
  private int[] inner(String name, int[] outer, int length, WordBlock row) {
    List<Integer> shape = shapeOf(name);
    if (shape != null) {
      List<Integer> rows = Arrays.stream(outer).boxed().toList();
      boolean whole = shape.size() > rows.size() && shape.subList(0, rows.size()).equals(rows);
      List<Integer> inner = whole ? shape.subList(rows.size(), shape.size()) : shape;
      if (product(inner) != length && product(shape) != length) {
        throw new IllegalArgumentException(unfitting(shape, name) + (rows.isEmpty() ? "which has " : "whose rows have ") + length + " words");
      }
      return (product(inner) == length ? inner : shape).stream().mapToInt(Integer::intValue).toArray();
    }
    int[] dimensions = delinearised(length, row.strides());
    return dimensions.length == 1 ? likeAnother(length) : dimensions;
  }

  /** A line of objects is a grid; one of words, which the program addresses as a line, may be cut as both. */
  private static WordArray inGrid(WordArray line, List<Integer> extents) {
    return line.hasComponents() ? line.shaped(extents) : line.withGrid(extents);
  }

  /** The objects in the shape that is given for as many of this name. */
  private WordArray shaped(WordArray objects, List<WordArray> arrays) {
    List<Integer> shape = shapeOf(objects.name());
    if (shape == null || objects.extent(0) == product(shape)) {
      return shape == null ? objects : objects.shaped(shape);
    }
    List<Integer> sizes = arrays.stream().filter(array -> array.name().equals(objects.name())).map(array -> array.extent(0)).distinct().toList();
    if (sizes.stream().noneMatch(size -> size == product(shape))) {
      throw new IllegalArgumentException(
          unfitting(shape, objects.name()) + "of which there are " + sizes.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }
    return objects;
  }

  /** The shape given for a name, or null. */
  private List<Integer> shapeOf(String name) {
    return shapes.entrySet().stream().filter(e -> isNamed(name, e.getKey())).map(Map.Entry::getValue).findFirst().orElse(null);
  }

  private static long product(List<Integer> shape) {
    return shape.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
  }

  private static String unfitting(List<Integer> shape, String name) {
    return "the shape " + shape.stream().map(String::valueOf).collect(Collectors.joining("x")) + " does not fit " + name + ", ";
  }

  /** Arrays, or rows of arrays, as long as one whose shape is given or found have it too: the fields of one mesh. */
  private int[] likeAnother(int length) {
    List<List<Integer>> fitting = Stream.concat(shapes.values().stream(), found.stream())
        .filter(s -> s.stream().mapToLong(Integer::longValue).reduce(1, (a, b) -> a * b) == length).distinct().toList();
    return fitting.size() == 1 ? fitting.get(0).stream().mapToInt(Integer::intValue).toArray() : new int[] {length};
  }

  /** Dimensions of a linearised array: strides {ny*nx, nx} give {length / (ny*nx), ny, nx}. Strides that do not nest give one. */
  private static int[] delinearised(int length, List<Integer> strides) {
    int[] dimensions = new int[strides.size() + 1];
    int outer = length;
    for (int d = 0; d < strides.size(); d++) {
      int stride = strides.get(d);
      if (stride <= 1 || stride >= outer || d > 0 && outer % stride != 0) {
        return new int[] {length};
      }
      dimensions[d] = (outer + stride - 1) / stride;
      outer = stride;
    }
    dimensions[strides.size()] = outer;
    return dimensions;
  }
}
