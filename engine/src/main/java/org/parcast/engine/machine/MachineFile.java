package org.parcast.engine.machine;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.Network;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** A machine as a file of YAML. Times are in seconds, rates in bytes per second; lists are for 1, 2, 4, .. threads and for all cores. */
final class MachineFile {
  private MachineFile() {}

  /** Reads a machine; {@code file} is its name in messages. */
  static Machine read(String file, InputStream in) throws AnalysisException {
    try {
      Optional<Node> root = new Compose(LoadSettings.builder().setLabel(file).build()).composeInputStream(in);
      if (root.isEmpty()) {
        throw new AnalysisException(Kind.REQUEST, file + " is empty: write one with parcast machine --output FILE");
      }
      return machine(new MachineSection(file, root.get()));
    } catch (MarkedYamlEngineException e) {
      String at = e.getProblemMark().map(mark -> ":" + (mark.getLine() + 1)).orElse("");
      throw new AnalysisException(Kind.REQUEST, file + at + ": this is not YAML: " + e.getProblem() + "; write one with parcast machine --output FILE", e);
    } catch (YamlEngineException e) {
      throw new AnalysisException(Kind.REQUEST, file + " cannot be read: " + e.getMessage() + "; it has to be YAML in UTF-8", e);
    }
  }

  private static Machine machine(MachineSection of) throws AnalysisException {
    int cores = of.count("cores");
    List<MemoryLevel> levels = new ArrayList<>();
    for (MachineSection level : of.sections("levels")) {
      levels.add(new MemoryLevel(level.text("name"), (long) level.positive("bytes"), level.count("shared-by"), byThreads(level, "read", cores), byThreads(level, "write", cores),
          byThreads(level, "copy", cores)));
      level.complete();
    }
    MachineSection missed = of.section("misses");
    MissCost misses = new MissCost(missed.positive("streamed"), missed.positive("gather"), missed.positive("chain"));
    missed.complete();
    List<RegionCost> regions = new ArrayList<>();
    for (MachineSection region : of.sections("regions")) {
      regions.add(new RegionCost(region.notNegative("gap"), region.positive("overhead"), region.positive("arrival-low"), region.positive("arrival-high")));
      region.complete();
    }
    Network network = null;
    if (of.has("network")) {
      MachineSection at = of.section("network");
      network = new Network(at.text("name"), at.notNegative("latency"), at.notNegative("overhead"), at.positive("bytes-per-second"));
      at.complete();
    }
    ByThreads slowdown = byThreads(of, "slowdown", cores);
    Machine machine = new Machine(of.text("name"), cores, of.count("threads-per-core"), of.positive("core-speed"), new ThreadSlowdown(slowdown, of.has("slowdown-issuing") ? byThreads(of, "slowdown-issuing", cores) : slowdown), levels, misses, regions,
        of.optionalPositive("deal").orElse(regions.get(0).overhead()), of.positive("combine"), of.positive("line-transfer"), of.positive("lock-hand-off"), of.notNegative("spread"), network, List.of());
    of.complete();
    for (Machine.Implausible wrong : machine.implausible()) {
      throw of.refused(wrong.key(), wrong.why());
    }
    return machine;
  }

  private static ByThreads byThreads(MachineSection of, String key, int cores) throws AnalysisException {
    List<Double> values = of.positives(key);
    int needed = ByThreads.counts(cores).length;
    if (values.size() != needed) {
      throw of.refused(key, values.size() + " figures, where " + cores + " cores need " + needed + ": for 1, 2, 4, .. threads and for all");
    }
    return new ByThreads(values);
  }

  static void write(Machine machine, Appendable to) throws IOException {
    to.append("# Times in seconds, rates in bytes per second. Lists: for 1, 2, 4, .. threads, and for all cores.\n");
    to.append("name: \"" + machine.name().replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n");
    to.append("cores: " + machine.cores() + "\nthreads-per-core: " + machine.threadsPerCore() + "\n");
    to.append("core-speed: " + shown(machine.coreSpeed()) + "  # multiplications that wait for each other, per second\n");
    to.append("slowdown: " + shown(machine.slowdown().waiting()) + "  # where each instruction waits for the one before\n");
    to.append("slowdown-issuing: " + shown(machine.slowdown().issuing()) + "  # where none waits\nlevels:\n");
    for (MemoryLevel level : machine.levels()) {
      to.append("  - {name: " + level.name() + ", bytes: " + level.bytes() + ", shared-by: " + Math.min(level.sharedBy(), machine.cores()) + ",\n     read: " + shown(level.read())
          + ", write: " + shown(level.write()) + ", copy: " + shown(level.copy()) + "}\n");
    }
    MissCost misses = machine.misses();
    to.append("misses: {streamed: " + shown(misses.streamed()) + ", gather: " + shown(misses.gather()) + ", chain: " + shown(misses.chain()) + "}\nregions:\n");
    for (RegionCost region : machine.regions()) {
      to.append("  - {gap: " + shown(region.gap()) + ", overhead: " + shown(region.overhead()) + ", arrival-low: " + shown(region.arrivalLow()) + ", arrival-high: "
          + shown(region.arrivalHigh()) + "}\n");
    }
    to.append("deal: " + shown(machine.deal()) + "  # the parts of a region with nothing in them\n");
    to.append("combine: " + shown(machine.combine()) + "\nline-transfer: " + shown(machine.lineTransfer()) + "\nlock-hand-off: " + shown(machine.lockHandOff()) + "\n");
    to.append("spread: " + shown(machine.spread()) + "\n");
    Network network = machine.network();
    if (network != null) {
      to.append("network: {name: " + network.name() + ", latency: " + shown(network.latency()) + ", overhead: " + shown(network.overhead()) + ", bytes-per-second: "
          + shown(network.bytesPerSecond()) + "}\n");
    }
  }

  private static String shown(ByThreads figures) {
    return figures.values().stream().map(MachineFile::shown).toList().toString();
  }

  /** Four digits: no measurement has more. */
  private static String shown(double figure) {
    return new BigDecimal(figure).round(new MathContext(4)).stripTrailingZeros().toString();
  }
}
