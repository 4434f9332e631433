/**
 * Value communication: what an MPI version of a sequential program has to send, forecast from the value flow of one run. Follows Helal, Jung,
 * Feng and Hanafy, "CommAnalyzer: Automated Estimation of Communication Cost and Scalability on HPC Clusters from Sequential Code" (HPDC
 * 2018), section 4: the value communication graph, its singletons (Algorithm 3), the decomposition over ranks and the volume that is left
 * (Algorithm 4). Volumes are counted on nets (a value and the distinct vertices that use it), so that a value is sent once to a rank.
 *
 * <p>Entry point: {@link org.parcast.analyses.valueflow.CommunicationAnalysis}; result: {@link
 * org.parcast.analyses.valueflow.CommunicationForecast}.
 */
package org.parcast.analyses.valueflow;
