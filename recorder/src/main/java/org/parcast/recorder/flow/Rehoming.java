package org.parcast.recorder.flow;

import org.parcast.recorder.state.Shadow;

/** Values whose words have other places from now on: what was born in the old ones counts as born in the new. */
public final class Rehoming {
  private final ValueFlowState flow;

  Rehoming(ValueFlowState flow) {
    this.flow = flow;
  }

  /** The words of a list that has grown are others now. */
  public void outgrow(Shadow words, Shadow longer) {
    flow.blocks.get(words.block).temporary = true;
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
