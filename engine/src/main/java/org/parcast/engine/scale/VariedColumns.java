package org.parcast.engine.scale;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What was varied. Parameters that are whole numbers at every point are sizes, in which formulas are found; the values of others tell variants apart, such as programs or
 * modes, each with formulas of its own.
 *
 * @param names of all
 * @param sizes which of them are sizes
 */
record VariedColumns(List<String> names, List<Boolean> sizes) {
  static final String WHOLE = "-?\\d{1,18}";

  static VariedColumns of(List<String> names, List<List<String>> points) {
    return new VariedColumns(names, IntStream.range(0, names.size()).mapToObj(i -> points.stream().allMatch(point -> point.get(i).matches(WHOLE))).toList());
  }

  List<String> parameters() {
    return chosen(names);
  }

  List<Long> sizes(List<String> values) {
    return chosen(values).stream().map(Long::valueOf).toList();
  }

  /** The values that are no sizes, with their names; empty where all are sizes. */
  String variant(List<String> values) {
    return IntStream.range(0, names.size()).filter(i -> !sizes.get(i)).mapToObj(i -> names.get(i) + "=" + values.get(i)).collect(Collectors.joining(" "));
  }

  private List<String> chosen(List<String> of) {
    return IntStream.range(0, names.size()).filter(sizes::get).mapToObj(of::get).toList();
  }
}
