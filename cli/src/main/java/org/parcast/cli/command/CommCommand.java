package org.parcast.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.cli.argument.VariableLayout;
import org.parcast.cli.console.ProgressDisplay;
import org.parcast.engine.GraphEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.ResultFile;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.engine.scale.RankSearch;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.text.ValueGraphText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a program and forecasts the communication of its MPI version. */
@Command(
    name = "comm",
    customSynopsis = "parcast comm TARGET [options] [-- program arguments]",
    header = "Forecast the communication of an MPI version",
    description =
        "%nForecasts which values have to travel between ranks, how many bytes, and which lines cause it. A recording is analysed again "
            + "without another run.",
    footer = {
      "%nExamples:",
      "  parcast comm Heat2D.java --ranks 4,16 -- 256 10",
      "  parcast comm parcast-report/Heat2D.parcast --ranks 100             other ranks, from the recording",
      "  parcast comm Lu.java --step Lu.java:41 --steps 20 -- 512           this loop is the time step; 20 steps are enough",
      "  parcast comm Heat2D.java --layout u=rows -- 256 10                 what if the grid is cut in rows",
      "  parcast comm Heat2D.java --graph heat.dot -- 8 2                   which values flow where, for Graphviz",
      "  parcast comm Heat2D.java --find-ranks -- 256 10                    the number of ranks with the shortest step",
      "  parcast comm Heat2D.java --chains u[3][4] -- 8 2                   what one value is computed from, and what for",
      "  parcast comm Heat2D.java --format json --out - -- 256 10           one JSON document, nothing else"
    })
public final class CommCommand extends AnalysisCommand {
  private static final List<String> KINDS = List.of(".graphml", ".dot", ".json");

  @Option(
      names = "--graph",
      paramLabel = "FILE",
      description = "Also write the value communication graph, as FILE.graphml, FILE.dot or FILE.json; of more than 20000 vertices that of the variables.")
  private Path graph;

  private ValueGraph drawn;

  @Option(
      names = "--chains",
      paramLabel = "WORD",
      description = "Tell what the values of one word, as in u[3][4] or cells[3].height, are computed from and what for; --graph then draws these alone.")
  private String word;

  @Option(
      names = "--find-ranks",
      description = "Go on to numbers of ranks beyond and between those asked for, until none that is tried makes a step shorter.")
  private boolean findRanks;

  @Option(names = "--connected", description = "Make the partitioner's parts connected, whatever that does to their balance and volume.")
  private boolean connected;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "Time steps by their loops in settled code, as parcast time does, repeated so long at most in each virtual machine (default: as the run comes to them).")
  private Double warmUp;

  @Option(
      names = "--layout",
      paramLabel = "VARIABLE=LAYOUT",
      converter = VariableLayout.Converter.class,
      description = "What if this variable is laid out so in the plan: rows, columns, block2d, block3d, cyclic, block-cyclic, parts, aligned, copied or one. Repeatable.")
  private List<VariableLayout> layouts = new ArrayList<>();

  @Override
  CommunicationRequest asked() throws AnalysisException {
    Map<String, Distribution> byName = new LinkedHashMap<>();
    for (VariableLayout asked : layouts) {
      if (byName.put(asked.variable(), asked.layout()) != null) {
        throw refused("--layout names " + asked.variable() + " twice: leave one");
      }
    }
    return super.asked().withLayouts(byName).withConnected(connected);
  }

  @Override
  void check(Target target) {
    if (warmUp != null && !(warmUp >= 0 && warmUp <= CoresRequest.MOST_WARM_UP)) {
      throw refused("--warm-up is " + warmUp + ": give 0 to 3600 seconds");
    }
    if (warmUp != null && (target.isRecording() || !times())) {
      throw refused(target.isRecording() ? "--warm-up times a run: give the program itself as TARGET" : "--warm-up times steps: name the network with --interconnect, or add text to --format");
    }
    if (findRanks && directory() == null && !target.isRecording()) {
      throw refused("--find-ranks goes on from the recording: give a directory as --out, or a recording as TARGET");
    }
    if (findRanks && !times()) {
      throw refused("--find-ranks goes by the times of steps: name the network with --interconnect, or add text to --format");
    }
    if (word != null && directory() == null && !target.isRecording()) {
      throw refused("--chains is read from the recording: give a directory as --out, or a recording as TARGET");
    }
    if (word != null && !tells() && graph == null) {
      throw refused("--chains is told as text, or drawn: add text to --format, or give --graph");
    }
    if (graph == null) {
      return;
    }
    if (KINDS.stream().noneMatch(graph.toString()::endsWith)) {
      throw refused("--graph is " + graph + ": give a name that ends in " + String.join(", ", KINDS));
    }
    Path parent = graph.toAbsolutePath().getParent();
    if (Files.isDirectory(graph) || parent == null || !Files.isDirectory(parent)) {
      throw refused("--graph cannot be written to " + graph + ": give the name of a file in a directory that there is");
    }
    if (directory() == null && !target.isRecording()) {
      throw refused("--graph is drawn from the recording: give a directory as --out, or a recording as TARGET");
    }
  }

  @Override
  AnalysisResult extend(AnalysisRequest request, AnalysisResult result, ProgressDisplay progress) throws AnalysisException {
    AnalysisResult extended = findRanks ? RankSearch.extend(request, result, progress) : result;
    if (word != null) {
      drawn = GraphEngine.chains(extended.run().recording(), word); // a word that there is not is told before anything is printed
    } else if (graph != null) {
      drawn = GraphEngine.of(extended.run().recording());
    }
    return extended;
  }

  @Override
  void finish(AnalysisResult result) throws AnalysisException {
    if (word != null && tells()) {
      console().out().print(ValueGraphText.chains(drawn));
    }
    if (graph != null) {
      write();
    }
  }

  private void write() throws AnalysisException {
    if (drawn.byVariable()) {
      console().warning(Notice.GRAPH_OF_VARIABLES, "--graph: of " + drawn.words() + " words, more than " + ValueGraph.MOST_VERTICES
          + ", the graph of the variables is written; give a smaller problem for that of the words, or --chains WORD for those about one");
    }
    try {
      ResultFile.write(graph, ResultFile.text(this::write));
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot write " + graph + " (--graph): " + e.getMessage(), e);
    }
  }

  private void write(Appendable to) throws IOException {
    if (graph.toString().endsWith(KINDS.get(0))) {
      ValueGraphText.graphml(drawn, to);
    } else if (graph.toString().endsWith(KINDS.get(1))) {
      ValueGraphText.dot(drawn, to);
    } else {
      ValueGraphText.json(drawn, to);
    }
  }

  @Override
  AnalysisRequest with(AnalysisRequest request) throws AnalysisException {
    return warmUp == null ? request : timedOnCores(request, warmUp);
  }

  @Override
  Scope scope() {
    return warmUp == null ? Scope.COMMUNICATION : Scope.LOOPS;
  }
}
