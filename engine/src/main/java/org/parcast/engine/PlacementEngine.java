package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.mapping.PlacementAnalysis;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.mapping.PlacementRequest;
import org.parcast.analyses.mapping.TaskPlacement;
import org.parcast.analyses.mapping.locality.LocalityBounds;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.sharing.matrix.TaskMatrixReader;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.MimickedThreads;
import org.parcast.engine.threads.MimicryRequest;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.MemoryUnits;
import org.parcast.report.Costs;
import org.parcast.report.words.Numbers;

/** Places threads or ranks on a machine. */
public final class PlacementEngine {
  /**
   * Where and how.
   *
   * @param machine the machine
   * @param strategies strategies to try; none for all that can place so many tasks
   * @param bounds which threads share and which are isolated, by their reuse distances
   * @param seed seed of random choices
   */
  public record Choice(MachineHierarchy machine, List<Strategy> strategies, LocalityBounds bounds, long seed) {
    public Choice {
      strategies = List.copyOf(strategies);
    }
  }

  private PlacementEngine() {}

  /**
   * Places the tasks of a matrix.
   *
   * @throws AnalysisException if the file holds no matrix
   */
  public static PlacementResult ofMatrix(Path file, Choice choice) throws AnalysisException {
    long start = System.nanoTime();
    TaskMatrixReader.Read read = matrix(file);
    List<String> warnings = new ArrayList<>();
    if (read.rowsReversed()) {
      warnings.add(Notice.MATRIX_REVERSED.of(file + " is symmetric with its rows from the last task to the first only: it was read that way"));
    }
    PlacementForecast placements = place(read.matrix(), Optional.empty(), choice);
    warnings.addAll(remarks(placements));
    return new PlacementResult(String.valueOf(file.getFileName()).replaceFirst("\\.csv$", ""), RunSummary.End.COMPLETED, "", placements, warnings,
        since(start), Duration.ZERO, Optional.empty());
  }

  /**
   * Reads a matrix.
   *
   * @throws AnalysisException if the file holds none
   */
  public static TaskMatrixReader.Read matrix(Path file) throws AnalysisException {
    try {
      return TaskMatrixReader.read(file);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  /**
   * Places the ranks of a program by the communication matrix of the first number of ranks asked for.
   *
   * @param costs the machine whose costs turn bytes into seconds; a step of the program is then timed
   * @throws AnalysisException if the program cannot be analysed
   */
  public static PlacementResult ofRanks(AnalysisRequest request, Choice choice, Optional<Machine> costs, AnalysisListener listener) throws AnalysisException {
    AnalysisResult result = Engine.analyze(costs.isEmpty() ? request : request.timedOn(Cluster.of(costs.get(), null), false), listener);
    CommunicationMatrix traffic = result.first().traffic()
        .orElseThrow(() -> new AnalysisException(Kind.REQUEST, "the matrix of so many ranks is not kept: give fewer --ranks"));
    listener.stage("placing ranks");
    long start = System.nanoTime();
    List<String> warnings = new ArrayList<>(result.warnings());
    warnings.addAll(result.communication().warnings());
    PlacementForecast placements = place(TaskMatrix.of(traffic), Optional.empty(), choice);
    warnings.addAll(remarks(placements));
    return new PlacementResult(result.run().name(), result.run().end(), result.run().message(), placements, warnings, since(start), result.run().elapsed(),
        costs.map(machine -> new Costs(machine, Costs.Of.STEP, MemoryUnits.LINE_BYTES, result.scaling().map(scaling -> scaling.serial().perStep()))));
  }

  /**
   * Places the threads that a sequential program's parallel loops would be dealt to, by their communication (relaxed detection on cache lines), and
   * simulates the caches of the machine.
   *
   * @param run how the program is run; null for a recording
   * @param recordings directory that keeps the recording, or null to keep none
   * @throws AnalysisException if there is no trace or no parallel loop
   */
  public static PlacementResult ofThreads(Target target, Run run, MimicryRequest mimicry, Choice choice, Path recordings,
      AnalysisListener listener) throws AnalysisException {
    return BlockTraces.analyze(target, run, recordings, listener, traced -> {
      MimickedThreads threads = new MimickedThreads(traced, mimicry);
      listener.stage("placing threads");
      long start = System.nanoTime();
      RelaxedDetection detection = new RelaxedDetection(mimicry.threads(), MemoryUnits.LINE_BYTES);
      threads.trace().replay(detection);
      PlacementForecast placements = place(detection.matrix(), Optional.of(threads.trace()), choice);
      List<String> warnings = new ArrayList<>(threads.warnings());
      warnings.addAll(remarks(placements));
      return new PlacementResult(traced.run().name(), traced.run().end(), traced.run().message(), placements, warnings, since(start), traced.run().elapsed(), Optional.empty());
    });
  }

  /** Places threads by what they communicate, without simulating caches. */
  static PlacementForecast ofThreads(TaskMatrix communication, Choice choice) throws AnalysisException {
    return place(communication, Optional.empty(), choice);
  }

  /** What is to be said where cores run one task, or tasks share units. */
  private static List<String> remarks(PlacementForecast placements) {
    int tasks = placements.matrix().size();
    int units = placements.machine().presentUnits();
    List<String> warnings = new ArrayList<>();
    if (placements.machine().unitsPerCore() == 1 && placements.placements().stream().anyMatch(placement -> placement.strategy() == Strategy.DAGTM)) {
      warnings.add(Notice.DAGTM_SINGLE.of("dagtm groups as many threads as a core runs, and a core of " + placements.machine().name() + " runs one: its groups are single "
          + "tasks, and their affinity alone places them; give cores x threads, as in --machine 8x2, where cores run several"));
    }
    if (tasks <= units) {
      return warnings;
    }
    warnings.add(Notice.UNITS_SHARED.of("the machine has " + Numbers.count(units, "processing unit") + " for " + tasks + " tasks: some share one"));
    for (TaskPlacement placement : placements.placements()) {
      long idle = units - placement.units().stream().distinct().count();
      if (idle > 0) {
        warnings.add(Notice.UNITS_SHARED.of(placement.strategy().label() + " leaves " + Numbers.count(idle, "processing unit") + " idle while tasks share others"));
      }
    }
    return warnings;
  }

  private static PlacementForecast place(TaskMatrix matrix, Optional<ThreadTrace> trace, Choice choice) throws AnalysisException {
    List<Strategy> strategies = choice.strategies().isEmpty()
        ? Arrays.stream(Strategy.values()).filter(strategy -> strategy.isTriedUnasked(matrix.size(), trace.isPresent())).toList() : choice.strategies();
    try {
      return PlacementAnalysis.place(new PlacementRequest(matrix, trace, choice.machine(), strategies, choice.bounds(), choice.seed()));
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
