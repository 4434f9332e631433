package org.parcast.analyses.valueflow.layout;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.count.Evaluator;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.BestAnswer;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Collective;
import org.parcast.analyses.valueflow.plan.Collective.Operation;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.analyses.valueflow.plan.Plan;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.plan.VariableKind;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;

/**
 * Plans of placements: the layout of each variable, and what its values send, counted on nets that fold and expand. Another layout of one variable is
 * counted with all others as they are.
 */
public final class Plans {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Evaluator evaluator;
  private final Variables variables;
  private final VariableFlow flow;
  private final FoldsAndExpands numbers;
  private final Crossings crossings;
  private final AskedLayouts asked;

  public Plans(ValueCommunicationGraph graph, Singletons singletons, Evaluator evaluator, Variables variables, AskedLayouts asked) {
    this.graph = graph;
    this.singletons = singletons;
    this.evaluator = evaluator;
    this.variables = variables;
    this.asked = asked;
    flow = new VariableFlow(graph, variables);
    crossings = new Crossings(graph, singletons.all(), singletons.of(SingletonKind.ALLGATHER));
    numbers = new FoldsAndExpands(graph, singletons, crossings);
  }

  /** The layout that goes by the name of a placement. */
  static Distribution layout(Estimator estimator) {
    return switch (estimator) {
      case ROWS -> Distribution.ROWS;
      case COLUMNS -> Distribution.COLUMNS;
      case BLOCK2D -> Distribution.BLOCK2D;
      case BLOCK3D -> Distribution.BLOCK3D;
      case CYCLIC -> Distribution.CYCLIC;
      case BLOCK_CYCLIC -> Distribution.BLOCK_CYCLIC;
      case FILE -> Distribution.FILE;
      case PARTITION -> Distribution.PARTS;
    };
  }

  /** @param results the answers for the same number of ranks */
  public Plan of(PlacedAnswer answer, List<DecompositionForecast> results) {
    return new OfAnswer(answer, results).plan();
  }

  /** What one placement makes of the variables. */
  private final class OfAnswer {
    private final DecompositionForecast forecast;
    private final List<DecompositionForecast> results;
    private final int ranks;
    private final short[] owner;
    private final BitSet cut = new BitSet();
    private final BitSet everywhere = new BitSet();
    /** By variable, one more than the rank that has it; 0 where none has, less where several do. */
    private final int[] only = new int[variables.size()];
    private final long[] sent = new long[variables.size()];
    private final long[] messages = new long[variables.size()];
    private final long[] collectiveBytes = new long[variables.size()];
    private final List<List<Collective>> collectives = new ArrayList<>();
    /** Bytes that all terms of a number send if one rank adds them up, by variable. */
    private final Map<Integer, Long> termsToOne = new TreeMap<>();

    OfAnswer(PlacedAnswer answer, List<DecompositionForecast> results) {
      forecast = answer.forecast();
      ranks = forecast.ranks();
      this.results = results;
      owner = graph.spread(answer.owner());
      short[] cutOwner = answer.cutOwner();
      int[] copies = new int[variables.size()];
      int[] owned = new int[variables.size()];
      BitSet wantedOnOne = new BitSet();
      IntStream.range(0, variables.size()).forEach(variable -> wantedOnOne.set(variable, asked.of(variable).filter(l -> l == Distribution.ONE).isPresent()));
      for (int v = Nets.FIRST_VERTEX; v < owner.length; v++) {
        int variable = variables.of(v);
        if (variable < 0) {
          continue;
        }
        if (wantedOnOne.get(variable)) {
          owner[v] = 0;
        }
        cut.set(variable, cut.get(variable) || cutOwner[v] >= 0);
        if (owner[v] >= 0) {
          only[variable] = only[variable] == 0 || only[variable] == owner[v] + 1 ? owner[v] + 1 : -1;
        } else if (singletons.onEveryRank(graph.representative(v)) && !graph.terms().contains(v)) {
          copies[variable]++;
        }
        owned[variable] += owner[v] >= 0 ? 1 : 0;
      }
      // Of an array, the words that start others off may be everywhere.
      IntStream.range(0, variables.size()).filter(variable -> copies[variable] > owned[variable]).forEach(everywhere::set);
      IntStream.range(0, variables.size()).forEach(variable -> collectives.add(new ArrayList<>()));
    }

