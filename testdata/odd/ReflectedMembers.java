import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Lists its own members in each way that reflection has. */
public final class ReflectedMembers {
  static class Base {
    protected double[] data = new double[3];
    public int[][] table = new int[2][2];
    static long count;
    double weight;
  }

  static class Derived extends Base implements Comparable<Derived> {
    private float[] own = new float[1];
    public static int[] shared = {1, 2};
    String name = "d";

    public Derived() {
      count++;
    }

    double sum() {
      double sum = weight;
      for (int i = 0; i < data.length; i++) {
        data[i] += i + own[0];
        sum += data[i];
      }
      return sum;
    }

    @Override
    public int compareTo(Derived other) {
      return Double.compare(weight, other.weight);
    }
  }

  interface Shape {
    int[] SIDES = {3, 4};

    default int sides() {
      return SIDES[0];
    }
  }

  static String names(Member[] members) {
    return Arrays.stream(members).map(m -> Modifier.toString(m.getModifiers()) + " " + m.getName() + (m.isSynthetic() ? "*" : "")).sorted().collect(Collectors.joining(", "));
  }

  static String dump(Object object) throws IllegalAccessException {
    StringBuilder text = new StringBuilder();
    for (Class<?> at = object.getClass(); at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        field.setAccessible(true);
        Object value = field.get(object);
        text.append(field.getName()).append('=').append(value instanceof double[] d ? Arrays.toString(d) : value instanceof Number || value instanceof String ? value : "?").append(' ');
      }
    }
    return text.toString();
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Derived derived = new Derived();
    System.out.println(derived.sum() + " " + new Shape() {}.sides());
    for (Class<?> each : new Class<?>[] {Base.class, Derived.class, Shape.class, ReflectedMembers.class}) {
      System.out.println(each.getName() + " " + Modifier.toString(each.getModifiers()) + " " + each.getSuperclass() + " " + Arrays.toString(each.getInterfaces()));
      System.out.println(" " + names(each.getDeclaredFields()));
      System.out.println(" " + names(each.getFields()));
      System.out.println(" " + Arrays.stream(each.getDeclaredMethods()).filter(m -> !m.getName().startsWith("lambda$")).map(Method::getName).sorted().toList());
      System.out.println(" " + Arrays.stream(each.getMethods()).map(Method::getName).filter(n -> !n.startsWith("wait")).sorted().toList());
      System.out.println(" " + names(each.getDeclaredConstructors()) + " " + names(each.getConstructors()) + " " + each.getDeclaredClasses().length);
    }
    System.out.println(dump(derived));
    Function<Class<?>, Field[]> fields = Class::getDeclaredFields;
    System.out.println(fields.apply(Base.class).length);
    Constructor<Derived> constructor = Derived.class.getConstructor();
    System.out.println(constructor.newInstance().getClass().getSimpleName() + " " + Base.count);
  }
}
