package org.parcast.benchmarks;

import org.parcast.benchmarks.accuracy.AccuracyCommand;
import org.parcast.benchmarks.apply.ExamplesCommand;
import org.parcast.benchmarks.apply.MutantsCommand;
import org.parcast.benchmarks.apply.WrittenCommand;
import org.parcast.benchmarks.caches.CachesCommand;
import org.parcast.benchmarks.libraries.LibraryLoopsCommand;
import org.parcast.benchmarks.machine.ForetoldCommand;
import org.parcast.benchmarks.machine.GranularityExperiment;
import org.parcast.benchmarks.machine.LiveCommand;
import org.parcast.benchmarks.machine.MappingCommand;
import org.parcast.benchmarks.machine.PlacementExperiment;
import org.parcast.benchmarks.machine.RelaxedDetectionCommand;
import org.parcast.benchmarks.papers.PapersCommand;
import org.parcast.benchmarks.partition.BalanceBenchmark;
import org.parcast.benchmarks.partition.ConnectedBenchmark;
import org.parcast.benchmarks.partition.PartitionBenchmark;
import org.parcast.benchmarks.partition.SmallBenchmark;
import org.parcast.benchmarks.reliability.ReliabilityCommand;
import org.parcast.benchmarks.scale.ClosedFormsCommand;
import org.parcast.benchmarks.scale.HitRatesCommand;
import org.parcast.benchmarks.scale.SweepSpeedCommand;
import org.parcast.benchmarks.site.SiteCommand;
import org.parcast.benchmarks.speed.EverydayCommand;
import org.parcast.benchmarks.speed.SizesCommand;
import org.parcast.benchmarks.speed.SpeedCommand;
import org.parcast.benchmarks.speed.WatchingCommand;
import org.parcast.benchmarks.time.TimeTruthCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program that runs the suites: {@code java -jar benchmarks/target/benchmarks.jar SUITE}, from the root of a checkout. */
@Command(
    name = "benchmarks",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "SUITE",
    description = "Holds Parcast against measured truth.",
    subcommands = {
      AccuracyCommand.class,
      ClosedFormsCommand.class,
      HitRatesCommand.class,
      SweepSpeedCommand.class,
      SpeedCommand.class,
      EverydayCommand.class,
      WatchingCommand.class,
      SizesCommand.class,
      TimeTruthCommand.class,
      WrittenCommand.class,
      ExamplesCommand.class,
      MutantsCommand.class,
      LibraryLoopsCommand.class,
      ForetoldCommand.class,
      LiveCommand.class,
      GranularityExperiment.class,
      MappingCommand.class,
      PlacementExperiment.class,
      RelaxedDetectionCommand.class,
      CachesCommand.class,
      PapersCommand.class,
      SiteCommand.class,
      BalanceBenchmark.class,
      ConnectedBenchmark.class,
      SmallBenchmark.class
    })
public final class Benchmarks {
  private Benchmarks() {}

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Benchmarks()).addSubcommand("partition", new PartitionBenchmark()).addSubcommand(ReliabilityCommand.commandLine()).execute(arguments));
  }
}
