import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.function.IntUnaryOperator;

/** A class that is defined again: hidden, hidden in a nest, and by loaders of its own, each with static fields of its own. */
public final class HiddenClasses {
  public static final class Counter implements IntUnaryOperator {
    public static final int[] CELLS = new int[3];
    private static int made;
    private final int[] own = new int[2];

    public Counter() {
      made++;
    }

    @Override
    public int applyAsInt(int n) {
      for (int i = 0; i < n; i++) {
        CELLS[i % 3] += own[i & 1] + made;
        own[i & 1]++;
      }
      return CELLS[0] + CELLS[1] * 10 + CELLS[2] * 100;
    }
  }

  static final class Loader extends ClassLoader {
    Loader() {
      super(HiddenClasses.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals(Counter.class.getName())) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      try {
        byte[] bytes = bytes();
        return known != null ? known : defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private static byte[] bytes() throws IOException {
    try (InputStream in = HiddenClasses.class.getResourceAsStream("HiddenClasses$Counter.class")) {
      return in.readAllBytes();
    }
  }

  private static void used(Class<?> type) throws ReflectiveOperationException {
    int sum = 0;
    for (int k = 1; k < 4; k++) {
      IntUnaryOperator counter = (IntUnaryOperator) type.getConstructor().newInstance();
      sum += counter.applyAsInt(k * 2);
    }
    System.out.println(type.isHidden() + " " + (type == Counter.class) + " " + sum + " " + ((int[]) type.getField("CELLS").get(null))[1] + " " + type.getDeclaredFields().length);
  }

  public static void main(String[] args) throws Throwable {
    Lookup lookup = MethodHandles.lookup();
    used(Counter.class);
    used(lookup.defineHiddenClass(bytes(), true).lookupClass());
    used(lookup.defineHiddenClass(bytes(), false, Lookup.ClassOption.STRONG).lookupClass());
    used(new Loader().loadClass(Counter.class.getName()));
    used(new Loader().loadClass(Counter.class.getName()));
    Lookup hidden = lookup.defineHiddenClass(bytes(), true);
    Object made = hidden.findConstructor(hidden.lookupClass(), MethodType.methodType(void.class)).invoke();
    System.out.println((int) hidden.findVirtual(hidden.lookupClass(), "applyAsInt", MethodType.methodType(int.class, int.class)).invoke(made, 5));
    used(Counter.class);
  }
}