    Plan plan() {
      LongOpenHashSet pairs = new LongOpenHashSet();
      evaluator.explain(forecast.assembly(), owner, ranks, (home, pin, from, to, bytes) -> {
        int variable = Math.max(0, variables.of(home));
        sent[variable] += bytes;
        messages[variable] += pairs.add(((long) variable * ranks + from) * ranks + to) ? 1 : 0;
      });
      addNumbers();
      addGathered();
      addTermsToOne();
      List<PlannedVariable> planned = new ArrayList<>();
      for (int variable = 0; variable < variables.size(); variable++) {
        if (flow.isInSteps(variable) && !variables.name(variable).isEmpty()) {
          planned.add(planned(variable));
        }
      }
      planned.sort(Comparator.comparingDouble((PlannedVariable v) -> -v.bytesPerStep()).thenComparing(PlannedVariable::kind)
          .thenComparingLong(v -> -v.words()).thenComparing(PlannedVariable::name).thenComparing(PlannedVariable::file).thenComparingInt(PlannedVariable::line));
      return new Plan(forecast.grid(), planned.stream().mapToDouble(PlannedVariable::bytesPerStep).sum(),
          planned.stream().filter(v -> v.layout() == Distribution.COPIED).mapToLong(PlannedVariable::bytes).sum(), !graph.hasSteps(), planned);
    }

    private void addNumbers() {
      record Use(int variable, Operation operation, int ranks) {}
      Map<Use, long[]> uses = new TreeMap<>(Comparator.comparingInt(Use::variable).thenComparing(Use::operation).thenComparingInt(Use::ranks));
      List<FoldsAndExpands.Net> nets = numbers.of(graph.nets(), owner, ranks);
      for (int number = 0; number < nets.size(); number++) {
        FoldsAndExpands.Net net = nets.get(number);
        int vertex = numbers.vertex(number);
        if (net.sent() > 0 && variables.of(vertex) >= 0) {
          Operation operation = net.expands() == 0 ? Operation.REDUCE : net.folds() == 0 ? Operation.BROADCAST : Operation.ALLREDUCE;
          BitSet taking = (BitSet) net.terms().clone();
          taking.or(net.users());
          uses.computeIfAbsent(new Use(variables.of(vertex), operation, taking.cardinality()), use -> new long[1])[0] += net.bytesInSteps();
          collectiveBytes[variables.of(vertex)] += net.sent();
        }
      }
      uses.forEach((use, bytes) -> addCollective(use.variable, use.operation, bytes[0], use.ranks));
    }

    /** Words of an array that are reduced in each step are one operation on all of them, as rounds of a register are operations of their own. */
    private void addCollective(int variable, Operation operation, long bytesInSteps, int among) {
      long operand = Math.min(flow.words(variable) * variables.wordBytes(variable), Math.max(variables.wordBytes(variable), bytesInSteps / graph.steps()));
      collectives.get(variable).add(new Collective(operation, operand, bytesInSteps / (double) operand / graph.steps(), among));
    }

    private void addGathered() {
      BitSet gathered = singletons.of(SingletonKind.ALLGATHER);
      long[] bytes = new long[variables.size()];
      gathered.stream().filter(v -> variables.of(v) >= 0 && singletons.contains(v)).forEach(v -> bytes[variables.of(v)] += crossings.inSteps(v) * graph.words().bytes(v));
      for (int variable = 0; variable < bytes.length; variable++) {
        boolean copied = asked.of(variable).orElse(null) == Distribution.COPIED && bytes[variable] == 0 && !everywhere.get(variable);
        if (copied) {
          // Its words are computed where they were, and sent to all ranks.
          sent[variable] = 0;
          messages[variable] = 0;
        }
        long values = copied ? toCopy(variable) : bytes[variable];
        if (values > 0 && ranks > 1) {
          addCollective(variable, flow.words(variable) == 1 ? Operation.BROADCAST : Operation.ALLGATHER, values, ranks);
          collectiveBytes[variable] += values * (ranks - 1);
        }
      }
    }

    /** Bytes that every other rank gets in the steps if it keeps a copy; none where an operation of all ranks leaves them there. */
    private long toCopy(int variable) {
      boolean left = collectives.get(variable).stream().anyMatch(known -> known.operation() != Operation.REDUCE && known.ranks() == ranks);
      return left ? 0 : flow.leaving(variable);
    }

