package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.TermArrays;
import org.parcast.analyses.valueflow.assembly.TermRows;
import org.parcast.analyses.valueflow.assembly.UntoldTerms;
import org.parcast.analyses.valueflow.assembly.WorkByConvention;
import org.parcast.analyses.valueflow.count.Evaluator;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.graph.ValueGraph;
import org.parcast.analyses.valueflow.layout.AskedLayouts;
import org.parcast.analyses.valueflow.layout.Plans;
import org.parcast.analyses.valueflow.layout.VariableGraph;
import org.parcast.analyses.valueflow.layout.Variables;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Decompositions;
import org.parcast.analyses.valueflow.tile.CoarseGraph;
import org.parcast.analyses.valueflow.tile.GraphMemory;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;
import org.parcast.recording.ValueFlowRecording;

/** Forecasts an MPI version's communication from the recorded value flow of a sequential run. */
public final class CommunicationAnalysis {
  private final ValueFlowRecording recording;
  private final CommunicationRequest request;
  private final List<WordArray> arrays;
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Optional<TileSummary> tiles;
  private final TermArrays termArrays;
  private final TermRows termRows;
  private final Shortlist shortlist;
  private final Variables variables;
  private final AskedLayouts layouts;
  /** An array of sums of which the terms are not known. */
  private final Optional<String> untoldTerms;

  private CommunicationAnalysis(ValueFlowRecording recording, CommunicationRequest request, long limit) {
    this.recording = recording;
    this.request = request;
    arrays = WordArrays.of(recording, request.shapes());
    ValueCommunicationGraph words = new ValueCommunicationGraph(recording, arrays);
    requireWords(words.words().count());
    variables = new Variables(words, recording.blocks());
    layouts = new AskedLayouts(request.layouts(), variables);
    termArrays = new TermArrays(words, recording.blocks());
    CoarseGraph coarse = CoarseGraph.of(recording, words, arrays, request);
    tiles = coarse.tiles().map(t -> new TileSummary(t.count(), t.side()));
    singletons = coarse.singletons();
    graph = coarse.graph().with(singletons);
    termRows = new TermRows(graph, singletons, arrays);
    shortlist = new Shortlist(graph.nets().storedPins(), limit);
    untoldTerms = UntoldTerms.array(graph, singletons, termRows, recording.blocks());
  }

  /**
   * Builds the value communication graph, takes its singletons out, spreads the rest over ranks and counts what has to be sent; where words
   * are assembled from contributions, under all three conventions. Where the memory runs out, begins again with tiles for half of what was taken.
   *
   * @throws IllegalArgumentException if the request does not fit the recording: more ranks than words, a shape or an owner for an array
   *     that is not there or has another size; the message names the construct and the remedy
   */
  public static CommunicationForecast forecast(ValueFlowRecording recording, CommunicationRequest request) {
    CommunicationRequest within = request;
    while (true) {
      try {
        return forecast(recording, within, Shortlist.LARGEST_IN_FULL);
      } catch (OutOfMemoryError e) {
        within = within.withMemory(half(recording, within.memory(), e));
        request.progress().accept("Out of memory, beginning again with tiles");
      }
    }
  }

  /** Half of what the graph took: tiles then, where it was of single words; at last no more than the tables that words need in any case. */
  private static long half(ValueFlowRecording recording, long memory, OutOfMemoryError otherwise) {
    long ofWords = GraphMemory.of(recording.nets(), recording.vertices());
    if (memory < ofWords && memory / 2 < GraphMemory.ofTables(recording.vertices())) {
      throw otherwise;
    }
    return Math.min(memory, ofWords) / 2;
  }

  /** @param limit placements of an array times pins up to which all are evaluated */
  static CommunicationForecast forecast(ValueFlowRecording recording, CommunicationRequest request, long limit) {
    return new CommunicationAnalysis(recording, request, limit).forecast();
  }

  private void requireWords(long words) {
    for (int ranks : request.ranks()) {
      if (ranks > words) {
        throw new IllegalArgumentException(
            ranks + " ranks for a region that touches " + words + (words == 1 ? " word" : " words") + "; ask for at most " + words + " or enlarge the problem");
      }
    }
  }

  private CommunicationForecast forecast() {
    Assembly assembly = Assembly.of(graph, singletons, termArrays);
    WorkByConvention work = WorkByConvention.of(graph, singletons, assembly);
    Evaluator evaluator = new Evaluator(graph, singletons, work, assembly, termRows, tiles.isPresent());
    List<PhaseSummary> phases = phases();
    boolean whole = !recording.partial() && recording.warnings().isEmpty();
    boolean nothing = !whole && phases.stream().allMatch(phase -> phase.uses() == 0);
    Map<Integer, AnswersByRanks> answers =
        nothing ? Map.of() : evaluate(new Decompositions(graph, singletons, work, assembly, termRows, arrays, request, tiles.isPresent()), evaluator);
    List<String> warnings = new ArrayList<>(recording.warnings());
    answers.forEach((p, answer) -> {
      answer.requirePlanned(arrays);
      unbalanced(p, answer.best()).ifPresent(warnings::add);
    });
    ForkJoinTask<List<ValueGraph>> graphs = ForkJoinPool.commonPool().submit(this::graphs);
    List<RankForecast> ranks = answers.isEmpty() ? List.of() : rankForecasts(answers, evaluator);
    inTurn(ranks.stream().filter(forecast -> forecast.best().isInTurn()).toList()).ifPresent(warnings::add);
    Phase steps = graph.headlinePhaseSummary();
    return new CommunicationForecast(recording.partial(), recording.reason(), steps.iterations(), steps.file(), steps.line(), phases,
        graph.words().count(), vertices(), graph.nets().size(), recording.births(), recording.copies(),
        arrays.stream().map(ArrayShape::of).toList(),
        SingletonReport.of(graph, singletons, recording.blocks(), request.singletons()), ranks, Findings.of(graph, request, tiles, shortlist.finding(), untoldTerms),
        tiles, graphs.join(), warnings);
  }

