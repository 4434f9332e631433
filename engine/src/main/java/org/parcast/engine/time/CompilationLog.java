package org.parcast.engine.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * When the virtual machine was compiling code of the program, or gave compiled code up, as its log tells ({@code -Xlog:jit+compilation}). The log has a line when a compilation begins, and
 * one when code is given up, which slower code is as soon as the faster one is in place. Writing it costs next to nothing, where a flight recorder takes a second of processor time.
 */
final class CompilationLog {
  /** As {@code [123ns]  45 % !   4       app.Solver::step @ 9 (80 bytes)   made not entrant}. */
  private static final Pattern LINE = Pattern.compile("\\[(\\d+)ns\\]\\s+\\d+\\s[%s!bn\\s]*(\\d)\\s+(\\S+?)(::\\S+(?: @ -?\\d+)? \\(.*?\\))\\s*(.*)");

  /** Said of code that is swept away: nothing runs it any more. */
  private static final String SWEPT = "made zombie";

  /** Of the compiler that optimises most: its compilations take long, and none follows. */
  private static final int LAST_LEVEL = 4;

  private final List<Busy> busy = new ArrayList<>();

  /** From when to when code was compiled; a moment where it was given up. */
  private record Busy(long from, long to) {}

  private CompilationLog() {}

  /** The argument that makes a virtual machine write the file, with the time of {@link System#nanoTime}. */
  static String argument(Path file) {
    return "-Xlog:jit+compilation=debug:file=\"" + file + "\":timenanos";
  }

  /** @param classes of the program, with dots */
  static CompilationLog read(Path file, Set<String> classes) throws IOException {
    CompilationLog log = new CompilationLog();
    Map<String, Long> begun = new HashMap<>();
    try (Stream<String> lines = Files.lines(file)) {
      lines.map(LINE::matcher).filter(line -> line.matches() && classes.contains(line.group(3)) && !line.group(5).startsWith(SWEPT)).forEach(line -> log.add(line, begun));
    }
    begun.values().forEach(from -> log.busy.add(new Busy(from, Long.MAX_VALUE))); // nothing tells of an end
    return log;
  }

  private void add(Matcher line, Map<String, Long> begun) {
    long time = Long.parseLong(line.group(1));
    String method = line.group(3) + line.group(4);
    boolean last = Integer.parseInt(line.group(2)) == LAST_LEVEL;
    if (line.group(5).isEmpty() && last) {
      begun.put(method, time);
    } else {
      Long from = last ? null : begun.remove(method);
      busy.add(new Busy(from == null ? time : from, time));
    }
  }

  /** Whether nothing of the program was being compiled or was given up in the meantime. */
  boolean quiet(long from, long to) {
    return busy.stream().noneMatch(each -> each.from < to && each.to > from);
  }
}
