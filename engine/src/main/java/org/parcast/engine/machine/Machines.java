package org.parcast.engine.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.measure.MachineMeter;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.ResultFile;

/** Machines by name, from files, and measured. */
public final class Machines {
  /** Machines that need no file: typical figures, not measurements. */
  public static final List<String> PRESETS = List.of("laptop-8", "server-2x32", "cluster-infiniband", "cluster-ethernet");

  /** The machine that this runs on. */
  private static final String LOCAL = "local";

  /** What a directory of results may hold of the machine that they are made on. */
  private static final String KEPT = "machine.yaml";

  private static Machine measured;

  private Machines() {}

  /**
   * A machine by the name of a preset, or from a file.
   *
   * @throws AnalysisException if there is neither, or the file is wrong; the message names the line
   */
  public static Machine of(String nameOrFile) throws AnalysisException {
    boolean preset = PRESETS.contains(nameOrFile);
    Path file = Path.of(nameOrFile);
    if (!preset && !Files.isRegularFile(file)) {
      throw new AnalysisException(Kind.REQUEST, "there is no machine or file '" + nameOrFile + "': there are " + String.join(", ", PRESETS)
          + ", and files that parcast machine --output FILE writes");
    }
    try (InputStream in = preset ? Machines.class.getResourceAsStream(nameOrFile + ".yaml") : Files.newInputStream(file)) {
      return MachineFile.read(nameOrFile, in);
    } catch (IOException e) {
      throw new AnalysisException(Kind.REQUEST, nameOrFile + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** The machine that is named, as by {@link #of}; null where none is, or the one that this runs on, which is measured then. */
  public static Machine named(String nameOrFile) throws AnalysisException {
    return nameOrFile == null || nameOrFile.isBlank() || nameOrFile.equals(LOCAL) ? null : of(nameOrFile);
  }

  /**
   * Measures the machine that this runs on, in at most a minute and once in a process.
   *
   * @throws AnalysisException if the figures cannot be true
   */
  public static synchronized Machine measured(AnalysisListener listener) throws AnalysisException {
    try {
      if (measured == null) {
        measured = MachineMeter.measure(listener::stage);
      }
      return measured;
    } catch (IllegalStateException e) {
      throw new AnalysisException(Kind.LIMIT, "the machine cannot be measured, figures came out that cannot be true: " + e.getMessage()
          + "; measure again when nothing else runs on it", e);
    }
  }

  /**
   * The machine that this runs on: as a file tells, or measured, and then kept there unless the machine was busy.
   *
   * @param kept the file
   */
  public static Machine here(Path kept, AnalysisListener listener) throws AnalysisException {
    Optional<Machine> known = known(kept);
    if (known.isPresent()) {
      return known.get();
    }
    Machine measured = measured(listener);
    if (measured.warnings().isEmpty()) {
      write(measured, kept);
    }
    return measured;
  }

  /** The machine that this runs on as a file tells; empty where there is none, or where it is of another number of cores. */
  public static Optional<Machine> known(Path kept) throws AnalysisException {
    return Files.isRegularFile(kept) ? Optional.of(of(kept.toString())).filter(machine -> machine.cores() == MachineMeter.usableCores()) : Optional.empty();
  }

  /**
   * The machine that this runs on, as a directory of results tells; empty where it tells nothing.
   *
   * @param results null where there is no such directory
   */
  public static Optional<Machine> keptIn(Path results) throws AnalysisException {
    return results == null ? Optional.empty() : known(results.resolve(KEPT));
  }

  /** The same, or what typical figures make of it: nobody waits for a machine to be measured who has not asked for it. */
  public static Machine keptOrTypical(Path results) throws AnalysisException {
    Optional<Machine> kept = keptIn(results);
    return kept.isPresent() ? kept.get() : unmeasured();
  }

  /** A machine of typical figures: for what depends on caches alone, nothing is measured. */
  public static Machine typical() throws AnalysisException {
    return of(PRESETS.get(0));
  }

  /** The machine that this runs on, of which nothing is known but its cores and what parallel regions cost: all else are typical figures. */
  public static Machine unmeasured() throws AnalysisException {
    Machine typical = typical();
    MachineMeter.Regions regions = MachineMeter.regions();
    return new Machine("this machine, by typical figures", MachineMeter.usableCores(), 1, typical.coreSpeed(), regions.slowdown(), typical.levels(), typical.misses(), regions.costs(), typical.deal(),
        typical.combine(), typical.lineTransfer(), typical.lockHandOff(), typical.spread(), null, regions.taken().warnings()).disturbed(regions.taken().share());
  }

  /**
   * Writes the machine as a file that {@link #of} reads.
   *
   * @throws AnalysisException if it cannot be written, or not be read again, as what was measured on a busy machine may not
   */
  public static void write(Machine machine, Path file) throws AnalysisException {
    for (Machine.Implausible wrong : machine.implausible()) {
      throw new AnalysisException(Kind.INPUT, file + " is not written, as no forecast would take it: " + wrong.key() + ": " + wrong.why() + "; measure again when nothing else runs");
    }
    try {
      ResultFile.write(file, ResultFile.text(to -> MachineFile.write(machine, to)));
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot write " + file + ": " + e + "; give another place with --output", e);
    }
  }
}
