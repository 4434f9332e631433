/**
 * A torus simulated flit by flit, cycle by cycle: wormhole routing by dimension order (e-cube), processors with hardware contexts, and the application of
 * neighbours that Johnson ran ("The Impact of Communication Locality on Large-Scale Multiprocessor Performance", ISCA 1992, section 3). It stands in for the
 * machine on which the paper measured its Figures 3 to 5, and is the truth for the locality model.
 *
 * <p>Entry point: {@link org.parcast.benchmarks.flits.NeighbourMachine}; {@link org.parcast.benchmarks.flits.WormholeNetwork} is the network.
 */
package org.parcast.benchmarks.flits;
