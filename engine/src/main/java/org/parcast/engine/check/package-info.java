/**
 * Runs the parallel version of a program and holds it against the sequential one: output, what each loop leaves behind, and time beside the forecast. Entry point: {@link
 * org.parcast.engine.check.CheckEngine}; {@link org.parcast.engine.check.TwinText} writes what compares the loops, {@link org.parcast.engine.check.VersionRuns} runs both versions.
 */
package org.parcast.engine.check;
