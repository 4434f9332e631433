/**
 * What is known of the whole program, whatever the loop: which methods calls run, what they write, and which objects references may mean
 * (Andersen's analysis, 1994).
 */
package org.parcast.analyses.loops.program;
