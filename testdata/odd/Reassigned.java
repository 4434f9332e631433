import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Fields that reflection reads and changes behind the program: final ones, those of outer objects, of records, of interfaces, of wrong types. */
public final class Reassigned {
  private final int early;
  private final int[] cells = {1, 2, 3};
  private final int constant = 7;
  private static int shared = 3;
  private static final Integer FIXED = 12;
  private transient volatile long mark = 1L << 40;

  Reassigned(int early) {
    this.early = early;
  }

  private final class Inner {
    private int own = cells[early % 3];

    int sum() {
      int sum = own;
      for (int cell : cells) {
        sum += cell * early;
      }
      return sum;
    }
  }

  record Pair(int a, int[] b) {}

  interface Settings {
    int[] TABLE = {4, 5};
  }

  private static void set(Class<?> type, String name, Object on, Object value) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      Object before = field.get(on);
      field.set(on, value);
      System.out.println(Modifier.toString(field.getModifiers()) + " " + name + ": " + (before instanceof Number ? before : "object") + " then " + (field.get(on) instanceof Number now ? now : "object"));
    } catch (ReflectiveOperationException | IllegalArgumentException | NullPointerException e) {
      System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  private int twice(int... values) {
    if (values.length == 0) {
      throw new IllegalStateException("nothing of " + early);
    }
    return values[0] * 2;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Reassigned object = new Reassigned(5);
    Inner inner = object.new Inner();
    Pair pair = new Pair(1, new int[] {2});
    int sum = 0;
    for (int round = 0; round < 2; round++) {
      set(Reassigned.class, "early", object, 6 + round);
      set(Reassigned.class, "cells", object, new int[] {10, 20 + round});
      set(Reassigned.class, "constant", object, 8);
      set(Reassigned.class, "shared", null, (byte) 9);
      set(Reassigned.class, "FIXED", null, 13);
      set(Reassigned.class, "mark", object, 4);
      set(Reassigned.class, "mark", "another", 4L);
      set(Reassigned.class, "shared", null, 2.5);
      set(Reassigned.class, "early", null, 1);
      set(Pair.class, "a", pair, 3);
      set(Settings.class, "TABLE", null, new int[1]);
      set(Inner.class, "own", inner, 100);
      sum += inner.sum() + object.early + object.constant + shared + (int) object.mark + FIXED + pair.a() + Settings.TABLE[0];
      pair.b()[0] += sum;
      System.out.println(sum + " " + pair.b()[0]);
    }
    Method twice = Reassigned.class.getDeclaredMethod("twice", int[].class);
    System.out.println(twice.invoke(object, (Object) new int[] {sum}) + " " + twice.isVarArgs());
    Object[][] wrong = {{new int[0]}, {3}, {}, {null}};
    for (Object[] arguments : wrong) {
      try {
        System.out.println(twice.invoke(object, arguments));
      } catch (InvocationTargetException e) {
        System.out.println(e.getCause().getMessage());
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    Field outer = null;
    for (Field field : Inner.class.getDeclaredFields()) {
      outer = field.isSynthetic() ? field : outer;
    }
    System.out.println(outer != null && outer.get(inner) == object ? outer.getName() : "none");
  }
}
