import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.function.Function;

/** Reads its own class file, looks for what lies beside it, and starts itself again in another process. */
public final class OwnFiles {
  private static int[] sums = new int[3];

  private static int sum(InputStream file) throws IOException {
    int sum = 0;
    try (file) {
      for (int at = file.read(); at >= 0; at = file.read()) {
        sum = 31 * sum + at;
      }
    }
    return sum;
  }

  public static void main(String[] args) throws Exception {
    if (args != null && args.length > 0 && args[0].equals("again")) {
      System.out.println("again " + sums.length);
      return;
    }
    String file = OwnFiles.class.getName() + ".class";
    ClassLoader loader = OwnFiles.class.getClassLoader();
    sums[0] = sum(OwnFiles.class.getResourceAsStream(file));
    sums[1] = sum(loader.getResourceAsStream(file));
    Function<String, URL> find = OwnFiles.class::getResource;
    sums[2] = sum(find.apply("/" + file).openStream());
    Path home = Path.of(OwnFiles.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    int onDisk = sum(Files.newInputStream(home.resolve(file)));
    System.out.println((sums[0] == onDisk) + " " + (sums[1] == sums[0]) + " " + (sums[2] == sums[0]) + " " + onDisk);
    System.out.println(Collections.list(loader.getResources(file)).size() + " " + (OwnFiles.class.getResource("none") == null) + " " + loader.getResource(file).equals(find.apply(file)));
    System.out.println(Path.of(OwnFiles.class.getResource("/").toURI()).equals(home));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other = new ProcessBuilder(java, "-Xshare:auto", "-cp", System.getProperty("java.class.path"), OwnFiles.class.getName(), "again").redirectErrorStream(true).start();
    System.out.print(new String(other.getInputStream().readAllBytes()));
    System.out.println(other.waitFor());
  }
}
