package org.parcast.recorder.event;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.parcast.recorder.flow.Allocation;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.memory.IdentityTable;
import org.parcast.recorder.memory.LongIntMap;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.Immutable;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/**
 * Knows objects and arrays by the way on which the program reaches them: as the elements of arrays and lists of references. What is put into one is a row
 * of it, at the index at which it was put there first, and lives as long as it. Containers are known weakly.
 */
public final class Containers {
  /** No array has more dimensions (Java Virtual Machine Specification, section 4.9.1): what holds itself would have no end. */
  private static final int MOST_DIMENSIONS = 255;

  /** A container with the blocks of what was put into it, each for the first time. */
  private static final class Known {
    int block;

    int[] rows = {};

    int size;

    /** By index, the step in which a row came there last, and that row. */
    int[] steps = {};

    int[] last = {};

    /** By index, the words of what never changes. */
    Shadow[] places = {};

    /** For the first run: the loop in whose iterations it was made, 0 if in none; see {@link Shadow#madeIn}. */
    int madeIn;

    Known(int block) {
      this.block = block;
    }

    void add(int row) {
      if (size == rows.length) {
        rows = Growth.of(rows, Math.max(2, 2 * size));
      }
      rows[size++] = row;
    }
  }

  private final ValueFlowState flow;
  private final Shadows shadows;
  private final IdentityTable<Known> known = new IdentityTable<>();
  /** By block: what a step makes is the same container in each. */
  private Known[] byBlock = {};

  /** By object and field, the step in which a row came there last, and that row. */
  private final LongIntMap fieldSteps = new LongIntMap(16);

  private final LongIntMap fieldRows = new LongIntMap(16);

  /** By object and field, the words of what never changes. */
  private final Map<Long, Shadow> fieldPlaces = new HashMap<>();


  public Containers(ValueFlowState flow, Shadows shadows) {
    this.flow = flow;
    this.shadows = shadows;
  }

  /** An array of references was made. */
  public void made(Object[] array, int site, int type) {
    made(array, site, type, true);
  }

  private Known made(Object[] array, int site, int type, boolean isRoot) {
    Known container = know(array, flow.allocation.container(site, type, array.length, isRoot));
    for (int i = 0; i < array.length; i++) {
      if (array[i] instanceof Object[] row) {
        attach(made(row, site, type, false).block, row, container, i);
      }
    }
    return container;
  }

  /** An element is about to be put into a container, an array or a list, at the index. */
  public void put(Object container, int index, Object element, int site) {
    if (isNumber(element)) {
      Boxes.copy(container, container instanceof List<?> list && index == list.size() ? -1 : index, element, site);
      return;
    }
    if (element instanceof Immutable) {
      if (index >= 0) {
        keep((Shadow.Recorded) element, container(container, site), index, site);
      }
      return;
    }
    int row = blockOf(element, site);
    if (row >= 0 && flow.blocks.get(row).parent < 0 && !flow.blocks.get(row).replaced) {
      attach(row, element, container(container, site), index);
    }
  }

  /** A place in a container has words of its own for what never changes: to put another there is to copy its words. */
  private void keep(Shadow.Recorded object, Known container, int index, int site) {
    Shadow from = object.parcast$shadow();
    if (index >= container.places.length) {
      container.places = Arrays.copyOf(container.places, Math.max(2 * index, index + 1));
    }
    Shadow place = container.places[index];
    if (place == null || place.length() != from.length()) {
      Blocks.Block kept = flow.blocks.get(from.block);
      place = flow.allocation.place(Kind.OBJECT, kept.site, kept.type, kept.length);
      Blocks.Block words = flow.blocks.get(place.block);
      if (fits(place.block, container.block)) {
        Blocks.Block parent = flow.blocks.get(container.block);
        words.parent = container.block;
        words.index = index;
        parent.length = Math.max(parent.length, index + 1);
      }
      container.places[index] = place;
    }
    copy(from, place, site);
  }

