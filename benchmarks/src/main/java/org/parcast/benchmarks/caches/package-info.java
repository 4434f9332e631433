/** Cache forecasts held against caches simulated on the access streams of real OpenMP threads, against Cachegrind, and for speed. */
package org.parcast.benchmarks.caches;
