/**
 * Which loops can run in parallel. {@link org.parcast.analyses.dependence.StaticLoops} proves it from the SSA form: the references of an
 * iteration are gathered through calls as affine subscripts in the counters of loops and in symbols, and two references of different
 * iterations depend on each other unless the system of their subscripts, bounds and guards has no solution: by the GCD test, then by
 * elimination in the manner of Fourier and Motzkin, which contains Banerjee's inequalities (Allen, Kennedy: Optimizing Compilers for Modern
 * Architectures, chapter 3; Pugh, The Omega Test, 1991). Scalars, reductions and private workspaces are told from the phis at the loop's
 * head and from what dominates each reference. {@link org.parcast.analyses.dependence.LoopFinding} is the result for one loop.
 */
package org.parcast.analyses.dependence;
