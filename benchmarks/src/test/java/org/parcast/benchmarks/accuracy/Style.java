package org.parcast.benchmarks.accuracy;

import java.util.List;

/** A way to write the grid of a {@link Stencil}. */
enum Style {
  /** Two arrays that take turns. */
  ARRAYS("double", "0.25 * ((%s) %% 7)", "%s") {
    @Override
    String store(String grid, List<String> at, String value) {
      return grid + elements(at) + " = " + value + ";";
    }
  },
  /** Objects with a field, all of them kept. */
  FIELDS("Cell", "new Cell(0.25 * ((%s) %% 7))", "%s.value") {
    @Override
    String store(String grid, List<String> at, String value) {
      return grid + elements(at) + ".value = " + value + ";";
    }
  },
  /** Immutable objects, made anew for each point in each step. */
  RECORDS("Point", "new Point(0.25 * ((%s) %% 7))", "%s.value()") {
    @Override
    String store(String grid, List<String> at, String value) {
      return grid + elements(at) + " = new Point(" + value + ");";
    }
  },
  /** Lists: of numbers where there is one axis, of rows where there are more. */
  LISTS("double", "0.25 * ((%s) %% 7)", "%s") {
    @Override
    String declare(String grid, Stencil stencil, String start) {
      if (stencil.axes() == 1) {
        return "List<Double> " + grid + " = new ArrayList<>();\n    for (int i = 0; i < " + stencil.extent(0) + "; i++) {\n      " + grid + ".add(" + start.formatted("i") + ");\n    }\n";
      }
      return "List<double[]> " + grid + " = new ArrayList<>();\n    for (int i = 0; i < " + stencil.extent(0) + "; i++) {\n      double[] row = new double[" + stencil.extent(1)
          + "];\n      for (int j = 0; j < row.length; j++) {\n        row[j] = " + start.formatted("i + j") + ";\n      }\n      " + grid + ".add(row);\n    }\n";
    }

    @Override
    String type(int axes) {
      return axes == 1 ? "List<Double>" : "List<double[]>";
    }

    @Override
    String read(String grid, List<String> at) {
      return grid + ".get(" + at.get(0) + ")" + elements(at.subList(1, at.size()));
    }

    @Override
    String store(String grid, List<String> at, String value) {
      return at.size() == 1 ? grid + ".set(" + at.get(0) + ", " + value + ");" : read(grid, at) + " = " + value + ";";
    }
  },
  /** Streams of the library, which make a new array in each step. */
  STREAMS("double", "0.25 * ((%s) %% 7)", "%s") {
    @Override
    String store(String grid, List<String> at, String value) {
      return ARRAYS.store(grid, at, value);
    }
  };

  private final String element;
  private final String start;
  private final String value;

  Style(String element, String start, String value) {
    this.element = element;
    this.start = start;
    this.value = value;
  }

  abstract String store(String grid, List<String> at, String value);

  String type(int axes) {
    return element + "[]".repeat(axes);
  }

  String read(String grid, List<String> at) {
    return value.formatted(grid + elements(at));
  }

  /** Statements that make a grid and give each point its first value. */
  String declare(String grid, Stencil stencil, String start) {
    StringBuilder text = new StringBuilder(type(stencil.axes()) + " " + grid + " = new " + element);
    for (int axis = 0; axis < stencil.axes(); axis++) {
      text.append("[").append(stencil.extent(axis)).append("]");
    }
    text.append(";\n");
    String indices = stencil.axes() == 1 ? "i" : "i + j";
    text.append(loops(stencil, "    ", grid + elements(index(stencil)) + " = " + start.formatted(indices) + ";", 0));
    return text.toString();
  }

  private static String elements(List<String> at) {
    return at.isEmpty() ? "" : "[" + String.join("][", at) + "]";
  }

  private static List<String> index(Stencil stencil) {
    return stencil.axes() == 1 ? List.of("i") : List.of("i", "j");
  }

  /** A statement for all points that are not in a rim of this width. */
  private static String loops(Stencil stencil, String indent, String statement, int rim) {
    StringBuilder text = new StringBuilder();
    String within = indent;
    for (int axis = 0; axis < stencil.axes(); axis++) {
      String i = index(stencil).get(axis);
      text.append(within).append("for (int ").append(i).append(" = ").append(rim).append("; ").append(i).append(" < ").append(stencil.extent(axis) - rim).append("; ").append(i).append("++) {\n");
      within += "  ";
    }
    text.append(within).append(statement).append("\n");
    for (int axis = stencil.axes(); axis > 0; axis--) {
      within = within.substring(2);
      text.append(within).append("}\n");
    }
    return text.toString();
  }

  /** The program, a class of this name. */
  String program(String name, Stencil stencil) {
    String grid = type(stencil.axes());
    StringBuilder text = new StringBuilder("""
        import java.util.ArrayList;
        import java.util.List;
        import java.util.stream.IntStream;

        public class %s {
          static final class Cell {
            double value;

            Cell(double value) {
              this.value = value;
            }
          }

          record Point(double value) {}

          public static void main(String[] args) {
        """.formatted(name));
    text.append("    ").append(declare("now", stencil, start));
    if (this != STREAMS) {
      text.append("    ").append(declare("next", stencil, start));
    }
    text.append("    for (int step = 0; step < ").append(stencil.steps()).append("; step++) {\n");
    text.append(this == STREAMS ? streamed(stencil) : stepped(stencil, grid));
    text.append("    }\n    double sum = 0;\n");
    text.append(loops(stencil, "    ", "sum += " + read("now", index(stencil)) + ";", 0));
    text.append("    System.out.println(sum);\n  }\n}\n");
    return text.toString();
  }

  private String stepped(Stencil stencil, String grid) {
    List<String> at = index(stencil);
    StringBuilder text = new StringBuilder(loops(stencil, "      ", store("next", at, stencil.expression(this, String.join("", at))), Stencil.RIM));
    if (stencil.normalised()) {
      String point = read("next", at);
      text.append("      double norm = 0;\n").append(loops(stencil, "      ", "norm += " + point + " * " + point + ";", Stencil.RIM));
      text.append("      norm = Math.sqrt(norm);\n").append(loops(stencil, "      ", store("next", at, point + " / norm"), Stencil.RIM));
    }
    return text + "      " + grid + " swapped = now;\n      now = next;\n      next = swapped;\n";
  }

  private static String streamed(Stencil stencil) {
    String inner = "i >= %d && i < %d".formatted(Stencil.RIM, stencil.extent(0) - Stencil.RIM);
    String map = "      now = IntStream.range(0, " + stencil.extent(0) + ").mapToDouble(i -> " + inner + " ? %s : before[i]).toArray();\n";
    StringBuilder text = new StringBuilder("      double[] before = now;\n");
    text.append(map.formatted(stencil.expression(STREAMS, "i").replace("now[", "before[")));
    if (stencil.normalised()) {
      text.append("      double[] raw = now;\n      double norm = Math.sqrt(IntStream.range(%d, %d).mapToDouble(i -> raw[i] * raw[i]).sum());\n".formatted(
          Stencil.RIM, stencil.extent(0) - Stencil.RIM));
      text.append(map.replace("before", "raw").formatted("raw[i] / norm"));
    }
    return text.toString();
  }
}
