package org.parcast.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LauncherTest {
  @TempDir Path directory;

  /** Loads classes as the virtual machine does, but never comes to an end with the program's. */
  public static final class NeverLoading extends ClassLoader {
    public NeverLoading(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.equals("Program")) {
        System.out.println("loading");
        try {
          Thread.sleep(TimeUnit.MINUTES.toMillis(10));
        } catch (InterruptedException e) {
          throw new ClassNotFoundException(name, e);
        }
      }
      return super.loadClass(name, resolve);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"whole", "kernel", "blocks", "clock", "threads"})
  @Timeout(60)
  void aStopBeforeTheSessionHasBegunIsNoFault(String mode) throws Exception {
    launch(mode, (run, lifeline) -> run.destroy());
    assertThat(Files.readAllLines(directory.resolve("end.txt"))).first().isEqualTo("stopped");
  }

  @Test
  @Timeout(60)
  void aStopThatTheAnalysisAsksForIsTold() throws Exception {
    launch("whole", (run, lifeline) -> {
      lifeline.write(ByteBuffer.wrap(new byte[1]));
      lifeline.close();
    });
    assertThat(Files.readAllLines(directory.resolve("end.txt"))).first().isEqualTo("stopped");
  }

  @Test
  @Timeout(60)
  void theProgramDoesNotOutliveTheAnalysis() throws Exception {
    launch("whole", (run, lifeline) -> lifeline.close());
    assertThat(directory.resolve("end.txt")).doesNotExist();
  }

  /** Ends when it finds the thread of the lifeline asleep. */
  public static final class AwaitsSleep {
    private AwaitsSleep() {}

    public static void main(String[] arguments) throws InterruptedException {
      while (Thread.getAllStackTraces().keySet().stream().noneMatch(thread -> thread.getName().equals("parcast-lifeline") && thread.getState() == Thread.State.TIMED_WAITING)) {
        Thread.sleep(1);
      }
    }
  }

  /** For a thread that waits in the system, a virtual machine that ends waits too. */
  @Test
  @Timeout(60)
  void theEndIsNotHeldUpByTheLifeline() throws Exception {
    Path file = directory.resolve("lock");
    try (FileChannel lifeline = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      assertThat(lifeline.lock().isValid()).isTrue();
      Process run = command(AwaitsSleep.class.getName(), "threads", file, List.of()).start();
      try {
        assertThat(run.waitFor()).isZero();
      } finally {
        run.destroyForcibly();
      }
    }
    assertThat(Files.readAllLines(directory.resolve("end.txt"))).first().isEqualTo("ended");
  }

  private ProcessBuilder command(String program, String mode, Path lifeline, List<String> options) {
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xlog:disable", "-cp", System.getProperty("java.class.path")));
    command.addAll(options);
    command.addAll(List.of(Launcher.class.getName(), directory.toString(), program, mode, lifeline.toString()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  /** What happens to a run. */
  private interface Happening {
    void to(Process run, FileChannel lifeline) throws IOException;
  }

  /** Starts a program that never comes to its end by itself, and expects it to end for what happens. */
  private void launch(String mode, Happening happening) throws Exception {
    Path file = directory.resolve("lock");
    try (FileChannel lifeline = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      assertThat(lifeline.lock().isValid()).isTrue();
      Process run = command("Program", mode, file, List.of("-Djava.system.class.loader=" + NeverLoading.class.getName())).start();
      try (BufferedReader out = run.inputReader()) {
        assertThat(out.readLine()).isEqualTo("loading");
        happening.to(run, lifeline);
        assertThat(run.waitFor()).isNotZero();
      } finally {
        run.destroyForcibly();
      }
    }
  }
}
