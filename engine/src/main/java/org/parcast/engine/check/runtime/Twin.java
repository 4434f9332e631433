package org.parcast.engine.check.runtime;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.engine.time.runtime.State;

/** A loop that is run in order and in parts, on the same state, and whose results are compared. */
public final class Twin {
  /** Half the distance from 1 to the next number. */
  private static final double UNIT = 0x1p-53;

  private static final int MOST_COMPARED = 12;

  final int loop;
  String difference = "";
  String uncompared = "";
  long executions;
  int compared;

  /** The largest relative difference that rounding explains. */
  double apart;

  /** Whether it was met within another loop that is compared. */
  boolean within;

  private List<Arm> arms = List.of(Arm.IN_ORDER);
  private int at;
  private State state;
  private StateSnapshot expected;
  private Scratch scratch = new Scratch();
  private String[] names;
  private Object[] roots;
  private Map<String, Double> sums;
  private final Map<String, Double> sizes = new HashMap<>();
  private Map<String, Object> locals = new LinkedHashMap<>();
  private double terms;
  private long begun;
  private long spent;
  private boolean unrepeatable;

  Twin(int loop) {
    this.loop = loop;
  }

  void enter(double termsOfIteration, long iterations, String rootNames, String sumNames, Object[] given) {
    executions++;
    at = 0;
    arms = List.of(Arm.IN_ORDER);
    scratch = new Scratch();
    boolean due = (executions & executions - 1) == 0 && compared < MOST_COMPARED && spent < Twins.NANOS && difference.isEmpty() && uncompared.isEmpty();
    if (!due || iterations < 2) {
      return;
    }
    begun = System.nanoTime();
    names = rootNames.isEmpty() ? new String[0] : rootNames.split(",");
    roots = given;
    terms = iterations * Math.max(1, termsOfIteration);
    sums = new HashMap<>();
    for (String name : sumNames.split(",")) {
      if (!name.isEmpty()) {
        sums.put(name, 0.0);
      }
    }
    sizes.clear();
    try {
      state = State.of(given);
      arms = new ArrayList<>(List.of(Arm.IN_ORDER));
      for (int seed = 0; seed < Twins.SEEDS; seed++) {
        arms.add(Arm.SHUFFLED);
        arms.add(Arm.SMALL_PARTS);
      }
      arms.add(Arm.PARALLEL);
      arms.add(Arm.AGAIN_IN_ORDER);
    } catch (State.Uncopied e) {
      uncompared = e.getMessage();
    }
  }

  /**
   * Tells what parts have copies of.
   *
   * @param begins whether the copies begin with what it holds
   */
  public void scratch(String name, boolean field, boolean begins, Object value) {
    scratch.add(name, field, begins, value);
  }

  Arm arm() {
    return arms.get(at);
  }

  /** Number of the execution's turn, by which orders differ. */
  long seed() {
    return executions * 31 + at;
  }

  /** Whether the loop is to be run as it is written. */
  public boolean inOrder() {
    return arm() == Arm.IN_ORDER || arm() == Arm.AGAIN_IN_ORDER;
  }

  /** Tells what a variable is after the loop. */
  public void result(String name, Object value) {
    locals.put(name, value);
  }

  /** Tells what the parts have gathered, which says how large the terms are. */
  public void partial(String name, Object ofParts) {
    double size = 0;
    for (int part = 0; part < Array.getLength(ofParts); part++) {
      size += size(Array.get(ofParts, part));
    }
    sizes.merge(name, size, Math::max);
  }

  private static double size(Object value) {
    if (value instanceof Number number) {
      return Math.abs(number.doubleValue());
    }
    double most = 0;
    for (int i = 0; value != null && i < Array.getLength(value); i++) {
      most = Math.max(most, size(Array.get(value, i)));
    }
    return most;
  }

  /** Called right after the loop; whether it is to be run again. */
  public boolean again() {
    if (arms.size() == 1) {
      locals = new LinkedHashMap<>();
      return false;
    }
    compare();
    locals = new LinkedHashMap<>();
    at++;
    scratch.restore();
    if (at < arms.size()) {
      state.restore();
      if (!inOrder()) {
        scratch.spoil();
      }
      return true;
    }
    compared++;
    spent += System.nanoTime() - begun;
    arms = List.of(Arm.IN_ORDER);
    at = 0;
    state = null;
    expected = null;
    return false;
  }

  private void compare() {
    StateSnapshot now = StateSnapshot.of(names, roots, State.classes(), sums, scratch);
    locals.forEach(now::add);
    if (arm() == Arm.IN_ORDER) {
      expected = now;
      return;
    }
    Map<String, Double> bounds = new HashMap<>();
    if (arm() != Arm.AGAIN_IN_ORDER) {
      sums.keySet().forEach(name -> bounds.put(name, 2 * terms * UNIT * (sizes.getOrDefault(name, 0.0) + 1e-300)));
    }
    String touched = inOrder() ? "" : scratch.touched();
    String found = touched.isEmpty() ? expected.difference(now, bounds) : touched;
    apart = Math.max(apart, expected.apart());
    if (!found.isEmpty() && arm() == Arm.AGAIN_IN_ORDER) {
      unrepeatable = true;
      uncompared = "it does not do the same twice: " + found.replace(" in order, and ", " first, and ").replace(" in parts", " then");
      difference = "";
    } else if (!found.isEmpty() && difference.isEmpty() && !unrepeatable) {
      difference = found + where();
    }
  }

  private String where() {
    return switch (arm()) {
      case PARALLEL -> " on several threads";
      case SMALL_PARTS -> " that are shuffled, seed " + seed();
      default -> ", shuffled, seed " + seed();
    };
  }

  /** A part has failed, where in order none did. */
  void thrown(Exception e) {
    if (difference.isEmpty()) {
      difference = "in parts it throws " + e + where();
    }
  }
}
