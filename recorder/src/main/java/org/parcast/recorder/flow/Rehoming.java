package org.parcast.recorder.flow;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/** Values whose words have other places from now on: what was born in the old ones counts as born in the new. */
public final class Rehoming {
  /** The words of an array that has grown, as they were then. */
  private static final class Grown extends WeakReference<Shadow> {
    private final long version;

    Grown(Shadow words) {
      super(words);
      version = words.version;
    }
  }

  private final ValueFlowState flow;
  private final List<Grown> grown = new ArrayList<>();

  Rehoming(ValueFlowState flow) {
    this.flow = flow;
  }

  /** The words of a list that has grown are others now. */
  public void outgrow(Shadow words, Shadow longer) {
    flow.blocks.get(words.block).temporary = true;
    for (int word = 0; Recorder.SCOUT && Recorder.SCOUTING.watches() && word < words.length(); word++) {
      Recorder.SCOUTING.outgrow(Recorder.SCOUTING.vertex(words, word), Recorder.SCOUTING.vertex(longer, word), flow.vertices.size());
    }
    for (int word = 0; !Recorder.SCOUT && word < words.length(); word++) {
      flow.vertices.outgrow(words.vertex(word), longer.vertex(word));
      int value = words.value(word);
      int before = words.vertex(word);
      if (value != 0 && flow.values.home(value) == before) {
        int now = longer.vertex(word);
        moveUsed(value, now);
        flow.vertices.site[now] = flow.vertices.site[before];
      }
      longer.set(word, value);
      words.set(word, 0);
    }
  }

  /**
   * A variable that had an array has another from now on; either may be null. One that holds at their places all words that a shorter one held is that array
   * grown: what is only moved is the same word, however it was moved. What steps make is known by where it is made.
   */
  public void replace(Shadow before, Shadow now) {
    if (before != null && now != null && before.length() > 1 && now.length() > before.length() && flow.active && !Recorder.SCOUT && !flow.isInStep()) {
      flow.deferred.flush();
      if (areAlike(before, now) && holds(now, before)) {
        grow(before, now);
      }
    }
  }

  /** Whether the words are elements of two arrays of one type, that are no rows, and no scratch. */
  private boolean areAlike(Shadow before, Shadow now) {
    Blocks.Block from = flow.blocks.get(before.block);
    Blocks.Block to = flow.blocks.get(now.block);
    boolean elements = from.kind == Kind.ARRAY && to.kind == Kind.ARRAY && from.parent < 0 && to.parent < 0 && from.type == to.type;
    return elements && from.grownInto < 0 && to.grownInto < 0 && !before.isScratch() && !now.isScratch() && !before.isPlace && !now.isPlace;
  }

  private static boolean holds(Shadow now, Shadow before) {
    boolean any = false;
    for (int word = 0; word < before.length(); word++) {
      int value = before.value(word);
      if (value != 0 && now.value(word) != value) {
        return false;
      }
      any |= value != 0;
    }
    return any;
  }

  private void grow(Shadow before, Shadow now) {
    for (int word = 0; word < before.length(); word++) {
      int value = before.value(word);
      if (value != 0 && flow.values.home(value) == before.base + word) {
        moveUsed(value, now.base + word);
      }
      before.set(word, 0);
      flow.release(value);
      flow.vertices.goOn(before.base + word, now.base + word);
    }
    flow.blocks.get(before.block).grownInto = now.block;
    flow.allocation.outlived(before);
    grown.add(new Grown(before));
    flow.epoch++;
  }

  /** Arrays that have grown and whose words were touched since then are used beside what they have grown into: they are arrays of their own. */
  void takeBack() {
    for (Iterator<Grown> each = grown.iterator(); each.hasNext();) {
      Grown before = each.next();
      Shadow words = before.get();
      boolean touched = words != null && words.version != before.version;
      if (touched) {
        flow.blocks.get(words.block).grownInto = -1;
        flow.allocation.lasts(words);
      }
      if (touched || words == null) {
        each.remove();
      }
    }
  }

  /** A place keeps what an object was made with, in the object's stead: what was born there, and in no other place yet, was born for it. */
  public void keep(Shadow object, Shadow place, int word) {
    int value = place.value(word);
    if (value != 0 && value == object.value(word) && flow.values.home(value) == object.vertex(word)) {
      move(value, place.vertex(word));
    }
  }

  /** The same for the word of a box that an element of an array keeps. What was computed of the box before uses it from there. */
  public void keep(Shadow box, int word, Shadow place, int at) {
    int value = place.value(at);
    if (value != 0 && value == box.value(word) && flow.values.home(value) == box.vertex(word)) {
      moveUsed(value, place.vertex(at));
    }
  }

  private void moveUsed(int value, int to) {
    int before = flow.values.home(value);
    int former = flow.values.set[value];
    int set = flow.sets.isEarlier(former) ? flow.sets.earlierRoot() : flow.root;
    for (int sink : flow.sets.isEmpty(former) ? new int[0] : flow.sets.members(former, before)) {
      set = flow.sets.grow(set, to, sink);
    }
    move(value, to);
    flow.values.set[value] = set;
  }

  private void move(int value, int to) {
    int from = flow.values.home(value);
    flow.values.move(value, to);
    flow.vertices.moveWork(from, to);
  }
}