  private void copy(Shadow from, Shadow place, int site) {
    flow.allocation.detached(from.block);
    // What has held other objects takes the object over; what is new, as a log's, keeps it beside its place.
    boolean takesOver = from.place != null && place.value(0) != 0 && flow.blocks.areOfTwoVariables(from.place.block, place.block);
    from.place = from.place == null ? place : from.place;
    for (int word = 0; word < place.length(); word++) {
      ValueFlowEvents.copy(place, word, ValueFlowEvents.load(word, from), site);
      if (!Recorder.SCOUT) {
        flow.rehoming.keep(from, place, word);
      }
    }
    from.keptBy(place, takesOver, flow.step);
  }

  private static boolean isNumber(Object element) {
    return ContainerWords.isBox(element) && !(element instanceof Enum);
  }

  /** A field of an object is about to refer to an element. */
  public void hold(Object holder, int field, Object element, int site) {
    if (isNumber(element)) {
      Boxes.copy(element, placeOf(holder, field, site, () -> flow.allocation.place(Kind.ARRAY, site, -(16 + ContainerWords.code(element.getClass())), 1), 1), 0, site);
      return;
    }
    if (element instanceof Immutable) {
      keep((Shadow.Recorded) element, holder, field, site);
      return;
    }
    int row = blockOf(element, site);
    if (row >= 0) {
      hold(holder, field, row, site);
    }
  }

  private void keep(Shadow.Recorded object, Object holder, int field, int site) {
    Shadow from = object.parcast$shadow();
    Blocks.Block block = flow.blocks.get(from.block);
    copy(from, placeOf(holder, field, site, () -> flow.allocation.place(Kind.OBJECT, site, block.type, block.length), from.length()), site);
  }

  /** The words of what never changes in the field of the object. */
  private Shadow placeOf(Object holder, int field, int site, Supplier<Shadow> making, int words) {
    long key = (long) holderOf(holder, site) << Integer.SIZE | field;
    Shadow place = fieldPlaces.get(key);
    if (place == null || place.length() != words) {
      place = making.get();
      flow.blocks.get(place.block).holder = (int) (key >>> Integer.SIZE);
      flow.blocks.get(place.block).field = field;
      fieldPlaces.put(key, place);
    }
    return place;
  }

  /** The same where it is known; else null. */
  Shadow placeOf(Object holder, int field) {
    Shadow shadow = Structure.words(holder);
    Known object = shadow == null || isLeft(shadow) ? known.get(holder) : null;
    int block = object != null ? object.block : shadow != null ? shadow.block : -1;
    return block < 0 ? null : fieldPlaces.get((long) block << Integer.SIZE | field);
  }

  private int holderOf(Object holder, int site) {
    Shadow shadow = Structure.words(holder);
    return shadow == null || isLeft(shadow) ? object(holder, site) : shadow.block;
  }

  /** The same of an array of words. */
  public void hold(Object holder, int field, int row, int site) {
    Blocks.Block block = flow.blocks.get(row);
    if (block.parent >= 0 || block.holder >= 0 || block.replaced) {
      return;
    }
    int object = holderOf(holder, site);
    long key = (long) object << Integer.SIZE | field;
    if (object == row) {
      return;
    }
    if (flow.isInStep() && fieldSteps.get(key) == flow.step) {
      replace(fieldRows.get(key));
    }
    block.holder = object;
    block.field = field;
    fieldSteps.put(key, flow.step);
    fieldRows.put(key, row);
  }

  /** What fields of objects refer to lives as long as these, if they are in arrays or lists that last. */
  public void finish() {
    for (int id = 0; id < flow.blocks.size(); id++) {
      Blocks.Block block = flow.blocks.get(id);
      if (block.temporary && block.parent < 0 && flow.blocks.reachedFrom(id) >= 0) {
        int at = id;
        for (int links = 0; links < MOST_DIMENSIONS && flow.blocks.reachedFrom(at) >= 0; links++) {
          at = flow.blocks.reachedFrom(at);
        }
        if (!flow.blocks.get(at).temporary) {
          flow.allocation.attached(block);
        }
      }
    }
  }

