import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Fields through Unsafe, and an object that no constructor made. */
public final class UnsafeAccess {
  private int x = 3;
  private long y = 4;
  private double[] data = {1, 2};

  @SuppressWarnings("removal")
  public static void main(String[] args) throws ReflectiveOperationException {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    UnsafeAccess made = (UnsafeAccess) unsafe.allocateInstance(UnsafeAccess.class);
    System.out.println(made.x + " " + made.y + " " + made.data);
    made.data = new double[] {5, 6};
    for (int i = 0; i < made.data.length; i++) {
      made.data[i] += made.x;
    }
    made.y = (long) made.data[1];
    UnsafeAccess usual = new UnsafeAccess();
    usual.x += made.y;
    System.out.println(made.x + " " + made.y + " " + made.data[0] + " " + usual.x + " " + usual.data[1]);
  }
}
