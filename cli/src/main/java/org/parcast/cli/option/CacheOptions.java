package org.parcast.cli.option;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.hierarchy.HierarchyFile;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.cli.argument.DecimalNumber;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.engine.caches.CachesRequest;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which caches and cores, and how references get there. */
public final class CacheOptions extends DealingOptions {
  private static final int MOST_CORES = 1024;
  private static final long MOST_LINES = 1 << 25;

  @Option(
      names = "--cores",
      paramLabel = "N[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = PositiveInteger.class,
      description = "Numbers of cores (default: 1,2,4,8,16; 1 for a trace of one core).")
  private List<Integer> cores = new ArrayList<>();

  @Option(
      names = "--cache",
      paramLabel = "PRESET|FILE|LEVELS",
      description = {
        "paper-sasmm (the default), diener, skylake-server, zen3, neoverse-n1, desktop; a file with a level in each line; or levels, each NAME=SIZE:WAYS:LINE:SHARING, "
            + "as in l1=8k:8:64:private,l2=128k:16:64:shared; SHARING is private, shared or the number of cores that share one."
      })
  private String cache = "paper-sasmm";

  @Option(
      names = "--model",
      paramLabel = "exact|sdcm",
      description = "Simulation of the caches (the default), or the stack distance cache model on reuse profiles.")
  private Model model = Model.EXACT;

  @Option(names = "--verify", description = "Both models side by side.")
  private boolean verify;

  @Option(
      names = "--filter",
      paramLabel = "misses|none",
      description = "What a level sees: the misses of the level before (the default), or every reference.")
  private Filter filter = Filter.MISSES;

  @Option(names = "--coherence", description = "A store takes the line out of the other cores' caches.")
  private boolean coherence;

  @Option(
      names = "--registers",
      paramLabel = "optimised|none|stack",
      description = {
        "What a compiler keeps in registers is no reference (the default, as gcc -O2), or every access of the bytecode to arrays and fields is one "
            + "(none), or these and local variables, each of which has a slot on the stack (about gcc -O0)."
      })
  private RegisterMode registers = RegisterMode.OPTIMISED;

  @Option(
      names = "--layout",
      paramLabel = "jvm|c",
      description = "Arrays lie as in the virtual machine (the default), or contiguously as in C.")
  private MemoryLayout layout = MemoryLayout.JVM;

  @Option(
      names = "--mimicry",
      paramLabel = "shared|paper|scripts",
      description = "What cores share: all but what is private (the default), only what a directive names as shared (as in the PPT-SASMM paper), "
          + "or, of a trace labelled with basic blocks, as the PPT-SASMM scripts do, whose files are then written to --out.")
  private Mimicry mimicry = Mimicry.SHARED;

  @Option(
      names = "--sample",
      paramLabel = "PERCENT",
      converter = DecimalNumber.Sample.class,
      description = "Share of the cache lines whose reuse distances --model sdcm follows, as in 1%% (default: 100%%).")
  private double sample = 1;

  @Option(names = "--profiles", description = "Reuse profiles too, private and concurrent, of the program and of its loops, basic blocks and arrays.")
  private boolean profiles;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the random order (default: 1). The same seed gives the same result.")
  private long seed = 1;

  /** @param usual numbers of cores where none are named */
  public CachesRequest request(CommandLine command, List<Integer> usual) {
    CacheHierarchy hierarchy;
    try {
      hierarchy = HierarchyFile.orText(cache);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, "--cache: " + e.getMessage(), e);
    }
    List<Integer> asked = cores.isEmpty() ? usual : cores.stream().distinct().toList();
    int most = Collections.max(asked);
    if (most > MOST_CORES) {
      throw new ParameterException(command, "--cores: " + most + " are too many; " + MOST_CORES + " are the most");
    }
    if (hierarchy.lines(most) > MOST_LINES) {
      throw new ParameterException(command, "--cache: the caches of " + most + " cores hold " + hierarchy.lines(most) + " lines in all; the simulation can hold "
          + MOST_LINES + ": ask for smaller caches, or with --cores for fewer cores");
    }
    if (coherence && model == Model.SDCM && !verify) {
      throw new ParameterException(command, "--coherence: the stack distance model takes no lines out of other cores' caches: leave one of --coherence and "
          + "--model sdcm out");
    }
    if (sample < 1 && model == Model.EXACT && !verify) {
      throw new ParameterException(command, "--sample: the simulation follows every line: add --model sdcm or --verify, or leave --sample out");
    }
    List<Model> models = verify ? List.of(Model.EXACT, Model.SDCM) : List.of(model);
    return new CachesRequest(asked, new CacheRequest(hierarchy, models, filter, coherence, sample), interleaving(), layout,
        registers, parallelLoops(), schedule(), mimicry, seed, profiles);
  }
}
