package org.parcast.recorder.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.NetCounts;
import org.parcast.recorder.state.Phases;
import org.parcast.recorder.state.StepLog;
import org.parcast.recorder.state.Values;
import org.parcast.recorder.state.Vertices;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock.Kind;

/**
 * The value flow of a run (CommAnalyzer, section 4.1 and Algorithm 2): which value each word holds, the sinks of the values alive, and of
 * those that died the count of values by home and set of sinks. Memory follows the words and their distinct nets, not the running time.
 */
public final class ValueFlowState {
  public final Values values = new Values();
  final Vertices vertices = new Vertices();
  final Reductions reductions = new Reductions(this);
  final SinkSets sets = new SinkSets();
  public final Blocks blocks = new Blocks();
  public final Allocation allocation = new Allocation(this);
  final Phases phases = new Phases();

  /** What waits to be repeated; flushed before anything else is told. */
  public final ReplayQueue deferred = new ReplayQueue(this);

  private final List<Shadow> registers = new ArrayList<>();
  private NetCounts counts;

  /** Where the sets of sinks of values born in the phase start. */
  private int root;

  /** What the first step used of what was there before; null where no such step has ended. */
  private InitialState firstStep;

  private boolean inFirstStep;

  /** Whether the analysed region runs. */
  public boolean active;

  /** Number of the current step; a new number for every iteration of a time loop and for every phase. */
  public int step = 1;

  private boolean inStep;

  /** The first two steps of a phase are noted, the last of them is kept. */
  private final StepLog log = new StepLog();

  /** The first step that is noted. */
  private int noted;

  private boolean noting;

  final Moved moved = new Moved(this);

  /** The uses of values by what is about to be born. */
  private int uses;

  /** Counts how often sets of sinks began anew, of some values or of all. */
  int epoch;

  public long births;
  long copies;

  /** Whether the value that is looked for was among those used. */
  private boolean met;

  public ValueFlowState() {
    beginPhase(0);
  }

  boolean insideStep() {
    return inStep;
  }

  /** Whether what is allocated now may be one of many things that the region makes on its way, element by element. */
  public boolean mayMakeTemporaries() {
    return inStep || active && Recorder.isOneStep();
  }

  /** For the first run: whether an outermost loop runs, whose iterations may turn out to be steps. */
  void provisionalSteps(boolean inside) {
    inStep = inside;
    step++;
  }

  // ---- phases and steps

  private void beginPhase(int loop) {
    phases.begin(loop);
    counts = phases.current().counts;
    sets.newRoots();
    root = sets.root();
    inStep = loop != 0;
    inFirstStep = inStep;
    if (inStep && phases.current().order == null) {
      noted = step + 1;
    }
    turnTo(step + 1);
  }

  /** The whole region is one step. */
  void isOneStep() {
    noted = step;
    noting = true;
  }

  /** What is done from now on is of the step with this number. */
  void goOnIn(int number) {
    moved.turnTo(number);
    turnTo(number);
  }

  /** What is told from now on is of the step with this number. */
  private void turnTo(int number) {
    if (number != step) {
      step = number;
      noting = number == noted || inStep && number == noted + 1;
      if (noting) {
        log.begin();
      }
    }
  }

  /** Whether the order of what is told is noted. */
  boolean isNoting() {
    return noting;
  }

  /** The phase ends and another begins, the steps of a loop or (0) what lies between. */
  public void nextPhase(int loop) {
    deferred.flush();
    if (loop != 0) {
      InitialCopies.own(this);
    }
    closePhase();
    beginPhase(loop);
    values.setAll(sets.earlierRoot());
    epoch++;
  }

  /** A step begins. */
  public void nextStep() {
    deferred.stepBegins();
    if (inFirstStep) {
      deferred.flush();
      moved.arrive();
      inFirstStep = false;
      epoch++;
      firstStep = new InitialState(this);
    }
    if (!deferred.hasNests()) {
      moved.arrive();
    }
    turnTo(step + 1);
  }

  /** The sinks that the first step gave to a value from before, while they are put aside; else 0. */
  int setOfFirstStep(int value) {
    return firstStep == null ? 0 : firstStep.set(value);
  }

