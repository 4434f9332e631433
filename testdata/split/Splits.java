import java.io.*;
import java.util.*;

/** Loops that keep their order and become several, or do not: what is expected stands behind each, with lines counted from its own. */
public class Splits {
  static final int N = 60;
  static final class Lcg {
    long seed = 5;
    int next() {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      return (int) (seed >>> 40);
    }
  }

  static final class Node {
    double value;
    Node next;
  }

  interface Source {
    double value(Random random);
  }

  static double heavy(double u) {
    double x = u;
    for (int k = 0; k < 60; k++) {
      x = Math.sin(x) + 0.5 * Math.cos(x * u);
    }
    return x;
  }

  static double heavy(double[] p) {
    double s = 0;
    for (double each : p) {
      s += heavy(each);
    }
    return s;
  }

  static double[] sample(Random random) {
    return new double[] {random.nextDouble(), random.nextGaussian()};
  }

  static void fill(double[] buffer, Random random) {
    for (int k = 0; k < buffer.length; k++) {
      buffer[k] = random.nextDouble();
    }
  }

  static void monteCarlo(Random random, double[] out) {
    for (int i = 0; i < out.length; i++) { // split 1 in order, 3 in parallel
      double u = random.nextDouble();
      // the work
      out[i] = heavy(u);
    }
  }

  static double recurrence(double[] out) {
    double x = 0.3;
    int unused = 1;
    for (int i = 0; i < out.length; i++) { // split 1 in order, 2 in parallel
      x = 3.7 * x * (1 - x);
      out[i] += heavy(x + unused);
    }
    return x;
  }

  static double advance(double[] out, Node first) {
    Node node = first;
    for (int i = 0; i < out.length; i++) { // split 2 in order, 1 in parallel
      out[i] = heavy(node.value);
      node = node.next;
    }
    return node.value;
  }

  static void own(Lcg lcg, double[] out) {
    for (int i = 3; i < out.length; i++) { // split 1 in order, 2 to 4 in parallel, 5 in order
      int r = lcg.next();
      if (r % 2 == 0) {
        out[i] = heavy(r);
      }
      out[i - 3] += i;
    }
  }

  static long checksum(double[] in) {
    long check = 17;
    for (int i = 0; i < in.length; i += 2) { // split 2 in parallel, 3 to 4 in order
      int at = in.length - 1 - i;
      double v = heavy(in[at]);
      check = check * 31 + Double.doubleToLongBits(v);
      System.out.println(at + " " + check);
    }
    return check;
  }

  static String parse(String numbers) {
    StringBuilder text = new StringBuilder();
    Scanner in = new Scanner(numbers);
    int length = in.nextInt();
    for (int i = length - 1; i >= 0; --i) { // split 1 in order, 2 in parallel, 3 in order
      int value = in.nextInt();
      double result = heavy(value) + heavy(value + 1);
      text.append(i).append(' ').append(result).append('\n');
    }
    return text.toString();
  }

  static void prefix(double[] a, double[] b, double[] c) {
    for (int i = 1; i < a.length; i++) { // split 1 in order, 2 in parallel
      a[i] = a[i - 1] + b[i];
      c[i] = heavy(a[i]) * b[i];
    }
  }

  static void samples(Random random, double[] out) {
    for (int i = 0; i < out.length; i++) { // split 1 to 2 in order, 3 in parallel
      double[] p = sample(random);
      List<Double> more = new ArrayList<>(List.of(p[0]));
      out[i] = heavy(p) + more.get(0);
    }
  }

  static void written(double[] out, PrintWriter writer) {
    for (int i = 0; i < out.length; i++) { // split 1 to 3 in parallel, 4 in order
      double v = heavy(i);
      double w = v * 2;
      out[i] = w;
      writer.println(v + " " + w);
    }
  }

  static int outer(double[] out, Random random) {
    int i;
    double last = 0;
    for (i = 0; i < out.length - 1; i++) { // split 1 in order, 2 to 3 in parallel
      final int shift = random.nextInt(9);
      last = heavy(shift);
      out[i + 1] = last;
    }
    return i + (int) last;
  }

  static void buffer(Random random, double[] out) {
    double[] buffer = new double[4];
    for (int i = 0; i < out.length; i++) { // no: no statements carry work
      fill(buffer, random);
      out[i] = heavy(buffer);
    }
  }

  static double metropolis(Random random, double[] out) {
    double x = 0;
    for (int i = 0; i < out.length; i++) { // no: no statements carry work
      double y = x + random.nextDouble();
      double ratio = heavy(y);
      if (random.nextDouble() < ratio) {
        x = y;
      }
      out[i] = x;
    }
    return x;
  }

  static void steps(double[] u, double[] v) {
    for (int t = 0; t < 6; t++) { // no: its statements depend on each other
      for (int i = 1; i < u.length - 1; i++) {
        v[i] = heavy(u[i - 1] + u[i + 1]);
      }
      for (int i = 1; i < u.length - 1; i++) {
        u[i] = v[i];
      }
    }
  }

  static void progress(double[] out) {
    for (int i = 0; i < out.length; i++) { // split 2 in parallel, 1 and 3 in order
      System.out.print(i + ": ");
      out[i] = heavy(i);
      System.out.println(out[i]);
    }
  }

