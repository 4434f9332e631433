package org.parcast.recorder.flow;

import java.util.ArrayList;
import java.util.List;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.WordBlock.Kind;

/** The words of registers that are values of their own, by the site of their gathering. */
final class RegisterWords {
  private final ValueFlowState flow;
  private final List<Shadow> words = new ArrayList<>();

  RegisterWords(ValueFlowState flow) {
    this.flow = flow;
  }

  /** The word of a register that is a single number when it has been gathered. */
  Shadow gathered(int site) {
    Shadow shadow = running(site);
    shadow.isRegister = true;
    flow.blocks.get(shadow.block).single = true;
    flow.vertices.scalar.add(shadow.base);
    return shadow;
  }

  /** The word of a register that is a value of its own in each iteration in which it goes on gathering: no single number. */
  Shadow running(int site) {
    while (words.size() <= site) {
      words.add(null);
    }
    Shadow shadow = words.get(site);
    if (shadow == null) {
      int block = flow.blocks.add(Kind.REGISTER, site, 0, 1, flow.vertices.allocate(1));
      shadow = new Shadow(1, flow.blocks.get(block).base, block);
      words.set(site, shadow);
      flow.vertices.registers.add(shadow.base);
    }
    return shadow;
  }
}
