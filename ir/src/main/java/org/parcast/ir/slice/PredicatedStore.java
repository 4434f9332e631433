package org.parcast.ir.slice;

import java.util.List;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;

/**
 * A word that the arms of a condition store to or leave as it is: {@code if (energy(spin, neighbours) < 0) spin[i] = -spin[i];}. Where the arms meet again it has been
 * computed from what it held and from what decided, whether it changed or not.
 *
 * @param store the first store to the word, or what a setter that is called stores as if it were stored here, an element without its array; the others belong to it
 * @param own the load of the word's former value, before the condition; -1 where nothing loads it
 * @param anchors without such a load, what the word's address is computed from that is known before the condition: the address is computed again where the arms meet
 * @param changed the edges to where the arms meet again by which the word may have been stored to
 * @param kept those by which it has not
 * @param sources the numbers, with the word's former value, that the word is computed from then
 */
public record PredicatedStore(Instruction store, int own, List<Integer> anchors, List<Edge> changed, List<Edge> kept, List<Integer> sources) {}
