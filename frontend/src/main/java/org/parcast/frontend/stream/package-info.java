/**
 * Writes a counted loop as a parallel stream, complete with its body: {@link org.parcast.frontend.stream.LoopSyntax#asStream}. Variables that each
 * iteration needs for itself are declared in the body of the lambda, what the iterations gather goes through {@code sum}, {@code reduce}
 * or, where it is an array or more than one variable, through {@code collect}, which merges partial results in the order of the iterations.
 */
package org.parcast.frontend.stream;
