package org.parcast.recorder.flow;

import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.run.RunControl;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.DecidingNumbers;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.Terms;
import org.parcast.recording.WordBlock.Kind;

/**
 * Gives new arrays and objects their vertices. What is allocated inside a step is known by its site and its ordinal among the site's
 * allocations since the step began: the same object of the next step has the same vertices.
 */
public final class Allocation {
  /** The length of a list, which is not known. */
  public static final int GROWING = -1;

  /** What a site has allocated. */
  private static final class Site {
    int step = -1;
    int ordinal;

    /** The block that it allocated first in the current step. */
    int first = -1;

    /** Whether it has ever allocated two in a step. */
    boolean many;

    /** Inside steps, one more than the block of each ordinal, 0 for none; in the first run of each in even and in odd iterations. */
    int[] blocks = {};
  }

  /** Lets the values of a shadow go when nothing refers to it any more. References have to be reachable themselves: they are a ring. */
  private static final class Tracked extends PhantomReference<Shadow> {
    private final int[] value;
    private Tracked next = this;
    private Tracked before = this;

    Tracked(Shadow shadow, int[] value, ReferenceQueue<Shadow> queue) {
      super(shadow, queue);
      this.value = value;
    }

    void add(Tracked other) {
      other.next = next;
      other.before = this;
      next.before = other;
      next = other;
    }

    void leave() {
      next.before = before;
      before.next = next;
    }
  }

  private final ValueFlowState flow;

  /** By twice the site, plus one for what has no words. */
  private Site[] sites = new Site[64];

  private final ReferenceQueue<Shadow> dead = new ReferenceQueue<>();
  private final Tracked tracked = new Tracked(null, new int[0], dead);

  /** The shadows of what was allocated outside steps, whose copies at the end of the region are looked at. */
  private final List<Shadow> lasting = new ArrayList<>();

  /** Of what was allocated inside steps, the shadow made last for each block; null for what was not. */
  private Shadow[] latest = {};

  private int drifts;

  Allocation(ValueFlowState flow) {
    this.flow = flow;
  }