  private List<ValueGraph> graphs() {
    List<ValueGraph> graphs = new ArrayList<>(List.of(VariableGraph.of(graph, variables)));
    if (graph.words().count() <= ValueGraph.MOST_IN_A_PICTURE) {
      graphs.add(ValueGraph.of(recording, ValueGraph.MOST_VERTICES));
    }
    graphs.removeIf(drawn -> drawn.edges().isEmpty());
    return graphs;
  }

  private Map<Integer, AnswersByRanks> evaluate(Decompositions decompositions, Evaluator evaluator) {
    Map<Integer, AnswersByRanks> answers = new LinkedHashMap<>();
    request.ranks().forEach(ranks -> answers.put(ranks, new AnswersByRanks(graph, untoldTerms.isEmpty(), layouts)));
    AtomicInteger turns = new AtomicInteger();
    decompositions.forEachBatch(batch -> {
      String what = batch.get(0).array().isEmpty() ? "Partitioning" : "Cutting " + batch.get(0).array();
      int first = turns.getAndAdd(batch.size());
      int left = shortlist.evaluate(batch, chosen -> {
        request.progress().accept(what + ", " + chosen.size() + (chosen.size() == 1 ? " placement" : " placements"));
        return chosen.parallelStream().flatMap(candidate -> {
          Evaluator.Evaluation evaluation = evaluator.evaluate(candidate);
          answers.get(candidate.ranks()).add(first + batch.indexOf(candidate), candidate, evaluation);
          return evaluation.forecasts().stream();
        }).toList();
      });
      if (left > 0) {
        request.progress().accept(what + ", " + left + " placements left out that should send much more");
      }
    });
    return answers;
  }

  /** What is said of numbers of ranks that have to wait for each other in a step, all in one sentence. */
  private static Optional<String> inTurn(List<RankForecast> waiting) {
    if (waiting.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(Notice.IN_TURN.of("on " + listed(waiting, forecast -> String.valueOf(forecast.ranks())) + " ranks the longest path of a step is "
        + listed(waiting, forecast -> String.format(Locale.ROOT, "%.2f", forecast.best().shares())) + " even shares of its work: ranks wait for what others compute in the same step. "
        + "They work at most " + listed(waiting, forecast -> String.format(Locale.ROOT, "%.2f", forecast.ranks() / forecast.best().shares()))
        + " times as fast as one unless steps or blocks overlap, as in a pipeline"));
  }

  private static String listed(List<RankForecast> forecasts, Function<RankForecast, String> figure) {
    return forecasts.stream().map(figure).collect(Collectors.joining(", "));
  }

  private static Optional<String> unbalanced(int ranks, DecompositionForecast best) {
    if (BestAnswer.isBalanced(best)) {
      return Optional.empty();
    }
    return Optional.of(Notice.UNBALANCED.of("no placement on " + ranks + " ranks keeps every rank busy and the heaviest within 1.10 of the mean; of those nearest to it the one that sends least, "
        + String.format(Locale.ROOT, "imbalance %.2f", best.imbalance()) + (best.everyRankBusy() ? "" : " but ranks without work") + ", is called the best"));
  }

  /** What is told of each number of ranks: to explain what an answer sends takes as long as to count it, so it is done for several at a time. */
  private List<RankForecast> rankForecasts(Map<Integer, AnswersByRanks> answers, Evaluator evaluator) {
    Plans plans = new Plans(graph, singletons, evaluator, variables, layouts);
    return List.copyOf(answers.keySet()).parallelStream().map(ranks -> rankForecast(ranks, answers.get(ranks), evaluator, plans)).toList();
  }

  private static RankForecast rankForecast(int ranks, AnswersByRanks answer, Evaluator evaluator, Plans plans) {
    return new RankForecast(ranks, answer.best(), answer.partition(), answer.isPartitionEligible(), answer.results(),
        evaluator.lines(answer.best().assembly(), answer.owner(), ranks),
        answer.pattern(), plans.of(answer.planned(), answer.results()));
  }

  private List<PhaseSummary> phases() {
    long[] nets = new long[graph.phases().size()];
    long[] uses = new long[nets.length];
    Nets all = graph.nets();
    for (int n = 0; n < all.size(); n++) {
      nets[all.phase(n)]++;
    }
    all.forEachUse((net, home, sink) -> uses[all.phase(net)] += sink == home ? 0 : all.count(net));
    return IntStream.range(0, nets.length)
        .mapToObj(i -> new PhaseSummary(graph.phases().get(i), i == graph.headline(), nets[i], uses[i])).toList();
  }

  /** Those that stand for words or terms: the run sets some aside for scratch that it never takes. */
  private int vertices() {
    return (int) IntStream.range(Nets.FIRST_VERTEX, graph.vertices())
        .filter(v -> graph.isRepresentative(v) && graph.number(v) == v && (graph.words().bytes(v) > 0 || graph.terms().contains(v))).count();
  }
}
