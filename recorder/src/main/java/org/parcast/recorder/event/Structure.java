package org.parcast.recorder.event;

import java.util.List;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/**
 * What the traced program tells of its arrays, objects, loops and methods: rewritten classes call these methods. Numbers of sites, types,
 * loops and signatures are the tracer's.
 */
public final class Structure {
  private Structure() {}

  static final Shadows SHADOWS = new Shadows(ValueFlowEvents.FLOW);
  public static final Containers CONTAINERS = new Containers(ValueFlowEvents.FLOW, SHADOWS);

  // ---- arrays and objects

  /** The shadow of an array just made; {@code site} is where, {@code type} of what type. */
  public static Shadow made(Object array, int site, int type) {
    ThreadHandover.follow();
    return SHADOWS.make(array, site, type);
  }

  /** The shadow of an array whose reference came from where shadows do not go. */
  public static Shadow of(Object array) {
    ThreadHandover.follow();
    return SHADOWS.of(array);
  }

  /** The reference goes where shadows do not go. */
  public static void escape(Object array, Shadow shadow) {
    ThreadHandover.follow();
    SHADOWS.escape(array, shadow);
  }

  /** The shadow that is kept beside a reference, or where none is, that of the array. */
  public static Shadow known(Object array, Shadow shadow) {
    return shadow != null || array == null ? shadow : of(array);
  }

  /** The shadow of a row that was read from an array of arrays. */
  public static Shadow row(Object row, Shadow shadow, int index) {
    ValueFlowEvents.row(shadow, index);
    if (row == null || shadow == null || shadow.rows == null) {
      return row == null ? null : of(row);
    }
    Shadow known = shadow.rows[index];
    if (known == null) {
      known = of(row);
      SHADOWS.attach(shadow, index, known);
    }
    return known;
  }

  /** The row that an array of arrays has there; null where there is none. */
  public static Object element(Object array, int index) {
    return array instanceof Object[] rows && index >= 0 && index < rows.length ? rows[index] : null;
  }

  /** The shadow of an object's words; null where there is no object, or it has none. */
  public static Shadow words(Object object) {
    return object instanceof Shadow.Recorded recorded ? recorded.parcast$shadow() : null;
  }

  /** A row was stored in an array of arrays. */
  public static void setRow(Shadow shadow, int index, Shadow row) {
    if (shadow != null && shadow.rows != null) {
      SHADOWS.attach(shadow, index, row);
    }
  }

  /** An array of references to objects was made; {@code site} is where, {@code type} of what type. */
  public static void container(Object[] array, int site, int type) {
    ThreadHandover.check();
    CONTAINERS.made(array, site, type);
  }

  /** A reference is about to be stored in an array of references. */
  public static void put(Object[] array, int index, Object element, int site) {
    if (array != null && index < array.length) {
      ThreadHandover.check();
      CONTAINERS.put(array, index, element, site);
    }
  }

  /** A reference is about to be put into a collection: into a list at the index, or at its end (-1). */
  public static void put(Object collection, int index, Object element, int site) {
    if (collection instanceof List<?> list) {
      ThreadHandover.check();
      CONTAINERS.put(list, index == -1 ? list.size() : index, element, site);
    }
  }

  /** A field of the object is about to refer to another. */
  public static void hold(Object holder, int field, Object element, int site) {
    if (holder != null) {
      ThreadHandover.check();
      CONTAINERS.hold(holder, field, element, site);
    }
  }

  /** The same of an array of words. */
  public static void hold(Object holder, int field, Shadow array, int site) {
    if (holder != null && array != null) {
      ThreadHandover.check();
      CONTAINERS.hold(holder, field, array.block, site);
    }
  }

  /** What a method has made and answered is called as the site says, by the variable that takes it. */
  public static void named(Object made, int site) {
    if (made != null) {
      ThreadHandover.check();
      CONTAINERS.named(made, site);
    }
  }

  /** The same of an array of words, with its rows. */
  public static void named(Shadow made, int site) {
    if (made != null) {
      ThreadHandover.check();
      CONTAINERS.named(made, site);
    }
  }

  /** An array or list of references comes from code that is not traced. */
  public static void filled(Object container, int site) {
    if (container != null) {
      ThreadHandover.check();
      CONTAINERS.filled(container, site);
    }
  }

