package org.parcast.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.cli.argument.DirectiveDialect;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.argument.SourceLine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.Form;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which loops are written in parallel, and how. */
public final class WritingOptions {
  @Option(names = "--loop", paramLabel = "FILE:LINE", converter = SourceLine.class,
      description = "Write this loop, or the calls that begin here, whether they pay or not; loops may be given several times (default: what pays).")
  private List<String> loops = new ArrayList<>();

  @Option(names = "--cores", paramLabel = "C", converter = PositiveInteger.class, description = "Write the loops that pay on this number of cores (default: the recommended one).")
  private int cores;

  @Option(names = "--form", paramLabel = "FORM", description = "stream (the default: parallel streams of parts), executor (threads of the program's own), directive.")
  private Form form = Form.STREAM;

  @Option(names = "--locality", description = "Write on one thread: two loops exchanged, or in blocks, where the caches are forecast to gain.")
  private boolean locality;

  @Option(names = "--dialect", paramLabel = "NAME", converter = DirectiveDialect.class, description = "Of --form directive: pyjama (the default), omp4j, jomp.")
  private Dialect dialect;

  @Option(names = "--strict", description = "Add numbers of floating point in the order of the iterations: the same digits as the sequential program.")
  private boolean strict;

  @Option(names = "--machine", paramLabel = "NAME|FILE",
      description = "What pays, pays on this machine: laptop-8, server-2x32, cluster-infiniband, cluster-ethernet, or a file of parcast machine (default: measure this one).")
  private String machine;

  @Option(names = "--warm-up", paramLabel = "SECONDS", description = "Repeat executions of loops so long at most in each virtual machine, until it has settled (default: 10).")
  private double warmUp = CoresRequest.WARM_UP;

  /** Refuses what cannot be done together. */
  public void check(CommandLine command) {
    if (dialect != null && form != Form.DIRECTIVE) {
      throw new ParameterException(command, "--dialect is of --form directive: leave it out, or give that form");
    } else if (strict && form == Form.DIRECTIVE) {
      throw new ParameterException(command, "--strict has no effect on directives: leave it out, or give another form");
    } else if (locality && (form != Form.STREAM || strict || cores > 0)) {
      throw new ParameterException(command, "--locality writes for one thread, in no form and without sums in another order: leave out --form, --strict and --cores");
    } else if (!(warmUp >= 0 && warmUp <= 3600)) {
      throw new ParameterException(command, "--warm-up is " + warmUp + ": give 0 to 3600 seconds");
    }
  }

  /** Refuses directives, which nothing here compiles. */
  public void refuseDirectives(CommandLine command) {
    if (form == Form.DIRECTIVE) {
      throw new ParameterException(command, "--form directive: a compiler of directives is needed to run it; check another form");
    }
  }

  public ApplyRequest request(Target target, Run run) throws AnalysisException {
    return new ApplyRequest(target, run, loops, cores, locality ? Form.LOCALITY : form, dialect == null ? Dialect.PYJAMA : dialect, strict, Machines.named(machine), warmUp);
  }
}
