package org.parcast.analyses.valueflow.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.Words;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;
import org.parcast.recording.Site;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.file.PagedInts;

/**
 * The value communication graph of a recording, in the form of its nets, with the choices that all of the analysis shares: which vertices
 * are one, which phase is the headline, which values are set-up.
 */
public final class ValueCommunicationGraph {
  private final ValueFlowRecording recording;
  private final Nets nets;
  private final Words words;
  private final int[] representative;
  private final ReductionTerms terms;
  private final int[] alike;
  private final int[] computedLike;
  private final int headline;
  private final BitSet stored;
  private final BitSet written;
  private final BitSet copied;
  private final BitSet computed;
  private final BitSet registers;
  /** Guards the index alone, as others look for other things while it is made. */
  private final Object index = new Object();
  private Incidence headlineIncidence;
  private BitSet placed;
  private BitSet connected;
  private SinkSharing sinkSharing;
  /** Arrays for placements that are needed no more. */
  private final Queue<short[]> spare = new ConcurrentLinkedQueue<>();

  /** @param arrays the recording's arrays; their bounding boxes are taken */
  public ValueCommunicationGraph(ValueFlowRecording recording, List<WordArray> arrays) {
    this(recording, arrays, null, null);
  }

  /**
   * @param alike by vertex the one that stands in the nets for all of its tile that are like it; null where there are no tiles
   * @param computedLike by vertex the one that stands for all of its tile of which a rank can compute all or none; null where there are no
   *     tiles, or no words are assembled
   */
  public ValueCommunicationGraph(ValueFlowRecording recording, List<WordArray> arrays, int[] alike, int[] computedLike) {
    this.recording = recording;
    this.alike = alike;
    this.computedLike = computedLike;
    nets = recording.nets();
    words = new Words(recording.blocks(), recording.vertices());
    terms = new ReductionTerms(recording.terms());
    representative = SingleUses.joined(recording, terms, Representatives.of(terms.withNumbers(SmallScratch.placedWith(recording), recording.vertices())));
    registers = new BitSet(recording.vertices());
    words.blocks().stream().filter(b -> b.kind() == WordBlock.Kind.REGISTER)
        .forEach(b -> registers.set(b.firstVertex(), b.firstVertex() + b.length()));
    headline = headlinePhase();
    stored = storedIn(headline);
    written = withBoxes(stored, arrays);
    Births births = new Births(recording, headline, this::representative);
    computed = births.computed();
    copied = hasSteps() ? births.onlyCopied(written) : new BitSet();
  }

  /** The same graph where terms are placed for themselves. */
  private ValueCommunicationGraph(ValueCommunicationGraph graph, int[] representative) {
    recording = graph.recording;
    alike = graph.alike;
    computedLike = graph.computedLike;
    nets = graph.nets;
    words = graph.words;
    terms = graph.terms;
    this.representative = representative;
    registers = graph.registers;
    headline = graph.headline;
    stored = graph.stored;
    written = graph.written;
    computed = graph.computed;
    copied = graph.copied;
  }

  /** The graph for placements: until the singletons are known, all that a number is reduced from flows into that number. Where it is another one, the index of this is freed. */
  public ValueCommunicationGraph with(Singletons singletons) {
    int[] apart = terms.apart(representative, singletons);
    if (apart == representative) {
      return this;
    }
    ValueCommunicationGraph graph = new ValueCommunicationGraph(this, apart);
    if (dropIncidence()) {
      // Its cuts leave as many vertices to traffic: the index is made while the work and what is assembled are found.
      CompletableFuture.runAsync(graph::headlineIncidence);
    }
    return graph;
  }

  /** The phase of steps with most traffic; the first phase where none has steps. */
  private int headlinePhase() {
    List<Phase> phases = recording.phases();
    int[] steps = IntStream.range(0, phases.size()).filter(i -> phases.get(i).kind() == Phase.Kind.STEPS).toArray();
    if (steps.length < 2) {
      return steps.length == 0 ? 0 : steps[0];
    }
    long[] traffic = new long[phases.size()];
    BitSet[] stored = new BitSet[phases.size()];
    Arrays.stream(steps).forEach(i -> stored[i] = storedIn(i));
    for (int n = 0; n < nets.size(); n++) {
      int home = nets.home(n);
      int phase = nets.phase(n);
      if (stored[phase] != null && stored[phase].get(home)) {
        traffic[phase] += nets.count(n) * words.bytes(home) * (nets.end(n) - nets.offset(n));
      }
    }
    int best = steps[0];
    for (int i : steps) {
      best = traffic[i] > traffic[best] ? i : best;
    }
    return best;
  }

