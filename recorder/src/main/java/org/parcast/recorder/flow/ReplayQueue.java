package org.parcast.recorder.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.recorder.state.Shadow;

/**
 * Nests that are to be repeated, in the order in which the program has come to them. As long as nothing else is told, they wait; then they are
 * repeated one after the other. Where they come in cycles, the same nests in each step as in the one before, and a cycle has left everything as it
 * found it but for what is counted, the cycles that follow are counted together.
 *
 * <p>Sums that nests have gathered wait too: the registers that will hold them do with a word of their own until it is known which values these are.
 */
public final class ReplayQueue {
  /** So many may wait. */
  private static final int MOST = 1 << 12;

  /** What comes so often, one after the other, is a cycle. */
  private static final int OFTEN = 4;

  /** The state is looked for among those that so many cycles before the last have left: arrays change places. */
  private static final int STATES = 4;

  /** Cycles that do not come to such a state after so many do not at all. */
  private static final int PATIENCE = 8;

  private final ValueFlowState flow;
  private final Deferred[] waiting = new Deferred[MOST];
  private final int[] steps = new int[MOST];
  private int size;

  /** Registers whose values wait. */
  private final List<Register> registers = new ArrayList<>();

  /** Registers that wait for several values, by others. */
  private final List<Register> joined = new ArrayList<>();

  /** Words that registers have waited with and that are empty by then: taken again in the same order, they make the same cycles of registers made anew. */
  private final Deque<Shadow> spare = new ArrayDeque<>();

  /** Words that nests are entered with, as far as it waits to be known which values these hold. */
  private final Set<Shadow> entered = new HashSet<>();

  private int awaited;

  ReplayQueue(ValueFlowState flow) {
    this.flow = flow;
  }

  /** The nest is to be repeated, once the words of what it is entered with hold that. */
  public synchronized void add(LoopReplay nest) {
    if (registers.stream().anyMatch(register -> register.sum != null)) {
      flush(); // before the nest changes what is to be summed up
    }
    if (!nest.isEmpty()) {
      await(new Deferred.Nest(nest));
    }
    makeRoom();
  }

  private void await(Deferred deferred) {
    waiting[size] = deferred;
    steps[size++] = flow.step;
    flow.births += deferred.births();
    flow.copies += deferred.copies();
  }

  private void makeRoom() {
    if (size == MOST) {
      flush();
    }
  }

  /** A nest is entered with the value in the local variable that has the word. */
  public synchronized void enter(Shadow word, int value) {
    if (entered.contains(word) || word.value(0) != value && isLookedAt(word)) {
      flush();
    }
    if (word.value(0) != value) {
      flow.hold(word, value);
    }
  }

  private boolean isLookedAt(Shadow word) {
    return Arrays.stream(waiting, 0, size).anyMatch(deferred -> List.of(deferred.shadows()).contains(word));
  }

  /** A nest is entered with what the register will hold. */
  public synchronized void enter(Shadow word, Register register) {
    entered.add(word);
    await(new Deferred.Holding(word, register.word));
    makeRoom();
  }

  /** The register, which is empty, will hold what the word holds then: the word of a sum that a nest gathers. */
  synchronized void hold(Register register, Shadow word) {
    hold(register, word, ++awaited);
  }

  /** The register, which is empty, will hold what the other will hold. */
  synchronized void hold(Register register, Register other) {
    hold(register, other.word, other.awaited);
  }

  private void hold(Register register, Shadow word, int number) {
    register.word = spare.isEmpty() ? new Shadow(1, 0, 0) : spare.pop();
    register.awaited = number;
    registers.add(register);
    await(new Deferred.Holding(register.word, word));
    makeRoom();
  }

  /** The register, which waits for one value, waits for it as for one of several. */
  synchronized void part(Register register) {
    Register part = new Register();
    part.word = register.word;
    part.awaited = register.awaited;
    registers.replaceAll(other -> other == register ? part : other);
    register.word = null;
    register.awaited = 0;
    register.waitFor(part);
    joined.add(register);
  }

  /** The register, which waits for nothing itself, was computed from what another will hold, too. */
  synchronized void join(Register register, Register other) {
    if (register.waiting().isEmpty()) {
      joined.add(register);
    }
    Register part = new Register();
    register.waitFor(part);
    hold(part, other);
  }

  /** The register, which is empty, has gathered the sum, and may become a value of its own. */
  public synchronized void gather(Register register, ReplayReduction sum) {
    register.sum = sum;
    registers.add(register);
  }

  /** What the register has gathered becomes the value of the word. */
  synchronized void settle(Register register, Shadow word, int site) {
    await(new Deferred.Settling(register.sum, word, site));
    letGo(register);
    makeRoom();
    hold(register, word);
  }

