package org.parcast.engine.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * When the virtual machine was compiling code of the program, or gave compiled code up, as its log tells ({@code -Xlog:jit+compilation,nmethod+install}). The log has a line when a compilation
 * begins, one when its code is put in place, and one when code is given up. Writing it costs next to nothing, where a flight recorder takes a second of processor time.
 */
final class CompilationLog {
  /** As {@code [123ns]  45 % !   4       app.Solver::step @ 9 (80 bytes)   made not entrant}. */
  private static final Pattern LINE = Pattern.compile("\\[(\\d+)ns\\]\\s+\\d+\\s[%s!bn\\s]*(\\d)\\s+(\\S+?)(::\\S+(?: @ -?\\d+)?) \\(.*?\\)\\s*(.*)");

  /** As {@code [123ns] Installing osr method (4) app.Solver.step(D)V @ 9}. */
  private static final Pattern INSTALLED = Pattern.compile("\\[(\\d+)ns\\] Installing (?:osr )?method \\((\\d)\\) ([^(]+)\\.([^.(]+)\\(\\S+( @ -?\\d+)?\\s*");

  /** Said of code that is swept away: nothing runs it any more. */
  private static final String SWEPT = "made zombie";

  /** Of the compiler that optimises most: its compilations take long. */
  private static final int LAST_LEVEL = 4;

  private final Set<String> classes;
  private final List<Busy> busy = new ArrayList<>();

  /** Moments at which compilations began that have not ended yet, by method; of methods with the same name the first that began ends first. */
  private final Map<String, Deque<Long>> begun = new HashMap<>();

  /** From when to when code was compiled; a moment where it was given up. */
  private record Busy(long from, long to) {}

  private CompilationLog(Set<String> classes) {
    this.classes = classes;
  }

  /** The argument that makes a virtual machine write the file, with the time of {@link System#nanoTime}. */
  static String argument(Path file) {
    return "-Xlog:jit+compilation=debug,nmethod+install=info:file=\"" + file + "\":timenanos";
  }

  /** @param classes of the program, with dots */
  static CompilationLog read(Path file, Set<String> classes) throws IOException {
    CompilationLog log = new CompilationLog(classes);
    try (Stream<String> lines = Files.lines(file)) {
      lines.forEach(log::add);
    }
    log.begun.values().stream().flatMap(Deque::stream).forEach(from -> log.busy.add(new Busy(from, Long.MAX_VALUE))); // nothing tells of an end
    return log;
  }

  private void add(String line) {
    Matcher compiled = LINE.matcher(line);
    Matcher installed = INSTALLED.matcher(line);
    if (compiled.matches() && classes.contains(compiled.group(3)) && !compiled.group(5).startsWith(SWEPT)) {
      compiled(Long.parseLong(compiled.group(1)), Integer.parseInt(compiled.group(2)), compiled.group(3) + compiled.group(4), !compiled.group(5).isEmpty());
    } else if (installed.matches() && classes.contains(installed.group(3)) && Integer.parseInt(installed.group(2)) == LAST_LEVEL) {
      String method = installed.group(3) + "::" + installed.group(4) + Objects.requireNonNullElse(installed.group(5), "");
      Long from = begun.getOrDefault(method, new ArrayDeque<>()).pollFirst();
      long time = Long.parseLong(installed.group(1));
      busy.add(new Busy(from == null ? time : from, time));
    }
  }

  private void compiled(long time, int level, String method, boolean givenUp) {
    if (!givenUp && level == LAST_LEVEL) {
      begun.computeIfAbsent(method, key -> new ArrayDeque<>()).addLast(time);
    } else {
      busy.add(new Busy(time, time));
    }
  }

  /** Whether nothing of the program was being compiled or was given up in the meantime. */
  boolean quiet(long from, long to) {
    return busy.stream().noneMatch(each -> each.from < to && each.to > from);
  }
}
