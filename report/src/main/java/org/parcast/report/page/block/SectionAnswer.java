package org.parcast.report.page.block;

import java.util.List;

/**
 * The answer to one question in a sentence or a few.
 *
 * @param section id of what tells more of it
 * @param topic what it is about, a word
 * @param sentences the answer
 */
public record SectionAnswer(String section, String topic, List<Prose> sentences) implements PageBlock {
  public SectionAnswer {
    sentences = List.copyOf(sentences);
  }
}
