/**
 * Writes loops in parallel. A counted loop becomes a parallel stream, complete with its body: {@link org.parcast.frontend.stream.LoopSyntax#asStream}. Variables that each
 * iteration needs for itself are declared in the body of the lambda, what the iterations gather goes through {@code sum}, {@code reduce}
 * or, where it is an array or more than one variable, through {@code collect}, which merges partial results in the order of the iterations.
 *
 * <p>Or it keeps its text in a method that runs some of its iterations, the parts of the loop: {@link org.parcast.frontend.stream.LoopSyntax#inParts}, {@link
 * org.parcast.frontend.stream.part}. What both need to know of the loop's text is in {@link org.parcast.frontend.stream.loop}. {@link org.parcast.frontend.stream.SourceText} puts either into the file.
 */
package org.parcast.frontend.stream;
