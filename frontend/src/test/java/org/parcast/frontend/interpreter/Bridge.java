package org.parcast.frontend.interpreter;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Where the stubs of programs being interpreted call. Public since they have another class loader. */
public final class Bridge {
  private static final Map<Integer, IrInterpreter> INTERPRETERS = new ConcurrentHashMap<>();
  private static final AtomicInteger NEXT = new AtomicInteger();

  private Bridge() {}

  static int register(IrInterpreter interpreter) {
    int number = NEXT.getAndIncrement();
    INTERPRETERS.put(number, interpreter);
    return number;
  }

  static void forget(int number) {
    INTERPRETERS.remove(number);
  }

  /**
   * Interprets a method.
   *
   * @param receiver the object whose method it is, null for a static one
   * @param arguments in boxes
   * @return the result in a box of the method's type, null where it has none
   */
  public static Object call(int interpreter, int method, Object receiver, Object[] arguments) throws Throwable {
    return INTERPRETERS.get(interpreter).callFromStub(method, receiver, arguments);
  }
}
