package org.parcast.engine;

import java.util.Random;

/**
 * Writes programs of random loops: affine, wrapped and indirect subscripts, arrays under two names, rows that are exchanged or shared, objects,
 * scalars that are carried, gathered or used afterwards, calls with and without memory of their own, early ends, exceptions that are caught,
 * output. Each loop nest is a method of its own with its own data, and what it leaves is printed on a line of its own.
 */
final class RandomLoops {
  /** Ends the line of a method that left an array. */
  static final String FAILED = ": out of bounds";

  /** What each method can use; {@code int} throughout, whose sums and products are the same in any order. */
  private static final String HEAD =
      """
      class Random1 {
        static int counter; static int[] shared = new int[64]; static StringBuilder text = new StringBuilder();
        static final class Box { int f; int g; int[] data = new int[64]; Box next; void add(int x) { f += x; } int take() { return g++; } void put(int k, int x) { data[k] = x; } }
        static void put(int[] a, int k, int x) { a[k] = x; }
        static void add(int[] a, int k, int x) { a[k] += x; }
        static int get(int[] a, int k) { return a[k]; }
        static int next() { return counter++; }
        static int count(int x) { counter += x; return x; }
        static int[] same(int[] a) { return a; }
        static int[] fresh(int x) { int[] made = new int[64]; made[3] = x; return made; }
        static int square(int x) { return x * x; }
        static int sum(int[] a, int from, int to) { int s = 0; for (int q = from; q < to; q++) { s += a[q]; } return s; }
        static void fill(int[] a, int from, int to, int x) { for (int q = from; q < to; q++) { a[q] = x + q; } }
        static int check(int x) { if (x % 3 == 0) { throw new IllegalStateException(); } return x; }
        static int depth(int[] a, int k) { return k <= 0 ? a[0] : depth(a, k - 1) + 1; }
        static int[] data(int n, int seed) { int[] a = new int[n]; for (int q = 0; q < n; q++) { a[q] = (q * seed + 5) % 23 - 7; } return a; }
        static int[] indices(int n, int seed) { int[] a = new int[n]; for (int q = 0; q < n; q++) { a[q] = (q * seed + 3) % 16; } return a; }
        static long hash(int[] a) { long h = 0; for (int q = 0; q < a.length; q++) { h = h * 31 + a[q]; } return h; }
        static long hash(int[][] a) { long h = 0; for (int q = 0; q < a.length; q++) { h = h * 17 + hash(a[q]); } return h; }
        static long[] lg; static char[] ch; static byte[] by; static float[] fl;
        static void renew() { text.setLength(0); counter = 0; java.util.Arrays.fill(shared, 0); lg = new long[64]; ch = new char[64]; by = new byte[64]; fl = new float[64]; }
        static long narrow() { long h = 0; for (int q = 0; q < 64; q++) { h = h * 31 + lg[q] + ch[q] * 3 + by[q] * 5 + (long) (fl[q] * 8); } return h; }
        static long hash(Box b) { return b.f * 7 + b.g + hash(b.data); }
        static long hash(Box[] b) { long h = 0; for (int q = 0; q < b.length; q++) { h = h * 13 + hash(b[q]); } return h; }
      """;

  private static final String[] ARRAYS = {"a", "b", "w", "shared"};
  private static final String[] SCALARS = {"s", "t", "x"};

  private final Random random;
  private final StringBuilder code = new StringBuilder();
  private int depth;

  private RandomLoops(Random random) {
    this.random = random;
  }

  /** A program, class {@code Random1}, with so many methods. The same seed gives the same. */
  static String program(long seed, int methods) {
    Random random = new Random(seed);
    StringBuilder all = new StringBuilder(HEAD);
    for (int m = 0; m < methods; m++) {
      all.append(new RandomLoops(random).method(m));
    }
    all.append("  public static void main(String[] args) {\n");
    for (int m = 0; m < methods; m++) {
      all.append("    try { run").append(m).append("(); } catch (IndexOutOfBoundsException e) { System.out.println(\"").append(m).append(FAILED).append("\"); }\n");
    }
    return all.append("  }\n}\n").toString();
  }