  static void found(Random random, double[] out) {
    for (int i = 0; i < out.length; i++) { // no: it is left by break
      double u = random.nextDouble();
      out[i] = heavy(u);
      if (out[i] > 100) {
        break;
      }
    }
  }

  static void twice(Random random, double[] out) {
    for (int i = 0; i < out.length; i++) { // no: no statements carry work
      double u = random.nextDouble();
      double v = heavy(u);
      out[i] = v * random.nextGaussian();
    }
  }

  static void hidden(Random random, double[] out, Source source) {
    for (int i = 0; i < out.length; i++) { // no: no statements carry work
      double u = source.value(random);
      double v = heavy(u);
      out[i] = v + source.value(random);
    }
  }

  static void queue(List<Integer> work) {
    for (int i = 0; i < work.size(); i++) { // no: its header depends on what its body does
      double v = heavy(work.get(i));
      if (v > 0 && work.size() < N) {
        work.add(work.get(i) + 1);
      }
    }
  }

  static void memo(Map<Integer, Double> known, double[] out) {
    for (int i = 0; i < out.length; i++) { // no: no statements carry work
      known.put(i * 7 % 13, i * 0.5);
      out[i] = heavy(known.getOrDefault(i * 5 % 13, 1.0));
    }
  }

  static void refused(double[] in, Random random) {
    for (int i = 0; i < in.length; i++) { // split 1 to 8 in order, 9 in parallel
      try {
        in[i] += random.nextInt(9);
        if (in[i] > 4) {
          throw new IllegalStateException();
        }
      } catch (IllegalStateException e) {
        in[i] = heavy(-1);
      }
      in[i] = heavy(in[i]);
    }
  }

  static void block(InputStream in, double[] out) throws IOException {
    byte[] block = new byte[4];
    for (int i = 0; i < out.length; i++) { // no: no statements carry work
      in.read(block);
      out[i] = heavy(block[0] + block[1]);
    }
  }

  static void fresh(Random random, double[] out) {
    for (int i = 0; i < out.length; i++) { // split 1 to 2 in order, 3 in parallel
      byte[] block = new byte[4];
      random.nextBytes(block);
      out[i] = heavy(block[0] + block[1]);
    }
  }

  static void sorted(double[] in, double[] out) {
    double[] work = new double[3];
    for (int i = 1; i < in.length - 1; i++) { // no: no statements carry work
      work[i % 3] = in[i];
      Arrays.sort(work);
      out[i] = heavy(work[1]);
    }
  }

  static void shrink(double[] out, Random random) {
    int n = out.length;
    for (int i = 0; i < n; i++) { // no: its body changes n
      n -= random.nextInt(2);
      out[i] = heavy(i);
    }
  }

  static void back(double[] a, double[] b) {
    for (int i = 0; i < a.length - 1; i++) { // no: its statements depend on each other
      b[i] = heavy(a[i]);
      a[i + 1] = b[i] + 1;
    }
  }

  static int counted(Random random, double[] out) {
    int k = 5;
    for (int i = 0; i < out.length; i++, k += 2) { // no: its header counts k on
      double u = random.nextDouble();
      double v = 0;
      for (int j = 0; j < 90; j++) {
        v += Math.sqrt(u + j + k);
      }
      out[i] = v;
    }
    return k;
  }

  public static void main(String[] arguments) throws IOException {
    double[] out = new double[N];
    monteCarlo(new Random(1), out);
    System.out.println(recurrence(out));
    Node first = new Node();
    Node at = first;
    for (int i = 0; i <= N; i++) {
      at.next = new Node();
      at.next.value = i * 0.1;
      at = at.next;
    }
    System.out.println(Arrays.toString(out) + advance(out, first));
    own(new Lcg(), out);
    System.out.println(Arrays.toString(out) + checksum(out));
    StringBuilder numbers = new StringBuilder("50 ");
    for (int i = 0; i < 50; i++) {
      numbers.append(i * 3 % 7).append(' ');
    }
    System.out.println(parse(numbers.toString()));
    double[] c = new double[N];
    prefix(new double[N], out, c);
    System.out.println(Arrays.toString(c));
    samples(new Random(3), c);
    System.out.println(Arrays.toString(c));
    StringWriter text = new StringWriter();
    written(c, new PrintWriter(text));
    System.out.println(Arrays.toString(c) + text);
    System.out.println(outer(c, new Random(5)) + Arrays.toString(c));
    buffer(new Random(3), c);
    System.out.println(metropolis(new Random(3), c));
    steps(c, out);
    progress(c);
    found(new Random(3), c);
    twice(new Random(3), c);
    hidden(new Random(3), c, random -> random.nextDouble());
    queue(new ArrayList<>(List.of(1, 2, 3)));
    memo(new HashMap<>(), c);
    refused(c, new Random(4));
    block(new ByteArrayInputStream(new byte[] {5, 6, 7, 8, 1, 2, 3, 4, 9, 9, 9, 9}), c);
    System.out.println(Arrays.toString(c));
    fresh(new Random(4), c);
    System.out.println(Arrays.toString(c));
    sorted(out, c);
    shrink(c, new Random(4));
    back(c, out);
    System.out.println(counted(new Random(6), c));
    System.out.println(Arrays.toString(c));
  }
}
