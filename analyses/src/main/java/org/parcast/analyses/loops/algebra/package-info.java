/**
 * Polynomials in loop counters and symbols, and whether systems of them have whole solutions: the GCD test, then elimination in the manner of
 * Fourier and Motzkin, which contains Banerjee's inequalities (Allen, Kennedy: Optimizing Compilers for Modern Architectures, chapter 3; Pugh, The
 * Omega Test, 1991).
 */
package org.parcast.analyses.loops.algebra;
