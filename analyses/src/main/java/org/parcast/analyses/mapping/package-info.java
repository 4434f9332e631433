/**
 * Places threads or ranks on a machine so that those that exchange much are near each other. {@code DagTM} (Ju, Dong, Chen and Zhang, "DagTM: An
 * Energy-Efficient Threads Grouping Mapping for Many-Core Systems Based on Data Affinity", Energies 9, 2016) groups threads by the data they share;
 * {@code EagerMap} (Cruz, Diener, Pilla and Navaux, PDP 2015) groups greedily level by level; bisection cuts the communication matrix along the
 * hierarchy with the multilevel partitioner and improves the result by exchanging tasks.
 *
 * <p>Entry point: {@link org.parcast.analyses.mapping.PlacementAnalysis}; for ranks on a network {@link
 * org.parcast.analyses.mapping.strategy.RankPlacement}.
 */
package org.parcast.analyses.mapping;
