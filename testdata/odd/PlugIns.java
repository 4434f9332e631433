import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.Supplier;

/** Class loaders of its own load its classes again, each with its own static fields. */
public final class PlugIns {
  public static final class Plug implements Supplier<double[]> {
    static double[] shared = new double[2];
    static int count;

    @Override
    public double[] get() {
      for (int i = 0; i < shared.length; i++) {
        shared[i] += ++count;
      }
      return shared;
    }
  }

  static final class Loader extends ClassLoader {
    Loader() {
      super(PlugIns.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals("PlugIns$Plug")) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      try (InputStream in = PlugIns.class.getResourceAsStream("PlugIns$Plug.class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] args) throws ReflectiveOperationException {
    Supplier<double[]> first = (Supplier<double[]>) new Loader().loadClass("PlugIns$Plug").getConstructor().newInstance();
    Supplier<double[]> second = (Supplier<double[]>) new Loader().loadClass("PlugIns$Plug").getConstructor().newInstance();
    first.get();
    System.out.println(Arrays.toString(first.get()) + Arrays.toString(second.get()) + Arrays.toString(new Plug().get()));
    System.out.println(first.getClass() == second.getClass() || first.getClass() == Plug.class);
    try {
      Plug plug = (Plug) (Object) first;
      System.out.println(plug);
    } catch (ClassCastException e) {
      System.out.println("not the same class");
    }
    System.out.println(ClassLoader.getSystemClassLoader() == PlugIns.class.getClassLoader());
    System.out.println(Thread.currentThread().getContextClassLoader() == PlugIns.class.getClassLoader());
  }
}
