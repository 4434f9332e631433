/**
 * What communication means in time: the linear cost model of Hockney ("The communication challenge for MPP: Intel Paragon and Meiko CS-2",
 * Parallel Computing 20, 1994), a message of n bytes takes latency + n / bandwidth, with collectives as binomial trees. Entry point: {@link
 * org.parcast.analyses.scaling.HockneyModel}.
 */
package org.parcast.analyses.scaling;
