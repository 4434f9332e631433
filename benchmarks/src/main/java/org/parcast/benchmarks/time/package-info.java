/**
 * Holds forecasts of time against parallel runs. The forecast is written down before anything runs in parallel. Entry point: {@link
 * org.parcast.benchmarks.time.TimeTruthCommand}.
 */
package org.parcast.benchmarks.time;
