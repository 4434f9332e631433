package org.parcast.tracer.run;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.recorder.Launcher;
import org.parcast.recording.file.RecordingFormat;

/** How the virtual machine of the traced program is started: the same Java that runs this, with a heap and the user's own arguments. */
final class VirtualMachine {
  /**
   * Code is compiled once, without counts of what it does, and one thread collects: most runs are over before the second compiler pays, and until it comes, code that counts for it takes
   * twice as long (a stencil of 1,024 x 1,024 points for 2,000 steps is recorded in 12.7 s of processor time for 22.3, an elimination of 240 rows in 1.1 for 2.7).
   */
  private static final List<String> ONCE = List.of("-XX:TieredStopAtLevel=1");

  /** Has code optimised to the last where it runs fifty times as often as the virtual machine waits for. */
  private static final List<String> LATE = List.of("-XX:Tier4InvocationThreshold=250000", "-XX:Tier4MinInvocationThreshold=30000", "-XX:Tier4CompileThreshold=750000",
      "-XX:Tier4BackEdgeThreshold=2000000");

  /** Where Linux tells whether programs may ask for large pages: the first touch of 2 MiB then costs one fault for 512. */
  private static final Path LARGE_PAGES = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");

  /** Number of the class files of the first Java. */
  private static final int FIRST_JAVA = 44;

  /** What virtual machines have started with. */
  private static final Set<List<String>> ACCEPTED = ConcurrentHashMap.newKeySet();

  private VirtualMachine() {}

  /** How the code of a run is compiled, and its memory kept. */
  enum Pace {
    /** As without Parcast, for runs that are timed. */
    PLAIN,
    /** For runs that are not known to be long. */
    SHORT,
    LONG
  }

  /** The command up to where the class path follows. The user's own arguments come last, and count. */
  static List<String> command(TraceRequest request, Pace pace) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (request.jvmArguments().stream().noneMatch(argument -> argument.matches("-XX:\\+Use\\w+GC"))) {
      command.add(pace == Pace.SHORT ? "-XX:+UseSerialGC" : "-XX:+UseParallelGC");
      command.add("-XX:NewRatio=8"); // nearly all that the recorder keeps are arrays that live to the end
    }
    if (pace != Pace.PLAIN) {
      command.addAll(pace == Pace.SHORT ? ONCE : LATE);
      if (hasLargePages()) {
        command.add("-XX:+UseTransparentHugePages");
      }
    }
    command.add("-Xmx" + (request.heap() == null ? defaultHeap() : request.heap()));
    command.addAll(request.jvmArguments());
    return command;
  }

  /** Whether the system gives large pages to who asks; a virtual machine that asks in vain says so. */
  private static boolean hasLargePages() {
    try {
      return Files.isReadable(LARGE_PAGES) && !Files.readString(LARGE_PAGES).contains("[never]");
    } catch (IOException e) {
      return false;
    }
  }

  /** The class path of the recorder, and of the recording that it writes. */
  static String recorder() {
    return location(Launcher.class) + File.pathSeparator + location(RecordingFormat.class);
  }

  private static Path location(Class<?> of) {
    try {
      return Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the recorder's own location is no path", e);
    }
  }

  /** Three quarters of the machine's memory. */
  private static String defaultHeap() {
    var system = (com.sun.management.OperatingSystemMXBean) java.lang.management.ManagementFactory.getOperatingSystemMXBean();
    return system.getTotalMemorySize() / 4 * 3 / (1 << 20) + "m";
  }

  /**
   * Starts the virtual machine for nothing, if the user has given it arguments with which none has started yet, to tell what it says against them.
   *
   * @throws FrontendException where it does not start with them
   */
  static void checkArguments(TraceRequest request) throws IOException, InterruptedException, FrontendException {
    List<String> command = command(request, Pace.LONG);
    command.add("-version");
    if (request.jvmArguments().isEmpty() || ACCEPTED.contains(command)) {
      return;
    }
    Process process = new ProcessBuilder(command).directory(request.directory().toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      String reason = said.lines().filter(line -> !line.isBlank() && !line.startsWith("Error occurred during init") && !line.startsWith("Picked up ")).findFirst().orElse("it says nothing");
      throw new FrontendException(
          "--jvm-args: the virtual machine does not start with " + String.join(" ", request.jvmArguments()) + ": " + reason.strip() + "; correct or drop the argument");
    }
    ACCEPTED.add(command);
  }

  /**
   * Whether the program's virtual machine can run the class file.
   *
   * @throws FrontendException where it is of a newer Java, or uses preview features that the virtual machine has not, or is not told to have
   */
  static void checkVersion(String name, byte[] classFile, List<String> jvmArguments) throws FrontendException {
    int compiledFor = ((classFile[6] & 0xFF) << 8 | classFile[7] & 0xFF) - FIRST_JAVA;
    int running = Runtime.version().feature();
    if (compiledFor > running) {
      throw new FrontendException(
          String.format(
              Locale.ROOT,
              "%1$s: class file of Java %2$d, which Java %3$d cannot run; run Parcast with a JDK %2$d (JAVA_HOME), or compile it with --release %3$d",
              name.replace('/', '.'), compiledFor, running));
    }
    boolean previews = (classFile[4] & classFile[5] & 0xFF) == 0xFF;
    if (previews && compiledFor < running) {
      throw new FrontendException(
          String.format(
              Locale.ROOT,
              "%1$s: class file with preview features of Java %2$d, which Java %3$d has not; run Parcast with a JDK %2$d (JAVA_HOME), or compile it without --enable-preview",
              name.replace('/', '.'), compiledFor, running));
    }
    if (previews && !jvmArguments.contains("--enable-preview")) {
      throw new FrontendException(name.replace('/', '.') + ": class file with preview features of Java; give --jvm-args --enable-preview");
    }
  }
}
