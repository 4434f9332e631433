package org.parcast.benchmarks.reliability.random;

import java.util.List;

/** Types and methods that all programs use: their text, and on which line of the file each stands. */
final class Prelude {
  static final String TEXT = """
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;
      interface Op { double of(double x, double y); }
      interface Fun<T> { T of(T x); }
      interface Shape { double area(double k); }
      class Square implements Shape {
        double side;
        Square(double side) {
          this.side = side;
        }
        public double area(double k) {
          return side * side * k; // area of a square
        }
      }
      class Disc implements Shape {
        double radius;
        int seen;
        Disc(double radius) {
          this.radius = radius;
        }
        public double area(double k) {
          seen++;
          return radius * k; // area of a disc
        }
      }
      record Pair(double x, double y) {
        double sum() { return x + y; }
      }
      enum Level {
        LOW, HIGH, TOP;
        double weight;
      }
      class Holder<T> {
        T held;
        Holder(T held) { this.held = held; }
        T get() { return held; }
      }
      class Trouble extends RuntimeException {
        final double number;
        Trouble(double number) {
          super("trouble");
          this.number = number;
        }
      }
      final class Help {
        static double same(double v) { return v; }
        static double scaled(double v) { return v * 1.5; }
        static double sum(double[] v, int n) {
          if (n == 0) {
            return 0.0;
          }
          return v[n - 1] + sum(v, n - 1);
        }
        static double total(double... vs) { // an array for each call
          double s = 0.0;
          for (double v : vs) {
            s += v;
          }
          return s;
        }
        static void put(double[] v, int i, double w) {
          v[i] = w; // put
        }
        static double[] doubled(double[] v) {
          double[] made = new double[v.length];
          for (int i = 0; i < v.length; i++) {
            made[i] = v[i] * 2.0;
          }
          return made;
        }
        static double apply(Op op, double x, double y) { return op.of(x, y); }
        static double applied(DoubleUnaryOperator f, double x) { return f.applyAsDouble(x); }
        static DoubleSupplier at(double[] v, int i) {
          return () -> v[i] * 3.0; // supplied
        }
        static DoubleUnaryOperator adding(double w) { return x -> x + w; }
        static double generic(Fun<Double> f, double x) { return f.of(x); }
      }
      """;

  private static final List<String> LINES = TEXT.lines().toList();

  private Prelude() {}

  static int lines() {
    return LINES.size();
  }

  /** The line on which the text stands. */
  static int line(String text) {
    for (int i = 0; i < LINES.size(); i++) {
      if (LINES.get(i).contains(text)) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException(text);
  }
}
