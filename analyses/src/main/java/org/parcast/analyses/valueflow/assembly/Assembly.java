package org.parcast.analyses.valueflow.assembly;

import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;
import org.parcast.recording.Site;

/**
 * The assembly words of a graph: updated by +, *, min or max from contributions, more than one in a step. Where a contribution is computed of
 * several words, data without sources that several words use are operands and no contributions: a product's matrix entries meet where the
 * product is summed.
 */
public final class Assembly {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  /** The vertices that contribute to no word. */
  private final BitSet apart;
  /** The vertices whose values contributions are computed of together with others. */
  private final BitSet operands;
  /** The candidates each of whose contributions is computed of one other word. */
  private final BitSet addingWords;
  private final BitSet words;
  /** Of each word among the words. */
  private final int[] number;
  private final int size;
  private final Crossings results;
  private final BitSet nets = new BitSet();
  private final TermSources terms;

  private Assembly(ValueCommunicationGraph graph, Singletons singletons, TermArrays arrays) {
    this.graph = graph;
    this.singletons = singletons;
    BitSet candidates = candidates();
    apart = candidates.isEmpty() ? candidates : vertices(v -> singletons.contains(graph.representative(v)));
    operands = candidates.isEmpty() ? candidates : vertices(this::isOperand);
    addingWords = new BitSet();
    candidates.stream().filter(this::addsWords).forEach(addingWords::set);
    BitSet ofTerms = (BitSet) candidates.clone();
    ofTerms.andNot(addingWords);
    terms = arrays == null ? TermSources.none() : new TermSources(graph, ofTerms, apart, arrays);
    words = assembled(candidates);
    number = numbered();
    size = words.cardinality();
    results = new Crossings(graph, words, new BitSet(), graph::alike);
    markNets();
  }

  private Assembly(ValueCommunicationGraph graph, BitSet words) {
    this.graph = graph;
    this.words = words;
    singletons = Singletons.none();
    apart = new BitSet();
    operands = new BitSet();
    addingWords = words;
    terms = TermSources.none();
    number = numbered();
    size = words.cardinality();
    results = new Crossings(graph, words, new BitSet(), graph::alike);
    markNets();
  }

  private int[] numbered() {
    int[] number = new int[words.length()];
    int next = 0;
    for (int word = words.nextSetBit(0); word >= 0; word = words.nextSetBit(word + 1)) {
      number[word] = next++;
    }
    return number;
  }

  private BitSet vertices(IntPredicate test) {
    BitSet vertices = new BitSet(graph.vertices());
    IntStream.range(Nets.FIRST_VERTEX, graph.vertices()).filter(test).forEach(vertices::set);
    return vertices;
  }

  private void markNets() {
    Nets all = graph.nets();
    for (int n = 0; n < all.size() && !words.isEmpty(); n++) {
      int home = all.home(n);
      nets.set(n, contains(home) || all.anySink(n, sink -> isContribution(home, sink) || isOperandOf(home, sink)));
    }
  }

  /** @param arrays those whose words meet in terms */
  public static Assembly of(ValueCommunicationGraph graph, Singletons singletons, TermArrays arrays) {
    return new Assembly(graph, singletons, arrays);
  }

  /** Where singletons were not looked for: operands count as contributions too, and the words of all terms are taken to meet. */
  public static Assembly ofTermsThatMeet(ValueCommunicationGraph graph) {
    return new Assembly(graph, Singletons.none(), null);
  }

  /** Numbers that whatever flows into them contributes to; they may be none. */
  public static Assembly ofNumbers(ValueCommunicationGraph graph, BitSet numbers) {
    BitSet words = new BitSet();
    numbers.stream().filter(v -> graph.alike(v) == v).forEach(words::set);
    return new Assembly(graph, words);
  }