  private void closePhase() {
    if (inStep) {
      noteLast();
    }
    moved.phaseEnds();
    if (firstStep != null) {
      firstStep.stepsEnd();
    }
    for (int value = 1; value < values.size(); value++) {
      if (values.holders(value) > 0) {
        count(value);
      }
    }
    firstStep = null;
    sets.endGrowth();
    if (phases.current().order == null && noted != 0) {
      phases.current().order = log.take();
      noted = 0;
      noting = false;
    }
    phases.current().take(vertices);
    vertices.beginAnew();
  }

  /** Notes the values of the last step that are left in the words that they were born in. */
  private void noteLast() {
    allocation.forEachLasting(new LastCounts());
  }

  /** Counts those values. */
  private final class LastCounts implements Consumer<Shadow> {
    private final NetCounts last = phases.current().last;

    @Override
    public void accept(Shadow shadow) {
      for (int word = 0; word < shadow.value.length && !shadow.isScratch(); word++) {
        int value = shadow.value[word];
        int set = values.set[value];
        if (values.home(value) == shadow.vertex(word) && !sets.isEmpty(set) && !sets.isEarlier(set)) {
          last.add(values.home(value), set, 1);
        }
      }
    }
  }

  /** The region is over: words that last are sinks of the copies that they hold, and the values born in it that they hold are outputs. */
  void finish() {
    deferred.flush();
    moved.phaseEnds();
    Outputs outputs = new Outputs();
    allocation.forEachLasting(outputs);
    NetCounts alive = phases.current().alive;
    for (int value = outputs.values.nextSetBit(0); value >= 0; value = outputs.values.nextSetBit(value + 1)) {
      alive.add(values.home(value), sets.isEmpty(values.set[value]) ? 0 : values.set[value], 1);
    }
    closePhase();
    vertices.end();
  }

  private final class Outputs implements Consumer<Shadow> {
    private final BitSet values = new BitSet();

    @Override
    public void accept(Shadow shadow) {
      if (shadow.isScratch() || blocks.get(shadow.block).temporary) {
        return;
      }
      for (int word = 0; word < shadow.value.length; word++) {
        int value = shadow.value[word];
        if (value != 0) {
          int from = moved.origin(value) == 0 ? value : moved.origin(value);
          int home = ValueFlowState.this.values.home(from);
          if (home != shadow.vertex(word)) {
            use(from, shadow.vertex(word));
          }
          values.set(from, isBorn(home));
        }
      }
    }
  }

  /** Whether the region has stored to the word of a vertex. */
  boolean isBorn(int vertex) {
    return vertices.site[vertex] != 0 || phases.wrote(vertex);
  }

  // ---- values

  /** The value that the word holds; an input value where the region has not written it. */
  public int load(Shadow shadow, int word) {
    int value = shadow.value[word];
    if (shadow.place != null && !shadow.isShared && isInPlaceOf(shadow.place.value[word], value)) {
      return arrived(shadow, word);
    }
    return value != 0 || !active ? value : input(shadow, word);
  }

  /** An object whose words never change has been moved, and is the words of its place now. */
  private int arrived(Shadow object, int word) {
    int before = object.value[word];
    int now = object.place.value[word];
    values.hold(now);
    object.set(word, now);
    release(before);
    return now;
  }

  private int input(Shadow shadow, int word) {
    ThreadHandover.check();
    int value = values.allocate(shadow.place == null ? shadow.base + word : shadow.place.vertex(word));
    if (noting) {
      log.forget(value);
    }
    values.set[value] = inStep ? sets.earlierRoot() : root;
    shadow.set(word, value);
    return value;
  }

