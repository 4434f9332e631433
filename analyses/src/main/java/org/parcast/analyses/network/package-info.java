/**
 * What the distance between communicating processors costs: the combined model of application, node and network of Johnson ("The Impact of
 * Communication Locality on Large-Scale Multiprocessor Performance", ISCA 1992). Processors issue transactions as fast as the latency of their
 * messages lets them; the latency grows with distance and with the load that they themselves make. The model compares an ideal placement, every
 * message one hop, with a random one, and with a placement of the program's own traffic.
 *
 * <p>Entry point: {@link org.parcast.analyses.network.LocalityModel}; {@link org.parcast.analyses.network.NetworkTopology} knows distances. Numbers
 * of equations are the paper's.
 */
package org.parcast.analyses.network;