  /** The block of an object without words. In the first run what a loop has made and left is no object of a step, and has a block of its own. */
  private int object(Object object, int site) {
    Known found = known.get(object);
    Shadow shadow = Structure.words(object);
    if (found == null && shadow == null) {
      found = know(object, flow.allocation.object(site));
      found.madeIn = Recorder.SCOUT ? Recorder.SCOUTING.madeIn() : 0;
    } else if (found == null || Recorder.SCOUT && Recorder.SCOUTING.isLeft(found.madeIn)) {
      found = know(object, flow.blocks.add(Kind.OBJECT, site, 0, 0, -1));
    }
    return found.block;
  }

  private boolean isLeft(Shadow shadow) {
    return Recorder.SCOUT && (Recorder.SCOUTING.isLeft(shadow.madeIn) || shadow.base != flow.blocks.get(shadow.block).base);
  }

  /** What a method has made has got the name of a variable. */
  public void named(Object made, int site) {
    if (made instanceof Shadow.Recorded object && !(made instanceof Immutable) && object.parcast$shadow() != null) {
      name(flow.blocks.get(object.parcast$shadow().block), site);
      return;
    }
    Known container = made instanceof Shadow.Recorded ? null : known.get(made);
    if (container != null && name(flow.blocks.get(container.block), site)) {
      for (int i = 0; i < container.size; i++) {
        nameRow(container.rows[i], container.block, site);
      }
    }
  }

  /** The same of an array of words. */
  public void named(Shadow made, int site) {
    if (name(flow.blocks.get(made.block), site) && made.rows != null) {
      for (Shadow row : made.rows) {
        nameRow(row == null ? made.block : row.block, made.block, site);
      }
    }
  }

  /** What was made with its array has its name. */
  private void nameRow(int row, int array, int site) {
    if (flow.blocks.get(row).site == flow.blocks.get(array).site) {
      flow.blocks.get(row).named = site;
    }
  }

  /** The first variable that takes it names it. */
  private boolean name(Blocks.Block block, int site) {
    boolean isFirst = block.named == 0 && block.parent < 0;
    block.named = isFirst ? site : block.named;
    return isFirst;
  }

  /** A container comes from code that is not traced: its elements are put into it now. */
  public void filled(Object container, int site) {
    if ((container instanceof List || container instanceof Object[] && isContainer(container)) && known.get(container) == null) {
      List<?> elements = container instanceof Object[] array ? List.of() : (List<?>) container;
      Object[] all = container instanceof Object[] array ? array : elements.toArray();
      container(container, site);
      for (int i = 0; i < all.length; i++) {
        put(container, i, all[i], site);
      }
    }
  }

  /** Where the array of objects was made; the other site where that is not known. */
  int madeAt(Object array, int site) {
    Known container = known.get(array);
    return container == null || flow.blocks.get(container.block).site == 0 ? site : flow.blocks.get(container.block).site;
  }

  /** The words of a list's numbers have moved to another block. */
  public void moved(Object list, int block) {
    Known container = known.get(list);
    if (container == null) {
      know(list, block);
      return;
    }
    if (container.block == block && list instanceof Object[]) {
      return; // that of an array which each step makes anew
    }
    Blocks.Block before = flow.blocks.get(container.block);
    Blocks.Block now = flow.blocks.get(block);
    now.parent = before.parent;
    now.index = before.index;
    now.named = before.named;
    now.holder = before.holder;
    now.field = before.field;
    before.parent = -1;
    before.holder = -1;
    container.block = block;
  }

  private static boolean isContainer(Object object) {
    return object instanceof List || object instanceof ArrayDeque || object instanceof Map || object instanceof Object[] array && !isOfWords(array);
  }