  private String method(int number) {
    code.append("  static void kernel").append(number)
        .append("(int[] a, int[] b, int[] w, int[] p, int[][] r, Box o, Box[] os, int n, int m) {\n    int s = 3, t = 1, x = 0, k = 2; boolean found = false; int[] c = a;\n");
    if (random.nextInt(4) == 0) {
      line("    ", pick("c = b;", "r[2] = r[3];", "r[1] = same(w);", "os[3] = os[5];", "os[1].data = os[4].data;", "o.data = a;", "x = a[0];", "a[5] = a[0] + 1;"));
    }
    loop("    ", "i", random.nextInt(6) == 0 ? "i += 2" : "i++");
    code.append("    System.out.println(\"").append(number).append(": \" + s + \" \" + t + \" \" + x + \" \" + k + \" \" + found + \" \" + hash(a) + \" \" + hash(b) + \" \" + ")
        .append(pick("hash(w)", "0")).append(" + \" \" + hash(r) + \" \" + hash(os) + \" \" + ").append(pick("hash(o)", "0"))
        .append(" + \" \" + counter + \" \" + ").append(pick("hash(shared)", "0")).append(" + \" \" + ").append(pick("narrow()", "0")).append(" + \" \" + text);\n  }\n");
    String second = random.nextInt(5) == 0 ? "a" : "data(64, 5)";
    String third = random.nextInt(8) == 0 ? pick("a", "r[2]") : "data(64, 3)";
    code.append("  static void run").append(number).append("() {\n    renew();\n    int[] a = data(64, 7); int[][] r = ")
        .append(pick("new int[16][64]", "new int[16][64]", "{data(64, 2), data(64, 3), data(64, 4), data(64, 5), data(64, 2), data(64, 3), data(64, 4), data(64, 5), "
            + "data(64, 2), data(64, 3), data(64, 4), data(64, 5), data(64, 2), data(64, 3), data(64, 4), data(64, 5)}"))
        .append(";\n    Box[] os = new Box[16]; for (int q = 0; q < 16; q++) { os[q] = new Box(); }\n    kernel").append(number).append("(a, ").append(second).append(", ")
        .append(third).append(", indices(64, ").append(pick("1", "5", "4")).append("), r, ").append(pick("new Box()", "new Box()", "os[3]")).append(", os, ")
        .append(pick("10", "12", "1")).append(", ").append(pick("6", "0", "4")).append(");\n  }\n");
    return code.toString();
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private void line(String indent, String text) {
    code.append(indent).append(text).append('\n');
  }

  private void loop(String indent, String counter, String step) {
    depth++;
    String from = pick("0", "0", "1", depth > 1 ? "i" : "2");
    String to = depth == 1 ? "n" : pick("m", "4", "6", "i", "n");
    int form = random.nextInt(12);
    line(indent, form > 1 ? "for (int " + counter + " = " + from + "; " + counter + " < " + to + "; " + step + ") {"
        : "{ int " + counter + " = " + from + " - 1; " + (form == 0 ? "while (++" + counter + " < " + to + ") {" : "do { " + counter + "++;"));
    int statements = 1 + random.nextInt(depth == 1 ? 3 : 2);
    for (int q = 0; q < statements; q++) {
      statement(indent + "  ");
    }
    line(indent, form == 1 ? "} while (" + counter + " < " + to + "); }" : form == 0 ? "} }" : "}");
    depth--;
  }

  private void statement(String indent) {
    switch (random.nextInt(36)) {
      case 0, 1, 2, 3, 4, 5 -> line(indent, element() + pick(" = ", " = ", " += ", " *= ") + expression(2) + ";");
      case 6, 7 -> line(indent, pick(SCALARS) + pick(" = ", " = ", " += ", " += ", " *= ", " -= ", " ^= ") + expression(2) + ";");
      case 8, 9 -> {
        if (depth < 3) {
          String inner = depth == 1 ? "j" : "l";
          loop(indent, inner, inner + pick("++", "++", " += 2"));
        }
      }
      case 10, 11 -> {
        line(indent, "if (" + condition() + ") {");
        statement(indent + "  ");
        if (random.nextBoolean()) {
          line(indent, "} else {");
          statement(indent + "  ");
        }
        line(indent, "}");
      }
      case 12 -> line(indent, "if (" + condition() + ") { " + pick("continue;", "break;", "continue;", "return;", "found = true;", "k++;") + " }");
      case 13 -> line(indent, pick("put", "add") + "(" + array() + ", " + subscript() + ", " + expression(1) + ");");
      case 14 -> line(indent, "{ int v = " + pick(expression(1) + "; if (v " + pick("<", ">", "<=") + " s) { s = v; " + pick("", "t = v;", "x = v;") + " } }",
          "i * 7 % 13; if (v " + pick("<", ">", "<=") + " s) { s = v; k = i; } }"));
      case 15 -> line(indent, "s = Math." + pick("max", "min") + "(s, " + expression(1) + ");");
      case 16 -> line(indent, box() + pick(".f", ".g") + pick(" = ", " += ") + expression(1) + ";");
      case 17 -> line(indent, box() + pick(".add(" + expression(1) + ");", ".put(" + subscript() + ", " + expression(1) + ");", ".data[" + subscript() + "] = " + expression(1) + ";"));
      case 18 -> line(indent, "r[" + row() + "][" + subscript() + "]" + pick(" = ", " += ") + expression(1) + ";");
      case 19 -> line(indent, "{ int[] row = r[" + row() + "]; row[" + subscript() + "]" + pick(" = ", " += ") + "row[" + subscript() + "] + " + expression(1) + "; }");
      case 20 -> line(indent, pick("{ int[] row = r[i]; r[i] = r[15 - i]; r[15 - i] = row; }", "r[i] = r[15 - i]; r[15 - i] = r[i];", "r[" + row() + "] = new int[64];",
          "r[" + row() + "] = fresh(" + expression(1) + ");", "r[" + row() + "] = r[" + row() + "];", "{ int[] row = c; c = " + array() + "; " + array() + "[0] = row[1]; }",
          "r[" + row() + "] = same(w);", "os[" + row() + "].next = os[" + row() + "];", "os[" + row() + "] = new Box();"));
      case 21 -> line(indent, "{ int[] own = new int[8]; own[k & 3] = " + expression(1) + "; " + element() + " = own[1] + own[2]; }");
      case 22 -> line(indent, "{ Box own = new Box(); own.f = " + expression(1) + "; " + pick("os[" + row() + "].next = own; ", "") + element() + " = own.f; }");
      case 23 -> line(indent, "{ " + pick("fill(w, 0, 8, " + expression(1) + ");", "java.util.Arrays.fill(w, " + expression(1) + ");", "System.arraycopy(a, i, w, 0, 8);",
          "fill(w, 0, m, i);", "for (int q = 0; q < " + pick("8", "m", "i") + "; q++) { w[" + pick("q", "0", "7 - q") + "] = q + i; }") + " b[" + pick("i", "i", "p[i]") + "] = w["
          + pick("3", "0", "7") + "] + sum(w, 0, " + pick("8", "m", "4") + "); }");
      case 24 -> line(indent, pick("text.append(i);", "x = next();", "b[i] = next();", "counter += 2;", "count(i);", "shared[i] = counter;"));
      case 25 -> line(indent, "try { " + element() + " = check(" + expression(1) + "); } catch (IllegalStateException e) { " + pick("k++;", "s = i;", "a[i] = -1;", "b[0] += 1;") + " }"
          + pick("", " finally { x += i; }", " finally { t = i; }"));
      case 26 -> line(indent, pick("k++;", "k += 2;", "k = k + i;", "if (" + condition() + ") { k++; }", "k = i * 3;", "b[k & 15] = i; k++;"));
      case 27 -> line(indent, "{ int v = " + pick("a[0]", "s", "t", "w[i]", "o.f") + "; " + pick("a[0] = v + ", "o.f = v + ", "t = v + ", "a[0] += ") + expression(1) + "; }");
      case 30 -> line(indent, pick("lg[" + subscript() + "]" + pick(" = ", " += ", " ^= ", " |= ", " &= "), "ch[" + subscript() + "]" + pick(" += ", " |= ", " ^= "),
          "by[" + subscript() + "]" + pick(" += ", " -= ", " &= "), "fl[" + subscript() + "]" + pick(" = ", " += ")) + pick("i", "p[" + counter() + "]", "i & 3") + ";");
      case 31 -> line(indent, pick("lg[" + subscript() + "] = lg[" + subscript() + "] + " + element() + ";", "ch[" + subscript() + "] = (char) (ch[" + subscript() + "] + i);",
          "fl[" + subscript() + "] = fl[" + subscript() + "] + 0.5f;", "t = by[" + subscript() + "];", "lg[" + subscript() + "] = Math." + pick("max", "min") + "(lg[" + subscript() + "], i);"));
      case 32 -> line(indent, "{ int e = " + subscript() + ", v = " + pick("i", "p[i]", "s") + "; " + pick("Runnable task = () -> a[e] = v; task.run();",
          "Runnable task = () -> b[e] += v; task.run();", "java.util.function.IntUnaryOperator f = q -> q + v; b[e] = f.applyAsInt(v);") + " }");
      case 33 -> line(indent, pick("s", "t", "x") + pick(" &= ", " |= ", " ^= ") + expression(1) + ";");
      case 34 -> line(indent, element() + pick(" &= ", " |= ", " ^= ") + expression(1) + ";");
      case 35 -> line(indent, pick("found |= " + condition() + ";", "found &= " + condition() + ";", "found ^= " + condition() + ";", "switch (i % 3) { case 0: " + element() + " = i; break; case 1: continue; default: t = i; }",
          "{ int q = " + pick("i", "p[i]", "12") + "; while (q > 0) { " + element() + " += q; q " + pick("-= 3", "/= 2", "--") + "; } }"));
      case 28 -> line(indent, "c[" + subscript() + "] = " + expression(1) + ";");
      default -> line(indent, pick(SCALARS) + " = " + pick("depth(a, 3)", "get(" + array() + ", " + subscript() + ")", "o.take()", "square(" + expression(1) + ")", "os[" + row() + "].next == null ? 1 : 2") + ";");
    }
  }

  private String array() {
    return random.nextInt(6) == 0 ? pick("c", "same(a)", "o.data", "r[3]", "r[i]", "os[i].data") : pick(ARRAYS);
  }

  private String element() {
    return array() + "[" + subscript() + "]";
  }

  private String box() {
    return pick("o", "os[" + row() + "]", "os[" + row() + "]");
  }

  private String counter() {
    return depth == 1 ? "i" : depth == 2 ? pick("i", "j") : pick("i", "j", "l");
  }

  private String row() {
    return pick("i", "i", "i & 7", "2", "15 - i", "(i + 1) % 16", "p[i]", "(3 * i) % 16");
  }

  private String subscript() {
    String index = counter();
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> index;
      case 3 -> index + " + " + (1 + random.nextInt(3));
      case 4 -> (2 + random.nextInt(2)) + " * " + index + " + " + random.nextInt(4);
      case 5 -> "p[" + index + "]";
      case 6 -> pick("0", "5", "m", "k & 7");
      case 7 -> depth > 1 ? pick("i + j", "2 * i + j", "i * 4 + j", "i * m + j & 63", "3 * i - j + 20") : pick("12 - " + index, "Math.floorMod(" + index + " * 1103515245, 13)", index + " * 1103515245 % 13 + 13", "(byte) (" + index + " * 100) & 63");
      case 8 -> "(" + pick("3", "5", "7", "1664525") + " * " + index + pick(" + 1 & 2147483647) % ", " + 1 >>> 5) % ", " + 4) % ") + pick("16", "10", "7") + pick("", " + 15");
      case 9 -> index + pick(" / 2", " >> 1", " & 3", " % 4", " % 5 + 8");
      case 10 -> "p[" + index + "] + " + counter();
      default -> "20 - " + index;
    };
  }

  private String condition() {
    return pick(element() + " > 3", "i % 3 == 0", "i > 4", "found", "i < m", "s > 5", "p[i] < 8", "x != t", counter() + " == 2");
  }

  private String expression(int deep) {
    if (deep == 0) {
      return pick("i", counter(), "2", "n", element(), "i", pick(SCALARS), "p[i]");
    }
    return switch (random.nextInt(9)) {
      case 0, 1 -> expression(deep - 1);
      case 2, 3 -> expression(deep - 1) + " + " + expression(deep - 1);
      case 4 -> expression(deep - 1) + " * 3";
      case 5 -> element();
      case 6 -> pick("o.f", "os[" + row() + "].g", "r[" + row() + "][" + subscript() + "]", "square(i)", "get(b, " + subscript() + ")", "os[i].data[" + subscript() + "]", "counter");
      case 7 -> "(" + condition() + " ? i : 1)";
      default -> "(i - " + expression(deep - 1) + ")";
    };
  }
}