  /** Whether the register may have been computed, but for the one value, from what another step computes otherwise. */
  boolean mayChange(Register register, int except) {
    if (!inStep || inFirstStep) {
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
    int before = values.set[value];
    int after = SinkSets.followed(sets.pool.near, before, values.home(value), sink);
    if (after == 0) {
      after = value == 0 ? before : sets.grow(before, values.home(value), sink);
    }
    if (after != before) {
      values.set[value] = after;
    }
  }

  /** What is about to be born on a vertex uses the value: as far as the order of the step is noted. */
  void noteUse(int value) {
    log.use(value);
  }

  private void note(int value, int sink) {
    if (sink >= Nets.FIRST_VERTEX) {
      log.use(value);
    }
  }

  /** The first {@code size} values are used by a value of the sink's; answers whether {@code former} is among them. */
  boolean use(int[] sources, int size, int sink, int former) {
    met = false;
    if (noting) {
      for (int i = 0; i < size; i++) {
        use(sources[i], sink);
        met |= sources[i] == former;
      }
      return met;
    }
    for (int i = 0; (i = useAsBefore(sources, i, size, sink, former)) < size; i++) {
      met |= sources[i] == former;
      use(sources[i], sink);
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

  /** Whether the word is born for the first time in the step: on its own vertex, whatever its sources. */
  boolean isFirstBirth(Shadow shadow, int word) {
    return shadow.rounds == null && vertices.stamp(shadow.base + word) != step;
  }

  /** Whether the value of the word was born on its own vertex: so is one that updates it. */
  boolean isBornThere(Shadow shadow, int word) {
    return shadow.rounds == null && values.home(shadow.value[word]) == shadow.base + word;
  }

  /** What {@link #sink} does for a birth on the word's own vertex, once its sources are known. */
  void firstBirth(Shadow shadow, int word, boolean update, int site, int uses) {
    int own = shadow.base + word;
    if (!update || values.home(shadow.value[word]) != own) {
      vertices.stamp(own, step);
    }
    vertices.use(own, uses);
    this.uses = uses;
    vertices.site[own] = site;
  }

  /**
   * The vertex of a value about to be born in the word. A running sum has another vertex in each round, as if it had been expanded.
   *
   * @param update whether what the word holds is among its sources; a former value only where it was born in the word: what was copied into
   *     it starts a computation afresh ({@code w[c] = x[node]; w[c] -= d})
   * @param uses how many uses of values its computation makes
   */
  public int sink(Shadow shadow, int word, boolean update, int site, int uses) {
    int own = shadow.base + word;
    boolean running = update && shadow.mayBeAlone && isRunning(shadow, word);
    if (!update || running || values.home(shadow.value[word]) != shadow.vertex(word)) {
      if (vertices.stamp(own) == step) {
        again(shadow, word);
        if (running) {
          vertices.scalar.remove(own);
          vertices.scalar.remove(shadow.vertex(word));
        }
      } else {
        vertices.stamp(own, step);
        if (shadow.rounds != null) {
          shadow.rounds.reset(word);
        }
      }
    }
    int vertex = shadow.rounds == null ? own : shadow.rounds.vertex(word);
    vertices.use(vertex, uses);
    this.uses = uses;
    vertices.site[vertex] = site;
    return vertex;
  }

  /** Whether the word is updated though others use the value that it holds, or hold it too: {@code sum += x[i]; y[i] = sum}. */
  private boolean isRunning(Shadow shadow, int word) {
    int value = shadow.value[word];
    boolean isHeld = values.holders(value) > 1 && vertices.copiedTo[values.home(value)] != 0;
    return blocks.get(shadow.block).alone && (isHeld || sets.hasVertex(values.set[value]));
  }

  private void again(Shadow shadow, int word) {
    if (shadow.rounds == null) {
      shadow.rounds = new Rounds(shadow, this);
      vertices.shortLived.addAll(shadow.base, shadow.base + shadow.value.length);
    }
    shadow.rounds.next(word, step);
  }

  /** The first vertex of another round of scratch. */
  int newRound(Shadow shadow, int length) {
    int base = vertices.allocate(length);
    if (blocks.get(shadow.block).single) {
      vertices.scalar.addAll(base, base + length);
    }
    return base;
  }

  /** A value is born in the word, on the vertex that {@link #sink} gave. */
  public int born(Shadow shadow, int word, int sink) {
    births++;
    int value = shadow.value[word];
    if (value != 0 && values.holders(value) == 1) {
      fold(value);
      values.replace(value, sink);
      shadow.version++;
    } else {
      if (value != 0) {
        values.letGo(value);
      }
      value = values.allocate(sink);
      shadow.set(word, value);
    }
    if (noting) {
      log.born(value, sink, uses);
      noting = log.isWhole();
    }
    int start = vertices.start[sink];
    values.set[value] = start != 0 ? start : root;
    return value;
  }

  /** The word holds the value too. */
  void copy(Shadow shadow, int word, int value, int site) {
    copies++;
    int old = shadow.value[word];
    int own = shadow.base + word;
    int vertex = shadow.vertex(word);
    vertices.site[vertex] = site;
    if (old == value) {
      return;
    }
    int home = values.home(value);
    if (home != vertex) {
      // What changes places within an array makes no scratch of it.
      if (!shadow.isPlace && !shadow.has(home) && shadow.turnsOutScratch(step)) {
        vertices.shortLived.addAll(shadow.base, shadow.base + shadow.value.length);
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
    if (!inFirst || firstStep == null || !firstStep.use(value, sink)) {
      values.set[value] = sets.grow(values.set[value], values.home(value), sink);
    }
  }

  boolean isFirstStep() {
    return inFirstStep;
  }

  /** The words of a list that has grown are others now: what was born in them counts as born in these. */
  public void outgrow(Shadow words, Shadow longer) {
    for (int word = 0; word < words.value.length; word++) {
      int value = words.value[word];
      int before = words.vertex(word);
      if (value != 0 && values.home(value) == before) {
        int now = longer.vertex(word);
        int set = sets.isEarlier(values.set[value]) ? sets.earlierRoot() : root;
        for (int sink : sets.isEmpty(values.set[value]) ? new int[0] : sets.members(values.set[value], before)) {
          set = sets.grow(set, now, sink);
        }
        values.move(value, now);
        values.set[value] = set;
        vertices.moveWork(before, now);
        vertices.site[now] = vertices.site[before];
      }
      longer.value[word] = value;
      words.value[word] = 0;
    }
  }

  /** Whether a word has {@code now} since a step has moved the value there, and the step has ended. */
  public boolean isInPlaceOf(int now, int value) {
    int from = moved.origin(now);
    return from != 0 && now != value && (from == value || from == moved.origin(value));
  }

  /** A value for the word of the vertex that the word has in the place of another. */
  int ownValue(int vertex) {
    int value = values.allocate(vertex);
    if (noting) {
      log.forget(value);
    }
    values.set[value] = vertices.start[vertex] != 0 ? vertices.start[vertex] : root;
    return value;
  }

  /** A place keeps what an object was made with, in the object's stead: what was born there, and in no other place yet, was born for it. */
  void keep(Shadow object, Shadow place, int word) {
    int value = place.value[word];
    int born = object.vertex(word);
    if (value != 0 && value == object.value[word] && values.home(value) == born) {
      values.move(value, place.vertex(word));
      vertices.moveWork(born, place.vertex(word));
    }
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
    int before = register.value[0];
    if (value != 0) {
      values.hold(value);
    }
    register.set(0, value);
    release(before);
  }

  /** A holder of the value lets it go. */
  public void release(int value) {
    if (value != 0 && values.letGo(value)) {
      fold(value);
      values.free(value);
    }
  }

  /** Counts the value, and has the next one of its home grow its set the same way. */
  private void fold(int value) {
    int set = count(value);
    if (set != 0 && !sets.isEarlier(set)) {
      vertices.start[values.home(value)] = sets.startOf(set);
    }
    moved.end(value);
  }

  /** Counts the value under its home and its set of sinks; answers the set if the last one of the home had another, else 0. */
  private int count(int value) {
    int home = values.home(value);
    int set = values.set[value];
    if (vertices.countAsBefore(home, set)) {
      return 0;
    }
    if (setOfFirstStep(value) != 0) {
      set = firstStep.join(value, set);
    }
    if (sets.isEmpty(set)) {
      return 0;
    }
    if (vertices.hasCount(home)) {
      counts.add(home, vertices.lastSet(home), vertices.takeCount(home));
    }
    vertices.count(home, set);
    return set;
  }

  /** The shadow of a gathered register that is a value of its own, by the site of its gathering. */
  Shadow register(int site) {
    Shadow shadow = runningRegister(site);
    shadow.isRegister = true;
    blocks.get(shadow.block).single = true;
    vertices.scalar.add(shadow.base);
    return shadow;
  }

  /** The shadow of a register that is a value of its own in each iteration in which it goes on gathering: no single number. */
  Shadow runningRegister(int site) {
    while (registers.size() <= site) {
      registers.add(null);
    }
    Shadow shadow = registers.get(site);
    if (shadow == null) {
      int block = blocks.add(Kind.REGISTER, site, 0, 1, vertices.allocate(1));
      shadow = new Shadow(1, blocks.get(block).base, block);
      registers.set(site, shadow);
    }
    return shadow;
  }
}
