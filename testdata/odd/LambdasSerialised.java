import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.DoubleUnaryOperator;

/** A lambda that captures is written and read back. */
public final class LambdasSerialised {
  interface Step extends DoubleUnaryOperator, Serializable {}

  static double half(double x) {
    return x / 2;
  }

  public static void main(String[] args) throws IOException, ClassNotFoundException {
    double[] scale = {3, 4};
    Step scaled = x -> x * scale[1];
    Step half = LambdasSerialised::half;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(scaled);
      out.writeObject(half);
    }
    scale[1] = 100;
    try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      Step read = (Step) in.readObject();
      Step other = (Step) in.readObject();
      double sum = 0;
      for (int i = 0; i < 4; i++) {
        sum += other.applyAsDouble(read.applyAsDouble(i));
      }
      System.out.println(sum);
    }
  }
}
