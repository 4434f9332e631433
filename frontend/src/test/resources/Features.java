import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the language has, in one program: the interpreter of the tests must print what the virtual machine prints. */
public class Features {
  sealed interface Shape permits Circle, Square, Odd {}
  record Circle(double radius) implements Shape {
    Circle {
      if (radius < 0) throw new IllegalArgumentException("radius " + radius);
    }
    double area() { return Math.PI * radius * radius; }
  }
  record Square(double side, int[] tags) implements Shape {}
  enum Odd implements Shape, Function<Integer, Integer> {
    PLUS { @Override public Integer apply(Integer x) { return x + base; } },
    TIMES { @Override public Integer apply(Integer x) { return x * base; } };
    final int base = ordinal() + 2;
  }
  interface Greeter {
    String NAME = "w" + "orld".length();
    String greet();
    default String twice() { return once() + once(); }
    private String once() { return greet() + NAME; }
    static Greeter polite() { return () -> "good day "; }
  }
  static class Base implements Greeter, Comparable<Base> {
    static int made;
    final int id;
    protected String label = "base";
    { made++; }
    Base() { id = made; init(); }
    Base(int id) { this(); label += id; }
    void init() { label += "!"; }
    private String secret() { return "base secret"; }
    String tell() { return secret() + " " + label; }
    @Override public String greet() { return "hello "; }
    @Override public int compareTo(Base other) { return Integer.compare(other.id, id); }
    @Override public String toString() { return "Base#" + id; }
    @Override public boolean equals(Object o) { return o instanceof Base b && b.label.equals(label); }
    @Override public int hashCode() { return label.hashCode(); }
  }
  static class Derived extends Base {
    private int own;
    Derived() { super(7); own += 1; }
    @Override void init() { own = 41; }
    private String secret() { return "derived secret"; }
    @Override public String twice() { return super.twice() + own + secret(); }
  }
  static class Problem extends Exception {
    final int code;
    Problem(String message, int code) { super(message); this.code = code; }
  }
  static class Resource implements AutoCloseable {
    final String name;
    Resource(String name) { this.name = name; System.out.println("open " + name); }
    @Override public void close() throws Problem { System.out.println("close " + name); throw new Problem("closing " + name, 3); }
  }
  static class Countdown extends ArrayList<Integer> implements Iterable<Integer> {
    @Override public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int left = size();
        @Override public boolean hasNext() { return left > 0; }
        @Override public Integer next() { return get(--left); }
      };
    }
  }
  class Inner {
    int value = outer * 2;
    class Deeper { int sum() { return value + outer; } }
  }
  int outer = 21;
  static class Lazy {
    static final int[] TABLE = new int[5];
    static { System.out.println("Lazy starts"); for (int i = 0; i < TABLE.length; i++) TABLE[i] = i * i; }
  }
  static class Failing {
    static int value = Integer.parseInt("no number");
  }

  public static void main(String[] args) throws Exception {
    arithmetic();
    control(7);
    objects();
    exceptions();
    library();
    arrays();
  }

  static void arithmetic() {
    int i = Integer.MAX_VALUE; i += 1; i >>>= 3; i ^= -5; i <<= 35;
    long l = i * 3L; l >>= 2; l = -l % 1001; l |= 1L << 40;
    byte b = (byte) 200; b += 100; b++; short s = (short) (b * 300); char c = 'x'; c += 2; c++;
    float f = 1 / 3f; f *= 2; double d = f; d /= 0; float nan = 0f / 0;
    System.out.println(i + " " + l + " " + b + " " + s + " " + c + " " + f + " " + d + " " + (int) nan + " " + (long) 1e30 + " " + (char) 97.9 + " " + (byte) 300.7f);
    System.out.println((nan < 1) + " " + (nan > 1) + " " + (nan >= 1) + " " + !(nan <= 1) + " " + (nan == nan) + " " + (0.0 == -0.0) + " " + Double.compare(0.0, -0.0));
    System.out.println((5 / -2) + " " + (5 % -2) + " " + (-5 >> 1) + " " + (-5 >>> 28) + " " + (5L / -2) + " " + (5.5 % -2) + " " + Long.compare(l, 3) + " " + (l > 5 ? 1 : 2.5));
    boolean p = i > 0 ^ l > 0, q = p & true | !p; p |= q;
    System.out.println(p + " " + q + " " + (p ? 'a' : 0) + " " + (p ? b : 'c') + " " + (char) (c + 1));
    int k = 3; k = k++ + ++k; int[] a = {1, 2, 3}; int n = 0; a[n++] += a[n] * 10; a[n] <<= n++; 
    System.out.println(k + " " + a[0] + " " + a[1] + " " + n);
  }

  static void control(int n) {
    StringBuilder out = new StringBuilder();
    outer:
    for (int i = 0; ; i++) {
      for (int j = 0; j < 5; j++) {
        if (j == 3) continue outer;
        if (i * j > 5) break outer;
        out.append(i * j).append(',');
      }
    }
    do { n -= 2; if (n == 1) continue; out.append(n); } while (n > 0);
    for (String word : new String[] {"one", "two", "Aa", "BB", "else"}) {
      switch (word) { case "one": out.append(1); case "two": out.append(2); break; case "Aa": out.append('A'); break; case "BB": out.append('B'); break; default: out.append('?'); }
      out.append(switch (word.length()) { case 2 -> "short"; case 3 -> { String t = word + word; yield t; } default -> "long"; });
    }
    for (Odd odd : Odd.values()) out.append(switch (odd) { case PLUS -> odd.apply(5); case TIMES -> Integer.valueOf(odd.apply(6) * 2); });
    System.out.println(out);
    int spin = 0;
    while (true) { if (++spin > 9) break; }
    System.out.println(spin + " " + swaps(5) + " " + ackermann(2, 3));
  }

  static int swaps(int n) {
    int a = 1, b = 2, c = 3;
    for (int i = 0; i < n; i++) { int t = a; a = b; b = c; c = t; }
    return a * 100 + b * 10 + c;
  }

  static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }

  static void objects() {
    Base base = new Base(), derived = new Derived();
    System.out.println(base.tell() + " " + derived.tell() + " " + base.twice() + " " + derived.twice() + " " + Base.made);
    System.out.println(Greeter.polite().twice() + Greeter.NAME);
    List<Shape> shapes = List.of(new Circle(1.5), new Square(2, new int[] {4}), Odd.TIMES);
    double area = 0;
    for (Shape shape : shapes) {
      if (shape instanceof Circle circle && circle.radius() > 1) area += circle.area();
      else if (shape instanceof Square square) area += square.side() * square.side() + square.tags()[0];
      else area -= ((Odd) shape).base;
    }
    System.out.println(area + " " + shapes.get(0) + " " + shapes.get(0).equals(new Circle(1.5)) + " " + shapes.get(0).hashCode());
    Features features = new Features();
    Inner.Deeper deeper = features.new Inner().new Deeper();
    System.out.println(deeper.sum() + " " + Odd.valueOf("PLUS").apply(1) + " " + Odd.PLUS.compareTo(Odd.TIMES) + " " + Odd.PLUS.getClass().isEnum());
    System.out.println(Lazy.TABLE.length + " " + Lazy.TABLE[4]);
    record Local(String name, long value) {}
    System.out.println(new Local("x", 3).equals(new Local("x", 3)) + " " + new Local("y", 4));
    Object lock = new Object();
    synchronized (lock) { System.out.println("locked " + synced(3)); }
  }

  static synchronized int synced(int n) { return n + 1; }

  static int step(int n) throws Problem {
    int state = 0;
    try {
      state = 1;
      if (n == 1) throw new Problem("one", 1);
      state = 2;
      int[] a = new int[n];
      state = 3;
      a[2] = 10 / (n - 4);
      state = 4;
    } catch (NegativeArraySizeException | ArithmeticException e) {
      return state * 10;
    } catch (RuntimeException e) {
      state += 100;
    } finally {
      System.out.print("[" + state + "]");
      if (n == 6) state = 1000;
    }
    return state;
  }

  static int loopFinally() {
    int count = 0;
    for (int i = 0; i < 5; i++) {
      try { if (i == 1) continue; if (i == 3) break; count += i; } finally { count += 100; }
    }
    try { return count; } finally { count = -1; }
  }

  static void exceptions() {
    for (int n = -1; n < 7; n++) {
      try { System.out.print(step(n) + " "); } catch (Problem p) { System.out.print(p.getMessage() + p.code + " "); }
    }
    System.out.println(loopFinally());
    try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
      System.out.println(a.name + b.name);
      throw new IllegalStateException("body");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + e.getSuppressed().length + " " + e.getSuppressed()[1].getMessage());
    } catch (Problem e) {
      System.out.println("not here");
    }
    try { System.out.println(Failing.value); } catch (ExceptionInInitializerError e) { System.out.println(e.getCause().getMessage()); }
    try { System.out.println(Failing.value); } catch (NoClassDefFoundError e) { System.out.println("gone"); }
    try { Object o = "text"; Integer i = (Integer) o; } catch (ClassCastException e) { System.out.println("cast"); }
    try { Object[] o = new String[1]; o[0] = 1; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
    try { String s = null; s.length(); } catch (NullPointerException e) { System.out.println("null"); }
    try { new Circle(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    try { deep(0); } catch (StackOverflowError e) { System.out.println("deep"); }
    int retries = 0;
    while (true) {
      try { if (++retries < 4) throw new Problem("again", retries); break; } catch (Problem p) { if (p.code != retries) throw new AssertionError(); }
    }
    System.out.println(retries);
  }

  static int deep(int n) { return n > 1 << 28 ? n : deep(n + 1) + 1; }

  static void library() {
    List<Base> list = new ArrayList<>();
    for (int i = 0; i < 4; i++) list.add(new Base(i));
    java.util.Collections.sort(list);
    System.out.println(list + " " + list.contains(new Base(2)) + " " + list.indexOf(list.get(3)));
    list.sort(Comparator.comparing(Base::greet).thenComparing(b -> b.label));
    Map<Base, Integer> map = new HashMap<>();
    for (Base b : list) map.merge(b, 1, Integer::sum);
    System.out.println(list.get(0).label + " " + map.get(list.get(2)) + new TreeMap<>(Map.of("k", 1, "j", 2)));
    Countdown countdown = new Countdown();
    countdown.add(1); countdown.add(2); countdown.add(3);
    int order = 0;
    for (int i : countdown) order = order * 10 + i;
    Supplier<Base> make = Base::new;
    Function<Integer, Base> numbered = Base::new;
    BiFunction<Integer, Integer, Integer> add = (x, y) -> x + y;
    int captured = order;
    Supplier<Supplier<Integer>> nested = () -> () -> captured + add.apply(1, 2);
    System.out.println(order + " " + make.get().label + " " + numbered.apply(5).label + " " + nested.get().get());
    System.out.println(IntStream.range(0, 10).filter(i -> i % 3 == 0).mapToObj(i -> "n" + i).collect(Collectors.joining("-")));
    int[] squares = IntStream.range(0, 4).map(i -> i * i).toArray();
    System.out.println(squares[3] + String.format(" %d %s %c %.2f", 3, true, 'z', 2.5) + String.join("", List.of("a", "b")));
    Integer small = 127, same = 127; Long boxed = 5L; boxed++; Character letter = 'q';
    System.out.println((small == same) + " " + boxed + " " + (letter + 1) + " " + sum(1, 2, 3) + sum());
    String text = """
        block "text"
          indented\
        """;
    System.out.println(text + text.chars().filter(ch -> ch == 't').count() + ("a" + 1 == "a1") + ("a1" == "a" + 1));
    Thread quiet = new Thread(() -> System.out.println("in a thread"));
    quiet.start();
    try { quiet.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
  }

  static int sum(int... numbers) { int sum = 0; for (int n : numbers) sum += n; return sum; }

  static void arrays() {
    int[][][] cube = new int[2][3][];
    cube[1][2] = new int[] {5, 6};
    long[] longs = {1, 2}; float[] floats = {1.5f}; short[] shorts = {(short) 70000}; char[] chars = "hey".toCharArray();
    boolean[] flags = new boolean[2]; flags[1] ^= true; byte[] bytes = {(byte) 255}; bytes[0]++; Object[] objects = {1, "s", null, cube};
    int[] copy = cube[1][2].clone(); copy[0]++;
    System.arraycopy(longs, 0, longs, 1, 1);
    String[][] names = {{"a"}, {}, null};
    System.out.println(cube[1][2][0] + copy[0] + longs[1] + floats[0] + shorts[0] + chars[1] + " " + flags[1] + bytes[0] + objects.length + names[1].length
        + (cube[0][0] == null) + (objects[3] instanceof int[][][]) + int[].class.getName() + String.class.getSimpleName() + names.getClass());
  }
}
