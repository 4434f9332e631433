package org.parcast.recorder.event;

import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recorder.memory.IdentityTable;
import org.parcast.recorder.state.Blocks;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/**
 * Makes shadows and finds those of arrays whose reference came from code that is not traced. Only references that went there are in the
 * table, weakly.
 */
public final class Shadows {
  private final ValueFlowState flow;
  private final IdentityTable<Shadow> escaped = new IdentityTable<>();

  public Shadows(ValueFlowState flow) {
    this.flow = flow;
  }

  /** The shadow of an array of any rank, made now where none is known. */
  public Shadow of(Object array) {
    if (array == null) {
      return null;
    }
    Shadow known = escaped.get(array);
    if (known == null) {
      known = make(array, 0, typeOf(array));
      escape(array, known);
    }
    return known;
  }

  /** The array goes where its shadow cannot follow. */
  public void escape(Object array, Shadow shadow) {
    while (escaped.forgetDead() != null) {
      continue;
    }
    if (array == null || shadow == null || escaped.get(array) != null) {
      return;
    }
    escaped.put(array, shadow);
    if (array instanceof Object[] rows && shadow.rows != null) {
      for (int i = 0; i < rows.length; i++) {
        escape(rows[i], shadow.rows[i]);
      }
    }
  }

  /** A shadow for a new array, rows and all. {@code type} is the tracer's number of its type, or a negative one of {@link #typeOf}. */
  public Shadow make(Object array, int site, int type) {
    if (!(array instanceof Object[] rows) || ContainerWords.isOfBoxes(array)) {
      return flow.allocation.words(Kind.ARRAY, site, type, java.lang.reflect.Array.getLength(array));
    }
    Shadow shadow = flow.allocation.rows(site, type, rows.length);
    for (int i = 0; i < rows.length; i++) {
      if (rows[i] != null && rows[i].getClass().isArray()) {
        attach(shadow, i, make(rows[i], site, type));
      }
    }
    return shadow;
  }

  /** The row is now the parent's element: its place is fixed when it is attached for the first time. */
  public void attach(Shadow parent, int index, Shadow row) {
    parent.rows[index] = row;
    if (row != null) {
      Blocks.Block block = flow.blocks.get(row.block);
      if (block.parent < 0 && row != parent) {
        block.parent = parent.block;
        block.index = index;
        flow.allocation.attached(block);
      }
    }
  }

  /** The type of an array that no traced site allocated: {@code -(16 * rank + code of the element)}. */
  private static int typeOf(Object array) {
    Class<?> element = array.getClass();
    while (element.isArray()) {
      element = element.getComponentType();
    }
    String name = array.getClass().getName();
    int rank = name.lastIndexOf('[') + 1;
    int code = ContainerWords.isBox(element) ? ContainerWords.code(element) : "ZBCSIFJDL".indexOf(name.charAt(rank));
    return -(16 * rank + code);
  }
}
