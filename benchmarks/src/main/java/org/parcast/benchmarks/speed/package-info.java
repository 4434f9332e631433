/**
 * What tracing costs: processor time of traced runs over that of plain runs, both warm, and time and memory of whole analyses. Entry point:
 * {@link org.parcast.benchmarks.speed.SpeedCommand}.
 */
package org.parcast.benchmarks.speed;