  /** Vertices that the phase stores to; a gathered register is born where its phase has computations for it. */
  private BitSet storedIn(int phase) {
    BitSet stored = new BitSet(recording.vertices());
    recording.weight().get(phase).forEachRun((first, end, weight) -> stored.set(first, end, weight > 0));
    stored.and(registers);
    recording.storedAt().get(phase).forEachRun((first, end, site) -> stored.set(first, end));
    stored.clear(0, Nets.FIRST_VERTEX);
    return stored;
  }

  /**
   * Words inside the bounding box of what the steps write of an array are cut with it, even those that happen to be written never, as an obstacle
   * in a grid; the rim outside is not.
   */
  private static BitSet withBoxes(BitSet stored, List<WordArray> arrays) {
    BitSet boxes = (BitSet) stored.clone();
    for (WordArray array : arrays) {
      array.box(stored::get);
      // Of objects, fields that are never written lie between those that are.
      if (!array.hasComponents()) {
        array.addBox(boxes);
      }
    }
    return boxes;
  }

  public Nets nets() {
    return nets;
  }

  public Words words() {
    return words;
  }

  public int vertices() {
    return recording.vertices();
  }

  public List<Phase> phases() {
    return recording.phases();
  }

  public int headline() {
    return headline;
  }

  public Phase headlinePhaseSummary() {
    return recording.phases().get(headline);
  }

  /** Steps in the headline phase. */
  public long steps() {
    return recording.phases().get(headline).iterations();
  }

  /** The vertex that a pin of a net stands for; where it is none, as of what dies in scratch, another. */
  public int sink(int pin, int otherwise) {
    return pin < Nets.FIRST_VERTEX ? otherwise : representative(pin);
  }

  /** The vertex that stands for this one and all that are placed with it. */
  public int representative(int vertex) {
    return representative == null ? vertex : representative[vertex];
  }

  /** The vertex that stands for the words of a tile that are like this one; where there are no tiles, its representative. */
  public int alike(int vertex) {
    return alike == null ? representative(vertex) : alike[vertex];
  }

  /** The vertex that stands for those of which a rank can compute the values of all or of none. */
  public int computedLike(int vertex) {
    return computedLike == null ? representative(vertex) : computedLike[vertex];
  }

  /** The vertices that placements place: all, or where there are tiles, those that nets name or that stand for others. All others lie where their {@link #representative} does. */
  public synchronized BitSet placed() {
    if (placed == null) {
      placed = new BitSet(vertices());
      placed.set(Nets.FIRST_VERTEX, vertices());
      if (alike != null) {
        keepNamed(placed);
      }
    }
    return placed;
  }

  private void keepNamed(BitSet vertices) {
    BitSet named = new BitSet(vertices());
    for (int n = 0; n < nets.size(); n++) {
      named.set(nets.home(n));
      nets.forEachSink(n, named::set);
    }
    for (int v = Nets.FIRST_VERTEX; v < vertices(); v++) {
      vertices.set(v, named.get(v) || isRepresentative(v));
    }
  }

  /** By vertex a rank, -1 so far. */
  public short[] unowned() {
    short[] owner = Optional.ofNullable(spare.poll()).orElseGet(() -> new short[vertices()]);
    Arrays.fill(owner, (short) -1);
    return owner;
  }

  /** Nobody looks at the array any more, and {@link #unowned} may give it again: placements come and go, each as large as the graph. */
  public void release(short[] owner) {
    spare.add(owner);
  }

  /** Whether placements are put by in arrays of their own. */
  public boolean packs() {
    return alike != null;
  }

  /** A placement that is put by: of the vertices that are {@link #placed} alone, where those are not all. */
  public short[] packed(short[] owner) {
    if (!packs()) {
      return owner;
    }
    short[] packed = new short[placed().cardinality()];
    int at = 0;
    for (int v = placed.nextSetBit(0); v >= 0; v = placed.nextSetBit(v + 1)) {
      packed[at++] = owner[v];
    }
    return packed;
  }

