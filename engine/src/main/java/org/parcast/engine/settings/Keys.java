package org.parcast.engine.settings;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.ir.Similar;

/** The keys of {@code parcast.yaml}: the long options of the command line without their dashes, and a section for each command. */
public final class Keys {
  /** Commands that a section may be for: its settings hold for this command alone. */
  public static final Set<String> SECTIONS =
      Set.of("analyze", "comm", "report", "loops", "network", "map", "sharing", "cache", "ir", "partition", "time", "apply", "check", "ask");

  /** Paths: relative to the file that names them. */
  public static final Set<String> PATHS = Set.of("classpath", "sources", "workdir", "decomposition", "graph", "coordinates", "out", "output", "streams", "compare", "baseline");

  /** Those of the paths that are lists of paths, divided as a class path is. */
  static final Set<String> LISTS_OF_PATHS = Set.of("classpath", "sources");

  /** Settings that no command has as an option: what the program is given, and what builds alone ask for. */
  public static final Set<String> NO_OPTIONS = Set.of("arguments", "test", "parallel-loops");

  private static final Set<String> OPTIONS =
      Set.of(
          "bandwidth", "baseline", "cache", "chains", "classpath", "coherence", "cold", "compare", "connected", "contexts", "coordinates", "cores", "critical", "decomposition", "detect", "dialect", "diff", "disk",
          "dimension", "distance", "dmax", "dmin", "emit", "exclude", "fail-on", "filter", "find-ranks", "flits", "form", "format", "granularity", "graph", "grid", "imbalance", "in-place", "include", "interconnect", "interleave",
          "jvm-args", "kernel", "latency", "layout", "locality", "loop", "machine", "main", "memory", "messages", "mimicry", "model", "node-channel", "nodes", "objective", "out", "overlap",
          "output", "overhead", "parallel-loop", "preset", "profiles", "quiet", "ranks", "registers", "repeat-main", "run-length", "sample", "schedule", "seed", "shape",
          "singletons", "sources", "speed", "static-only", "step", "steps", "strategy", "streams", "strict", "switch", "threads", "timeout", "topology", "tune", "verify", "warm-up", "workdir");

  private Keys() {}

  /** Whether there is such a setting. */
  public static boolean isSetting(String key) {
    return OPTIONS.contains(key) || NO_OPTIONS.contains(key);
  }

  /** What somebody may have meant by a key that there is not, as the end of a message. */
  static String meant(String key, boolean section) {
    Collection<String> all = new TreeSet<>(OPTIONS);
    all.addAll(NO_OPTIONS);
    if (section) {
      all.addAll(SECTIONS);
    }
    return Similar.to(key, all).map(candidate -> "; did you mean " + candidate + "?").orElse("; the settings are the long options of the command line: parcast help COMMAND");
  }
}
