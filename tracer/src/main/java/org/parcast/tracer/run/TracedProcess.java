package org.parcast.tracer.run;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.recorder.run.RunControl;
import org.parcast.recording.EarlyEnd;
import org.parcast.recording.file.DiskLimit;

/** The virtual machine in which the rewritten program runs. */
public final class TracedProcess {
  /** The mode in which a run is timed: it is to run as it does without Parcast. */
  public static final String CLOCK = "clock";

  /** The mode in which the program's own threads run side by side. */
  public static final String THREADS = "threads";

  /** A run after others that took so long is compiled to the last: from there on the second compiler was seen to gain more than it takes. */
  private static final Duration LONG = Duration.ofSeconds(10);

  private static final Duration GRACE = Duration.ofMinutes(5);
  private static final Duration HOOKS = Duration.ofSeconds(1);
  private static final Duration POLL = Duration.ofMillis(50);

  private final TraceRequest request;
  private final TraceListener listener;
  private final List<Path> classPath;
  private final String mode;
  private Duration elapsed = Duration.ZERO;

  /** Wall time of the program's runs by other processes. */
  private Duration earlier = Duration.ZERO;

  /** What the program has printed, in bytes: it may take half of the recording's room, so that something of its work can be told. */
  private final AtomicLong printed = new AtomicLong();

  /** Whether it has printed more. */
  private volatile boolean full;

  /** How a run ended: what the recorder said, or "crashed" where it could not say anything. */
  public record End(String kind, String message, int status) {}

  /** {@code mode} says what is recorded: {@code whole}, {@code kernel}, {@code blocks}, {@code clock} or {@code threads}, see the launcher. */
  public TracedProcess(TraceRequest request, TraceListener listener, List<Path> classPath, String mode) {
    this.request = request;
    this.listener = listener;
    this.classPath = classPath;
    this.mode = mode;
  }

  /** The program has been run before, by another process, for so long. */
  public void follow(Duration runs) {
    earlier = runs;
  }

  /** Wall time of the runs so far. */
  public Duration elapsed() {
    return elapsed;
  }

  /**
   * Runs the program.
   *
   * @param settings system properties of the recorder
   * @param audible whether its output is kept and passed on
   * @throws FrontendException where the virtual machine does not start with the request's arguments
   */
  public End run(List<String> settings, boolean audible) throws IOException, InterruptedException, FrontendException {
    if (elapsed.isZero()) {
      VirtualMachine.checkArguments(request);
    }
    long start = System.nanoTime();
    Path ended = request.recording().resolve("end.txt");
    Files.deleteIfExists(ended);
    EarlyEnd.forget(request.recording());
    try (TemporaryDirectory lifeline = TemporaryDirectory.of("run")) {
      Process process = start(settings, lifeline);
      Thread killer = new Thread(process::destroyForcibly, "parcast-kill");
      Runtime.getRuntime().addShutdownHook(killer);
      try {
        request.input().feed(process.getOutputStream());
        Thread out = relay(process.getInputStream(), "out.txt", audible);
        Thread err = relay(process.getErrorStream(), "err.txt", audible);
        boolean late = !endsWithin(process);
        if (late) {
          stop(process, lifeline, ended);
        }
        int status = process.waitFor();
        out.join(late ? HOOKS.toMillis() : 0); // a process that the program has left running may hold it open
        err.join(late ? HOOKS.toMillis() : 0);
        End end = end(ended, status, late);
        return full && (end.kind().equals("stopped") || end.kind().equals("completed")) ? new End(RunControl.DISK, end.message(), status) : end;
      } finally {
        process.destroyForcibly();
        Runtime.getRuntime().removeShutdownHook(killer);
      }
    } finally {
      elapsed = elapsed.plusNanos(System.nanoTime() - start);
    }
  }

