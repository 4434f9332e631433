package org.parcast.recorder.flow;

import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.LazyShadows;
import org.parcast.recorder.state.Rounds;
import org.parcast.recorder.state.RunningWords;
import org.parcast.recorder.state.Shadow;
import org.parcast.recorder.state.Values;
import org.parcast.recorder.state.Vertices;
import org.parcast.recording.Nets;

/**
 * The value flow of a run (CommAnalyzer, section 4.1 and Algorithm 2): which value each word holds, the sinks of the values alive, and of
 * those that died the count of values by home and set of sinks. Memory follows the words and their distinct nets, not the running time.
 */
public final class ValueFlowState implements RunningWords.Uses {
  public final Values values = new Values();
  final Vertices vertices = new Vertices();
  public final Reductions reductions = new Reductions(this);
  final SinkSets sets = new SinkSets();
  public final Blocks blocks = new Blocks();
  private final RunningWords running = new RunningWords(values, vertices, blocks, this);
  public final Allocation allocation = new Allocation(this);
  final PhaseSteps steps = new PhaseSteps(this);
  public final RowUses rowUses = new RowUses(this);
  final RegisterWords registers = new RegisterWords(this);
  final Moved moved = new Moved(this);
  final ValueCounts counts = new ValueCounts(this);
  public final Rehoming rehoming = new Rehoming(this);

  /** What waits to be repeated; flushed before anything else is told. */
  public final ReplayQueue deferred = new ReplayQueue(this);

  /** What strided loops have told of rows that waits to be done with their words. */
  public final LazyShadows lazy = new LazyShadows();

  /** Whether the analysed region runs. */
  public boolean active;

  /** Whether the recording is written, or about to be: values are counted no more, though shutdown hooks may go on with the words. */
  private boolean over;

  // What is asked for each value, set by PhaseSteps.

  /** Number of the current step; a new number for every iteration of a time loop and for every phase. */
  public int step = 1;

  boolean inStep;

  /** Whether the order of what is told is noted. */
  public boolean noting;

  /** Where the sets of sinks of values born in the phase start. */
  int root;

  /** The uses of values by what is about to be born. */
  private int uses;

  /** Counts how often sets of sinks began anew, of some values or of all. */
  int epoch;

  public long births;
  long copies;

  /** Whether the value that is looked for was among those used. */
  private boolean met;

  public ValueFlowState() {
    steps.begin(0);
  }

  /** What is done from now on is of the step with this number. */
  void goOnIn(int number) {
    moved.turnTo(number);
    steps.turnTo(number);
  }

  /** Whether a step is under way, or the region as one: what is allocated then may be one of many things that it makes on its way, element by element. */
  public boolean isInStep() {
    return inStep || active && Recorder.isOneStep();
  }

  /** For the first run: whether an outermost loop runs, whose iterations may turn out to be steps. */
  void provisionalSteps(boolean inside) {
    inStep = inside;
    step++;
  }

  /** The phase ends and another begins, the steps of a loop or (0) what lies between. */
  public void nextPhase(int loop) {
    deferred.flush();
    lazy.settle();
    reductions.stepEnds();
    if (loop != 0) {
      InitialCopies.own(this);
    }
    steps.close();
    steps.begin(loop);
    values.setAll(sets.earlierRoot());
    epoch++;
  }

  /** A step begins. */
  public void nextStep() {
    if (steps.looksAtAll()) {
      lazy.settle();
    } else {
      lazy.stepEnds();
    }
    steps.next();
  }

  /** The region is over. */
  void finish() {
    deferred.flush();
    lazy.settle();
    reductions.stepEnds();
    steps.finish();
    over = true;
  }

  /** How many births and copies have been told of. */
  public long told() {
    return births + copies;
  }

  /** One more than the last vertex there is. */
  public int vertexCount() {
    return vertices.size();
  }

  /** Whether the region has stored to the word of a vertex. */
  boolean isBorn(int vertex) {
    return vertices.site[vertex] != 0 || steps.phases.wrote(vertex);
  }

