/**
 * What the analyses of caches and of shared memory have in common: references to memory, told apart by thread, in the order in which they
 * happen. Entry point: {@link org.parcast.analyses.trace.ThreadTrace}.
 */
package org.parcast.analyses.trace;
