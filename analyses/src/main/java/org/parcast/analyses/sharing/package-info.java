/**
 * Communication between threads through shared memory, after Diener, Cruz, Alves and Navaux ("Communication in Shared Memory: Concepts, Definitions,
 * and Efficient Detection", PDP 2016): two threads communicate where both touch a cache line while it stays cached. The accurate detection needs a
 * cache; the relaxed one remembers the two threads that touched a block last.
 *
 * <p>Entry point: {@link org.parcast.analyses.sharing.SharingAnalysis}; {@link org.parcast.analyses.sharing.matrix.TaskMatrix} is its result, and what
 * placements are made from.
 */
package org.parcast.analyses.sharing;
