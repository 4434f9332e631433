package org.parcast.engine;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.parcast.analyses.dependence.LoopSite;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.StaticLoops;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.interpreter.ExecutionListener;
import org.parcast.frontend.interpreter.IrInterpreter;
import org.parcast.frontend.interpreter.IterationOrder;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Runs of a program in the interpreter of the SSA form, with the iterations of some of its loops in another order. */
final class ReorderedRun {
  private final Map<Method, Map<Integer, Loop>> chosen = new HashMap<>();

  /** Reorders the loops that are proven to be unordered. */
  static ReorderedRun ofProven(Frontend.Result loaded) {
    List<LoopSite> sites = StaticLoopsEngine.sites(loaded);
    return of(sites, StaticLoops.judge(loaded.program(), true, sites));
  }

  /** Reorders the loops whose verdict is that they are unordered. */
  static ReorderedRun of(List<LoopSite> sites, List<LoopVerdict> verdicts) {
    ReorderedRun run = new ReorderedRun();
    for (int i = 0; i < sites.size(); i++) {
      if (verdicts.get(i).verdict().isUnordered()) {
        run.add(sites.get(i));
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

  private void add(LoopSite site) {
    chosen.computeIfAbsent(site.method(), key -> new HashMap<>()).put(site.loop().header(), site.loop());
  }

  /** In a random order. */
  IterationOrder shuffled(Random random) {
    return order(random);
  }

  /** Iterations of the first and the second half in turn. */
  IterationOrder halves() {
    return order(null);
  }

  private IterationOrder order(Random random) {
    return new IterationOrder() {
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
