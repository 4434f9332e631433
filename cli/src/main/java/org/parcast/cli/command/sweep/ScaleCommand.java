package org.parcast.cli.command.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.HierarchyFile;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.reuse.ReuseModels;
import org.parcast.analyses.scale.reuse.SizedProfile;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.Network;
import org.parcast.cli.argument.AtPoint;
import org.parcast.cli.argument.ScaleFormat;
import org.parcast.cli.console.ExitCode;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.Ranks;
import org.parcast.engine.run.ResultFile;
import org.parcast.engine.scale.SweepProfiles;
import org.parcast.engine.scale.SweepTable;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.ScaleForecast;
import org.parcast.report.csv.ExtraP;
import org.parcast.report.html.HtmlReport;
import org.parcast.report.json.ScaleJson;
import org.parcast.report.page.ScalePage;
import org.parcast.report.text.ScaleText;
import org.parcast.report.words.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds formulas in the sizes and the ranks. */
@Command(
    name = "scale",
    resourceBundle = "org.parcast.cli.command.sweep.ScaleHelp",
    customSynopsis = "parcast scale SWEEP|TARGET [--vary NAME=V,...] [--at NAME=V,...] [options] [-- program arguments]",
    header = "Find formulas in the sizes and the ranks",
    description =
        "%nFinds how words, bytes and messages depend on the sizes and on the grid of ranks, from a finished sweep or from one made now. A formula is "
            + "called exact where it meets at least two points that it was not found from; else a fit is given with its error, or the reason why there is none.",
    footer = {
      "%nExamples:",
      "  parcast scale parcast-report/Heat2D.sweep",
      "  parcast scale parcast-report/Heat2D.sweep --at n=16384 --ranks 4096,1000000",
      "  parcast scale Heat2D.java --vary n=16,20,24,28,32 --at n=4096 --ranks 4096 -- '{n}' 3"
    })
public final class ScaleCommand extends SweepingCommand {
  /** On whose network steps are timed where no machine is named. */
  static final String CLUSTER = "cluster-infiniband";

  @Parameters(paramLabel = "SWEEP|TARGET", description = "The directory of a sweep; or a program, with --vary.")
  private Path target;

  @Option(names = "--at", paramLabel = "NAME=V,...", hideParamSyntax = true, converter = AtPoint.Converter.class,
      description = "Sizes to forecast for, as in n=4096 or n=1024,4096,s=3: every value with every value of the others. May be given several times.")
  private List<AtPoint> at = new ArrayList<>();

  @Option(names = "--cache", paramLabel = "PRESET|FILE|LEVELS",
      description = "Caches whose hit rates are foretold from a sweep with --cores, as for parcast cache; may be given several times (default: paper-sasmm).")
  private List<String> caches = new ArrayList<>();

  @Option(names = "--format", paramLabel = "FORMAT", split = ",",
      description = "text (the default) or json, on standard output; html and extra-p, into the directory of the sweep.")
  private List<ScaleFormat> formats = List.of(ScaleFormat.TEXT);

  @Override
  public Integer call() throws AnalysisException {
    refuseOfTheOtherKind();
    refuseUseless();
    if (formats.containsAll(List.of(ScaleFormat.TEXT, ScaleFormat.JSON))) {
      throw refused("--format text,json: both go to standard output; give one of them");
    }
    Machine named = communication().machine();
    Network network = (named == null ? Machines.of(CLUSTER) : named).network();
    if (network == null) {
      throw refused("--machine " + named.name() + " has no network: add network to the file, or name a cluster");
    }
    List<CacheHierarchy> hierarchies = hierarchies();
    int status = ExitCode.DONE;
    Path directory = target;
    if (isSweep()) {
      refuseUnfitSweep();
      Sweeping sweep = sweep(target);
      directory = sweep.directory();
      status = sweep.status();
    } else if (!Files.isDirectory(target)) {
      throw refused(target + " is not the directory of a sweep: give one, or say with --vary what to sweep");
    } else {
      refuseProgramArguments("the sweep is done");
    }
    Map<String, ScaleForecast> variants = new LinkedHashMap<>();
    Map<String, List<SizedProfile>> profiles = SweepProfiles.of(directory);
    for (SweepTable table : SweepTable.of(directory)) {
      ScalingStudy study = ScalingStudy.of(table.parameters(), table.measurements());
      variants.put(table.variant(), profiles.isEmpty() ? ScaleForecast.of(study, sizes(table.parameters()), communication().ranks(), network)
          : ScaleForecast.ofCaches(study, ReuseModels.of(table.parameters(), profiles.getOrDefault(table.variant(), List.of())), sizes(table.parameters()), hierarchies, network));
    }
    if (profiles.isEmpty()) {
      warnOfCommunication(variants.values());
    } else {
      warnOfCaches();
    }
    for (ScaleFormat format : formats) {
      if (format == ScaleFormat.JSON) {
        written("standard output", () -> ScaleJson.write(variants, console().out()));
      } else {
        for (Map.Entry<String, ScaleForecast> variant : variants.entrySet()) {
          write(format, variant.getKey(), variant.getValue(), directory);
        }
      }
    }
    return status;
  }

  /** A finished sweep of communication has no hit rates, and one of reuse distances no ranks, at whatever sizes. */
  private void refuseOfTheOtherKind() throws AnalysisException {
    boolean asks = !isGiven("--at") && (isGiven("--cache") || isGiven("--ranks"));
    if (!asks || isSweep() || !SweepProfiles.isSweep(target)) {
      return;
    }
    boolean ofCaches = !SweepProfiles.of(target).isEmpty();
    if (!ofCaches && isGiven("--cache")) {
      throw refused("--cache: the sweep is of communication, which tells no hit rates: leave it out, or make a sweep of reuse distances with --cores 1");
    }
    if (ofCaches && isGiven("--ranks")) {
      throw refused("--ranks: the sweep is of reuse distances on a core, which tell nothing of ranks: leave it out, or make a sweep without --cores");
    }
  }

