/**
 * Recursive methods whose calls of themselves may run at the same time, as in a merge sort: {@link org.parcast.frontend.stream.fork.RecursiveCalls} finds such calls, and writes them as the
 * iterations of a loop, by which they are judged like any other, and as tasks.
 */
package org.parcast.frontend.stream.fork;
