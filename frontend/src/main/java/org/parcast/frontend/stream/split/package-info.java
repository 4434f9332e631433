/**
 * Writes a loop as several, one after another (fission, or loop distribution: Allen and Kennedy, Optimizing Compilers for Modern Architectures, section 5.2; scalar expansion: section 5.3). {@link
 * org.parcast.frontend.stream.split.BodyUnits} tells the statements apart that may come into loops of their own, {@link org.parcast.frontend.stream.split.DistributedLoop} writes the loops.
 */
package org.parcast.frontend.stream.split;
