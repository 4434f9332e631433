/**
 * How long a program takes on one core, and how much faster it gets on several. The machine is in {@code time.machine}, time on one thread in {@code time.serial}, and
 * what the loops take on several threads in {@code time.cores}.
 */
package org.parcast.analyses.time;
