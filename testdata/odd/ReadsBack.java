import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes objects, reads them back, and tells the version and the fields that the stream has of each class. */
public final class ReadsBack {
  static class Base implements Serializable {
    double weight = 2.5;
    int[] marks = {1, 2, 3};
    transient double[] cache = {9};
    static int[] shared = {4};

    double sum() {
      double sum = 0;
      for (int i = 0; i < marks.length; i++) {
        sum += marks[i] * weight;
      }
      return sum;
    }
  }

  public static class Derived extends Base {
    private final double[][] rows = {{1, 2}, {3}};
    long count;
  }

  static final class Listed extends ArrayList<double[]> {
    int used;
  }

  static class Failure extends RuntimeException {
    int[] where = {7};
  }

  static final class Declared implements Serializable {
    private static final long serialVersionUID = 42;
    double[] data = {1.5};
  }

  record Point(int x, double[] at) implements Serializable {}

  enum Kind { A, B { @Override int[] codes() { return new int[] {2}; } }; final int[] own = {1}; int[] codes() { return own; } }

  static final class Inner implements Serializable, Comparable<Inner> {
    private double key;
    protected volatile float f;
    char c = 'c';

    static {
      Base.shared[0]++;
    }

    @Override
    public int compareTo(Inner o) {
      return Double.compare(key, o.key);
    }

    private void hidden() {}
  }

  abstract static class Open implements Serializable {
    abstract double at(int i);
  }

  public static void main(String[] args) throws IOException, ClassNotFoundException {
    Derived derived = new Derived();
    derived.count = 5;
    derived.marks[1] = 20;
    Listed listed = new Listed();
    listed.add(new double[] {4, 5});
    listed.used = 1;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(List.of(derived, listed, new Failure(), new Declared(), new Point(1, new double[] {2}), Kind.B, new Inner()));
    }
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      List<?> all = (List<?>) in.readObject();
      Derived read = (Derived) all.get(0);
      Listed listedRead = (Listed) all.get(1);
      double sum = read.sum() + read.rows[1][0] + listedRead.get(0)[1] + ((Failure) all.get(2)).where[0] + ((Declared) all.get(3)).data[0] + ((Point) all.get(4)).at()[0];
      System.out.println(sum + " " + read.count + " " + read.cache + " " + all.get(5) + ((Kind) all.get(5)).codes()[0] + ((Inner) all.get(6)).c);
    }
    for (Class<?> each : List.of(Base.class, Derived.class, Listed.class, Failure.class, Declared.class, Point.class, Kind.class, Inner.class, Open.class)) {
      ObjectStreamClass stream = ObjectStreamClass.lookup(each);
      System.out.println(each.getSimpleName() + " " + stream.getSerialVersionUID() + " " + Arrays.stream(stream.getFields()).map(ObjectStreamField::getName).toList());
    }
    System.out.println(bytes.size());
  }
}
