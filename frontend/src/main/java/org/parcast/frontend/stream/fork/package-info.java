/**
 * Calls that may be made at the same time: of a method by itself, as in a merge sort, or neighbours of each other. {@link org.parcast.frontend.stream.fork.CallGroup} finds them, and writes them as the
 * iterations of a loop, by which they are judged like any other, and as tasks.
 */
package org.parcast.frontend.stream.fork;
