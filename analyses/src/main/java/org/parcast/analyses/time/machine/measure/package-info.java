/** Measures the machine that it runs on, in at most a minute. Entry point: {@link org.parcast.analyses.time.machine.measure.MachineMeter}. */
package org.parcast.analyses.time.machine.measure;
