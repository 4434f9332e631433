package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.graph.SingletonScores;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;

/**
 * Finds the singletons: vertices with a high score whose neighbours lie all over a 16-part cut; single numbers whose sources and whose sinks
 * (or those of numbers computed from them) each lie all over it, which in a dense graph, where every word has many neighbours, no score tells
 * from others; reductions that a branch, an address or the outside needs, but for {@link NumbersOfElements}; what is computed from such numbers
 * alone. A vertex that is only fed by nearly all, and by other singletons at that, is none: it reads copies.
 */
public final class SingletonDetector {
  private final ValueCommunicationGraph graph;
  private final SingletonMode mode;
  private final SingletonScores scores;
  private final WordGroups groups;
  private final BitSet coefficients;
  private final BitSet single;
  /** What stands for workspaces that hold one element after another. */
  private final BitSet workspaces = new BitSet();
  private final NumbersOfElements numbersOfElements;
  private final BitSet singletons;
  /** Single numbers with sources all over. */
  private final BitSet reductions = new BitSet();
  /** Those that every rank computes for itself. */
  private final BitSet repeated = new BitSet();
  /** Words that have an owner, should they turn out to be reduced. */
  private final BitSet owned = new BitSet();
  /** Words of which each value goes to some ranks only. */
  private final BitSet local = new BitSet();
  private final BitSet usedByBranch = new BitSet();
  private final BitSet leaving = new BitSet();
  private final BitSet fed = new BitSet();

  private SingletonDetector(ValueCommunicationGraph graph, List<WordBlock> blocks, SingletonMode mode) {
    this.graph = graph;
    groups = new WordGroups(blocks);
    scores = new SingletonScores(graph, mode);
    singletons = scores.candidates();
    coefficients = mode == SingletonMode.DEFAULT ? Coefficients.of(graph, groups, scores::sourcesWithoutLeaves) : new BitSet();
    single = SingleNumbers.of(graph, blocks, groups, coefficients);
    graph.workspaces().stream().map(graph::representative).forEach(workspaces::set);
    numbersOfElements = new NumbersOfElements(graph, blocks);
    this.mode = mode;
  }

  /** @param blocks all of the recording */
  public static Singletons detect(ValueCommunicationGraph graph, List<WordBlock> blocks, List<WordArray> arrays, CommunicationRequest request) {
    return new SingletonDetector(graph, blocks, request.singletons()).detect(arrays, request.seed());
  }

  private Singletons detect(List<WordArray> arrays, long seed) {
    int candidates = singletons.cardinality();
    markUses();
    if (mode == SingletonMode.DEFAULT) {
      // The buffer of a line has more neighbours than most, all over where the line crosses all.
      workspaces.stream().filter(v -> !scores.hasNeighboursForMoreThan(v, Thresholds.PARTS)).forEach(singletons::clear);
      BitSet outnumbering = numbersOfElements.outnumbering(scores);
      singletons.andNot(outnumbering);
      usedByBranch.andNot(outnumbering);
      BitSet hubs = hubs();
      hubs.andNot(outnumbering);
      BitSet asked = (BitSet) singletons.clone();
      asked.or(hubs);
      asked.or(numbersOfElements.possible(usedByBranch));
      if (!asked.isEmpty()) {
        short[] part = TrialPartition.of(graph, asked, coefficients, scores::isLeaf, arrays, seed);
        choose(asked, hubs, part, new Spread(graph, groups, asked, hubs, part));
        usedByBranch.andNot(numbersOfElements.find(usedByBranch, singletons, part));
      }
    }
    addNeeded();
    if (mode == SingletonMode.DEFAULT) {
      removeReaders();
      single.stream().filter(v -> scores.sources(v) >= Thresholds.PARTS).forEach(reductions::set);
      repeated.or(RepeatedNumbers.addTo(singletons, graph, single));
    }
    BitSet[] kinds = removeReducedThatHaveOwners();
    BitSet sentToSome = sentToSome(kinds);
    singletons.andNot(sentToSome);
    return new Singletons(singletons, sentToSome.isEmpty() ? kinds : kinds(), scores.remembered(singletons), candidates);
  }

  /** Words with owners each of whose values goes to some ranks: those of gathered arrays, and those that are computed from what all ranks have. */
  private BitSet sentToSome(BitSet[] kinds) {
    BitSet sent = (BitSet) kinds[SingletonKind.BROADCAST.ordinal()].clone();
    sent.and(local);
    sent.andNot(single);
    sent.or(ofArraysThatAre(local, kinds[SingletonKind.ALLGATHER.ordinal()]));
    return sent;
  }

