package org.parcast.recorder;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.parcast.recorder.format.WordBlock.Kind;

/**
 * Gives new arrays and objects their vertices. What is allocated inside a step is known by its site and its ordinal among the site's
 * allocations since the step began: the same object of the next step has the same vertices.
 */
final class Allocation {
  /** What a site has allocated. */
  private static final class Site {
    int step = -1;
    int phase = -1;
    int ordinal;

    /** Inside steps, the block of each ordinal. */
    final List<Integer> blocks = new ArrayList<>();
  }

  /** Lets the values of a shadow go when nothing refers to it any more. */
  private static final class Tracked extends PhantomReference<Shadow> {
    private final int[] value;

    Tracked(Shadow shadow, ReferenceQueue<Shadow> queue) {
      super(shadow, queue);
      this.value = shadow.value;
    }
  }

  private final Flow flow;
  private final Map<Integer, Site> sites = new HashMap<>();
  private final ReferenceQueue<Shadow> dead = new ReferenceQueue<>();
  private final Set<Tracked> tracked = new HashSet<>();

  /** The shadows of what was allocated outside steps, whose copies at the end of the region are looked at. */
  private final List<Shadow> lasting = new ArrayList<>();

  /** Of what was allocated inside steps, the shadow made last for each block. */
  private final Map<Integer, Shadow> latest = new HashMap<>();

  private int drifts;

  Allocation(Flow flow) {
    this.flow = flow;
  }

  /** A shadow for {@code length} words of an array, an object or a class. */
  Shadow words(Kind kind, int site, int type, int length) {
    releaseDead();
    Site at = allocating(2 * site);
    int block = block(at, kind, site, type, length);
    Blocks.Block described = flow.blocks.get(block);
    if (at.ordinal > 0 && (kind == Kind.OBJECT || length <= Rounds.SMALL)) {
      described.temporary = true;
    }
    Shadow shadow = new Shadow(length, described.base, block);
    if (flow.insideStep()) {
      latest.put(block, shadow);
      tracked.add(new Tracked(shadow, dead));
    } else if (described.temporary) {
      tracked.add(new Tracked(shadow, dead));
    } else {
      lasting.add(shadow);
    }
    return shadow;
  }

  /** A shadow for an array of arrays. */
  Shadow rows(int site, int type, int length) {
    return new Shadow(length, block(allocating(2 * site + 1), Kind.ARRAY_OF_ARRAYS, site, type, length));
  }

  /** Counts an allocation of the site; where the site is not known (0) nothing is taken for the same object again. */
  private Site allocating(int key) {
    if (key < 2) {
      return new Site();
    }
    Site at = sites.computeIfAbsent(key, k -> new Site());
    if (at.step == flow.step && at.phase == flow.phase) {
      at.ordinal++;
    } else {
      at.step = flow.step;
      at.phase = flow.phase;
      at.ordinal = 0;
    }
    return at;
  }

  private int block(Site at, Kind kind, int site, int type, int length) {
    if (!flow.insideStep() || site == 0) {
      return newBlock(kind, site, type, length);
    }
    while (at.blocks.size() <= at.ordinal) {
      at.blocks.add(-1);
    }
    int block = at.blocks.get(at.ordinal);
    if (block >= 0 && flow.blocks.get(block).length != length) {
      drifts++;
      block = -1;
    }
    if (block < 0) {
      block = newBlock(kind, site, type, length);
      at.blocks.set(at.ordinal, block);
    }
    return block;
  }

  private int newBlock(Kind kind, int site, int type, int length) {
    int base = kind == Kind.ARRAY_OF_ARRAYS ? -1 : flow.vertices.allocate(length);
    return flow.blocks.add(kind, site, type, length, base, -1, 0);
  }

  private void releaseDead() {
    for (Tracked gone; (gone = (Tracked) dead.poll()) != null; ) {
      tracked.remove(gone);
      for (int value : gone.value) {
        flow.release(value);
      }
    }
  }

  /** Calls back with every shadow that lasts: made outside steps, or last of its kind inside one. */
  void forEachLasting(Consumer<Shadow> action) {
    lasting.forEach(action);
    latest.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(entry -> action.accept(entry.getValue()));
  }

  /** How often a site's allocation had another length than in the step before. */
  int drifts() {
    return drifts;
  }
}
