package org.parcast.tracer.oracle;

import java.util.BitSet;
import org.parcast.ir.Loop;

/**
 * A register that a loop gathers into, as the IR shows it.
 *
 * @param name the register's name by method and variable
 * @param loop the loop
 * @param members ids of the numbers of the loop that the register passes through
 * @param outgoing those of them that hold what was gathered when the loop ends
 * @param running those that are values of their own in each iteration, as others are computed from them and stored in it
 * @param severalUses whether its uses after the loop make it a value of its own
 */
record Gathering(String name, Loop loop, BitSet members, BitSet outgoing, BitSet running, boolean severalUses) {}