  // ---- values

  /** The value that the word holds; an input value where the region has not written it. */
  public int load(Shadow shadow, int word) {
    int value = shadow.value(word);
    if (shadow.place != null && !shadow.isShared && isInPlaceOf(shadow.place.value(word), value)) {
      return arrived(shadow, word);
    }
    return value != 0 || !active ? value : input(shadow, word);
  }

  /** An object whose words never change has been moved, and is the words of its place now. */
  private int arrived(Shadow object, int word) {
    int before = object.value(word);
    int now = object.place.value(word);
    values.hold(now);
    object.set(word, now);
    release(before);
    return now;
  }

  private int input(Shadow shadow, int word) {
    ThreadHandover.check();
    int value = values.allocate(shadow.place == null ? shadow.base + word : shadow.place.vertex(word), inStep ? sets.earlierRoot() : root);
    if (noting) {
      steps.log.forget(value);
    }
    if (shadow.mayRun) {
      running.begin(value);
    }
    shadow.set(word, value);
    return value;
  }

  /** Whether the register may have been computed, but for the one value, from what another step computes otherwise. */
  boolean mayChange(Register register, int except) {
    if (!inStep || steps.isFirstStep()) {
      return true;
    }
    for (int i = 0; i < register.size; i++) {
      if (register.source[i] != except && !sets.isEarlier(values.set[register.source[i]])) {
        return true;
      }
    }
    return false;
  }

  /** The value is used by a value of the sink's. */
  public void use(int value, int sink) {
    if (noting) {
      note(value, sink);
    }
    grow(value, sink);
  }

  /** The sinks of the value have this one among them; answers whether they had not. */
  public boolean grow(int value, int sink) {
    int before = values.set[value];
    int after = SinkSets.followed(sets.pool.near, before, values.home(value), sink);
    if (after == 0) {
      after = value == 0 ? before : sets.grow(before, values.home(value), sink);
    }
    if (after != before) {
      values.set[value] = after;
    }
    return after != before;
  }

  /** What is about to be born on a vertex uses the value: as far as the order of the step is noted. */
  public void noteUse(int value) {
    steps.log.use(value);
  }

  private void note(int value, int sink) {
    if (sink >= Nets.FIRST_VERTEX) {
      steps.log.use(value);
    }
  }

  /** The first {@code size} values are used by a value of the sink's; answers whether {@code former} is among them. */
  public boolean use(int[] sources, int size, int sink, int former) {
    met = false;
    for (int i = 0; noting && i < size; i++) {
      note(sources[i], sink);
    }
    for (int i = 0; (i = useAsBefore(sources, i, size, sink, former)) < size; i++) {
      met |= sources[i] == former;
      grow(sources[i], sink);
    }
    return met;
  }

  /**
   * Goes on from the source {@code i} while sets grow by the sink that followed last time, or not at all; answers where that ends. Apart, since a
   * loop without calls takes a third less time.
   */
  private int useAsBefore(int[] sources, int i, int size, int sink, int former) {
    int[] set = values.set;
    long[] home = values.home;
    int[] near = sets.pool.near;
    boolean found = false;
    int at = i;
    for (; at < size; at++) {
      int value = sources[at];
      int before = set[value];
      int after = SinkSets.followed(near, before, (int) (home[value] >> 32), sink);
      if (after == 0) {
        break;
      }
      if (after != before) {
        set[value] = after;
      }
      found |= value == former;
    }
    met |= found;
    return at;
  }

  /** The value is used by values of so many sinks, each so much further on than the one before; answers whether it was not used by all of them before. */
  public boolean useAlong(int value, int first, int step, int rows) {
    int before = values.set[value];
    values.set[value] = value == 0 ? before : sets.growAlong(before, values.home(value), first, step, rows);
    return values.set[value] != before;
  }

