package org.parcast.analyses.mapping;

import java.util.List;
import java.util.stream.Collectors;

/** A placement as text for the tools that bind threads. */
public final class BindingText {
  private BindingText() {}

  /** Lines to paste into a shell: every thread of the program to its own processor, or the whole program to all of them. */
  public static List<String> lines(TaskPlacement placement) {
    String inOrder = join(placement.cores(), " ", "", "");
    String each = placement.cores().stream().distinct().sorted().map(String::valueOf).collect(Collectors.joining(","));
    return List.of("export OMP_PLACES=\"" + join(placement.cores(), ",", "{", "}") + "\" OMP_PROC_BIND=true",
        "export GOMP_CPU_AFFINITY=\"" + inOrder + "\"",
        "taskset -c " + each + " COMMAND",
        "numactl --physcpubind=" + each + " --localalloc COMMAND");
  }

  /** A line for each thread, for threads whose number at the operating system is known. */
  public static List<String> perThread(TaskPlacement placement) {
    return java.util.stream.IntStream.range(0, placement.cores().size())
        .mapToObj(task -> "taskset -cp " + placement.cores().get(task) + " TID_OF_THREAD_" + task).toList();
  }

  private static String join(List<Integer> cores, String separator, String before, String after) {
    return cores.stream().map(core -> before + core + after).collect(Collectors.joining(separator));
  }
}
