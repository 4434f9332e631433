package org.parcast.engine.time.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Whether a class has been initialised: reading its fields would do that, and perhaps change what the program does. */
final class Initialised {
  private static final Object UNSAFE;
  private static final Method SHOULD_BE;

  static {
    Object unsafe = null;
    Method method = null;
    try {
      Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
      Field field = type.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      unsafe = field.get(null);
      method = type.getMethod("shouldBeInitialized", Class.class);
    } catch (ReflectiveOperationException | RuntimeException e) {
      method = null; // The launcher opens the package; of a virtual machine without it all classes count as initialised.
    }
    UNSAFE = unsafe;
    SHOULD_BE = method;
  }

  private Initialised() {}

  static boolean is(Class<?> type) {
    try {
      return SHOULD_BE == null || !(Boolean) SHOULD_BE.invoke(UNSAFE, type);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
