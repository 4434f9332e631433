/**
 * What communication means in time: messages by LogGP, within and between nodes, collectives by the algorithms that MPI libraries choose. Entry point: {@link
 * org.parcast.analyses.scaling.LogGpModel}.
 */
package org.parcast.analyses.scaling;
