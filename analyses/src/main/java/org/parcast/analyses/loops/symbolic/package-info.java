/**
 * The values and references of an iteration in terms of loop counters and symbols, and whether two references of different iterations can meet in
 * one word.
 */
package org.parcast.analyses.loops.symbolic;
