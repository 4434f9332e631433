package org.parcast.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a process says does not hold it up, however much it is; the end of it is kept, as soon as something else shows that it has been said. */
class LastWordsTest {
  private static final int SPOKEN = 300_000;

  /** Says more than a pipe holds, answers, and says more when it is told to. */
  static final class Speaker {
    public static void main(String[] arguments) throws Exception {
      System.err.print("a".repeat(SPOKEN) + "the first end");
      System.out.write(1);
      System.out.flush();
      System.in.read();
      System.err.print("second");
      System.exit(3);
    }
  }

  @Test
  void theEndIsKeptWhenTheProcessHasAnsweredOrEnded() throws Exception {
    String classes = Path.of(Speaker.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp", classes, Speaker.class.getName()).start();
    LastWords said = LastWords.of(process);

    assertThat(process.getInputStream().read()).isOne();
    assertThat(said.text()).endsWith("aaathe first end").hasSizeLessThan(SPOKEN);
    said.forget();
    assertThat(said.text()).isEmpty();

    process.getOutputStream().write(1);
    process.getOutputStream().flush();
    assertThat(process.waitFor()).isEqualTo(3);
    assertThat(said.text()).isEqualTo("second");
  }
}
