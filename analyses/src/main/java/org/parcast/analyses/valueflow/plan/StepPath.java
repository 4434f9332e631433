package org.parcast.analyses.valueflow.plan;

/**
 * The longest path of a step: what ranks can only do one after the other, because one waits for what another computes in the same step.
 *
 * @param shares how long it is, in even shares of the step's work; at least 1, and the number of ranks where all is done in turn
 * @param messages how many messages follow each other on it
 */
public record StepPath(double shares, int messages) {}
