/**
 * What is said of a loop: {@link org.parcast.analyses.loops.verdict.LoopFinding} is the result for one, with its verdict, dependences, conditions
 * and what a run spent in it.
 */
package org.parcast.analyses.loops.verdict;
