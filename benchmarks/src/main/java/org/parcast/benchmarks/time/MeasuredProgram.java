package org.parcast.benchmarks.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.cores.CoresModel;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;

/**
 * What was measured of one program: what the forecast was made from, the forecast, and then the blocks that ran in parallel. A text file, a line for each piece, so that a model can be held
 * against a truth that was measured once.
 *
 * @param program its source file
 * @param heldOut whether it was written after the model was frozen
 * @param loops in the order of the forecast
 * @param gate how quiet the machine was before and while blocks ran; empty before
 */
record MeasuredProgram(String program, boolean heldOut, List<Loop> loops, List<String> gate) {
  /**
   * A loop.
   *
   * @param inputs what its forecast was made from
   * @param said what was forecast before anything ran in parallel
   * @param forks one for each virtual machine
   */
  record Loop(CandidateLoop inputs, Said said, List<Fork> forks) {}

  /**
   * A forecast for all cores.
   *
   * @param threads the threads' speed-up
   * @param speedup of the whole, form and threads
   * @param advised whether it is said to pay
   */
  record Said(Estimate threads, Estimate speedup, boolean advised) {
    static Said of(LoopForecast loop, int cores) {
      return new Said(loop.on(cores).threadSpeedup(), loop.on(cores).speedup(), loop.on(cores).advice() == Advice.PAYS);
    }
  }

  /** What the model says of the loops now, in their order, from what it was told then. */
  List<Said> now(Machine machine) {
    var forecast = CoresModel.forecast(machine, OutsideLoops.settled(Estimate.exactly(0)), loops.stream().map(Loop::inputs).toList(), List.of(1, machine.cores()), 1, 3, List.of(), List.of());
    return loops.stream().map(loop -> forecast.loops().stream().filter(each -> each.loop() == loop.inputs).findFirst().orElseThrow()).map(each -> Said.of(each, machine.cores())).toList();
  }

  /**
   * A virtual machine, in seconds.
   *
   * @param written an execution of the loop as it is written
   * @param inOrder blocks with the parts in order: the median execution of each
   * @param parallel blocks with the parts in parallel, in turns with these
   */
  record Fork(double written, double[] inOrder, double[] parallel) {}

  /** The lines of the forecast. */
  String forecast() {
    StringBuilder text = new StringBuilder("program " + program + " " + heldOut + "\n");
    for (Loop loop : loops) {
      CandidateLoop of = loop.inputs;
      text.append("loop ").append(of.line()).append(' ').append(of.reductions()).append(' ').append(list(of.bytesPerIteration())).append(' ').append(of.verdict()).append('\n');
      time(text, "written", of.line(), of.written());
      time(text, "form", of.line(), of.form());
      text.append("forecast ").append(of.line()).append(' ').append(estimate(loop.said.threads)).append(' ').append(estimate(loop.said.speedup)).append(' ').append(loop.said.advised).append('\n');
    }
    return text.toString();
  }

  private static void time(StringBuilder text, String form, int line, LoopTime time) {
    text.append(form).append(' ').append(line).append(' ').append(estimate(time.settled())).append(' ').append(time.warm()).append(' ').append(time.executions()).append(' ')
        .append(time.iterations()).append(' ').append(figure(time.gap())).append(' ').append(estimate(time.natural())).append('\n');
    for (MeasuredRun.Sample sample : form.equals("form") ? time.samples() : List.<MeasuredRun.Sample>of()) {
      text.append("sample ").append(line).append(' ').append(sample.iterations()).append(' ').append(sample.represents()).append(' ').append(sample.executions()).append(' ')
          .append(sample.settled()).append(' ').append(sample.repeats()).append(' ').append(estimate(sample.time())).append(' ').append(figure(sample.processor())).append(' ')
          .append(list(sample.parts())).append('\n');
    }
  }

  /** The lines of the truth. */
  String truth() {
    StringBuilder text = new StringBuilder();
    gate.forEach(line -> text.append("gate ").append(line).append('\n'));
    for (Loop loop : loops) {
      for (Fork fork : loop.forks) {
        text.append("fork ").append(loop.inputs.line()).append(' ').append(figure(fork.written)).append(' ').append(list(fork.inOrder)).append(' ').append(list(fork.parallel)).append('\n');
      }
    }
    return text.toString();
  }

  /** Whether the gate found the machine quiet each time. */
  boolean quiet() {
    return Gate.isQuiet(gate);
  }

