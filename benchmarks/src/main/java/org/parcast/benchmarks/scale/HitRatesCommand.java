package org.parcast.benchmarks.scale;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.reuse.StackDistanceModel;
import org.parcast.analyses.reuse.WalkCacheModel;
import org.parcast.analyses.scale.reuse.ReuseModels;
import org.parcast.analyses.scale.reuse.SizedProfile;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.caches.CachesRequest;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.report.CacheStudy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Hit rates from reuse distances modelled at small sizes, against the simulation of caches at 4 and 8 times the largest of them. */
@Command(name = "hit-rates", mixinStandardHelpOptions = true, description = "Hit rates foretold from small sizes against the simulation at 4 and 8 times the size.")
public final class HitRatesCommand implements Callable<Integer> {
  private static final int[] TIMES = {4, 8};
  private static final double POINT = 0.01;
  private static final String CACHES = "l1=8k:8:64:private,l2=128k:16:64:private";

  @Option(names = "--checkout", paramLabel = "DIR", description = "The root of a checkout (default: ${DEFAULT-VALUE}).")
  private Path checkout = Path.of(".");

  @Option(names = "--held-out", description = "The programs that the models were not made by.")
  private boolean heldOut;

  @Option(names = "--only", paramLabel = "PROGRAM", description = "Only this program.")
  private String only;

  private record Case(String folder, String program, String arguments, List<Long> sizes) {
    Case(String program, String arguments, List<Long> sizes) {
      this("testdata/programs", program, arguments, sizes);
    }
  }

  /** Each a quarter larger than the one before, or more: powers differ more the farther sizes are apart. Rows have a few lines at the largest. */
  private static final List<Long> PLANE = List.of(12L, 16L, 21L, 28L, 38L, 51L);
  private static final List<Long> CUBE = List.of(8L, 10L, 12L, 15L, 19L, 23L);

  private static final List<Case> CASES = List.of(
      new Case("Heat2D", "{n} 2", PLANE),
      new Case("GaussSeidel", "{n} 2", PLANE),
      new Case("Life", "{n} 2", PLANE),
      new Case("MatMulIjk", "{n}", CUBE),
      new Case("MatMulIjk", "{n}", List.of(9L, 12L, 15L, 19L, 25L, 32L)),
      new Case("MatMulKij", "{n}", CUBE),
      new Case("FloydWarshall", "{n}", CUBE),
      new Case("Transpose", "{n}", PLANE),
      new Case("Transpose", "{n}", List.of(13L, 18L, 24L, 34L, 46L, 64L)),
      new Case("RedBlack", "{n} 2", PLANE),
      new Case("Jacobi3D", "{n} 2", List.of(5L, 6L, 7L, 8L, 9L, 11L)),
      new Case("PowerIteration", "{n} 2", PLANE));

  private static final String WRITTEN = "benchmarks/src/main/programs/scale/held-out";
  private static final List<Case> HELD_OUT = List.of(
      new Case(WRITTEN, "SmoothFlat", "{n} 2", PLANE),
      new Case(WRITTEN, "CholeskyTriangle", "{n}", CUBE),
      new Case(WRITTEN, "EditDistance", "{n}", PLANE));

  /** Returns 0 where every hit rate is within a point, else 1. */
  @Override
  public Integer call() throws AnalysisException {
    int checked = 0;
    int held = 0;
    double worst = 0;
    for (Case each : heldOut ? HELD_OUT : CASES) {
      if (only != null && !only.equals(each.program())) {
        continue;
      }
      List<SizedProfile> profiles = new ArrayList<>();
      for (long size : each.sizes()) {
        profiles.addAll(profiles(each, size));
      }
      ReuseModels models = ReuseModels.of(List.of("n"), profiles);
      for (int times : TIMES) {
        long size = each.sizes().get(each.sizes().size() - 1) * times;
        var truth = study(each, size, false).results().get(0).levels();
        List<SizedProfile> measured = profiles(each, size);
        List<CacheLevel> levels = CacheHierarchy.parse(CACHES).levels();
        for (int i = 0; i < levels.size(); i++) {
          CacheLevel level = levels.get(i);
          long lines = level.bytes() / level.line();
          WalkCacheModel cache = new WalkCacheModel(level.ways(), lines, level.line());
          ReuseModels.HitRate found = models.hitRate(cache, size).orElseThrow();
          double exact = truth.get(i).globalHitRate();
          double same = ReuseModels.hitRate(cache, measured);
          boolean holds = Math.abs(found.value() - exact) <= POINT;
          worst = Math.max(worst, Math.abs(same - exact));
          checked++;
          held += holds ? 1 : 0;
          System.out.printf("%-5s %-16s n=%-5d (%d times) %s: %.2f %%, simulated %.2f %%, unsure %.2f %%; from the profile of the size itself %.2f %%, by the stack distance model %.2f %%%n",
              holds ? "met" : "off", each.program(), size, times, level.name(), 100 * found.value(), 100 * exact, 100 * found.unsure(), 100 * same,
              100 * rate(new StackDistanceModel(level.ways(), lines), measured));
        }
      }
    }
    System.out.printf("%d of %d hit rates within a point; the cache model alone is off by at most %.2f points at a size that was run%n", held, checked, 100 * worst);
    return held == checked ? 0 : 1;
  }

  private static double rate(StackDistanceModel cache, List<SizedProfile> profiles) {
    return profiles.stream().mapToDouble(p -> cache.hits(p.profile())).sum() / profiles.stream().mapToDouble(p -> p.profile().references()).sum();
  }

  private List<SizedProfile> profiles(Case each, long size) throws AnalysisException {
    List<SizedProfile> profiles = new ArrayList<>();
    for (ScopedProfile profile : study(each, size, true).profiles()) {
      if (profile.isOfReference()) {
        profiles.add(new SizedProfile(new long[] {size}, profile.scope(), profile.block(), profile.walk(), profile.profile()));
      }
    }
    return profiles;
  }

  private CacheStudy study(Case each, long size, boolean profiles) throws AnalysisException {
    List<String> arguments = List.of(each.arguments().replace("{n}", Long.toString(size)).split(" "));
    CachesRequest request = new CachesRequest(List.of(1), new CacheRequest(CacheHierarchy.parse(CACHES), List.of(profiles ? Model.SDCM : Model.EXACT), Filter.MISSES, false, 1),
        Interleaving.RR, MemoryLayout.C, RegisterMode.OPTIMISED, List.of(), null, Mimicry.SHARED, 1, profiles);
    return CacheEngine.analyze(Target.of(checkout.resolve(each.folder()).resolve(each.program() + ".java")), new Run(arguments, List.of(), Path.of("."), null, null), request, null,
        AnalysisListener.SILENT).study();
  }
}
