package org.parcast.analyses.valueflow.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;

class WordsTest {
  @Property
  void eachVertexLiesInTheArrayThatHasItWhateverArraysWithoutWordsBeginThere(@ForAll @Size(min = 1, max = 9) List<@IntRange(max = 3) Integer> lengths) {
    List<WordBlock> blocks = new ArrayList<>();
    int vertices = Nets.FIRST_VERTEX;
    for (int length : lengths) {
      int id = blocks.size();
      blocks.add(new WordBlock(id, WordBlock.Kind.ARRAY, "a" + id, "[D", -1, 0, length, vertices, Double.BYTES, List.of(), id, 0, false, List.of(), null));
      vertices += length;
    }
    Words words = new Words(blocks, vertices);
    for (WordBlock block : blocks) {
      for (int i = 0; i < block.length(); i++) {
        assertThat(words.block(block.firstVertex() + i)).isEqualTo(block);
      }
    }
  }
}
