/** Graphs and hypergraphs in compressed rows, their contractions, and partitions of them with the exact gain of every move. */
package org.parcast.partition.graph;
