package org.parcast.ir.slice;

import org.parcast.ir.Instruction.Condition;

/**
 * A select that one comparison decides.
 *
 * @param condition between left and right, two numbers that are compared
 * @param holding what is selected where it holds
 * @param failing what is selected where it does not
 */
public record ComparedSelect(Condition condition, int left, int right, int holding, int failing) {}
