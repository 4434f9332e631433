package org.parcast.tracer;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Makes small programs at random: arrays of one and two dimensions, fields, accumulators, selects, copies, swaps, scratch, arrays made in
 * every step, helper methods, and loops that are left early. They always end, and print what they have computed.
 */
final class RandomProgram {
  private static final String HEAD =
      """
      public class P {
        static double f;
        static class Q { double x; double y; Q(double x) { this.x = x; } }
        static double twice(double v) { return v * 2.0; }
        static double same(double v) { return v; }
        static double at(double[] v, int i) { return v[i]; }
        static double larger(double v, double w) { return v > w ? v : w; }
        static double total(double[] v) { double s = 0.0; for (double e : v) { s += e; } return s; }
        static double length(double[] v) { double s = 0.0; for (double e : v) { s += e * e; } return Math.sqrt(s); }
        static double cut(double v) { if (v > 40.0) { return 40.0; } if (v < 2.0) { return v * v; } return v; }
        static double first(double[] v, double x) { for (int i = 0; i < v.length; i++) { if (v[i] > x) { return v[i]; } } return x; }
        static int halvings(double v) { int c = 0; double r = v; while (r > 1.0 && c < 20) { r = r / 2.0; c++; } return c; }
        static boolean isLarge(double v) { return v > 40.0; }
        static void put(double[] v, int i, double w) { v[i] = w; }
        static void putTwice(double[] v, int i, double w) { v[i] = w; v[(i + 1) % v.length] = w; }
        static int place(double[] v) { int p = 0; for (int i = 1; i < v.length; i++) { if (v[i] > v[p]) { p = i; } } return p; }
      """;

  private final Random random;
  private final StringBuilder text = new StringBuilder(HEAD);
  private final List<String> loopVariables = new ArrayList<>();
  private final List<String> locals = new ArrayList<>();
  private int names;
  private int depth = 2;

  private RandomProgram(long seed) {
    this.random = new Random(seed);
  }

  /**
   * The text of a program.
   *
   * @param statements how many statements a step has, loops apart
   */
  static String of(long seed, int statements) {
    return new RandomProgram(seed).program(statements);
  }

  /** The line of the loop that makes the steps. */
  static int stepLine(String program) {
    return (int) program.substring(0, program.indexOf("for (int t")).lines().count();
  }

  private String program(int statements) {
    line("static double[] run(double[] a, double[] b, double[][] c, int[] k, Q q, double[] w, int n, int steps) {");
    depth++;
    line("for (int t = 0; t < steps; t++) {");
    depth++;
    for (int i = 0; i < statements; i++) {
      statement();
    }
    close();
    line("return a;");
    close();
    line("public static void main(String[] args) {");
    depth++;
    line("int n = 3;");
    for (String made : List.of("double[] a = new double[n];", "double[] b = new double[n];", "double[][] c = new double[n][n];", "int[] k = new int[n];")) {
      line(made);
    }
    line("double[] w = new double[2];");
    line("for (int i = 0; i < n; i++) { a[i] = i + 1; b[i] = 2.5 - i; k[i] = (i * 2) % n; for (int j = 0; j < n; j++) { c[i][j] = i * 0.5 + j; } }");
    line("Q q = new Q(1.5);");
    line("double[] r = run(a, b, c, k, q, w, n, 3);");
    line("double s = f + q.x + q.y;");
    line("for (int i = 0; i < n; i++) { s += r[i] + a[i] + b[i] + k[i]; for (int j = 0; j < n; j++) { s += c[i][j]; } }");
    line("System.out.println(s);");
    close();
    depth--;
    line("}");
    return text.toString();
  }

  private void line(String line) {
    text.append("  ".repeat(depth - 1)).append(line).append('\n');
  }

  private void close() {
    depth--;
    line("}");
  }