  /** An object is about to be constructed. */
  public static void constructing(int site, int type) {
    ThreadHandover.follow();
    Transfer.site = site;
    Transfer.type = type;
  }

  /** The shadow of a new object of this type; null where it has no words. */
  public static Shadow object(int words, int type) {
    ThreadHandover.follow();
    int site = Transfer.type == type ? Transfer.site : 0; // An argument of its superclass's constructor may have been made since.
    Transfer.site = 0;
    return words == 0 ? null : ValueFlowEvents.FLOW.allocation.words(Kind.OBJECT, site, type, words);
  }

  /** The shadow of the static fields of a class. */
  public static Shadow statics(int words, int type) {
    ThreadHandover.follow();
    return ValueFlowEvents.FLOW.allocation.words(Kind.STATICS, 0, type, words);
  }

  /** An index is multiplied by the value, which may be the stride of a linearised array. */
  public static void factor(int value, int number) {
    Recorder.STRIDES.note(value, number);
  }

  /** An index is a product of which either factor may be the stride of a linearised array. */
  public static void factors(int left, int right, int number) {
    Recorder.STRIDES.noteEither(left, right, number);
  }

  /** A variable that had an array is about to have another. */
  public static void replaced(Shadow before, Shadow now) {
    if (before != now) {
      ThreadHandover.check();
      ValueFlowEvents.FLOW.rehoming.replace(before, now);
    }
  }

  // ---- calls

  /** A method of this signature is about to be called; its arguments are in the transfer. */
  public static void calling(int signature) {
    ThreadHandover.follow();
    Transfer.call = signature;
    Transfer.returned = 0;
  }

  /** The call is over, and nobody wants its result. */
  public static void called() {
    Transfer.call = 0;
  }

  /**
   * The body of a lambda runs. Where it was called as the method of an interface, its arguments are moved to where the body has them.
   *
   * @param signature the body's own, or what an earlier call of this answered
   * @param called the signature of the interface's method
   * @param arguments number of the operands of such a call
   * @param shift how much larger the index of a parameter is than that of the operand
   * @return the signature under which the body was called
   */
  public static int linked(int signature, int called, int arguments, int shift) {
    ThreadHandover.follow();
    if (Transfer.call != called || signature == called) {
      return signature;
    }
    Transfer.move(arguments, shift);
    Transfer.call = signature;
    return called;
  }

  /** The shadow of an argument that is an array. */
  public static Shadow argument(Object array, int signature, int index) {
    ThreadHandover.follow();
    if (Transfer.call != signature) {
      return of(array);
    }
    Shadow shadow = Transfer.shadows[index];
    return shadow != null || array == null ? shadow : of(array);
  }

  /** The register of an argument that is a number; the caller's. */
  public static Register argument(int signature, int index) {
    ThreadHandover.follow();
    return Transfer.call == signature ? Transfer.registers[index] : null;
  }

  /**
   * The same for a number in a box, which code that is not followed may have handed over.
   *
   * @param name of what is told where nothing is known of the box
   */
  public static Register boxed(Object box, int signature, int index, int name) {
    ThreadHandover.follow();
    if (Transfer.call == signature) {
      return Transfer.registers[index];
    }
    Register held = Boxes.held(box);
    Library.answered(held == null && Boxes.isReal(box) ? name : -1);
    return held;
  }

  /** A lambda is about to be made that captures a number. */
  public static void capture(int index, Register register) {
    Captures.add(index, register);
  }

  /** The lambda has been made; its body is the method of this signature. */
  public static void captured(Object lambda, int signature) {
    Captures.made(lambda, signature);
  }

  /** The object that is about to be called may be a lambda that has captured numbers. */
  public static void receiver(Object lambda) {
    Transfer.receiver = lambda;
  }

  /** The register of a number that the lambda captured whose body runs: the one that was called, or called by a library the one that was made last. */
  public static Register captured(int signature, int index) {
    return Captures.of(Transfer.call == signature ? Transfer.receiver : null, signature, index);
  }

  /** The arguments have been taken. */
  public static void entered(int signature) {
    ThreadHandover.follow();
    Transfer.call = 0;
  }

  /** The method returns a number. */
  public static void returns(Register register, int signature) {
    Transfer.resultRegister = register;
    Transfer.returned = signature;
  }

  /** The method returns a number that one load has given. */
  public static void returns(int value, int signature) {
    Transfer.resultValue = value;
    Transfer.returned = signature;
  }

