package org.parcast.engine;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.parcast.analyses.loops.StaticLoops;
import org.parcast.analyses.loops.observation.ObservedLoops;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.ExecutionListener;
import org.parcast.frontend.interpreter.IrInterpreter;
import org.parcast.frontend.interpreter.IterationOrder;
import org.parcast.frontend.interpreter.OwnCopies;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Runs of a program in the interpreter of the SSA form, with the iterations of some of its loops in another order. */
final class ReorderedRun {
  private final Map<Method, Map<Integer, Loop>> chosen = new HashMap<>();
  /** By loop, what its clauses give each iteration copies of, but for local variables. */
  private final Map<Loop, OwnCopies.Names> copied = new HashMap<>();

  /** Those that need no clause but for local variables, of which each iteration has its own here. */
  private final Set<Loop> withoutClauses = new HashSet<>();

  /** Reorders the loops that are proven to be unordered. */
  static ReorderedRun ofProven(Frontend.Result loaded) {
    List<LoopSite> sites = StaticLoopsEngine.sites(loaded);
    return of(sites, StaticLoops.judge(loaded.program(), true, sites));
  }

  /**
   * Reorders the loops that a run of the program showed to be unordered, or where it did not come that are proven to be.
   *
   * @param directory where the program is run
   */
  static ReorderedRun ofObserved(Frontend.Result loaded, Path program, Path directory) throws AnalysisException {
    List<LoopSite> sites = StaticLoopsEngine.sites(loaded);
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    List<LoopVerdict> verdicts = new AnalysisSession(Target.of(program), run, null, AnalysisListener.SILENT).ask(
        traced -> ObservedLoops.judge(loaded.program(), traced.trace(), sites).loops().stream().map(judged -> judged.observed().orElse(judged.statically())).toList());
    return of(sites, verdicts);
  }

  /** Reorders the loops whose verdict is that they are unordered. */
  static ReorderedRun of(List<LoopSite> sites, List<LoopVerdict> verdicts) {
    ReorderedRun run = new ReorderedRun();
    for (int i = 0; i < sites.size(); i++) {
      if (verdicts.get(i).verdict().isUnordered() && !isDealtInParts(sites.get(i), verdicts.get(i))) {
        run.add(sites.get(i));
        run.copied.put(sites.get(i).loop(), copied(sites.get(i), verdicts.get(i)));
        if (sharesAll(sites.get(i), verdicts.get(i))) {
          run.withoutClauses.add(sites.get(i).loop());
        }
      }
    }
    return run;
  }

  /** Reorders all loops, whatever becomes of the program. */
  static ReorderedRun ofAll(Frontend.Result loaded) {
    ReorderedRun run = new ReorderedRun();
    StaticLoopsEngine.sites(loaded).forEach(run::add);
    return run;
  }

  /**
   * Reorders the loops that leave the same in every place of memory: those that have no copies of their own, whose last values nobody reads, and
   * keep no position of one of several equal values.
   */
  static ReorderedRun ofWhole(Frontend.Result loaded) {
    List<LoopSite> sites = StaticLoopsEngine.sites(loaded);
    List<LoopVerdict> verdicts = StaticLoops.judge(loaded.program(), true, sites);
    ReorderedRun run = new ReorderedRun();
    for (int i = 0; i < sites.size(); i++) {
      LoopVerdict verdict = verdicts.get(i);
      boolean whole = verdict.privates().isEmpty() && verdict.reductions().stream().noneMatch(reduction -> reduction.operator().startsWith("arg"));
      if (verdict.verdict().isUnordered() && whole && !isDealtInParts(sites.get(i), verdict)) {
        run.add(sites.get(i));
      }
    }
    return run;
  }

  /** Whether iterations leave something in order, or count with a field: parts of them may run in any order, and {@code check} tries these. */
  private static boolean isDealtInParts(LoopSite site, LoopVerdict verdict) {
    boolean ordered = verdict.reductions().stream().anyMatch(reduction -> reduction.isLast() || reduction.operator().equals(Reduction.APPEND));
    return ordered || verdict.counters().stream().anyMatch(name -> site.method().localNames().stream().noneMatch(local -> local.name().equals(name)));
  }

  private void add(LoopSite site) {
    chosen.computeIfAbsent(site.method(), key -> new HashMap<>()).put(site.loop().header(), site.loop());
  }

  private static OwnCopies.Names copied(LoopSite site, LoopVerdict verdict) {
    Set<String> privates = new HashSet<>(verdict.privates());
    privates.removeAll(assigned(site));
    return new OwnCopies.Names(privates, Set.copyOf(verdict.firstPrivates()));
  }

  private static List<String> assigned(LoopSite site) {
    return site.assigned() == null ? List.of() : site.assigned();
  }

  /** Whether the iterations may share all arrays and fields, and gather nothing. */
  private static boolean sharesAll(LoopSite site, LoopVerdict verdict) {
    return verdict.reductions().isEmpty() && verdict.firstPrivates().isEmpty() && assigned(site).containsAll(verdict.privates());
  }

  /** In a random order. */
  IterationOrder shuffled(Random random) {
    return order(random, null);
  }

  /** Iterations of the first and the second half in turn. */
  IterationOrder halves() {
    return order(null, null);
  }

  /** In a random order, of loops without clauses every other iteration in the midst of another: what should be private or gathered, and is not said to be, shows. */
  IterationOrder interrupted(Random random) {
    return order(random, random);
  }

  /** In a random order, or as written; each execution's {@link Digest} of what it leaves is appended to the list. */
  IterationOrder watched(Random random, List<Double> digests) {
    IterationOrder order = random == null ? IterationOrder.AS_WRITTEN : shuffled(random);
    return new IterationOrder() {
      @Override
      public Loop loop(Method method, int header) {
        return chosen.getOrDefault(method, Map.of()).get(header);
      }

      @Override
      public int[] order(int iterations) {
        return random == null ? IntStream.range(0, iterations).toArray() : order.order(iterations);
      }

      @Override
      public void executed(List<Object> left) {
        digests.add(Digest.of(left));
      }
    };
  }

  private IterationOrder order(Random random, Random interruptions) {
    return new IterationOrder() {
      @Override
      public OwnCopies.Names copied(Method method, int header) {
        return copied.getOrDefault(chosen.get(method).get(header), OwnCopies.Names.NONE);
      }

      @Override
      public int interruption(Method method, int header) {
        return interruptions != null && withoutClauses.contains(chosen.get(method).get(header)) ? interruptions.nextInt(12) : -1;
      }

      @Override
      public Loop loop(Method method, int header) {
        return chosen.getOrDefault(method, Map.of()).get(header);
      }

      @Override
      public int[] order(int iterations) {
        int[] order = new int[iterations];
        int half = (iterations + 1) / 2;
        for (int i = 0; i < iterations; i++) {
          order[i] = i % 2 == 0 ? i / 2 : half + i / 2;
        }
        for (int i = iterations - 1; random != null && i > 0; i--) {
          int other = random.nextInt(i + 1);
          int swap = order[i];
          order[i] = order[other];
          order[other] = swap;
        }
        return order;
      }
    };
  }

  /** What the program prints. */
  static String print(Frontend.Result loaded, IterationOrder order) throws Throwable {
    PrintStream before = System.out;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try (IrInterpreter interpreter = new IrInterpreter(loaded, new ExecutionListener() {}, order)) {
      interpreter.run(loaded.mainClass());
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
