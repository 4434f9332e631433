/**
 * Time on one thread, from runs in fresh virtual machines: of each loop as it is written and in its part form. Entry points: {@link
 * org.parcast.analyses.time.serial.MeasuredRun} for a run, {@link org.parcast.analyses.time.serial.LoopTime} for what several of them say together.
 */
package org.parcast.analyses.time.serial;
