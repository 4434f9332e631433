package org.parcast.recorder.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.FewSums;
import org.parcast.recorder.state.OpenTerms;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.Terms;
import org.parcast.recording.WordBlock.Kind;

/** Which words of a reduction's terms meet: those that a gathered register has as sources together, or an update of a single number. */
public final class Reductions {
  final OpenTerms terms;
  private final ValueFlowState flow;

  /** By block of an outermost array the sums that its words may be, null where that has not been asked. */
  private FewSums[] sums = new FewSums[16];

  private final List<FewSums> undecided = new ArrayList<>();

  /** Those of the sources of a term while these are looked at: they stand far apart. */
  private int[] homes = new int[64];

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
    if (to - from > homes.length) {
      homes = Growth.of(homes, 2 * (to - from));
    }
    int first = 0;
    boolean several = false;
    for (int i = from; i < to; i++) {
      int home = homeInTerm(register, i, former);
      homes[i - from] = home;
      several |= home != 0 && first != 0 && home != first;
      first = first == 0 ? home : first;
    }
    for (int i = from; several && isRegister(first) && i < to; i++) {
      first = homes[i - from] == 0 ? first : homes[i - from];
    }
    for (int i = from; several && i < to; i++) {
      if (homes[i - from] != 0) {
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
    int first = 0;
    int term = sink;
    for (int i = 0; i < register.size; i++) {
      if (register.first(i) != first) {
        first = register.first(i);
        term = first > 0 ? term(sink, first, site) : sink;
      }
      flow.use(register.source[i], term);
    }
  }

  /**
   * Whether what is stored in the word is reduced term by term: a register's gathering, but for the small sums of one element after another, which
   * are many and have owners; or an update of a single number.
   *
   * @param sources words that the register has gathered, each as often as it was used
   */
  boolean isReduced(Shadow shadow, boolean update, int sink, int sources) {
    return shadow.isRegister ? sources >= 2 * Terms.PARTS || shadow.round(0) < Terms.PARTS : update && flow.vertices.scalar.get(sink);
  }

  /**
   * Whether the register has gathered, of many terms, one of so few numbers of an array that partial results may be all that is sent of them: fewer than there are
   * terms. Of a product of matrices there are more, and each has its terms computed by its owner.
   */
  boolean isOneOfFew(Shadow shadow, Register register) {
    return register.size >= 2 * Terms.PARTS && 2 * flow.blocks.words(shadow.block) < register.size && register.hasTerms();
  }

  // ---- words that are updated in place

  /** Whether the array may have few sums. */
  boolean mayBeFew(int block) {
    int array = flow.blocks.outermost(block);
    return array < sums.length && sums[array] != null ? !sums[array].areMany() : FewSums.mayBe(words(block));
  }

  /** Whether what is stored in a step is the next value of a sum that may be one of few. */
  public boolean isOfSums(Shadow shadow, boolean update) {
    if (shadow.mayBeSingle || !shadow.mayBeReduced || !flow.inStep) {
      return false;
    }
    if (flow.blocks.get(shadow.block).kind == Kind.OBJECT && flow.blocks.get(shadow.block).parent < 0) {
      shadow.mayBeReduced = false;
      return false;
    }
    shadow.mayBeReduced = !sums(shadow).areMany();
    return update && shadow.mayBeReduced;
  }

  /** How many words the array has; of rows in a list, whose length is not known, more than can be few. */
  private long words(int block) {
    for (int at = flow.blocks.get(block).parent; at >= 0; at = flow.blocks.get(at).parent) {
      if (flow.blocks.get(at).words() == 0) {
        return Long.MAX_VALUE;
      }
    }
    return flow.blocks.words(block);
  }

  /** The sums that the words of the array may be, of which the shadow has some. */
  private FewSums sums(Shadow shadow) {
    int array = flow.blocks.outermost(shadow.block);
    if (array >= sums.length) {
      sums = Arrays.copyOf(sums, 2 * array);
    }
    if (sums[array] == null) {
      sums[array] = new FewSums(words(shadow.block));
      undecided.add(sums[array]);
    }
    return sums[array];
  }

  /** The first {@code size} values are used by a value of the sink's, in a word that may be reduced. */
  void use(Shadow shadow, int[] sources, int size, int former, boolean update, int sink, int site) {
    if (isReduced(shadow, update, sink, size)) {
      useTerm(sources, size, former, sink, site);
    } else if (isOfSums(shadow, update && !flow.vertices.running.get(sink))) {
      FewSums of = sums(shadow);
      int first = firstInTerm(sources, size, former);
      for (int i = 0; i < size; i++) {
        use(of, sources[i], homeInTerm(sources[i], former) == 0 ? 0 : first, sink, site);
      }
    } else {
      flow.use(sources, size, sink, 0);
    }
  }

  /** The values that the register gathered are used by a value of the sink's, a sum, term by term. */
  void useTermsOfSum(Shadow shadow, Register register, int former, int sink, int site) {
    FewSums of = sums(shadow);
    completeTerms(register);
    complete(register, former);
    for (int i = 0; i < register.size; i++) {
      use(of, register.source[i], register.source[i] == former ? 0 : Math.max(0, register.first(i)), sink, site);
    }
  }

  /** @param first of the term, 0 for what need not meet others */
  private void use(FewSums of, int value, int first, int sink, int site) {
    if (first == 0 || of.areFew()) {
      flow.use(value, first == 0 ? sink : term(sink, first, site));
      return;
    }
    flow.values.hold(value);
    if (flow.noting) {
      flow.noteUse(value);
    }
    if (of.await(value, first, sink, site)) {
      settle(of);
    }
  }

  /** Whether a use of the value waits, by another word than its home. */
  boolean isAwaited(int value) {
    for (FewSums of : undecided) {
      if (of.isAwaited(value, flow.values.home(value))) {
        return true;
      }
    }
    return false;
  }

  private void settle(FewSums of) {
    int[] uses = of.takeWaiting();
    for (int i = 0; i < uses.length; i += FewSums.NUMBERS) {
      int value = uses[i];
      int first = uses[i + 1];
      int sum = uses[i + 2];
      int site = uses[i + 3];
      flow.grow(value, of.areFew() ? term(sum, first, site) : sum);
      flow.release(value);
    }
  }

  /** A step ends, or what lies between steps: no use waits any longer. */
  void stepEnds() {
    for (Iterator<FewSums> rest = undecided.iterator(); rest.hasNext();) {
      FewSums of = rest.next();
      settle(of);
      of.ends(flow.inStep);
      if (of.areFew() || of.areMany()) {
        rest.remove();
      }
    }
  }

  /** The first {@code size} values, 0 for none, are used by a value of the sink's, a single number: all but its former value are a term. */
  void useTerm(int[] sources, int size, int former, int sink, int site) {
    int first = firstInTerm(sources, size, former);
    int term = first == 0 ? sink : term(sink, first, site);
    for (int i = 0; i < size; i++) {
      flow.use(sources[i], homeInTerm(sources[i], former) == 0 ? sink : term);
    }
  }

  /** The first word's vertex of the term that the values make; 0 where all that have to meet have one home. */
  private int firstInTerm(int[] sources, int size, int former) {
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
    return several ? first : 0;
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
