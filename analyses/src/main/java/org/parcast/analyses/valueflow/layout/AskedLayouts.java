package org.parcast.analyses.valueflow.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.ir.Similar;

/** The layouts that the user asks for, by the numbers of the variables. */
public final class AskedLayouts {
  private static final int MOST_NAMES = 5;

  private final Map<String, Distribution> asked;
  private final Map<Integer, Distribution> layouts = new LinkedHashMap<>();

  /** @throws IllegalArgumentException if there is no variable of a name; the message has those nearest to it */
  public AskedLayouts(Map<String, Distribution> asked, Variables variables) {
    this.asked = asked;
    asked.forEach((name, layout) -> {
      List<Integer> meant = IntStream.range(0, variables.size()).filter(v -> variables.names(v).stream().anyMatch(known -> WordArrays.isNamed(known, name))).boxed().toList();
      if (meant.isEmpty()) {
        throw new IllegalArgumentException("the program has no variable " + name + " to lay out; nearest to it are " + nearest(name, variables));
      }
      meant.forEach(variable -> layouts.put(variable, layout));
    });
  }

  private static String nearest(String name, Variables variables) {
    return IntStream.range(0, variables.size()).boxed().flatMap(v -> variables.names(v).stream()).filter(other -> !other.isEmpty()).distinct()
        .sorted(Comparator.comparingInt((String other) -> Similar.distance(name, other.substring(other.lastIndexOf('.') + 1))).thenComparing(Comparator.naturalOrder()))
        .limit(MOST_NAMES).collect(Collectors.joining(", "));
  }

  /** What is asked of a variable, if anything is. */
  Optional<Distribution> of(int variable) {
    return Optional.ofNullable(layouts.get(variable));
  }

  /** Whether any variable is to be cut or parted. */
  public boolean askForPlacement() {
    return asked.values().stream().anyMatch(AskedLayouts::isPlacement);
  }

  private static boolean isPlacement(Distribution layout) {
    return layout.isCut() || layout == Distribution.PARTS;
  }

  /** Whether an answer cuts all variables that are to be cut as it is asked. */
  public boolean allow(Estimator estimator, List<String> cuts) {
    return asked.entrySet().stream().filter(entry -> isPlacement(entry.getValue())).allMatch(entry -> entry.getValue() == Plans.layout(estimator)
        && (estimator == Estimator.PARTITION || cuts.stream().anyMatch(array -> WordArrays.isNamed(array, entry.getKey()))));
  }

  /** The refusal of layouts that no answer has. */
  public IllegalArgumentException unfit(int ranks, List<WordArray> arrays) {
    List<String> shapes = new ArrayList<>();
    asked.forEach((name, layout) -> {
      if (isPlacement(layout)) {
        shapes.add(name + "=" + layout.label() + arrays.stream().filter(array -> WordArrays.isNamed(array.name(), name)).findFirst()
            .map(array -> " (" + IntStream.of(array.dimensions()).mapToObj(String::valueOf).collect(Collectors.joining(" x ")) + " words)").orElse(" (no array)"));
      }
    });
    return new IllegalArgumentException("no decomposition on " + ranks + " ranks has the layout " + String.join(" with ", shapes)
        + ": only arrays that the steps write are cut, in no more axes than they have and with words for every rank; give copied, one or aligned, another cut, or other --ranks");
  }
}
