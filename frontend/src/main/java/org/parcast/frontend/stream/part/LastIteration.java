package org.parcast.frontend.stream.part;

import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.stream.loop.Body;
import org.parcast.frontend.stream.loop.LoopExits;
import org.parcast.frontend.stream.loop.NamesInScope;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * The last iteration, as it is written, behind the parts, which run the others: there it meets what all of them gathered, and leaves what it computes from that, as the mean in
 * {@code sum += a[i]; mean = sum / (i + 1)}.
 */
final class LastIteration {
  private final PartDraft draft;
  private final PartSpace space;
  private final PartCounters counters;
  private final LoopExits exits;

  LastIteration(PartDraft draft, PartSpace space, PartCounters counters, LoopExits exits) {
    this.draft = draft;
    this.space = space;
    this.counters = counters;
    this.exits = exits;
  }

  /** @param indentation of the loop */
  void write(String indentation) throws NoStream {
    if (space.endTested()) {
      throw new NoStream("its last iteration has to run behind the others, where nothing tests whether there is one: write it as a for statement");
    } else if (exits.label().isPresent()) {
      throw new NoStream("its last iteration has to run behind the others, and continues at a label: do without it");
    } else if (!draft.scratch.isEmpty()) {
      throw new NoStream("its last iteration has to run behind the others, with " + draft.scratch.get(0).name() + ", of which each part has a copy: declare that in the loop");
    }
    List<String> lines = new ArrayList<>(counters.besideLast());
    lines.add("for (" + begin() + "; " + space.counter() + (space.up() ? " <" : " >") + (space.closed() ? "= " : " ") + space.bound() + "; " + space.update() + ") {");
    if (!space.element().isEmpty()) {
      lines.add("\t" + space.element());
    }
    new Body(draft.loop, draft.content).lines(indentation).forEach(line -> lines.add(line.isEmpty() ? line : line.substring(1)));
    lines.add("}");
    draft.after.addAll(lines);
  }

  /** A counter from before the loop has its value already. */
  private String begin() {
    String value = counters.value(draft.counted);
    String cast = NamesInScope.isNarrow(space.type()) ? "(" + space.type() + ") (" + value + ")" : value;
    return space.outside() ? "" : space.type() + " " + space.counter() + " = " + cast;
  }
}
