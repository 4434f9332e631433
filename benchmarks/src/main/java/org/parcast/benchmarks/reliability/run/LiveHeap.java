package org.parcast.benchmarks.reliability.run;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The memory of a process that is in use. */
public final class LiveHeap {
  /** The total line of a class histogram: instances, bytes. */
  private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)");

  private LiveHeap() {}

  /** Returns the bytes of the objects that a collection leaves in the virtual machine. */
  public static long bytes(long pid) throws IOException, InterruptedException {
    Process process = new ProcessBuilder("jcmd", Long.toString(pid), "GC.class_histogram").redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes());
    process.waitFor();
    return Stream.of(TOTAL.matcher(said)).filter(Matcher::find).mapToLong(found -> Long.parseLong(found.group(1))).findFirst()
        .orElseThrow(() -> new IOException("no histogram of process " + pid + ": " + said));
  }
}