  /** What the register will hold is used outside the flow of values. */
  synchronized void reach(Register register, int by) {
    await(new Deferred.Reaching(register.word, by));
    makeRoom();
  }

  /** The register needs not hold what it waits for. */
  synchronized void letGo(Register register) {
    registers.removeIf(other -> other == register);
    joined.removeIf(other -> other == register);
    List<Register> parts = register.takeParts();
    for (int i = parts.size(); i-- > 0; ) { // the word taken last is spare first
      letGo(parts.get(i));
    }
    register.sum = null;
    if (register.awaited != 0) {
      register.awaited = 0;
      await(new Deferred.Holding(register.word, null));
      spare(register);
      makeRoom();
    }
  }

  private void spare(Register register) {
    spare.push(register.word);
    register.word = null;
  }

  /**
   * A step begins: the time to do what waits, if it is much. Done in the midst of a step, what the rest of it would have waited for is known, and no
   * cycle comes again.
   */
  synchronized void stepBegins() {
    if (size > MOST / 2) {
      flush();
    }
  }

  /** Whether something waits that was to be done before now. */
  boolean hasNests() {
    return size > 0;
  }

  boolean areWaiting() {
    return size > 0 || !registers.isEmpty();
  }

  /** Repeats those that wait; where the virtual machine is told to end meanwhile, the recording is written when that is done. */
  synchronized void flush() {
    if (size > 0) {
      runAll();
    }
    entered.clear();
    List<Register> known = List.copyOf(registers);
    registers.clear();
    for (Register register : known) {
      if (register.sum == null) {
        register.takeAwaited();
        spare(register);
      } else {
        Registers.gather(register, register.takeSum());
      }
    }
    List<Register> computed = List.copyOf(joined);
    joined.clear();
    for (Register register : computed) {
      Registers.takeAll(register, register.takeParts());
    }
  }

  private void runAll() {
    flow.lazy.settle();
    int now = flow.step;
    long births = flow.births;
    long copies = flow.copies;
    int done = 0;
    for (int begin = stepAfter(0); begin < size; ) {
      int length = cycle(begin);
      if (length == 0) {
        begin = stepAfter(begin);
      } else {
        repeat(done, begin);
        int times = times(begin, length);
        repeatCycles(begin, length, times);
        begin += times * length;
        done = begin;
      }
    }
    repeat(done, size);
    Arrays.fill(waiting, 0, size, null);
    size = 0;
    flow.goOnIn(now);
    flow.births = births; // counted as they were added
    flow.copies = copies;
  }

  /** Where the first begins that is of another step. */
  private int stepAfter(int first) {
    int next = Math.min(first + 1, size);
    while (next < size && steps[next] == steps[next - 1]) {
      next++;
    }
    return next;
  }

  private void repeat(int from, int to) {
    for (int i = from; i < to; i++) {
      flow.goOnIn(steps[i]);
      waiting[i].run(flow);
    }
  }

  /** How many make a cycle, from the first on that begins a step; 0 for no cycles. */
  private int cycle(int begin) {
    for (int length = 1; length <= (size - begin) / OFTEN; length++) {
      if (steps[begin + length] > steps[begin + length - 1] && times(begin, length) >= OFTEN) {
        return length;
      }
    }
    return 0;
  }

  /** How often so many come, one time after the other. */
  private int times(int begin, int length) {
    int later = steps[begin + length] - steps[begin];
    int at = begin + length;
    while (at < size && waiting[at].equals(waiting[at - length]) && steps[at] - steps[at - length] == later) {
      at++;
    }
    return (at - begin) / length;
  }

  /** Repeats the cycles: one by one until one leaves the state of an earlier one, the rest together. */
  private void repeatCycles(int begin, int length, int cycles) {
    ReplayState state = ReplayState.of(flow, Arrays.copyOfRange(waiting, begin, begin + length));
    long[] left = new long[PATIENCE];
    int done = 0;
    for (int c = 0; c < PATIENCE && done == c && c < cycles && state != null; c++) {
      repeat(begin + c * length, begin + (c + 1) * length);
      left[c] = state.now();
      done = c + 1;
      for (int back = 1; back <= Math.min(c, STATES) && done == c + 1; back++) {
        int times = (cycles - c - 1) / back;
        if (left[c] == left[c - back] && times > 0) {
          int last = c + 1 + (times - 1) * back;
          flow.vertices.times = times;
          repeat(begin + last * length, begin + (last + back) * length);
          flow.vertices.times = 1;
          done = last + back;
        }
      }
    }
    repeat(begin + done * length, begin + cycles * length);
  }
}
