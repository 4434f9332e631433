package org.parcast.benchmarks.reliability.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.parcast.benchmarks.reliability.random.model.Frame;
import org.parcast.benchmarks.reliability.random.model.ModelMemory;

/** Random programs can be made again, and their texts are whole. */
class ProgramMakerTest {
  private static final int STATEMENTS = 6;

  private static RandomProgram program(long seed) {
    return new ProgramMaker(seed, "P", Prelude.lines() + 1).make(STATEMENTS);
  }

  @Test
  void aSeedMakesOneProgramOfOneMeaning() {
    for (long seed = 0; seed < 20; seed++) {
      RandomProgram one = program(seed);
      RandomProgram other = program(seed);

      assertThat(one.lines()).isEqualTo(other.lines());
      assertThat(one.meaning().apply(Frame.of(new ModelMemory()))).isEqualTo(other.meaning().apply(Frame.of(new ModelMemory())));
    }
    assertThat(LongStream.range(0, 20).mapToObj(seed -> program(seed).lines()).distinct()).hasSize(20);
  }

  @Test
  void everyBlockThatBeginsEnds() {
    for (long seed = 0; seed < 20; seed++) {
      String text = String.join("\n", program(seed).lines());

      assertThat(text.chars().filter(c -> c == '{').count()).as(text).isEqualTo(text.chars().filter(c -> c == '}').count());
      assertThat(text).startsWith("final class P {").endsWith("\n}");
    }
  }

  @Test
  void namesCanBeUsedAsLongAsTheirBlocksAreOpen() {
    RandomDraft draft = new RandomDraft(1, 1);
    draft.declare("outside");
    int scope = draft.openScope();
    draft.declare("inside");
    draft.enter("i0");
    assertThat(List.of(draft.inLoop(), draft.anyCounter())).containsExactly(true, "i0");

    draft.leave("i0");
    draft.closeScope(scope);

    assertThat(draft.inLoop()).isFalse();
    assertThat(LongStream.range(0, 20).mapToObj(k -> draft.anyLocal())).containsOnly("outside");
  }

  @Test
  void linesAreThoseOfTheFile() {
    RandomDraft draft = new RandomDraft(1, 40);
    draft.open("{");
    assertThat(draft.line()).isEqualTo(41);
    draft.reopen("} else {");
    draft.emit("x++;");
    draft.close();
    assertThat(draft.lines()).containsExactly("{", "} else {", "  x++;", "}");
  }
}
