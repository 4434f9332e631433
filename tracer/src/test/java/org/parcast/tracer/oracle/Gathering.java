package org.parcast.tracer.oracle;

import java.util.BitSet;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Loop;

/**
 * A register that a loop gathers into, as the IR shows it.
 *
 * @param name the register's name by method and variable
 * @param loop the loop
 * @param members ids of the numbers of the loop that the register passes through
 * @param outgoing those of them that hold what was gathered when the loop ends
 * @param running those that are values of their own in each iteration, as others are computed from them and stored in it
 * @param operators those by which it was gathered, as far as can be told
 * @param joining by call within, the operators by which it goes on with what that answers
 * @param severalUses whether its uses after the loop make it a value of its own
 */
record Gathering(String name, Loop loop, BitSet members, BitSet outgoing, BitSet running, Set<String> operators, Map<Integer, Set<String>> joining, boolean severalUses) {}
