package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Holds the kernels' cache forecasts against truth, and prints tables in Markdown. */
@Command(name = "caches", mixinStandardHelpOptions = true, description = "Cache forecasts against the streams of real threads.")
public final class CachesCommand implements Callable<Integer> {
  @Option(names = "--reference", description = "Directory of reference data, which has cache/threaded-truth.csv.")
  private Path reference;

  @Option(names = "--testdata", description = "Directory of the programs (default: testdata).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--only", description = "One application by its name in the file.")
  private String only;

  @Option(names = "--models", split = ",", description = "Orders of references, as the file calls them (default: rr1,rr1_coh,rand,rr64,rr1e6).")
  private List<String> orders = List.of("rr1", "rr1_coh", "rand", "rr64", "rr1e6");

  @Option(names = "--twins", description = "Compare instead with the multi-threaded twins of the programs, traced and simulated alike.")
  private boolean twins;

  @Option(names = "--cores", split = ",", description = "Numbers of cores for --twins (default: 4,16).")
  private List<Integer> cores = List.of(4, 16);

  @Option(names = "--models-beside", description = "Print instead what the stack distance cache model makes of the programs, beside the simulation.")
  private boolean modelsBeside;

  @Option(names = "--valgrind", description = "Compare instead with Cachegrind on small C programs; needs gcc and valgrind.")
  private boolean valgrind;

  @Option(names = "--c", description = "Directory of the C programs for --valgrind (default: benchmarks/src/main/c/small).")
  private Path small = Path.of("benchmarks", "src", "main", "c", "small");

  @Option(names = "--speed", description = "Measure instead how many references a second of processor time are simulated.")
  private boolean speed;

  @Override
  public Integer call() throws IOException, AnalysisException, InterruptedException {
    KernelPrograms programs = new KernelPrograms(testdata);
    List<String> names = KernelPrograms.names(only);
    if (speed) {
      CacheSpeed.print(programs, names);
      return 0;
    } else if (modelsBeside) {
      ModelComparison.print(programs, names, cores);
      return 0;
    } else if (twins) {
      return new TwinComparison(programs, testdata).print(names, cores) ? 0 : 1;
    } else if (valgrind) {
      return ValgrindComparison.print(small) ? 0 : 1;
    } else if (reference == null) {
      System.err.println("--reference DIR is needed, or --twins, --models-beside, --valgrind or --speed");
      return 2;
    }
    return new TruthComparison(programs, reference, orders).print(names) ? 0 : 1;
  }
}
