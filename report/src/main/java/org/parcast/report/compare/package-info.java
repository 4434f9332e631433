/**
 * What changed between two analyses of a program: of each forecast whether it got better or worse. Entry point: {@link org.parcast.report.compare.Comparison}, of
 * two JSON documents as the commands write them.
 */
package org.parcast.report.compare;