  /** Reads a file of both. @throws IOException if it is no such file */
  static MeasuredProgram read(Path file) throws IOException {
    String program = "";
    boolean heldOut = false;
    Map<Integer, Draft> drafts = new LinkedHashMap<>();
    List<String> gate = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String[] word = line.split(" ");
      switch (word[0]) {
        case "program" -> {
          program = word[1];
          heldOut = Boolean.parseBoolean(word[2]);
        }
        case "gate" -> gate.add(line.substring(5));
        case "loop" -> drafts.put(Integer.parseInt(word[1]), new Draft(Integer.parseInt(word[2]), list(word[3]), String.join(" ", Arrays.copyOfRange(word, 4, word.length))));
        case "written", "form", "sample", "forecast", "fork" -> drafts.get(Integer.parseInt(word[1])).add(word);
        default -> throw new IOException(file + " has a line that begins with " + word[0]);
      }
    }
    List<Loop> loops = new ArrayList<>();
    for (Map.Entry<Integer, Draft> draft : drafts.entrySet()) {
      loops.add(draft.getValue().loop(program, draft.getKey()));
    }
    return new MeasuredProgram(program, heldOut, loops, gate);
  }

  /** A loop of which lines are read. */
  private static final class Draft {
    /** Where a line of times has those of the executions as they came. */
    private static final int NATURAL = 9;

    private final int reductions;
    private final double[] bytes;
    private final String verdict;
    private final List<MeasuredRun.Sample> samples = new ArrayList<>();
    private final List<Fork> forks = new ArrayList<>();
    private final Map<String, String[]> lines = new LinkedHashMap<>();

    Draft(int reductions, double[] bytes, String verdict) {
      this.reductions = reductions;
      this.bytes = bytes;
      this.verdict = verdict;
    }

    void add(String[] word) {
      switch (word[0]) {
        case "sample" -> samples.add(new MeasuredRun.Sample(Long.parseLong(word[2]), Long.parseLong(word[3]), Long.parseLong(word[4]), Boolean.parseBoolean(word[5]),
            Integer.parseInt(word[6]), estimate(word, 7), Double.parseDouble(word[10]), 0, 0, 0, list(word[11]), new double[0], new double[0]));
        case "fork" -> forks.add(new Fork(Double.parseDouble(word[2]), list(word[3]), list(word[4])));
        default -> lines.put(word[0], word);
      }
    }

    Loop loop(String program, int line) {
      String[] forecast = lines.get("forecast");
      CandidateLoop inputs = new CandidateLoop(program, line, verdict, time(lines.get("written"), List.of()), time(lines.get("form"), samples), reductions, bytes);
      return new Loop(inputs, new Said(estimate(forecast, 2), estimate(forecast, 5), Boolean.parseBoolean(forecast[8])), forks);
    }

    private static LoopTime time(String[] word, List<MeasuredRun.Sample> samples) {
      boolean warm = Boolean.parseBoolean(word[5]);
      boolean complete = word.length > NATURAL;
      Estimate settled = complete || warm ? estimate(word, 2) : settled(estimate(word, 2));
      Estimate natural = complete ? estimate(word, NATURAL) : settled;
      return new LoopTime(settled, natural, warm, Long.parseLong(word[6]), Long.parseLong(word[7]), Double.parseDouble(word[8]), warm ? "" : "cold", samples);
    }
  }

  /** Earlier records have no more of executions as they came than the end of a cold time's interval, and so nothing to compare it with. */
  private static Estimate settled(Estimate cold) {
    return cold.value() == 0 || cold.low() == 0 ? Estimate.exactly(cold.value()) : new Estimate(cold.value(), cold.low(), cold.value() * cold.value() / cold.low());
  }

  private static Estimate estimate(String[] word, int at) {
    return new Estimate(Double.parseDouble(word[at]), Double.parseDouble(word[at + 1]), Double.parseDouble(word[at + 2]));
  }

  private static String estimate(Estimate estimate) {
    return figure(estimate.value()) + " " + figure(estimate.low()) + " " + figure(estimate.high());
  }

  /** Five digits: no measurement has more. */
  private static String figure(double value) {
    return String.format(Locale.ROOT, "%.4e", value);
  }

  static String list(double[] values) {
    return values.length == 0 ? "-" : Arrays.stream(values).mapToObj(MeasuredProgram::figure).collect(Collectors.joining(","));
  }

  static double[] list(String word) {
    return word.equals("-") ? new double[0] : Arrays.stream(word.split(",")).mapToDouble(Double::parseDouble).toArray();
  }
}
