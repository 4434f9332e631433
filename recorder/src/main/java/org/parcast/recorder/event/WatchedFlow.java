package org.parcast.recorder.event;

import java.util.Arrays;
import org.parcast.recorder.flow.LoopWatch;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.ReplayFlow;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.LongIntMap;
import org.parcast.recorder.state.Shadow;

/**
 * Notes the value flow of a nest with calls. What it loads passes through methods that know nothing of the nest, so no tickets do, but values: a source is
 * the word from which its value was loaded. Where two words have given the same value, or the word holds another by the time of the use, that is not known,
 * and the nest is not repeated.
 */
final class WatchedFlow implements LoopWatch {
  /** What stands for the value of several words. */
  private static final int SEVERAL = 1;

  private final ReplayFlow flow;

  /** By value, the ticket of the word that has given it. */
  private final LongIntMap tickets = new LongIntMap(0);

  // The store that is being told of, null for none.
  private Shadow target;
  private int word;
  private int site;
  private int[] sources = new int[8];
  private int size;

  /** The nest is about to run, entered with the values. */
  WatchedFlow(ReplayFlow flow, int... values) {
    this.flow = flow;
    for (int value : values) {
      if (value > 0) {
        tickets.put(value, flow.ticket(value));
      }
    }
  }

  @Override
  public void next(Shadow of, int index, int at) {
    complete();
    if (at != 0) {
      target = of;
      word = index;
      site = at;
      size = 0;
      return;
    }
    int value = of.value(index);
    if (value > 0) {
      int before = tickets.get(value);
      int ticket = flow.ticket(of, index, value);
      tickets.put(value, before == 0 || before == ticket ? ticket : SEVERAL);
    }
  }

  @Override
  public void nextRow(Shadow of, int index) {}

  @Override
  public void uses(int value) {
    if (size == sources.length) {
      sources = Growth.of(sources, 2 * size);
    }
    sources[size++] = ticket(value);
  }

  @Override
  public void copies(int value) {
    int ticket = ticket(value);
    if (ticket < 0) {
      flow.copy(target, word, ticket, site);
    }
    target = null;
  }

  @Override
  public void takes(Register register) {
    int[] values = Arrays.copyOf(register.source, register.size);
    if (register.sum != null || register.hasTerms()) {
      flow.abandon(); // of what is gathered the terms would have to be known
    }
    for (int i = 0; i < values.length; i++) {
      register.source[i] = ticket(values[i]);
    }
    flow.store(target, word, register, site);
    System.arraycopy(values, 0, register.source, 0, values.length);
    target = null;
  }

  /** Notes a term of what the register gathers, what was added since the last one. */
  void term(Register register) {
    complete();
    for (int i = register.open(); i < register.size; i++) {
      flow.note(register, ticket(register.source[i]));
    }
    flow.endTerm(register);
  }

  /** The nest was left, or goes on with what is no store. */
  void complete() {
    if (target != null) {
      flow.store(target, word, sources, size, Math.max(1, size), site);
      target = null;
    }
  }

  /** The ticket of the word from which the value was loaded; 0 for no value, and where it is not known. */
  private int ticket(int value) {
    int ticket = value == 0 ? 0 : tickets.get(value);
    if (value != 0 && (ticket >= 0 || flow.value(ticket) != value)) {
      flow.abandon();
      return 0;
    }
    return ticket;
  }
}