  /** Those that owners add up. What was computed from one of these alone is no more computed from singletons alone, and may be the next. Gives the kinds of those that are left. */
  private BitSet[] removeReducedThatHaveOwners() {
    while (true) {
      BitSet[] kinds = kinds();
      BitSet reduced = kinds[SingletonKind.ALLREDUCE.ordinal()];
      BitSet left = (BitSet) reduced.clone();
      left.and(owned);
      if (mode == SingletonMode.DEFAULT) {
        left.or(new OutweighedSums(graph, groups).of(reduced));
      }
      if (left.isEmpty()) {
        return kinds;
      }
      singletons.andNot(left);
    }
  }

  private BitSet[] kinds() {
    return new SingletonKinds(graph, singletons, single, usedByBranch).byKind(reductions, repeated);
  }

  /** Tells by the cut which of those that are asked for are singletons, and what else it tells of them. */
  private void choose(BitSet asked, BitSet hubs, short[] part, Spread spread) {
    keepConfirmed(spread, part);
    singletons.stream().filter(v -> part[v] >= 0 && !single.get(v) && !spread.overAllBothWays(v)).forEach(owned::set);
    singletons.stream().filter(v -> part[v] >= 0 && !spread.valuesOverAll(v)).forEach(local::set);
    BitSet neededByAll = new BitSet();
    hubs.stream().filter(v -> scores.sinks(v) >= Thresholds.PARTS && spread.sinksEverywhere(v)).forEach(neededByAll::set);
    BitSet leading = leading(neededByAll);
    hubs.stream().filter(v -> leading.get(v) && scores.sources(v) >= Thresholds.PARTS && spread.sourcesEverywhere(v)).forEach(reductions::set);
    // To gather one from half of the parts sends more than to reduce it, though the cut of a small matrix may split rows to spare some of the others.
    asked.stream().filter(v -> coefficients.get(v) && spread.sourcesInHalf(v)).forEach(reductions::set);
    addReducedForAll(asked, leading, neededByAll, spread);
    singletons.or(reductions);
    removeTerms();
    addRestOfVariables();
  }

  /** Words that only reductions use have owners, who add up what they have: nobody needs the words. */
  private void removeTerms() {
    BitSet used = new BitSet();
    BitSet terms = new BitSet();
    graph.forEachEdgeFrom(singletons, (home, pin) -> (reductions.get(pin) ? terms : used).set(home));
    terms.andNot(used);
    terms.andNot(single);
    singletons.andNot(terms);
  }

  /** The gathered words of those arrays of which at least half of these are local: each value goes to some ranks, though each word has sinks everywhere. */
  private BitSet ofArraysThatAre(BitSet local, BitSet gathered) {
    Map<WordBlock, Integer> balance = new HashMap<>();
    gathered.stream().forEach(v -> balance.merge(graph.words().block(v), local.get(v) ? 1 : -1, Integer::sum));
    BitSet found = new BitSet();
    gathered.stream().filter(v -> balance.get(graph.words().block(v)) >= 0).forEach(found::set);
    return found;
  }

  /** Single numbers that have sources or sinks enough for all parts of a cut; none if none has the sources. */
  private BitSet hubs() {
    BitSet hubs = new BitSet();
    for (int v = single.nextSetBit(0); v >= 0; v = single.nextSetBit(v + 1)) {
      boolean many = scores.sources(v) >= Thresholds.PARTS || scores.sinks(v) >= Thresholds.PARTS;
      if (many && graph.isRepresentative(v)) {
        hubs.set(v);
      }
    }
    return hubs.stream().anyMatch(v -> scores.sources(v) >= Thresholds.PARTS) ? hubs : new BitSet();
  }

