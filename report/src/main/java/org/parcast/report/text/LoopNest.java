package org.parcast.report.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.loops.verdict.LoopFinding;

/** A loop and those inside it, as far as one method holds them. */
public final class LoopNest {
  private static final Comparator<LoopNest> BY_LINE = Comparator.comparing(LoopNest::unit).thenComparingInt(nest -> nest.loop.line()).thenComparingInt(nest -> nest.loop.depth());

  private final LoopFinding loop;
  private final List<LoopNest> inner = new ArrayList<>();

  private LoopNest(LoopFinding loop) {
    this.loop = loop;
  }

  /** The nests of all loops, in the order of the first loop of each. */
  public static List<LoopNest> of(List<LoopFinding> loops) {
    List<LoopNest> all = loops.stream().map(LoopNest::new).toList();
    Map<LoopNest, LoopNest> outermost = new HashMap<>();
    List<LoopNest> around = new ArrayList<>();
    for (LoopNest nest : all.stream().filter(each -> each.loop.line() > 0).sorted(BY_LINE).toList()) {
      around.removeIf(other -> !other.unit().equals(nest.unit()) || other.loop.depth() >= nest.loop.depth());
      if (!around.isEmpty()) {
        around.get(around.size() - 1).inner.add(nest);
        outermost.put(nest, around.get(0));
      }
      around.add(nest);
    }
    return all.stream().map(nest -> outermost.getOrDefault(nest, nest)).distinct().toList();
  }

  /** The file and the method. */
  private String unit() {
    return loop.file() + " " + loop.method();
  }

  /** The outer one. */
  public LoopFinding loop() {
    return loop;
  }

  /** Those right inside it, by line. */
  public List<LoopNest> inner() {
    return List.copyOf(inner);
  }

  /** How many loops it has. */
  public int size() {
    return 1 + inner.stream().mapToInt(LoopNest::size).sum();
  }

  /** Whether one of its loops can run in parallel. */
  public boolean isParallel() {
    return loop.verdict().isUnordered() || inner.stream().anyMatch(LoopNest::isParallel);
  }
}
