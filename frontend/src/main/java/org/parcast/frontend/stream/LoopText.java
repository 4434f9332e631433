package org.parcast.frontend.stream;

import java.util.List;

/**
 * What is to stand for a loop: lines of Java, each begun by a tab for a level of indentation.
 *
 * @param inPlace in the loop's place
 * @param members of the class that it is in, to stand after that which it is in
 * @param nested a class that several loops may use, to stand once at the end of the outermost class; empty for none
 * @param labelled whether the lines have the loop's label where a loop needs it: it does not stand in front of them then
 */
public record LoopText(List<String> inPlace, List<String> members, List<String> nested, boolean labelled) {
  /** Lines in whose front a label of the loop stays. */
  public LoopText(List<String> inPlace, List<String> members) {
    this(inPlace, members, List.of(), false);
  }

  public LoopText {
    inPlace = List.copyOf(inPlace);
    members = List.copyOf(members);
    nested = List.copyOf(nested);
  }
}