  /** Whether the word is born for the first time in the step: on its own vertex, whatever its sources. */
  public boolean isFirstBirth(Shadow shadow, int word) {
    return shadow.rounds == null && !shadow.mayRun && !vertices.isBornIn(shadow.base + word, step);
  }

  /** Whether the value of the word was born on its own vertex: so is one that updates it. */
  public boolean isBornThere(Shadow shadow, int word) {
    return shadow.rounds == null && !shadow.mayRun && values.home(shadow.value(word)) == shadow.base + word;
  }

  /** Whether the value that the word holds is its own, and nothing else holds it. */
  public boolean isAtHome(Shadow shadow, int word, int value) {
    return value != 0 && shadow.rounds == null && values.home(value) == shadow.base + word && values.holders(value) == 1;
  }

  /** Whether the set has the same distances for every home. */
  public boolean isOfDistances(int set) {
    return !sets.isOfVertices(set);
  }

  /**
   * A value that is {@link #isAtHome at home} is updated so many times, each time with so many uses of values, of which those of others are told elsewhere: what
   * the last one has done the next ones do, once nothing but counts has changed.
   */
  public void update(int value, int usesOfEach, int times) {
    int own = values.home(value);
    vertices.computes(own);
    vertices.use(own, (long) usesOfEach * times);
    for (int left = times; left > 0; left--) {
      int set = values.set[value];
      int start = vertices.start[own];
      grow(value, own);
      counts.end(value);
      values.set[value] = vertices.start[own] != 0 ? vertices.start[own] : root;
      if (values.set[value] == set && vertices.start[own] == start) {
        vertices.countMore(own, left - 1);
        return;
      }
    }
  }

  /** What {@link #sink} does for a birth on the word's own vertex, once its sources are known. */
  public void firstBirth(Shadow shadow, int word, boolean update, int site, int uses) {
    int own = shadow.base + word;
    if (!update || values.home(shadow.value(word)) != own) {
      vertices.stamp(own, step, uses > 0);
    } else {
      vertices.computes(own);
    }
    vertices.use(own, Math.abs(uses));
    this.uses = Math.abs(uses);
    vertices.site[own] = site;
  }

  /**
   * The vertex of a value about to be born in the word. A running sum has another vertex in each round, as if it had been expanded.
   *
   * @param update whether what the word holds is among its sources; a former value only where it was born in the word: what was copied into
   *     it starts a computation afresh ({@code w[c] = x[node]; w[c] -= d})
   * @param uses how many uses of values its computation makes; negative where it is computed from nothing, as a constant is
   */
  public int sink(Shadow shadow, int word, boolean update, int site, int uses) {
    int own = shadow.base + word;
    boolean runs = update && shadow.mayRun && blocks.get(shadow.block).runs && running.isRunning(shadow, word, step);
    if (!update || runs || values.home(shadow.value(word)) != shadow.vertex(word)) {
      if (!vertices.isBornIn(own, step)) {
        if (shadow.rounds != null) {
          shadow.rounds.reset(word);
        }
      } else if (runs || !isUnusedConstant(shadow, word)) {
        Rounds.next(shadow, word, step, blocks, vertices);
        if (runs) {
          vertices.runs(own);
          vertices.runs(shadow.vertex(word));
        }
      }
      vertices.stamp(own, step, uses > 0);
    } else {
      vertices.computes(own);
    }
    int vertex = shadow.rounds == null ? own : shadow.rounds.vertex(word);
    vertices.use(vertex, Math.abs(uses));
    this.uses = Math.abs(uses);
    vertices.site[vertex] = site;
    return vertex;
  }

  /**
   * Whether what was last born in the word was computed from nothing, and nobody has used or copied it: {@code w[c] = 0; w[c] = x[node]} is one element's, and one
   * round.
   */
  private boolean isUnusedConstant(Shadow shadow, int word) {
    int value = shadow.value(word);
    return vertices.isConstant(shadow.base + word) && value != 0 && values.home(value) == shadow.vertex(word) && vertices.copiedTo[values.home(value)] == 0 && sets.isEmpty(values.set[value]);
  }