  /** The placement that was {@link #packed}; -1 for vertices that are not placed. */
  public short[] unpacked(short[] packed) {
    if (!packs()) {
      return packed;
    }
    short[] owner = unowned();
    int at = 0;
    for (int v = placed().nextSetBit(0); v >= 0; v = placed.nextSetBit(v + 1)) {
      owner[v] = packed[at++];
    }
    return owner;
  }

  /** The rank of every vertex, from the ranks of the {@link #placed} ones. */
  public short[] spread(short[] owner) {
    short[] ofAll = owner.clone();
    for (int v = Nets.FIRST_VERTEX; alike != null && v < ofAll.length; v++) {
      ofAll[v] = owner[representative(v)];
    }
    return ofAll;
  }

  /** For each vertex how many words of its tile it stands for; 1 where there are no tiles. */
  public int[] wordsAlike() {
    int[] words = new int[vertices()];
    for (int v = 0; v < words.length; v++) {
      words[alike == null ? v : alike[v]]++;
    }
    return words;
  }

  public boolean isRepresentative(int vertex) {
    return representative == null || representative[vertex] == vertex;
  }

  /** Whether the headline phase has steps; else the region is one step. */
  public boolean hasSteps() {
    return headlinePhaseSummary().kind() == Phase.Kind.STEPS;
  }

  /** Whether the headline phase stores to the vertex or to words around it in its array. */
  public boolean writtenInHeadline(int vertex) {
    return written.get(vertex);
  }

  /** Whether steps only copy to the vertex, if that: the rim of a grid that every step makes anew, and the corners of one that they fill by copies. */
  public boolean onlyCopiedTo(int vertex) {
    return copied.get(vertex);
  }

  /** Whether a phase stores to the vertex or computes values of it. */
  public boolean bornIn(int phase, int vertex) {
    return recording.storedAt().get(phase).get(vertex) != 0 || recording.weight().get(phase).get(vertex) > 0;
  }

  public boolean writtenInAnyPhase(int vertex) {
    return recording.storedAt().stream().anyMatch(sites -> sites.get(vertex) != 0);
  }

  /**
   * Whether the values of a net are sent in every step: used in the headline phase and not read-only there. Read-only words are sent in
   * set-up, except where the region is one step.
   */
  public boolean everyStep(int net) {
    return usedInHeadline(net) && (!hasSteps() || stored.get(nets.home(net)));
  }

  /** Whether the values of a net are used in the headline phase. */
  public boolean usedInHeadline(int net) {
    return nets.phase(net) == headline;
  }

  /** Whether later values of the same vertex are computed of the values of a net. */
  public boolean usesItself(int net) {
    int home = representative(nets.home(net));
    return nets.anySink(net, sink -> sink(sink, 0) == home);
  }

  /** The vertices of workspaces that hold one element after another, in all rounds. */
  public BitSet workspaces() {
    return SmallScratch.vertices(recording.blocks());
  }

  /** Is told of an edge. */
  public interface EdgeVisitor {
    void visit(int home, int pin);
  }

  /** The edges between representatives, as often as nets have them; words that only receive copies are pins too. They are gone through often, so by index. */
  public void forEachEdge(EdgeVisitor visitor) {
    forEachEdge(0, nets.size(), visitor);
  }

  /** The edges of some nets, from the first to before the end. */
  public void forEachEdge(int first, int end, EdgeVisitor visitor) {
    for (int n = first; n < end; n++) {
      visitEdges(n, representative(nets.home(n)), visitor);
    }
  }

  /** The edges from these representatives alone, as often as nets have them: where they are few, the sinks of all others are passed over. */
  public void forEachEdgeFrom(BitSet homes, EdgeVisitor visitor) {
    for (int n = 0; n < nets.size() && !homes.isEmpty(); n++) {
      int home = representative(nets.home(n));
      if (homes.get(home)) {
        visitEdges(n, home, visitor);
      }
    }
  }

