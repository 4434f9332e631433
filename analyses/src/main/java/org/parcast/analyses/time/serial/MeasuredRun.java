package org.parcast.analyses.time.serial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What one run of a program tells of its time.
 *
 * @param seconds from the start of {@code main} to its end, without what was repeated; at the low end also without what others may have taken of it
 * @param compiling seconds that compilers worked meanwhile, on threads of their own
 * @param nested loops entered within others, as {@code outer inner}
 * @param loops the loops that were timed, by number
 */
public record MeasuredRun(Estimate seconds, double compiling, Set<String> nested, TreeMap<Integer, Loop> loops) {
  /** What is written before a number of nanoseconds. */
  private static final double NANO = 1e-9;

  private static final double MILLI = 1e-3;

  /** A core that is not shared takes at most so many times as long for a probe as is usual: virtual machines differed by 2 % then, and by 7 to 20 % where none of the time was their own. */
  private static final double UNUSUAL = 1.06;

  /**
   * A loop in the run.
   *
   * @param executions how often it was entered
   * @param iterations in all
   * @param natural seconds of all executions as they came; at the low end without what others may have taken of them
   * @param perIteration of the later half of the executions: median, and the first and last tenth
   * @param seen how often it was entered in all, where {@code main} was called again
   * @param seenSeconds of these
   * @param gap between executions, the median of the later half of them; negative where there was one
   * @param refused why its executions could not be repeated; empty where they were
   * @param samples executions that were repeated
   */
  public record Loop(long executions, long iterations, Estimate natural, Estimate perIteration, long seen, double seenSeconds, double gap, String refused, List<Sample> samples) {
    /** The same loop with those samples only that had a core of their own, which takes so long for the probe; 0 where that is not known. */
    Loop onOwnCore(double probe) {
      return with(samples.stream().filter(sample -> probe == 0 || sample.probe > 0 && sample.probe <= UNUSUAL * probe).toList());
    }

    /** The same loop with other samples. */
    public Loop with(List<Sample> others) {
      return new Loop(executions, iterations, natural, perIteration, seen, seenSeconds, gap, refused, others);
    }
  }

  /**
   * An execution that was repeated. Times are in seconds.
   *
   * @param iterations of the execution
   * @param represents iterations of all executions that it stands for
   * @param executions how many these are
   * @param settled whether it was repeated until the virtual machine had settled
   * @param repeats in the window that was taken
   * @param time of an execution: median and middle half
   * @param processor processor time over wall time; 1 where enough executions had a core of their own
   * @param from start of the window, as the clock of its virtual machine told in nanoseconds
   * @param to its end
   * @param probe what a core of its own took for a probe meanwhile; 0 where it had none
   * @param parts time of each part; none of a loop as it is written
   * @param inOrder blocks of executions with the parts in order, in turns with those in parallel; the middle of each
   * @param parallel these
   */
  public record Sample(long iterations, long represents, long executions, boolean settled, int repeats, Estimate time, double processor, long from, long to, double probe, double[] parts,
      double[] inOrder, double[] parallel) {
    /** The same, settled only if that is so too. */
    public Sample settledIf(boolean quiet) {
      return new Sample(iterations, represents, executions, settled && quiet, repeats, time, processor, from, to, probe, parts, inOrder, parallel);
    }
  }

  /** What a core of its own takes for the probe: the median of the samples of these runs; 0 where none had one. */
  public static double usualProbe(Stream<MeasuredRun> runs) {
    double[] probes = runs.flatMap(run -> run.loops.values().stream()).flatMap(loop -> loop.samples().stream()).mapToDouble(Sample::probe).filter(each -> each > 0).sorted().toArray();
    return probes.length == 0 ? 0 : probes[probes.length / 2];
  }

  /** Seconds that it spent outside of the loops. */
  public Estimate rest() {
    double own = seconds.value() == 0 ? 1 : seconds.low() / seconds.value();
    double rest = Math.max(0, seconds.value() - loops.values().stream().mapToDouble(loop -> loop.natural().value()).sum());
    return Estimate.exactly(rest).reaching(own * rest);
  }

  /**
   * Reads what the run left.
   *
   * @throws IOException if it left nothing that can be read
   */
  public static MeasuredRun read(Path file) throws IOException {
    Estimate seconds = Estimate.exactly(0);
    double own = 1;
    double compiling = 0;
    Set<String> nested = new TreeSet<>();
    TreeMap<Integer, Loop> loops = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] word = line.split(" ", -1);
      switch (word[0]) {
        case "main" -> {
          own = Double.parseDouble(word[2]);
          seconds = disturbed(word[1], own);
          compiling = Long.parseLong(word[3]) * MILLI;
        }
        case "nested" -> nested.add(word[1] + " " + word[2]);
        case "loop" -> loops.put(Integer.parseInt(word[1]), new Loop(Long.parseLong(word[2]), Long.parseLong(word[3]), disturbed(word[4], own),
            new Estimate(nanos(word[5]), nanos(word[6]), nanos(word[7])), Long.parseLong(word[8]), Long.parseLong(word[9]) * NANO, nanos(word[10]),
            String.join(" ", Arrays.copyOfRange(word, 11, word.length)), new ArrayList<>()));
        case "sample" -> loops.get(Integer.parseInt(word[1])).samples().add(sample(word));
        default -> throw new IOException(file + " has a line that begins with " + word[0]);
      }
    }
    return new MeasuredRun(seconds, compiling, nested, loops);
  }

  /** What was met once, of which others may have had all that they took. */
  private static Estimate disturbed(String nanos, double own) {
    return Estimate.exactly(nanos(nanos)).reaching(own * nanos(nanos));
  }

  private static Sample sample(String[] word) {
    return new Sample(Long.parseLong(word[3]), Long.parseLong(word[4]), Long.parseLong(word[5]), Boolean.parseBoolean(word[6]), Integer.parseInt(word[7]),
        new Estimate(nanos(word[8]), nanos(word[9]), nanos(word[10])), Double.parseDouble(word[11]), Long.parseLong(word[12]), Long.parseLong(word[13]), nanos(word[14]),
        list(word[15]), list(word[16]), list(word[17]));
  }

  private static double nanos(String word) {
    return Double.parseDouble(word) * NANO;
  }

  private static double[] list(String word) {
    return word.equals("-") ? new double[0] : Arrays.stream(word.split(",")).mapToDouble(MeasuredRun::nanos).toArray();
  }
}