  /** Whether something on another vertex than its own is computed from the value. */
  @Override
  public boolean isUsed(int value) {
    int home = values.home(value);
    int inFirstStep = steps.setOfFirstStep(value);
    return sets.hasOther(values.set[value], home) || inFirstStep != 0 && sets.hasOther(inFirstStep, home) || reductions.isAwaited(value);
  }

  /** A value is born in the word, on the vertex that {@link #sink} gave. */
  public int born(Shadow shadow, int word, int sink) {
    births++;
    int former = shadow.value(word);
    int value = former;
    int start = vertices.start[sink] != 0 ? vertices.start[sink] : root;
    if (former != 0 && values.holders(former) == 1) {
      counts.end(former);
      values.replace(former, sink, start);
      shadow.version++;
    } else {
      value = values.allocate(sink, start);
      shadow.set(word, value);
      if (former != 0) {
        values.letGo(former);
      }
    }
    if (shadow.mayRun) {
      running.begin(value);
    }
    if (noting) {
      steps.log.born(value, sink, uses);
      noting = steps.log.isWhole();
    }
    return value;
  }

  /** The word holds the value too. */
  public void copy(Shadow shadow, int word, int value, int site) {
    copy(shadow, word, value, site, !shadow.isPlace);
  }

  /** @param mayShowScratch whether many copies in a step show that the words are scratch */
  void copy(Shadow shadow, int word, int value, int site, boolean mayShowScratch) {
    copies++;
    int old = shadow.value(word);
    int own = shadow.base + word;
    int vertex = shadow.vertex(word);
    vertices.site[vertex] = site;
    if (old == value) {
      return;
    }
    int home = values.home(value);
    if (home != own) {
      running.take(value);
    }
    if (home != vertex) {
      // What changes places within an array makes no scratch of it.
      if (mayShowScratch && !shadow.has(home) && shadow.turnsOutScratch(step)) {
        vertices.shortLived.addAll(shadow.base, shadow.base + shadow.length());
      }
      int owner = vertices.copiedTo[home];
      if (owner != own && (owner == 0 || vertices.shortLived.get(owner))) {
        vertices.copiedTo[home] = own;
      }
    }
    values.hold(value);
    shadow.set(word, value);
    shadow.copied++;
    if (inStep && home != vertex && !shadow.isScratch()) {
      moved.add(shadow, word);
    }
    release(old);
  }

  /** A step has used the value, as is seen only now. */
  void useLate(int value, int sink, boolean inFirst) {
    if (!inFirst || !steps.useInFirstStep(value, sink)) {
      values.set[value] = sets.grow(values.set[value], values.home(value), sink);
    }
  }

  /** Whether a word has {@code now} since a step has moved the value there, and the step has ended. */
  public boolean isInPlaceOf(int now, int value) {
    int from = moved.origin(now);
    return from != 0 && now != value && (from == value || from == moved.origin(value));
  }

  /** A value for the word of the vertex that the word has in the place of another. */
  int ownValue(int vertex) {
    int value = values.allocate(vertex, vertices.start[vertex] != 0 ? vertices.start[vertex] : root);
    if (noting) {
      steps.log.forget(value);
    }
    return value;
  }

  /** The value is used outside the flow of values, {@code by} all ranks or one, if it is a single number that the region has computed. */
  void reaches(int value, int by) {
    int home = values.home(value);
    if (value != 0 && vertices.scalar.get(home) && isBorn(home)) {
      values.set[value] = sets.grow(values.set[value], home, by);
    }
  }

  /** The one word of a register or local variable holds the value, or 0 for none, in the place of what it held. */
  void hold(Shadow register, int value) {
    int before = register.value(0);
    if (value != 0) {
      values.hold(value);
    }
    register.set(0, value);
    release(before);
  }

  /** A holder of the value lets it go. */
  @Override
  public void release(int value) {
    if (value != 0 && values.letGo(value) && !over) {
      counts.end(value);
      values.free(value);
    }
  }
}
