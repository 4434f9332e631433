/** Accuracy and speed suites. */
package org.parcast.benchmarks;
