import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles classes while it runs, which extend its own and touch its fields, and loads them. */
public class CompiledLate {
  protected final int[] cells = new int[8];
  protected static long total;

  public int apply(int x) {
    return x + cells[x % 8];
  }

  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    Memory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          classes.put(name, bytes);
          return bytes;
        }
      };
    }
  }

  private static Class<?> compiled(String name, String text) throws ReflectiveOperationException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Memory memory = new Memory(compiler.getStandardFileManager(null, null, null));
    JavaFileObject source = new SimpleJavaFileObject(URI.create("memory:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignore) {
        return text;
      }
    };
    boolean well = compiler.getTask(null, memory, found -> System.out.println(found.getKind() + " " + found.getLineNumber() + " " + found.getMessage(java.util.Locale.ROOT).lines().findFirst().orElse("")),
        List.of("-proc:none"), null, List.of(source)).call();
    if (!well) {
      return null;
    }
    return new ClassLoader(CompiledLate.class.getClassLoader()) {
      @Override
      protected Class<?> findClass(String wanted) throws ClassNotFoundException {
        ByteArrayOutputStream bytes = memory.classes.get(wanted);
        if (bytes == null) {
          throw new ClassNotFoundException(wanted);
        }
        return defineClass(wanted, bytes.toByteArray(), 0, bytes.size());
      }
    }.loadClass(name);
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Class<?> doubled = compiled("Doubled", """
        public class Doubled implements java.util.function.IntUnaryOperator {
          private int[] seen = new int[4];
          public int applyAsInt(int x) {
            for (int i = 0; i < seen.length; i++) seen[i] += x * i;
            return seen[3];
          }
        }
        """);
    IntUnaryOperator operator = (IntUnaryOperator) doubled.getConstructor().newInstance();
    CompiledLate[] all = {new CompiledLate(), new CompiledLate()};
    for (int i = 0; i < 16; i++) {
      CompiledLate one = all[i % 2];
      one.cells[i % 8] = operator.applyAsInt(i) - one.apply(i);
      total += one.cells[i % 8];
    }
    System.out.println(total + " " + java.util.Arrays.toString(all[1].cells));
    System.out.println(compiled("Wrong", "class Wrong extends Nothing { }"));
    System.out.println(doubled.getClassLoader() == CompiledLate.class.getClassLoader());
  }
}
