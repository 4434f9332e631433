package org.parcast.recorder.flow.strided;

import java.util.ArrayList;
import java.util.List;

/**
 * What each iteration of a {@link StridedLoop} does once: a store, or a term of what a register gathers.
 *
 * @param target the number of the word that is stored, or of the register
 * @param marks of {@link StridedLoop}
 * @param leaves what it is computed from: numbers of words, or {@link StridedLoop#ENTERED} more than the number of what the loop is entered with
 */
record StridedDeed(int target, int marks, int[] leaves) {
  boolean is(int mark) {
    return (marks & mark) != 0;
  }

  /** The deeds of a form, which begin there. */
  static StridedDeed[] of(String form, int begin) {
    List<StridedDeed> all = new ArrayList<>();
    for (int at = begin; at < form.length(); at += 3 + form.charAt(at + 2)) {
      int[] leaves = new int[form.charAt(at + 2)];
      for (int i = 0; i < leaves.length; i++) {
        leaves[i] = form.charAt(at + 3 + i);
      }
      all.add(new StridedDeed(form.charAt(at), form.charAt(at + 1), leaves));
    }
    return all.toArray(new StridedDeed[0]);
  }
}
