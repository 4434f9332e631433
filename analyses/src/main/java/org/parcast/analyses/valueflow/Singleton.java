package org.parcast.analyses.valueflow;

import org.parcast.analyses.valueflow.graph.SingletonKind;

/**
 * A vertex, or an array of vertices, that every rank keeps a copy of.
 *
 * @param name name of the word or array in the source
 * @param file source file where its values are born, empty if not known
 * @param line line there, 0 if not known
 * @param kind collective operation
 * @param words number of vertices, 1 but for arrays
 * @param perStep operations per step; an allgather of the whole array is one
 * @param bytes size of the operand: of the word, or of all words of the array
 * @param score the largest singleton score of its vertices, 0 to 1; 1 for gathered registers that a branch or an address needs
 */
public record Singleton(String name, String file, int line, SingletonKind kind, int words, double perStep, long bytes, double score) {}