  /** Whether the process ends by itself, before its time is over or what it prints takes the room of the recording. */
  private boolean endsWithin(Process process) throws InterruptedException {
    long until = request.limit() == null ? Long.MAX_VALUE : System.nanoTime() + request.limit().ofRun().toNanos();
    while (!process.waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
      if (full || request.limit() != null && System.nanoTime() - until > 0) {
        return false;
      }
    }
    return true;
  }

  /** Waits for the recording to be written; what the program's own shutdown hooks do then, and how long, is of no interest. */
  private static void stop(Process process, TemporaryDirectory lifeline, Path ended) throws IOException, InterruptedException {
    lifeline.release();
    long until = System.nanoTime() + GRACE.toNanos();
    while (System.nanoTime() < until && !Files.isRegularFile(ended)) {
      if (process.waitFor(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
        return;
      }
    }
    if (!process.waitFor(HOOKS.toMillis(), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly();
    }
  }

  private VirtualMachine.Pace pace() {
    if (mode.equals(CLOCK)) {
      return VirtualMachine.Pace.PLAIN;
    }
    return mode.equals(THREADS) || elapsed.plus(earlier).compareTo(LONG) >= 0 ? VirtualMachine.Pace.LONG : VirtualMachine.Pace.SHORT;
  }

  private Process start(List<String> settings, TemporaryDirectory lifeline) throws IOException {
    List<String> command = VirtualMachine.command(request, pace());
    command.addAll(settings);
    if (request.disk() > 0) {
      command.add("-D" + DiskLimit.PROPERTY + "=" + request.disk());
    }
    command.add("-Xbootclasspath/a:" + VirtualMachine.recorder()); // where whatever class loader finds them
    command.add("-cp");
    command.add(classPath.stream().map(path -> path.toAbsolutePath().toString()).collect(Collectors.joining(File.pathSeparator)));
    command.add("org.parcast.recorder.Launcher");
    command.add(request.recording().toAbsolutePath().toString());
    command.add(request.mainClass());
    command.add(mode);
    command.add(lifeline.lockFile().toString());
    command.addAll(request.arguments());
    return new ProcessBuilder(command).directory(request.directory().toFile()).start();
  }

  private Thread relay(InputStream from, String file, boolean audible) {
    Thread thread =
        new Thread(
            () -> {
              try (OutputStream kept = audible ? Files.newOutputStream(request.recording().resolve(file)) : OutputStream.nullOutputStream()) {
                byte[] buffer = new byte[8192];
                for (int n; (n = from.read(buffer)) >= 0; ) {
                  full |= audible && request.disk() > 0 && printed.addAndGet(n) > request.disk() / 2;
                  if (!full) {
                    kept.write(buffer, 0, n);
                  }
                  if (audible) {
                    listener.printed(buffer, n);
                  }
                }
              } catch (IOException e) {
                // The program's pipe is gone with the program.
                Thread.currentThread().interrupt();
              }
            },
            "parcast-" + file);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** How the run ended: as the recorder says and, where the program ended by itself, with which exit status. */
  private End end(Path file, int status, boolean late) throws IOException {
    if (!Files.isRegularFile(file)) {
      String how = status == 0 ? "by Runtime.halt, where Parcast did not see it," : "with status " + status;
      return new End(late ? "stopped" : "crashed", "the program's virtual machine ended " + how + " before its recording was written", status);
    }
    List<String> lines = Files.readAllLines(file);
    Files.delete(file);
    String kind = lines.isEmpty() ? "crashed" : lines.get(0);
    String message = String.join("\n", lines.subList(Math.min(1, lines.size()), lines.size()));
    if (kind.equals("threw") && status == 0) {
      return new End("completed", "", status); // a handler of the program's own has seen to it
    }
    if (!kind.equals("ended")) {
      return new End(kind, message, status);
    }
    if (status == 0) {
      return new End("completed", message, status);
    }
    String reason = late ? "the run was stopped before the program ended" : "the program ended itself with status " + status + ", as by System.exit(" + status + ")";
    EarlyEnd.write(request.recording(), reason);
    return new End(late ? "stopped" : "exited", reason, status);
  }
}
