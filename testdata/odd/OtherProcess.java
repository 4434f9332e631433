import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;

/** Starts another virtual machine, and reads what it prints. */
public final class OtherProcess {
  static int[] lines = new int[2];

  public static void main(String[] args) throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process = new ProcessBuilder(java, "-Xshare:auto", "-version").redirectErrorStream(true).start();
    try (BufferedReader in = new BufferedReader(new InputStreamReader(process.getInputStream()))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines[line.contains("ersion") || line.contains("penJDK") ? 0 : 1]++;
      }
    }
    Process cat = new ProcessBuilder("cat").start();
    cat.getOutputStream().write("sent".getBytes());
    cat.getOutputStream().close();
    System.out.println(process.waitFor() + " " + (lines[0] > 0) + " " + new String(cat.getInputStream().readAllBytes()) + " " + cat.waitFor());
  }
}
