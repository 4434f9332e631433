/** Virtual machines that attacks start, what came of them, and where they may write. */
package org.parcast.benchmarks.reliability.run;
