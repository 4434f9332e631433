package org.parcast.recorder.event;

import java.util.ArrayList;
import java.util.List;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;

/** A stream that runs, perhaps in a function of another. */
final class StreamRun {
  final StreamRun around;

  /** What the element at hand was computed from; null where that is nothing, or {@link #isUnknown}. */
  Register element;

  /** Whether the element was computed from what is not known. */
  boolean isUnknown;

  /** Whether the element was an object when it came: of a number in a box nothing is known then but by the box. */
  private boolean isObject;

  /** Whether an element was computed from something that is known. */
  private boolean carries;

  /** What its end has gathered. */
  Register gathered;

  /** The operator, as a bit, by which it does; 0 where that is not known. */
  int operators;

  final List<Register> taken = new ArrayList<>();

  /** Of a stream of objects, those that were taken. */
  final List<Object> boxes = new ArrayList<>();

  private boolean hasFirst;

  /** Whether its elements are counted. */
  boolean isCounted;

  /** Whether no loop contains it, so that its elements may be steps. */
  final boolean isLoop;

  /** The source that its first element came from; each further one of that source begins an iteration. */
  private Object iterated;

  /** Number of the name of its place in the program. */
  final int place;

  StreamRun(StreamRun around, boolean isLoop, int place) {
    this.around = around;
    this.isLoop = isLoop;
    this.place = place;
  }

  void iterate(Object source) {
    if (iterated == null) {
      iterated = source;
    } else if (isLoop && iterated == source) {
      Structure.nextIteration();
    }
  }

  void element(Register now) {
    if (now != element) {
      Registers.free(element);
      element = now;
    }
    carries |= now != null && (now.size > 0 || now.isDeferred());
    isUnknown = false;
    isObject = false;
  }

  /** The same of an object. */
  void object(Register now) {
    element(now);
    isObject = now == null;
  }

  /** The element was computed from one of those before, it is not known from which. */
  void shuffled() {
    boolean mayBeComputed = carries;
    element(null);
    isUnknown = mayBeComputed;
  }

  /** What the element was computed from where that may be a number in a box. */
  void open(Object box) {
    if (element == null && !isUnknown) {
      boolean fromElsewhere = isObject && Boxes.isReal(box);
      element(Boxes.register(box));
      isUnknown = fromElsewhere && element == null;
    }
  }

  /** The element is used: it is told where it is not known what it was computed from. */
  void use() {
    Library.answered(isUnknown ? place : -1);
  }

  void gather() {
    use();
    if (element != null) {
      gathered = gathered == null ? new Register() : gathered;
      Registers.add(gathered, element, operators);
      Registers.term(gathered);
      Registers.computed(gathered);
    }
  }

  /** A predicate answered what was computed from this: whether the element is counted. */
  void decide(Register by) {
    if (isCounted) {
      use();
      gathered = gathered == null ? new Register() : gathered;
      Registers.decided(gathered, by);
      Registers.term(gathered);
    }
  }

  /** Elements were counted: it is told where they decided by more than predicates, as {@code distinct} has them. */
  void count() {
    Library.answered(isCounted && gathered == null && carries ? place : -1);
  }

  /** A reduction's first value, which may be a number in a box. */
  void beginWith(Object first) {
    gathered = gathered == null ? Boxes.register(first) : gathered;
  }

  /** A reduction that is given no first value begins with the first element. */
  void gatherFirst() {
    if (!hasFirst) {
      hasFirst = true;
      gather();
    }
  }

  void join(Register joined) {
    Registers.free(gathered);
    gathered = joined;
    Registers.term(joined);
  }
}
