/** What each instruction has to tell: slices back from where numbers are used up, and registers for those whose sources only a run tells. */
package org.parcast.tracer.plan;
