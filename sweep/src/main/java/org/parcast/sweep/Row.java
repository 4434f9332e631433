package org.parcast.sweep;

import java.util.ArrayList;
import java.util.List;

/**
 * A measured quantity of a point.
 *
 * @param values of the parameters
 * @param ranks number of ranks; empty where it does not depend on them
 * @param estimator how the array is cut; empty likewise
 * @param array which array is cut; or whose extent the quantity is
 * @param assembly convention of assembly; empty likewise
 * @param grid the grid of ranks, as in {@code 4x2}
 * @param quantity its name in the JSON
 * @param value as the JSON writes it
 */
record Row(List<String> values, String ranks, String estimator, String array, String assembly, String grid, String quantity, String value) {
  static final List<String> COLUMNS = List.of("ranks", "estimator", "array", "assembly", "grid", "quantity", "value");

  String csv() {
    List<String> fields = new ArrayList<>(values);
    fields.addAll(List.of(ranks, estimator, array, assembly, grid, quantity, value));
    return String.join(",", fields.stream().map(Row::field).toList());
  }

  static String field(String text) {
    return text.matches("[^,\"\\r\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