  /**
   * Keeps the candidates whose neighbours lie in nearly all parts of the cut. A candidate with no neighbours but leaves has them everywhere if they
   * are more than fits in one part. Other phases' candidates are not in the cut and stay.
   */
  private void keepConfirmed(Spread spread, short[] part) {
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      boolean overAll = scores.hasLeavesAlone(v) ? scores.fillsMoreThan(v, Thresholds.PARTS) : spread.overAll(v) || isOverItsOwn(v, spread);
      singletons.set(v, part[v] < 0 || overAll);
    }
  }

  /** Whether it is a single number of data that have to do with no others (one field's mean) and are more than fits in one part. */
  private boolean isOverItsOwn(int vertex, Spread spread) {
    return single.get(vertex) && scores.hasSourcesOrSinksForMoreThan(vertex, Thresholds.PARTS) && spread.overAllConnected(vertex);
  }

  /**
   * Coefficients that all ranks need, or what is computed from them, are reduced from however few parts: each sends one partial result in the place of many terms. Where they are
   * more bytes than what is computed from them, as sums and a count than their mean, an owner that computes this, and sends it to all, sends less.
   */
  private void addReducedForAll(BitSet asked, BitSet leading, BitSet neededByAll, Spread spread) {
    BitSet reduced = new BitSet();
    asked.stream().filter(v -> coefficients.get(v) && leading.get(v) && scores.sources(v) >= Thresholds.PARTS && spread.sourcesInSeveral(v)).forEach(reduced::set);
    if (bytes(reduced) <= bytes(neededByAll)) {
      reductions.or(reduced);
    }
  }

  private long bytes(BitSet vertices) {
    return vertices.stream().mapToLong(graph.words()::bytes).sum();
  }

  /** Those that all need, and the single numbers that these, or one another, are computed from. */
  private BitSet leading(BitSet neededByAll) {
    BitSet leading = (BitSet) neededByAll.clone();
    int before;
    do {
      before = leading.cardinality();
      graph.forEachEdgeFrom(single, (home, pin) -> leading.set(home, leading.get(home) || leading.get(pin)));
    } while (leading.cardinality() > before);
    return leading;
  }

  /** A variable has one layout: where most of its gathered words are reduced, all are, though the cut has put what feeds one of them together. */
  private void addRestOfVariables() {
    Map<WordGroups.Variable, BitSet> gathered = new HashMap<>();
    single.stream().filter(v -> graph.isRepresentative(v) && scores.sources(v) > 1 && graph.words().block(v) != null && !graph.words().isRegister(v))
        .forEach(v -> gathered.computeIfAbsent(groups.variable(graph.words().block(v), v), variable -> new BitSet()).set(v));
    for (BitSet words : gathered.values()) {
      BitSet reduced = (BitSet) words.clone();
      reduced.and(singletons);
      if (2 * reduced.cardinality() > words.cardinality()) {
        words.andNot(singletons);
        reductions.or(words);
        singletons.or(words);
      }
    }
  }

  private void markUses() {
    graph.nets().forEachUse((net, vertex, sink) -> {
      int home = graph.representative(vertex);
      if (sink == Nets.ALL) {
        usedByBranch.set(home);
      } else if (sink == Nets.ONE && (graph.usedInHeadline(net) || !graph.writtenInHeadline(home) || !numbersOfElements.isGatheredOften(home))) {
        leaving.set(home);
      } else if (graph.isComputed(sink) && graph.representative(sink) != home) {
        fed.set(graph.representative(sink));
      }
    });
  }

  private void addNeeded() {
    for (int v = single.nextSetBit(0); v >= 0; v = single.nextSetBit(v + 1)) {
      if (graph.isRepresentative(v) && fed.get(v) && isReduction(v, scores.sources(v))) {
        singletons.set(v);
      }
    }
  }

  /**
   * Whether it is a gathered register that a branch, an address or the outside needs, or another single number that a branch needs and words
   * enough for all parts of a cut feed.
   */
  private boolean isReduction(int vertex, int sources) {
    return graph.words().isRegister(vertex) ? usedByBranch.get(vertex) || leaving.get(vertex)
        : single.get(vertex) && usedByBranch.get(vertex) && sources >= Thresholds.PARTS;
  }

  /** Takes out vertices that neither nearly all use nor nearly all others feed: what they read of singletons is a copy. */
  private void removeReaders() {
    Int2IntOpenHashMap edgesIn = new Int2IntOpenHashMap();
    graph.forEachEdge((home, pin) -> {
      if (singletons.get(pin) && !singletons.get(home)) {
        edgesIn.addTo(pin, 1);
      }
    });
    BitSet readers = new BitSet();
    for (int v = singletons.nextSetBit(0); v >= 0; v = singletons.nextSetBit(v + 1)) {
      if (!isReduction(v, edgesIn.get(v)) && !reductions.get(v) && !scores.usedByNearlyAll(v) && !scores.fedByNearlyAll(v, edgesIn.get(v))) {
        readers.set(v);
      }
    }
    singletons.andNot(readers);
  }
}