  /** Words of the program, no scratch, that the steps last stored to by an update. */
  private BitSet candidates() {
    BitSet candidates = new BitSet();
    BitSet workspaces = graph.workspaces();
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      int site = graph.siteInHeadline(v);
      if (site != 0 && graph.site(site).assembly() != Site.Assembly.NONE && graph.alike(v) == v && graph.number(v) == v && !isReduced(v)
          && !graph.words().isTemporary(v) && !workspaces.get(v)) {
        candidates.set(v);
      }
    }
    return candidates;
  }

  /**
   * Whether a word is a singleton that is not assembled besides. The words of an array that is gathered have owners, who collect what other words
   * contribute; of a product the words that meet in a term are gathered themselves.
   */
  private boolean isReduced(int word) {
    int representative = graph.representative(word);
    return singletons.contains(representative) && (singletons.onEveryRank(representative) || !addsWords(word));
  }

  private int added(int sum, int net) {
    return (int) Math.min(Integer.MAX_VALUE, sum + graph.countInSteps(net));
  }

  /**
   * The candidates stored at sites where some word has several updates a step and several contributors. Where others use what a word holds on the
   * way, as in the butterflies of a transform, partial results would not do.
   */
  private BitSet assembled(BitSet candidates) {
    if (candidates.isEmpty()) {
      return candidates;
    }
    int[] contributor = new int[candidates.length()];
    BitSet severalContributors = new BitSet();
    int[] updates = new int[graph.vertices()];
    int[] used = new int[graph.vertices()];
    Nets nets = graph.nets();
    nets.forEachUse(graph::usedInHeadline, (n, vertex, sink) -> {
      int home = graph.alike(vertex);
      int pin = sink < Nets.FIRST_VERTEX ? sink : graph.alike(sink);
      if (pin == home) {
        updates[pin] = added(updates[pin], n);
      } else if (!apart.get(home) && candidates.get(pin) && isSentInSteps(n, pin) && !isOperand(home, pin)) {
        if (contributor[pin] == 0) {
          contributor[pin] = home;
        } else if (contributor[pin] != home) {
          severalContributors.set(pin);
        }
      }
    });
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.alike(nets.home(n));
      if (graph.usedInHeadline(n) && nets.anySink(n, sink -> sink >= Nets.FIRST_VERTEX && graph.alike(sink) != home)) {
        used[home] = added(used[home], n);
      }
    }
    int[] alike = graph.wordsAlike();
    BitSet sites = new BitSet();
    BitSet usedOnTheWay = new BitSet();
    for (int v = severalContributors.nextSetBit(0); v >= 0; v = severalContributors.nextSetBit(v + 1)) {
      if (updates[v] > graph.steps() * alike[v] || graph.words().isRegister(v)) {
        sites.set(graph.siteInHeadline(v));
      }
      if (used[v] > 2L * graph.steps() * alike[v]) { // more than what it held at the beginning, and what it is assembled to
        usedOnTheWay.set(graph.siteInHeadline(v));
      }
    }
    sites.andNot(usedOnTheWay);
    BitSet assembled = new BitSet();
    candidates.stream().filter(v -> sites.get(graph.siteInHeadline(v))).forEach(assembled::set);
    return assembled;
  }

  /**
   * Whether contributions are computed of the vertex's value and others. Words that steps store to hold the state, also where that is there before
   * the first of them; in a region that is one step they may be set up.
   */
  private boolean isOperand(int vertex) {
    return singletons.chosen() != null && singletons.chosen().operands().get(graph.representative(vertex))
        && !(graph.hasSteps() && graph.writtenInHeadline(vertex));
  }

  /** In a region that is one step, data whose terms a placement shows to lie together contribute as well. */
  private boolean isOperand(int vertex, int word) {
    return operands.get(vertex) && !addingWords.get(word) && (graph.hasSteps() || terms.areUntold(word));
  }

  public boolean isEmpty() {
    return words.isEmpty();
  }

  /** How many words there are. */
  public int size() {
    return size;
  }

  /** The number of a word, from 0. */
  public int number(int word) {
    return number[graph.alike(word)];
  }

  /** Calls back with each word, ascending. */
  public void forEachWord(IntConsumer action) {
    words.stream().forEach(action);
  }

  public boolean contains(int vertex) {
    return words.get(graph.alike(vertex));
  }

  /** The nets of values of the words and of contributions to them. */
  public BitSet nets() {
    return nets;
  }

  /** Whether a sink of a value is a word to which the value contributes. */
  public boolean isContribution(int home, int pin) {
    if (pin < Nets.FIRST_VERTEX || apart.get(home)) {
      return false;
    }
    int word = graph.alike(pin);
    return words.get(word) && word != graph.alike(home) && !isOperand(home, word) && !terms.areUntold(word);
  }

  /** Whether a sink of a value is a word to whose contributions the value is an operand. */
  public boolean isOperandOf(int home, int pin) {
    return pin >= Nets.FIRST_VERTEX && words.get(graph.alike(pin)) && isOperand(home, graph.alike(pin)) && !terms.areUntold(graph.alike(pin));
  }

  /** The sources of terms of which each has several. */
  public TermSources terms() {
    return terms;
  }

  /**
   * Whether partial results of a word are sent in the steps on account of a net's values, which contribute to it. Values from before the steps that
   * are but one of several that a contribution is computed of are sent to where the others are instead.
   */
  public boolean contributesInSteps(int net, int pin) {
    return graph.usedInHeadline(net) && isSentInSteps(net, graph.alike(pin));
  }

  private boolean isSentInSteps(int net, int word) {
    return graph.everyStep(net) || addingWords.get(word);
  }

  /** Whether each contribution to a word is computed of one other. */
  private boolean addsWords(int word) {
    return graph.site(graph.siteInHeadline(word)).assembly() == Site.Assembly.OF_WORDS;
  }

  /** Complete values of a word in all steps of the headline phase: those that others use. */
  public long resultsInSteps(int word) {
    return results.inStepsOfState(word);
  }

  /** Complete values over the whole region. */
  public long results(int word) {
    return results.total(word);
  }
}