  /** The method returns an array. */
  public static void returns(Shadow shadow, int signature) {
    Transfer.resultShadow = shadow;
    Transfer.returned = signature;
  }

  /**
   * The register of the result; the one that it replaces is not used any more. Where code has run that is not followed, the result was computed
   * from the arguments, and where it has none that are known, nothing is known of it.
   *
   * @param told by bits, the arguments whose registers are in the transfer
   * @param name of the method, to tell that nothing is known of what it answers
   */
  public static Register result(Register before, int signature, int told, int name) {
    Register register = null;
    if (Transfer.returned == signature) {
      register = Transfer.resultRegister;
    } else if (told != 0) {
      register = Registers.computedFrom(Transfer.registers, told);
    } else {
      Library.answered(name);
    }
    if (register != before) {
      Registers.free(before);
    }
    Transfer.call = 0;
    Transfer.returned = 0;
    return register;
  }

  /** The same where the method returns what one load has given. */
  public static Register resultOfValue(Register before, int signature, int told, int name) {
    if (Transfer.returned != signature) {
      return result(before, signature, told, name);
    }
    Register register = Registers.empty(before);
    Registers.add(register, Transfer.resultValue);
    Transfer.call = 0;
    Transfer.returned = 0;
    return register;
  }

  /**
   * The value of the result where that is what one load has given; 0 where code has run that is not followed.
   *
   * @param name of the method, to tell that nothing is known of what it answers
   */
  public static int value(int signature, int name) {
    int value = 0;
    if (Transfer.returned == signature) {
      value = Transfer.resultValue;
    } else {
      Library.answered(name);
    }
    Transfer.call = 0;
    Transfer.returned = 0;
    return value;
  }

  /** The shadow of the result. */
  public static Shadow result(Object array, int signature) {
    Shadow shadow = Transfer.returned == signature ? Transfer.resultShadow : null;
    Transfer.call = 0;
    Transfer.returned = 0;
    return shadow != null || array == null ? shadow : of(array);
  }

  // ---- loops and the region

  /** A loop of the method that no other loop of it contains is entered. */
  public static void enterLoop(int loop) {
    if (!ThreadHandover.takeIfIdle()) {
      ThreadHandover.setDepth(ThreadHandover.depth() + 1);
    } else {
      Recorder.enterLoop(loop);
    }
  }

  /** Such a loop goes into its next iteration. */
  public static void nextIteration() {
    if (ThreadHandover.takeIfIdle()) {
      Recorder.nextIteration();
    }
  }

  /** Such a loop is about to be left: what all of its iterations have gathered is told next. */
  public static void leaveLoop() {
    if (ThreadHandover.takeIfIdle()) {
      Recorder.leaveLoop();
    }
  }

  /** Such a loop is left. */
  public static void exitLoop() {
    if (!ThreadHandover.takeIfIdle()) {
      ThreadHandover.setDepth(ThreadHandover.depth() - 1);
    } else {
      Recorder.exitLoop();
    }
  }

  /** A method is entered that calls itself last: a loop, whose iterations are its calls. Answers how deep in itself it is, 0 where nothing is told. */
  public static int enterRecursion(int loop) {
    return ThreadHandover.takeIfIdle() ? Recursion.enter(loop) : 0;
  }

  /** It returns from the depth that it was told of. */
  public static void leaveRecursion(int loop, int level) {
    if (level > 0 && ThreadHandover.takeIfIdle()) {
      Recursion.leave(loop, level);
    }
  }

  /** How many such loops are open; kept by a method that catches exceptions. */
  public static int depth() {
    return ThreadHandover.mine() ? Recorder.depth : ThreadHandover.depth();
  }

  /** An exception was caught: so many loops are still open. */
  public static void backAt(Throwable caught, int depth) {
    if (caught instanceof StackOverflowError) {
      Recorder.overflown();
    }
    if (ThreadHandover.mine()) {
      while (Recorder.depth > depth) {
        exitLoop();
      }
    } else if (ThreadHandover.depth() > depth) {
      ThreadHandover.setDepth(depth);
    }
  }

  /** A method of the analysed region is entered. */
  public static void enterRegion() {
    ThreadHandover.check();
    Recorder.enterRegion();
  }

  /** It is left. */
  public static void exitRegion() {
    ThreadHandover.check();
    Recorder.exitRegion();
  }
}
