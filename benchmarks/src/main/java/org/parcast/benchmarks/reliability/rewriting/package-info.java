/** Libraries whose classes are all rewritten, and then linked by a virtual machine. */
package org.parcast.benchmarks.reliability.rewriting;
