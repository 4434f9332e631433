package org.parcast.engine.machine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.parcast.engine.run.AnalysisException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A section of a machine file. Whatever is wrong in it is refused with its line. */
final class MachineSection {
  private final String file;
  private final Node node;
  private final Map<String, Node> values = new LinkedHashMap<>();
  private final Map<String, Node> keys = new LinkedHashMap<>();
  private final Set<String> taken = new HashSet<>();

  MachineSection(String file, Node node) throws AnalysisException {
    this.file = file;
    this.node = node;
    if (!(node instanceof MappingNode mapping)) {
      throw refused(node, "keys with their values are needed here");
    }
    for (NodeTuple tuple : mapping.getValue()) {
      String key = tuple.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "";
      if (values.put(key, tuple.getValueNode()) != null) {
        throw refused(tuple.getKeyNode(), key + " is there already: leave one out");
      }
      keys.put(key, tuple.getKeyNode());
    }
  }

  String text(String key) throws AnalysisException {
    if (value(key) instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
      return scalar.getValue();
    }
    throw refused(value(key), key + " needs a text");
  }

  /** A number above 0. */
  double positive(String key) throws AnalysisException {
    double number = number(key, value(key));
    if (!(number > 0)) {
      throw refused(value(key), key + " is " + shown(value(key)) + ": it has to be above 0");
    }
    return number;
  }

  /** A number above 0 that need not be there. */
  OptionalDouble optionalPositive(String key) throws AnalysisException {
    taken.add(key);
    return values.containsKey(key) ? OptionalDouble.of(positive(key)) : OptionalDouble.empty();
  }

  /** A number of at least 0. */
  double notNegative(String key) throws AnalysisException {
    double number = number(key, value(key));
    if (!(number >= 0)) {
      throw refused(value(key), key + " is " + shown(value(key)) + ": it must not be negative");
    }
    return number;
  }

  /** A whole number above 0. */
  int count(String key) throws AnalysisException {
    double number = positive(key);
    if (number != Math.rint(number) || number > 1 << 20) {
      throw refused(value(key), key + " is " + shown(value(key)) + ": a whole number is needed, at most " + (1 << 20));
    }
    return (int) number;
  }

  List<Double> positives(String key) throws AnalysisException {
    if (!(value(key) instanceof SequenceNode list)) {
      throw refused(value(key), key + " needs a list: figures for 1, 2, 4, .. threads");
    }
    List<Double> numbers = new ArrayList<>();
    for (Node element : list.getValue()) {
      double number = number(key, element);
      if (!(number > 0)) {
        throw refused(element, key + " has " + shown(element) + ": figures have to be above 0");
      }
      numbers.add(number);
    }
    return numbers;
  }

  MachineSection section(String key) throws AnalysisException {
    return new MachineSection(file, value(key));
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  List<MachineSection> sections(String key) throws AnalysisException {
    if (!(value(key) instanceof SequenceNode list) || list.getValue().isEmpty()) {
      throw refused(value(key), key + " needs a list");
    }
    List<MachineSection> sections = new ArrayList<>();
    for (Node element : list.getValue()) {
      sections.add(new MachineSection(file, element));
    }
    return sections;
  }

  /** Refuses keys that nobody asked for. */
  void complete() throws AnalysisException {
    for (Map.Entry<String, Node> key : keys.entrySet()) {
      if (!taken.contains(key.getKey())) {
        throw refused(key.getValue(), "there is no figure '" + key.getKey() + "' of a machine: there are " + String.join(", ", taken.stream().sorted().toList()));
      }
    }
  }

  AnalysisException refused(String key, String why) {
    return refused(keys.getOrDefault(key, node), key + ": " + why);
  }

  private Node value(String key) throws AnalysisException {
    taken.add(key);
    Node value = values.get(key);
    if (value == null) {
      throw refused(node, key + " is missing: write it with parcast machine --output FILE");
    }
    return value;
  }

  private double number(String key, Node value) throws AnalysisException {
    try {
      double number = Double.parseDouble(value instanceof ScalarNode scalar ? scalar.getValue() : "");
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw refused(value, key + " is " + shown(value) + ": a number is needed");
  }

  private static String shown(Node value) {
    return value instanceof ScalarNode scalar ? "'" + scalar.getValue() + "'" : "no single value";
  }

  private AnalysisException refused(Node at, String why) {
    return new AnalysisException(AnalysisException.Kind.REQUEST, file + at.getStartMark().map(mark -> ":" + (mark.getLine() + 1)).orElse("") + ": " + why);
  }
}