  private void visitEdges(int net, int home, EdgeVisitor visitor) {
    for (int i = nets.offset(net); i < nets.end(net); i++) {
      int pin = sink(nets.pin(net, i), home);
      if (pin != home) {
        visitor.visit(home, pin);
      }
    }
  }

  /** The representatives that use or are used by others in the headline phase, those alone that have a net of their own. */
  public BitSet connectedInHeadline() {
    BitSet connected = new BitSet(vertices());
    for (int n = 0; n < nets.size(); n++) {
      if (usedInHeadline(n)) {
        int home = representative(nets.home(n));
        connected.set(home);
        nets.forEachSink(n, sink -> connected.set(sink(sink, home)));
      }
    }
    return connected;
  }

  /** The representatives that have a net or use the values of one: looked for when they are asked for first. */
  public synchronized BitSet connected() {
    if (connected == null) {
      connected = new BitSet(vertices());
      SinkSharing sharing = sinkSharing();
      for (int n = 0; n < nets.size(); n++) {
        int home = representative(nets.home(n));
        connected.set(home);
        for (int i = nets.offset(n); sharing.first(n) == n && i < nets.end(n); i++) {
          connected.set(sink(nets.pin(n, i), home));
        }
      }
    }
    return (BitSet) connected.clone();
  }

  /** The nets of the headline phase by representative: made when it is asked for first, since the analysis can do with one. */
  public Incidence headlineIncidence() {
    synchronized (index) {
      if (headlineIncidence == null) {
        BitSet all = new BitSet(vertices());
        all.set(Nets.FIRST_VERTEX, vertices());
        headlineIncidence = new Incidence(this, all, this::usedInHeadline);
      }
      return headlineIncidence;
    }
  }

  /** Frees what {@link #headlineIncidence} gave, where another graph is placed instead of this one; whether it gave any. */
  public boolean dropIncidence() {
    synchronized (index) {
      boolean given = headlineIncidence != null;
      headlineIncidence = null;
      return given;
    }
  }

  /** Which nets have the same sinks: looked for when it is asked for first. */
  public synchronized SinkSharing sinkSharing() {
    if (sinkSharing == null) {
      sinkSharing = new SinkSharing(nets);
    }
    return sinkSharing;
  }

  /** The nets of the headline phase by {@link #computedLike}. */
  public Incidence incidenceOfComputed() {
    if (computedLike == null) {
      return headlineIncidence();
    }
    BitSet all = new BitSet(vertices());
    all.set(Nets.FIRST_VERTEX, vertices());
    return new Incidence(this, all, this::usedInHeadline, this::computedLike);
  }

  /** Values sent by a net in all steps of the headline phase; 0 for set-up and other phases. */
  public long countInSteps(int net) {
    return everyStep(net) ? nets.count(net) : 0;
  }

  /** Computations charged to a vertex in the headline phase, of this vertex alone. */
  public int computations(int vertex) {
    return recording.weight().get(headline).get(vertex);
  }

  /** Whether values are computed into the vertex in some phase; if not, it holds inputs, constants and copies. */
  public boolean isComputed(int vertex) {
    return computed.get(vertex);
  }

  /** Where the headline phase, or else any phase, last stored to the vertex; null where none did. */
  public Site storedAt(int vertex) {
    if (siteInHeadline(vertex) != 0) {
      return site(siteInHeadline(vertex));
    }
    for (PagedInts sites : recording.storedAt()) {
      if (sites.get(vertex) != 0) {
        return site(sites.get(vertex));
      }
    }
    return null;
  }

  /** The number that the vertex is a term of; the vertex itself where it is none. */
  public int number(int vertex) {
    int term = terms.of(vertex);
    return term < 0 ? vertex : terms.number(term);
  }

  /** The terms of reductions. */
  public ReductionTerms terms() {
    return terms;
  }

  /** Ids of the sites at which the headline phase has made its last stores to vertices. */
  public BitSet sitesInHeadline() {
    BitSet sites = new BitSet();
    recording.storedAt().get(headline).forEachRun((first, end, site) -> sites.set(site));
    return sites;
  }

  /** Id of the site of the headline phase's last store to the vertex, 0 if none. */
  public int siteInHeadline(int vertex) {
    return recording.storedAt().get(headline).get(vertex);
  }

  public Site site(int id) {
    return recording.sites().get(id);
  }
}
