package org.parcast.analyses.cache;

import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.Walk;

/**
 * The reuse profile of part of a program's references.
 *
 * @param cores number of cores that run it
 * @param sharedBy cores whose references go to one cache: 1 for private-stack distances (PRD), more for concurrent ones (CRD)
 * @param line bytes of a line
 * @param scope {@code all}, {@code loop FILE:LINE} (the innermost), {@code block NAME}, {@code array NAME}, {@code outside loops} and the
 *     like, or {@code reference NUMBER}
 * @param block that a reference is in; empty of other scopes
 * @param walk how the addresses of a reference advance; null of other scopes
 * @param probability share of all references that are of the scope: of a basic block, the P(BB) of equation (3)
 * @param profile references by distance in lines, of all caches together
 */
public record ScopedProfile(int cores, int sharedBy, int line, String scope, String block, Walk walk, double probability, ReuseProfile profile) {
  /** {@code private} or {@code concurrent}. */
  public String kind() {
    return sharedBy == 1 ? "private" : "concurrent";
  }

  /** Whether it is of a single reference of the program's text: what models over the sizes are made of. */
  public boolean isOfReference() {
    return !block.isEmpty();
  }
}
