/** The virtual machine in which the rewritten program runs: what it is given, how long it may take, and what it says. */
package org.parcast.tracer.run;
