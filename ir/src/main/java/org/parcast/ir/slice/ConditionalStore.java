package org.parcast.ir.slice;

import org.parcast.ir.Instruction;

/**
 * A store that selects, as {@code max = Math.max(max, x)} does, though it is made only where the word changes.
 *
 * @param store the store, in the one block behind the branch
 * @param branch what decides whether the word changes
 * @param own the load of the word's former value
 * @param other the number with which that is compared
 */
public record ConditionalStore(Instruction store, Instruction.Branch branch, int own, int other) {}