  private static boolean isOfWords(Object array) {
    Class<?> element = array.getClass();
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return element.isPrimitive() || ContainerWords.isBox(element);
  }

  /** The block of an element, -1 where it has no words. */
  private int blockOf(Object element, int site) {
    if (element instanceof Shadow.Recorded object) {
      Shadow shadow = object.parcast$shadow();
      return shadow == null ? object(element, site) : shadow.block;
    }
    if (element == null) {
      return -1;
    }
    if (!element.getClass().isArray() && !isContainer(element)) {
      return !(element instanceof Enum) && element.getClass().getClassLoader() != null ? object(element, site) : -1;
    }
    return isContainer(element) ? container(element, site).block : shadows.of(element).block;
  }

  private Known container(Object container, int site) {
    Known found = known.get(container);
    if (found != null) {
      return found;
    }
    int length = container instanceof Object[] array ? array.length : Allocation.GROWING;
    return know(container, flow.allocation.container(site, 0, length, true));
  }

  private Known know(Object container, int block) {
    while (known.forgetDead() != null) {
      continue;
    }
    Known now = ofBlock(block);
    if (now == null) {
      now = new Known(block);
      byBlock[block] = now;
    }
    known.put(container, now);
    return now;
  }

  /** The container of the block, for which there is room then; null where none is known. */
  private Known ofBlock(int block) {
    if (block >= byBlock.length) {
      byBlock = Arrays.copyOf(byBlock, Math.max(16, 2 * block));
    }
    return byBlock[block];
  }

  private void attach(int row, Object element, Known container, int index) {
    if (index < 0 || !fits(row, container.block)) {
      return;
    }
    Blocks.Block parent = flow.blocks.get(container.block);
    Blocks.Block block = flow.blocks.get(row);
    block.parent = container.block;
    block.index = index;
    parent.length = Math.max(parent.length, index + 1);
    container.add(row);
    if (index >= container.steps.length) {
      container.steps = Growth.of(container.steps, Math.max(2 * index, parent.length));
      container.last = Growth.of(container.last, container.steps.length);
    }
    if (flow.isInStep() && container.steps[index] == flow.step) {
      replace(container.last[index]);
    }
    if (!flow.blocks.get(flow.blocks.outermost(row)).temporary) {
      last(row, element);
    }
    container.steps[index] = flow.step;
    container.last[index] = row;
  }

  /** Whether the row would lie in nothing that it holds, nor too deep. */
  private boolean fits(int row, int container) {
    int height = flow.blocks.get(row).height;
    for (int at = container; at >= 0; at = flow.blocks.get(at).parent) {
      if (at == row || ++height == MOST_DIMENSIONS) {
        return false;
      }
    }
    int above = flow.blocks.get(row).height;
    for (int at = container; at >= 0; at = flow.blocks.get(at).parent) {
      flow.blocks.get(at).height = Math.max(flow.blocks.get(at).height, ++above);
    }
    return true;
  }

  /** What the element reaches lives as long as the container. */
  private void last(int row, Object element) {
    flow.allocation.attached(flow.blocks.get(row));
    Known container = isContainer(element) ? ofBlock(row) : null;
    if (container != null) {
      Object[] all = element instanceof Object[] array ? array : element instanceof Collection<?> collection ? collection.toArray() : new Object[0];
      for (int i = 0; i < container.size; i++) {
        Blocks.Block inner = flow.blocks.get(container.rows[i]);
        if (!inner.replaced) {
          flow.allocation.attached(inner);
        }
      }
      for (Object inner : all) {
        if (isContainer(inner)) {
          last(container(inner, 0).block, inner);
        }
      }
    }
  }

  /** Another came to the row's place in the same step. */
  private void replace(int row) {
    flow.blocks.get(row).replaced = true;
    flow.blocks.get(row).holder = -1;
    flow.allocation.detached(row);
  }
}