  /** What can be known before anything is run. */
  private void refuseUnfitSweep() {
    if (Files.exists(target.resolve(SweepTable.FILE))) {
      throw refused(target + " is a sweep already: leave --vary out, or give the program to sweep");
    }
    for (AtPoint point : at) {
      for (String name : point.sizes().keySet()) {
        if (!variedNames().contains(name)) {
          throw refused("--at names " + name + ", which --vary does not: the sweep varies " + String.join(", ", variedNames()));
        }
      }
    }
  }

  private void warnOfCommunication(Collection<ScaleForecast> variants) {
    if (isGiven("--cache")) {
      console().warning(Notice.NOT_TIMED, "no hit rates: the sweep is of communication; make one of reuse distances with --cores 1");
    }
    boolean cold = variants.stream().flatMap(forecast -> forecast.study().models().stream()).anyMatch(model -> model.quantity().equals(ModelledStepTimes.COLD_SECONDS));
    if (variants.stream().allMatch(forecast -> forecast.times().isEmpty()) && (cold || isGiven("--machine"))) {
      console().warning(Notice.NOT_TIMED, untimed(cold));
    }
  }

  private void warnOfCaches() {
    List<String> unused = Stream.of("--ranks", "--machine").filter(this::isGiven).toList();
    if (!unused.isEmpty()) {
      console().warning(Notice.OPTION_UNUSED, String.join(", ", unused) + ": not used; the sweep is of reuse distances on a core, from which hit rates follow");
    }
  }

  private boolean isGiven(String option) {
    return commandLine().getParseResult().hasMatchedOption(option);
  }

  private static String untimed(boolean cold) {
    return cold ? "no times: the virtual machine was compiling while steps were timed, and such times tell nothing of other sizes; add a larger size to the sweep"
        : "no times: the sweep did not time its points; make it with --interconnect " + Interconnect.INFINIBAND_EDR.name();
  }

  /** The ranks asked for are those of the forecast; the sweep has its own. */
  @Override
  List<Integer> sweptRanks() {
    return Ranks.OF_SWEEPS;
  }

  private List<CacheHierarchy> hierarchies() {
    try {
      return (caches.isEmpty() ? List.of("paper-sasmm") : caches).stream().map(HierarchyFile::orText).toList();
    } catch (IllegalArgumentException e) {
      throw refused("--cache: " + e.getMessage());
    }
  }

  /** Every value of each parameter with every value of the others, each once. */
  private List<List<Long>> sizes(List<String> parameters) {
    Set<List<Long>> sizes = new LinkedHashSet<>();
    for (AtPoint point : at) {
      if (!point.sizes().keySet().equals(new LinkedHashSet<>(parameters))) {
        throw refused("--at names " + String.join(", ", point.sizes().keySet()) + "; the sweep's parameters are " + String.join(", ", parameters) + ": give a size of each, as in --at "
            + parameters.stream().map(parameter -> parameter + "=4096").collect(Collectors.joining(",")));
      }
      sizes.addAll(point.all(parameters));
    }
    return List.copyOf(sizes);
  }

  private void write(ScaleFormat format, String variant, ScaleForecast forecast, Path directory) throws AnalysisException {
    String suffix = variant.isEmpty() ? "" : "-" + variant.replaceAll("[^A-Za-z0-9.=-]+", "_");
    if (format == ScaleFormat.TEXT) {
      StringBuilder text = new StringBuilder(variant.isEmpty() ? "" : Printable.of(variant) + "\n\n");
      written("standard output", () -> ScaleText.write(forecast, text));
      console().out().print(text.append(variant.isEmpty() ? "" : "\n"));
    } else if (format == ScaleFormat.HTML) {
      Path file = directory.resolve("scale" + suffix + ".html");
      String title = (directory.toAbsolutePath().getFileName() + " " + variant).strip();
      written(file.toString(), () -> ResultFile.write(file, ResultFile.text(page -> HtmlReport.write(ScalePage.of(title, forecast), page))));
      console().wrote(file.toString());
    } else {
      Path points = directory.resolve("extra-p" + suffix);
      written(points.toString(), () -> extraP(forecast, points));
    }
  }

  /** A file for each decomposition: in one, all quantities are of the same points. */
  private void extraP(ScaleForecast forecast, Path directory) throws IOException {
    Files.createDirectories(directory);
    Map<String, List<QuantityModel>> regions = new LinkedHashMap<>();
    for (QuantityModel model : forecast.study().models()) {
      List<QuantityModel> region = regions.computeIfAbsent(ExtraP.region(model), name -> new ArrayList<>());
      if (region.isEmpty() || region.get(0).observations().size() == model.observations().size()) {
        region.add(model);
      }
    }
    for (Map.Entry<String, List<QuantityModel>> region : regions.entrySet()) {
      ResultFile.write(directory.resolve(region.getKey() + ".txt"), ResultFile.text(text -> ExtraP.write(region.getValue(), text)));
    }
    console().wrote(directory.toString());
  }

  /** What writes a result. */
  private interface Writing {
    void write() throws IOException;
  }

  private static void written(String where, Writing writing) throws AnalysisException {
    try {
      writing.write();
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write the formulas to " + where + ": " + FileFault.reason(e) + "; make room there, or allow writing", e);
    }
  }
}
