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
      interface Shape {
        double area(double k);
        default double twice(double k) { return area(k) * 2.0; }
      }
      class Square implements Shape {
        double side;
        Square(double side) {
          this.side = side;
        }
        double around() { return side * 4.0; } // around a square
        Square grow(double by) {
          side += by; // grown
          return this;
        }
        class Edge {
          double at(double k) { return side * k; } // edge
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
      record Span(double low, double high) {
        Span {
          high = high * 2.0; // compact
        }
        double length() { return high - low; } // of a span
      }
      sealed interface Part permits Whole, Half {}
      record Whole(double amount) implements Part {}
      record Half(double amount) implements Part {}
      record Data(double[] values) {}
      class Scaler implements Fun<Double> {
        public Double of(Double x) { return x * 1.5; }
      }
      class Node {
        double value;
        final Node next;
        Node(double value, Node next) {
          this.value = value; // of a node
          this.next = next;
        }
      }
      class Row implements Iterable<Double> {
        final double[] values;
        Row(double[] values) {
          this.values = values;
        }
        public Iterator<Double> iterator() {
          return new Iterator<>() { // own iterator
            int at;
            public boolean hasNext() { return at < values.length; }
            public Double next() { return values[at++]; }
          };
        }
      }
      class Gate implements AutoCloseable {
        final double held;
        final double[] log;
        Gate(double held, double[] log) {
          this.held = held; // of a gate
          this.log = log;
        }
        public void close() {
          log[0] = held * 0.5; // closed
        }
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
        static DoubleSupplier nested(double[] v, int i) {
          return () -> {
            DoubleUnaryOperator inner = x -> x + v[i]; // inner
            return inner.applyAsDouble(v[i] * 2.0); // outer
          };
        }
        static Op weighted(double w) {
          return new Op() {
            public double of(double x, double y) { return x * w + y; }
          };
        }
        static DoubleUnaryOperator doubled(DoubleUnaryOperator f) { return x -> f.applyAsDouble(x) * 2.0; }
        static double asked(ToDoubleFunction<Square> f, Square square) { return f.applyAsDouble(square); }
        static double summed(ToDoubleFunction<Pair> f, Pair pair) { return f.applyAsDouble(pair); }
        static double supplied(DoubleSupplier f) { return f.getAsDouble(); }
        static Supplier<double[]> giving(double[] v) { return () -> v; }
        static Supplier<Double> boxed(double w) { return () -> w; }
        static double amount(Part part) {
          if (part instanceof Whole whole) {
            return whole.amount();
          }
          return part instanceof Half half ? half.amount() * 0.5 : 0.0;
        }
        static double power(double v, int n) { return n == 0 ? 1.0 : v * power(v, n - 1); }
        static double clipped(double v, double most) {
          if (v > most) {
            return most;
          }
          return v;
        }
        static double guarded(double v) {
          try {
            return v * 2.0;
          } finally {
            if (v > 1e9) {
              System.out.println("large");
            }
          }
        }
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