  /** A shadow for {@code length} words of an array, an object or a class. */
  public Shadow words(Kind kind, int site, int type, int length) {
    try {
      return newWords(kind, site, type, length);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  private Shadow newWords(Kind kind, int site, int type, int length) {
    releaseDead();
    Site at = allocating(2 * site);
    int block = block(at, kind, site, type, length);
    Shadow shadow = new Shadow(length, flow.blocks.get(block).base, block);
    judge(at, kind, site, block);
    shadow.mayBeSingle = flow.blocks.get(block).single;
    shadow.mayBeReduced = shadow.mayBeSingle || (kind == Kind.ARRAY || kind == Kind.OBJECT) && !Recorder.SCOUT && flow.reductions.mayBeFew(block);
    shadow.mayRun = flow.blocks.get(block).runs;
    if (flow.inStep) {
      shadow.madeIn = Recorder.SCOUT ? Recorder.SCOUTING.loopsEntered() : 0;
      setLatest(shadow);
      tracked.add(new Tracked(shadow, shadow.values(), dead));
    } else if (flow.isInStep() && at.ordinal >= DecidingNumbers.FEW) {
      tracked.add(new Tracked(shadow, shadow.values(), dead));
    } else {
      lasting.add(shadow);
    }
    return shadow;
  }

  private void setLatest(Shadow shadow) {
    if (shadow.block >= latest.length) {
      latest = Arrays.copyOf(latest, Math.max(16, 2 * shadow.block));
    }
    latest[shadow.block] = shadow;
  }

  /** Whether the words are those of one object of its kind or of an array of one, or of one of many small things that come and go. */
  private void judge(Site at, Kind kind, int site, int block) {
    if (at.ordinal == 0) {
      at.first = block;
    } else if (!at.many) {
      at.many = true;
      setAlone(at.first, false, false);
      flow.blocks.get(at.first).runs = false;
    }
    flow.blocks.get(block).runs &= !at.many;
    boolean small = kind == Kind.OBJECT || kind == Kind.ARRAY && flow.blocks.get(block).length == 1;
    boolean alone = kind == Kind.STATICS || small && site != 0 && !at.many;
    setAlone(block, alone, alone && (kind == Kind.STATICS || !flow.isInStep()));
    if (at.ordinal > 0 && flow.isInStep()) {
      markTemporary(at.first);
      markTemporary(block);
    }
  }

  private void setAlone(int id, boolean alone, boolean single) {
    Blocks.Block block = flow.blocks.get(id);
    boolean before = block.single;
    block.alone = alone;
    block.single = single;
    if (single) {
      flow.vertices.scalar.addAll(block.base, block.base + block.length);
    } else if (before) {
      flow.vertices.scalar.removeAll(block.base, block.base + block.length);
    }
  }

  private void markTemporary(int id) {
    Blocks.Block block = flow.blocks.get(id);
    if (!block.temporary && block.parent < 0 && (block.kind == Kind.OBJECT || block.length <= DecidingNumbers.SMALL)) {
      block.temporary = true;
      flow.vertices.shortLived.addAll(block.base, block.base + block.length);
    }
  }

  /** The words are others' from now on, and no more to be looked at. */
  void outlived(Shadow words) {
    for (int i = lasting.size() - 1; i >= 0; i--) {
      if (lasting.get(i) == words) {
        lasting.remove(i);
        return;
      }
    }
  }

  /** The words that were {@link #outlived} are looked at again. */
  void lasts(Shadow words) {
    lasting.add(words);
  }

  /** The words are a row of an array from now on, and live as long as it. */
  public void attached(Blocks.Block row) {
    if (row.kind == Kind.ARRAY) {
      row.alone = false;
      row.runs = false;
      row.single = false;
      flow.vertices.scalar.removeAll(row.base, row.base + row.length);
    }
    if (row.temporary) {
      row.temporary = false;
      if (row.base >= 0) {
        flow.vertices.shortLived.removeAll(row.base, row.base + row.length);
      }
    }
  }

  /**
   * Words for a place that keeps one such object, or one box, after another.
   *
   * @param site where the place is known from
   */
  public Shadow place(Kind kind, int site, int type, int length) {
    try {
      int block = newBlock(kind, site, type, length);
      Shadow place = new Shadow(length, flow.blocks.get(block).base, block);
      place.isPlace = true;
      lasting.add(place);
      return place;
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  /** The words are a row no more: they live as long as they did before. */
  public void detached(int id) {
    flow.blocks.get(id).parent = -1;
    if (flow.blocks.get(id).base >= 0) {
      markTemporary(id);
    }
  }

  /** The block of an object without words. */
  public int object(int site) {
    Site at = allocating(2 * site + 1);
    return block(at, Kind.OBJECT, site, 0, 0);
  }

  /**
   * The block of an array or list of references, which has no words.
   *
   * @param length number of elements, or {@link #GROWING}
   * @param isRoot whether no other made with it holds it
   */
  public int container(int site, int type, int length, boolean isRoot) {
    try {
      Site at = allocating(2 * site + 1);
      int block = block(at, Kind.ARRAY_OF_ARRAYS, site, type, length);
      if (isRoot && at.ordinal >= DecidingNumbers.FEW && flow.isInStep()) {
        flow.blocks.get(block).temporary = flow.blocks.get(block).parent < 0;
      }
      return block;
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  /** A shadow for an array of arrays. */
  public Shadow rows(int site, int type, int length) {
    try {
      return newRows(site, type, length);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  private Shadow newRows(int site, int type, int length) {
    Site at = allocating(2 * site + 1);
    Shadow shadow = new Shadow(length, block(at, Kind.ARRAY_OF_ARRAYS, site, type, length));
    if (flow.inStep) {
      setLatest(shadow);
    } else if (!flow.isInStep() || at.ordinal < DecidingNumbers.FEW) {
      lasting.add(shadow);
    }
    return shadow;
  }

  /** Counts an allocation of the site; where the site is not known (0) nothing is taken for the same object again. */
  private Site allocating(int key) {
    if (key < 2) {
      return new Site();
    }
    if (key >= sites.length) {
      sites = Arrays.copyOf(sites, 2 * key);
    }
    Site at = sites[key];
    if (at == null) {
      at = new Site();
      sites[key] = at;
    }
    if (at.step == flow.step) {
      at.ordinal++;
    } else {
      at.step = flow.step;
      at.ordinal = 0;
    }
    return at;
  }

  private int block(Site at, Kind kind, int site, int type, int length) {
    if (!flow.inStep || site == 0) {
      return newBlock(kind, site, type, length);
    }
    // What an iteration makes as a copy is apart from what it copies, lest the first run take what was made before for made just now.
    int number = Recorder.SCOUT ? 2 * at.ordinal + flow.step % 2 : at.ordinal;
    if (number >= at.blocks.length) {
      at.blocks = Growth.of(at.blocks, Math.max(2 * number, 4));
    }
    int block = at.blocks[number] - 1;
    if (block >= 0 && length != GROWING && flow.blocks.get(block).length != length) {
      drifts++;
      block = -1;
    }
    if (block < 0) {
      block = newBlock(kind, site, type, length);
      at.blocks[number] = block + 1;
    }
    return block;
  }

  private int newBlock(Kind kind, int site, int type, int length) {
    int base = kind == Kind.ARRAY_OF_ARRAYS || kind == Kind.OBJECT && length == 0 ? -1 : flow.vertices.allocate(length);
    int block = flow.blocks.add(kind, site, type, Math.max(0, length), base);
    flow.blocks.get(block).runs = kind == Kind.STATICS || site != 0 && (kind == Kind.OBJECT || kind == Kind.ARRAY && length < Terms.PARTS);
    return block;
  }

  private void releaseDead() {
    for (Tracked gone; (gone = (Tracked) dead.poll()) != null; ) {
      gone.leave();
      for (int value : gone.value) {
        flow.release(value);
      }
    }
  }

  /** Calls back with the shadow of all words that last: made outside steps or last of their kind inside one, or now rows of such. */
  void forEachLasting(Consumer<Shadow> action) {
    flow.rehoming.takeBack();
    Set<Shadow> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Shadow shadow : lasting) {
      visit(shadow, seen, action);
    }
    for (Shadow shadow : latest) {
      visit(shadow, seen, action);
    }
  }

  private static void visit(Shadow shadow, Set<Shadow> seen, Consumer<Shadow> action) {
    if (shadow == null || !seen.add(shadow)) {
      return;
    }
    if (shadow.rows == null) {
      action.accept(shadow);
    } else {
      for (Shadow row : shadow.rows) {
        visit(row, seen, action);
      }
    }
  }

  /** How often a site's allocation had another length than in the step before. */
  int drifts() {
    return drifts;
  }
}
