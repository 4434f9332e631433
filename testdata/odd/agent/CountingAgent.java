import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;

/** Counts the classes of a program that come, and asks how large an array is. */
public final class CountingAgent {
  static int seen;

  public static void premain(String arguments, Instrumentation instrumentation) {
    instrumentation.addTransformer(new ClassFileTransformer() {
      @Override
      public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] file) {
        if (name != null && name.startsWith("Agent$")) {
          System.setProperty("odd.seen", Integer.toString(++seen));
        }
        return null;
      }
    });
    System.out.println("agent " + arguments + " " + instrumentation.getObjectSize(new double[2]));
  }
}
