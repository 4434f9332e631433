package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rewritten classes load where the program defines them itself, and where a method is as long as a class file allows. */
@Tag("slow")
class ClassesByOtherWaysTest {
  @TempDir private Path directory;

  private void prints(String source, String expected) throws Exception {
    Path file = Files.writeString(directory.resolve("P.java"), source);
    assertThat(Traced.run(file, List.of(), List.of(), Files.createDirectories(directory.resolve("flow"))).output()).as("value flow").isEqualToIgnoringNewLines(expected);
    assertThat(TracedBlocks.run(file, Files.createDirectories(directory.resolve("blocks"))).output()).as("references").isEqualToIgnoringNewLines(expected);
  }

  @Test
  void anObjectWaitsForItsConstructionInAMethodWithALoop() throws Exception {
    prints("""
        public class P {
          public static void main(String[] a) {
            int[] v = new int[8];
            for (int i = 0; i < v.length; i++) v[i] = i;
            StringBuilder s = new StringBuilder(a.length > 0 ? 3 : v[5]);
            s.append(new String(v[1] > 0 ? new char[] {'x'} : new char[0]));
            while (s.length() < 3) s.append(new Integer(v[2] > 1 ? 7 : 8));
            System.out.println(s);
          }
        }
        """, "x77");
  }

  @Test
  void aHiddenClass() throws Exception {
    prints("""
        import java.lang.invoke.MethodHandles;
        public class P {
          static class H implements java.util.function.IntSupplier {
            int[] v = new int[4]; int sum;
            public int getAsInt() { for (int i = 0; i < 4; i++) { v[i] = i; sum += v[i]; } return sum; }
          }
          public static void main(String[] a) throws Exception {
            byte[] file;
            try (var in = P.class.getResourceAsStream("P$H.class")) { file = in.readAllBytes(); }
            Class<?> hidden = MethodHandles.lookup().defineHiddenClass(file, true).lookupClass();
            var made = hidden.getDeclaredConstructor(); made.setAccessible(true);
            System.out.println(((java.util.function.IntSupplier) made.newInstance()).getAsInt());
          }
        }
        """, "6");
  }

  @Test
  void aClassOfALoaderWithoutParent() throws Exception {
    prints("""
        public class P {
          public static class H implements java.util.function.IntSupplier {
            int[] v = new int[4]; int sum;
            public int getAsInt() { for (int i = 0; i < 4; i++) { v[i] = i; sum += v[i]; } return sum; }
          }
          public static void main(String[] a) throws Exception {
            var here = P.class.getProtectionDomain().getCodeSource().getLocation();
            try (var loader = new java.net.URLClassLoader(new java.net.URL[] {here}, null)) {
              System.out.println(((java.util.function.IntSupplier) loader.loadClass("P$H").getConstructor().newInstance()).getAsInt());
            }
          }
        }
        """, "6");
  }

  @Test
  void aLongStraightLineOfSums() throws Exception {
    prints("public class P { static int f(int[] a, int n) { int x = n; " + "x = x + a[1]; ".repeat(5000)
        + "for (int i = 0; i < 7; i++) a[i + x] = a[i] + x; return x; } public static void main(String[] a) { System.out.println(f(new int[7], 0)); } }", "0");
  }
}