  private String name(String prefix) {
    return prefix + names++;
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  // ---- statements

  private void statement() {
    switch (random.nextInt(depth > 6 ? 9 : 18)) {
      case 0, 1, 2 -> line(word() + " = " + expression(2) + ";");
      case 3 -> line(word() + " += " + expression(1) + ";");
      case 4 -> line(word() + " = " + word() + ";");
      case 5 -> line(pick("put", "putTwice") + "(" + array() + ", " + index() + ", " + expression(1) + ");");
      case 6 -> swap();
      case 7 -> line("a[k[" + index() + "]]" + pick("++", " *= 2.0") + ";");
      case 8 -> stores();
      case 9, 10, 11 -> loop();
      case 12, 13, 14 -> accumulator();
      case 15 -> scratch();
      case 16 -> newArray();
      default -> condition();
    }
  }

  private void stores() {
    String local = name("v");
    line("double " + local + " = " + expression(2) + ";");
    locals.add(local);
    line(word() + " = " + local + ";");
    line(word() + " = " + pick(local, expression(1)) + ";");
  }

  private void swap() {
    String local = name("t");
    if (random.nextBoolean()) {
      line("double[] " + local + " = a; a = b; b = " + local + ";");
    } else {
      String one = array() + "[" + index() + "]";
      String other = array() + "[" + index() + "]";
      line("double " + local + " = " + one + "; " + one + " = " + other + "; " + other + " = " + local + ";");
    }
  }

  private void loop() {
    int before = locals.size();
    String variable = open();
    for (int i = random.nextInt(2); i >= 0; i--) {
      statement();
    }
    closeLoop(variable, before);
  }

  private String open() {
    String variable = name("i");
    line("for (int " + variable + " = 0; " + variable + " < n; " + variable + "++) {");
    loopVariables.add(variable);
    depth++;
    return variable;
  }

  private void closeLoop(String variable, int before) {
    loopVariables.remove(variable);
    locals.subList(before, locals.size()).clear();
    close();
  }

  /** A number that a loop gathers, and uses of it. */
  private void accumulator() {
    String sum = name("s");
    line("double " + sum + " = " + pick("0.0", "1.0", expression(0)) + ";");
    int before = locals.size();
    String variable = open();
    gather(sum);
    switch (random.nextInt(8)) {
      case 0, 1 -> line(word() + " = " + sum + ";");
      case 2, 3 -> line("if (" + pick(sum, expression(0)) + " > 9.0) { break; }");
      default -> {}
    }
    closeLoop(variable, before);
    locals.add(sum);
    for (int uses = random.nextInt(3); uses > 0; uses--) {
      switch (random.nextInt(5)) {
        case 0 -> line(word() + " = " + sum + ";");
        case 1 -> line(word() + " = " + sum + " * " + expression(0) + ";");
        case 2 -> line("if (" + pick(sum + " > 3.0", "isLarge(" + sum + ")") + ") { " + word() + " = 0.5; }");
        case 3 -> line("put(" + array() + ", " + index() + ", " + sum + ");");
        default -> {
          variable = open();
          line(array() + "[" + variable + "] = " + expression(0) + " / " + sum + ";");
          closeLoop(variable, locals.size());
        }
      }
    }
  }

  private void gather(String sum) {
    switch (random.nextInt(5)) {
      case 0, 1 -> line(sum + " += " + expression(1) + ";");
      case 2 -> line(sum + " = Math.max(" + sum + ", " + expression(1) + ");");
      case 3 -> line("if (" + expression(0) + " > " + sum + ") { " + sum + " = " + expression(0) + "; }");
      default -> {
        String inner = open();
        line(sum + " += c[" + inner + "][" + index() + "] * " + expression(0) + ";");
        closeLoop(inner, locals.size());
      }
    }
  }

  private void scratch() {
    int before = locals.size();
    String array = pick("w", name("w"));
    if (!array.equals("w")) {
      line("double[] " + array + " = new double[2];");
    }
    String variable = open();
    line(array + "[0] = " + expression(1) + ";");
    line(array + "[1] = " + pick(expression(1), word()) + ";");
    line(word() + " = " + array + "[0] " + pick("+", "*") + " " + array + "[1];");
    closeLoop(variable, before);
  }

  private void newArray() {
    String made = name("d");
    line("double[] " + made + " = " + pick("new double[n]", "a.clone()", "java.util.Arrays.copyOf(b, n)") + ";");
    String variable = open();
    line(made + "[" + variable + "] " + pick("=", "+=") + " " + expression(1) + ";");
    closeLoop(variable, locals.size());
    line(pick("a = " + made + ";", "b = " + made + ";", "System.arraycopy(" + made + ", 0, b, 0, n);"));
  }

  private void condition() {
    if (random.nextInt(3) == 0) {
      extreme();
      return;
    }
    int before = locals.size();
    line("if (" + expression(1) + " " + pick("<", ">") + " " + expression(0) + ") {");
    depth++;
    statement();
    locals.subList(before, locals.size()).clear();
    close();
  }

  /** A word that keeps the larger or the smaller of two numbers. */
  private void extreme() {
    String word = word();
    String number = expression(random.nextInt(2));
    line("if (" + number + " " + pick("<", ">=") + " " + word + ") { " + word + " = " + pick(number, number + " * 0.5") + "; }");
  }

  // ---- expressions

  private String array() {
    return pick("a", "b", "c[" + index() + "]");
  }

  private String word() {
    return switch (random.nextInt(8)) {
      case 0 -> "f";
      case 1 -> pick("q.x", "q.y");
      default -> array() + "[" + index() + "]";
    };
  }

  private String index() {
    if (loopVariables.isEmpty()) {
      return pick("0", "1", "t % n", "k[1]");
    }
    String variable = loopVariables.get(random.nextInt(loopVariables.size()));
    return pick(variable, variable, "(" + variable + " + 1) % n", "k[" + variable + "]", "0", random.nextInt(12) == 0 ? "place(a)" : variable);
  }

  private String expression(int size) {
    if (size == 0) {
      return switch (random.nextInt(5)) {
        case 0 -> pick("2.0", "0.5", "(t + 1.0)");
        case 1 -> locals.isEmpty() ? word() : locals.get(random.nextInt(locals.size()));
        default -> word();
      };
    }
    String left = expression(size - 1);
    String right = expression(size - 1);
    return switch (random.nextInt(11)) {
      case 0, 1 -> "(" + left + " + " + right + ")";
      case 2, 3 -> "(" + left + " * " + right + ")";
      case 4 -> "Math.max(" + left + ", " + right + ")";
      case 5 -> "(" + left + " < " + right + " ? " + pick(left, right, expression(0)) + " : " + pick(left, right) + ")";
      case 6 -> pick("twice", "same", "cut") + "(" + left + ")";
      case 7 -> pick("larger(" + left + ", " + right + ")", "at(a, " + index() + ")");
      case 8 -> random.nextInt(3) == 0 ? pick("total", "length") + "(" + array() + ")" : left;
      case 9 -> pick("halvings(" + left + ")", "first(" + array() + ", " + left + ")", left);
      default -> left;
    };
  }
}
