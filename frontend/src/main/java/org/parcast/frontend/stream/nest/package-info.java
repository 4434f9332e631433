/**
 * Nests of two loops that may run in other orders than they are written: {@link org.parcast.frontend.stream.nest.NestShape} is one as it stands in a file, {@link
 * org.parcast.frontend.stream.nest.NestFacts} what has to be known of it, {@link org.parcast.frontend.stream.nest.NestBlocks} how it is cut.
 */
package org.parcast.frontend.stream.nest;
