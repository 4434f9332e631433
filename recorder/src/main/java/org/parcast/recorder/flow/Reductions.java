package org.parcast.recorder.flow;

import org.parcast.recorder.state.DecidingNumbers;
import org.parcast.recorder.state.OpenTerms;
import org.parcast.recorder.state.Shadow;

/** Which words of a reduction's terms meet: those that a gathered register has as sources together, or an update of a single number. */
final class Reductions {
  final OpenTerms terms;
  private final ValueFlowState flow;

  Reductions(ValueFlowState flow) {
    this.flow = flow;
    this.terms = new OpenTerms(flow.vertices);
  }

  /**
   * The sources of the term that the register gathers now are all that it has: those that are no single numbers, if they have several homes, are used
   * in one place. Sources that have a place already are of other registers' terms.
   *
   * @param former a value that is no source of the term, 0 for none
   */
  void complete(Register register, int former) {
    complete(register, register.open, register.size, former);
  }

  /** Where each of the register's terms meets of which only the end is known. */
  void completeTerms(Register register) {
    for (int end : register.takeEnds()) {
      complete(register, register.open, end, 0);
      register.open = end;
    }
  }

  private void complete(Register register, int from, int to, int former) {
    int first = 0;
    boolean several = false;
    for (int i = from; i < to; i++) {
      int home = homeInTerm(register, i, former);
      several |= home != 0 && first != 0 && home != first;
      first = first == 0 ? home : first;
    }
    for (int i = from; several && isRegister(first) && i < to; i++) {
      int home = homeInTerm(register, i, former);
      first = home == 0 ? first : home;
    }
    for (int i = from; several && i < to; i++) {
      if (homeInTerm(register, i, former) != 0) {
        register.first(i, first);
      }
    }
  }

  /** Terms are told apart by a word that has a place: all may have a running sum as their factor. */
  private boolean isRegister(int home) {
    return flow.vertices.registers.get(home);
  }

  private int homeInTerm(Register register, int i, int former) {
    return register.first(i) != 0 || register.source[i] == former ? 0 : homeInTerm(register.source[i]);
  }

  /** The home of a value that has to meet others in a term; 0 for a single number, which all ranks have. */
  private int homeInTerm(int value) {
    int home = flow.values.home(value);
    return flow.vertices.scalar.get(home) ? 0 : home;
  }

  /** The values that the register gathered are used by a value of the sink's, a single number, term by term. */
  void useTerms(Register register, int former, int sink, int site) {
    completeTerms(register);
    complete(register, former);
    for (int i = 0; i < register.size; i++) {
      flow.use(register.source[i], register.first(i) > 0 ? term(sink, register.first(i), site) : sink);
    }
  }

  /**
   * Whether what is stored in the word is reduced term by term: a register's gathering, but for the small sums of one element after another, which
   * are many and have owners; or an update of a single number.
   *
   * @param sources words that the register has gathered, each as often as it was used
   */
  boolean isReduced(Shadow shadow, boolean update, int sink, int sources) {
    return shadow.isRegister ? sources >= 2 * DecidingNumbers.ROUNDS || shadow.round(0) < DecidingNumbers.ROUNDS : update && flow.vertices.scalar.get(sink);
  }

  /**
   * Whether the register has gathered, of many terms, one of so few numbers of an array that partial results may be all that is sent of them: fewer than there are
   * terms. Of a product of matrices there are more, and each has its terms computed by its owner.
   */
  boolean isOneOfFew(Shadow shadow, Register register) {
    return register.size >= 2 * DecidingNumbers.ROUNDS && 2 * flow.blocks.words(shadow.block) < register.size && register.hasTerms();
  }

  /** The first {@code size} values, 0 for none, are used by a value of the sink's, a single number: all but its former value are a term. */
  void useTerm(int[] sources, int size, int former, int sink, int site) {
    int first = 0;
    boolean several = false;
    for (int i = 0; i < size; i++) {
      int home = homeInTerm(sources[i], former);
      several |= home != 0 && first != 0 && home != first;
      first = first == 0 ? home : first;
    }
    for (int i = 0; several && isRegister(first) && i < size; i++) {
      int home = homeInTerm(sources[i], former);
      first = home == 0 ? first : home;
    }
    int term = several ? term(sink, first, site) : sink;
    for (int i = 0; i < size; i++) {
      flow.use(sources[i], homeInTerm(sources[i], former) == 0 ? sink : term);
    }
  }

  private int homeInTerm(int source, int former) {
    return source == 0 || source == former ? 0 : homeInTerm(source);
  }

  private int term(int sink, int first, int site) {
    int term = terms.vertex(sink, first);
    flow.vertices.site[term] = site;
    return term;
  }
}
