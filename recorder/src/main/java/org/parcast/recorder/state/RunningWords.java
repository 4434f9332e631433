package org.parcast.recorder.state;

import java.util.HashMap;
import java.util.Map;
import org.parcast.recorder.memory.VertexSet;

/**
 * Tells words that run from words that gather. Both are given their next value from the one that they hold. A value that something else uses or takes too, before
 * the word is given the next one or after, runs: {@code y = b * x + z; z = x - a * y}. Values that nothing else uses are parts of one sum.
 *
 * <p>Whether a former value is used afterwards is seen when the word is given another one: the value is held until then, and the word runs from then on.
 */
public final class RunningWords {
  /** What becomes of values. No functional interface: a program's start is brief without lambdas. */
  public interface Uses {
    /** Whether something on another vertex than its own is computed from the value. */
    boolean isUsed(int value);

    /** Lets go of a value. */
    void release(int value);
  }

  /**
   * What a word held before its value.
   *
   * @param step the step in which it was given the next one
   * @param isConstant whether it was given this one in that step, computed from nothing
   */
  private record Former(int value, int step, boolean isConstant) {}

  private final Values values;
  private final Vertices vertices;
  private final Blocks blocks;
  private final Uses uses;

  /** By vertex of the word. */
  private final Map<Integer, Former> former = new HashMap<>();

  /** Values that another word has taken: of those born in words that may run. */
  private final VertexSet taken = new VertexSet();

  /** Words of which former values were used. */
  private final VertexSet running = new VertexSet();

  public RunningWords(Values values, Vertices vertices, Blocks blocks, Uses uses) {
    this.values = values;
    this.vertices = vertices;
    this.blocks = blocks;
    this.uses = uses;
  }

  /** Whether the word, which is given its next value from the one that it holds, runs. */
  public boolean isRunning(Shadow shadow, int word, int step) {
    int own = shadow.base + word;
    look(shadow, word, step);
    int value = shadow.value(word);
    if (values.home(value) != shadow.vertex(word)) {
      return false; // a copy of another's
    }
    if (running.get(own) || isUsed(value)) {
      return true;
    }
    if (values.holders(value) > 1) {
      values.hold(value);
      former.put(own, new Former(value, step, vertices.isBornIn(own, step) && vertices.isConstant(own)));
    }
    return false;
  }

  /** Another word takes the value. */
  public void take(int value) {
    taken.add(value);
  }

  /** The value is born. */
  public void begin(int value) {
    taken.remove(value);
  }

  private boolean isUsed(int value) {
    return taken.get(value) || uses.isUsed(value);
  }

  /** Looks whether the word's former value was used after the word was given the next one: if so, that was a value of its own. */
  private void look(Shadow shadow, int word, int step) {
    int own = shadow.base + word;
    Former before = former.isEmpty() ? null : former.remove(own);
    if (before == null) {
      return;
    }
    if (isUsed(before.value)) {
      running.add(own);
      if (before.step == step && before.isConstant) {
        Rounds.next(shadow, word, step, blocks, vertices);
      } else if (before.step == step) {
        vertices.stamp(own, step, true);
      }
    }
    uses.release(before.value);
  }
}
