/**
 * Formulas in the sizes of a program and the number of ranks, found from measurements at small sizes: bytes, messages, work, memory. Counts of structured
 * programs are quasi-polynomials, found by rational interpolation and called exact only where points that the interpolation did not use are met; other
 * quantities are fitted by the performance model normal form of Extra-P (Calotoiu, Hoefler, Poke and Wolf: Using Automated Performance Modeling to Find
 * Scalability Bugs in Complex Codes, SC 2013). Read {@link org.parcast.analyses.scale.ScalingModels} first, then
 * {@link org.parcast.analyses.scale.ExactModel} and {@link org.parcast.analyses.scale.FittedModel}.
 */
package org.parcast.analyses.scale;
