import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;

/** A proxy that counts and passes on; methods called by reflection. */
public final class Proxies {
  interface Vector {
    double dot(double[] other);

    double[] data();
  }

  static final class Dense implements Vector {
    final double[] data;

    Dense(double... data) {
      this.data = data;
    }

    @Override
    public double dot(double[] other) {
      double sum = 0;
      for (int i = 0; i < data.length; i++) {
        sum += data[i] * other[i];
      }
      return sum;
    }

    @Override
    public double[] data() {
      return data;
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    int[] calls = new int[1];
    Dense dense = new Dense(1, 2, 3);
    Vector counted = (Vector) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Vector.class}, (proxy, method, arguments) -> {
      calls[0]++;
      return method.invoke(dense, arguments);
    });
    System.out.println(counted.dot(counted.data()) + " " + calls[0] + " " + Proxy.isProxyClass(counted.getClass()));
    try {
      counted.dot(new double[1]);
    } catch (Exception e) {
      System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getCause());
    }
    Method dot = Dense.class.getMethod("dot", double[].class);
    System.out.println(dot.invoke(dense, new double[] {1, 1, 1}));
    try {
      dot.invoke(dense, (Object) null);
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause().getClass().getName());
    }
    System.out.println(Arrays.toString(dot.getParameterTypes()) + dot.getDeclaringClass().getSimpleName());
  }
}
