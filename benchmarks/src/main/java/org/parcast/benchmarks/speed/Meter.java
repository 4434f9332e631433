package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Watches the processes that this one starts, directly or not, and looks at what they use every few milliseconds until they end. Of the process
 * started last, where it is a child that has been waited for, the time is exact.
 */
final class Meter implements AutoCloseable {
  private static final int INTERVAL_MILLISECONDS = 5;

  /** By process, in the order in which they were first seen. */
  private final Map<Long, Usage> usages = new LinkedHashMap<>();

  private final Thread watcher = new Thread(this::watch, "meter");
  private volatile boolean closed;

  /** The time of all children that had ended when the last one was first seen. */
  private Duration earlierChildren = ChildTime.now();

  Meter() {
    watcher.setDaemon(true);
    watcher.start();
  }

  /** What each process used, in the order in which they were seen. */
  synchronized List<Usage> all() {
    return new ArrayList<>(usages.values());
  }

  /** What the child used that was started last, and has ended. */
  synchronized Usage last() {
    List<Usage> all = all();
    return new Usage(ChildTime.now().minus(earlierChildren), all.get(all.size() - 1).peakMebibytes());
  }

  @Override
  public void close() throws InterruptedException {
    closed = true;
    watcher.join();
  }

  private void watch() {
    try {
      while (!closed) {
        ProcessHandle.current().descendants().forEach(this::look);
        Thread.sleep(INTERVAL_MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void look(ProcessHandle process) {
    if (!usages.containsKey(process.pid())) {
      earlierChildren = ChildTime.now();
    }
    Usage before = usages.getOrDefault(process.pid(), new Usage(Duration.ZERO, 0));
    Duration cpu = process.info().totalCpuDuration().orElse(before.cpu());
    usages.put(process.pid(), new Usage(cpu.compareTo(before.cpu()) > 0 ? cpu : before.cpu(), Math.max(before.peakMebibytes(), peak(process.pid()))));
  }

  /** The high-water mark that Linux keeps, 0 elsewhere or where the process has ended. */
  private static long peak(long pid) {
    try {
      for (String line : Files.readAllLines(Path.of("/proc", String.valueOf(pid), "status"))) {
        if (line.startsWith("VmHWM:")) {
          return Long.parseLong(line.replaceAll("\\D", "")) >> 10;
        }
      }
    } catch (IOException e) {
      return 0;
    }
    return 0;
  }
}
