import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** Fields and elements through VarHandle, methods through MethodHandle. */
public final class Handles {
  private int counter;
  private final double[] values = new double[4];
  private static long total;

  static double twice(double x) {
    return 2 * x;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle counter = lookup.findVarHandle(Handles.class, "counter", int.class);
    VarHandle total = lookup.findStaticVarHandle(Handles.class, "total", long.class);
    VarHandle element = MethodHandles.arrayElementVarHandle(double[].class);
    MethodHandle twice = lookup.findStatic(Handles.class, "twice", MethodType.methodType(double.class, double.class));
    Handles handles = new Handles();
    for (int i = 0; i < handles.values.length; i++) {
      element.set(handles.values, i, (double) twice.invokeExact((double) i));
      counter.getAndAdd(handles, i);
      total.setVolatile((long) total.getVolatile() + 3);
    }
    System.out.println(handles.counter + " " + Handles.total + " " + Arrays.toString(handles.values));
    System.out.println(counter.compareAndSet(handles, 6, 7) + " " + counter.compareAndSet(handles, 6, 8) + " " + handles.counter);
    System.out.println(counter.varType() + " " + counter.coordinateTypes() + " " + twice.type());
    MethodHandle sum = MethodHandles.filterReturnValue(twice, twice);
    System.out.println((double) sum.invokeExact(1.25));
  }
}
