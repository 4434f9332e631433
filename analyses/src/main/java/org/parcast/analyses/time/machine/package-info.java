/**
 * A machine in the figures that decide how fast a loop runs on it. Entry points: {@link org.parcast.analyses.time.machine.Machine}, and {@link
 * org.parcast.analyses.time.machine.measure.MachineMeter}, which measures the machine that it runs on.
 */
package org.parcast.analyses.time.machine;