    /** Were a number added up by one rank of all its terms' values, that with most of them would be it. */
    private void addTermsToOne() {
      Map<Integer, Long2LongOpenHashMap> byRank = new TreeMap<>();
      graph.nets().forEachUse(numbers.folded(), (net, home, sink) -> {
        long bytes = graph.countInSteps(net) * graph.words().bytes(home);
        int number = sink < Nets.FIRST_VERTEX ? -1 : numbers.number(graph.representative(sink));
        if (bytes > 0 && owner[home] >= 0 && number >= 0) {
          byRank.computeIfAbsent(number, k -> new Long2LongOpenHashMap()).addTo(owner[home], bytes);
        }
      });
      byRank.forEach((number, bytes) -> {
        long all = bytes.values().longStream().sum();
        int variable = variables.of(numbers.vertex(number));
        termsToOne.merge(variable, all - bytes.values().longStream().max().orElse(0), Long::sum);
      });
    }

    private PlannedVariable planned(int variable) {
      Distribution layout = layout(variable);
      int partner = layout == Distribution.ALIGNED ? partner(variable) : -1;
      Site site = variables.site(variable);
      return new PlannedVariable(variables.name(variable), site == null ? "" : site.file(), site == null ? 0 : site.line(), flow.words(variable),
          flow.words(variable) * variables.wordBytes(variable), flow.kind(variable), layout, layout.isCut() || layout == Distribution.PARTS ? forecast.grid() : List.of(),
          partner < 0 ? "" : variables.name(partner), perStep(sent[variable] + collectiveBytes[variable]), messages[variable], collectives.get(variable),
          why(variable, layout));
    }

    private double perStep(long bytes) {
      return bytes / (double) graph.steps();
    }

    private Distribution layout(int variable) {
      Optional<Distribution> wanted = asked.of(variable).filter(l -> l == Distribution.COPIED || l == Distribution.ONE);
      if (wanted.isPresent()) {
        return wanted.get();
      }
      if (cut.get(variable)) {
        return Plans.layout(forecast.estimator());
      }
      if (everywhere.get(variable)) {
        return Distribution.COPIED;
      }
      if (only[variable] > 0) {
        return Distribution.ONE;
      }
      return forecast.estimator() == Estimator.PARTITION && flow.kind(variable) == VariableKind.STATE ? Distribution.PARTS : Distribution.ALIGNED;
    }

    /** What is cut or parted, else whatever else lies on several ranks. */
    private int partner(int variable) {
      int partner = flow.partner(variable, other -> cut.get(other) || forecast.estimator() == Estimator.PARTITION && flow.kind(other) == VariableKind.STATE);
      return partner >= 0 ? partner : flow.partner(variable, other -> only[other] < 0);
    }

    /** The layout's own cost and that of the next. */
    private String why(int variable, Distribution layout) {
      double own = perStep(sent[variable] + collectiveBytes[variable]);
      if (layout.isCut() || layout == Distribution.PARTS || layout == Distribution.FILE) {
        return results.stream().filter(other -> !name(other).equals(name(forecast))).min(BestAnswer.ORDER)
            .map(next -> layout.label() + " " + bytes(forecast.bytesPerStep()) + " for all variables; " + name(next) + " " + bytes(next.bytesPerStep()) + but(next)).orElse("");
      }
      double copied = perStep(collectiveBytes[variable] + toCopy(variable) * (ranks - 1));
      if (layout == Distribution.COPIED && termsToOne.containsKey(variable)) {
        return "copied " + bytes(own) + "; terms sent to one rank " + bytes(perStep(termsToOne.get(variable)));
      }
      if (layout == Distribution.COPIED || layout == Distribution.ONE && asked.of(variable).isPresent()) {
        return layout.label() + " " + bytes(own) + (asked.of(variable).isPresent() ? ", as asked" : "");
      }
      return layout.label() + " " + bytes(own) + "; copied " + bytes(copied);
    }

    /** Why what sends less is not the plan, though nobody asked for another layout. */
    private String but(DecompositionForecast other) {
      if (other.bytesPerStep() >= forecast.bytesPerStep() || asked.askForPlacement()) {
        return "";
      }
      return !BestAnswer.isBalanced(other) ? String.format(Locale.ROOT, ", but an imbalance of %.2f", other.imbalance())
          : other.shares() > Thresholds.LARGEST_IMBALANCE * forecast.shares() ? ", but ranks idle in each step" : ", which no name describes";
    }

    private String name(DecompositionForecast f) {
      return f.estimator() == Estimator.PARTITION ? "the partitioner's parts"
          : f.estimator().label() + " " + f.grid().stream().map(String::valueOf).collect(Collectors.joining("x")) + " of " + f.array();
    }

    private static String bytes(double bytes) {
      return String.format(Locale.ROOT, bytes == Math.rint(bytes) ? "%,.0f bytes" : "%,.1f bytes", bytes);
    }
  }
}
