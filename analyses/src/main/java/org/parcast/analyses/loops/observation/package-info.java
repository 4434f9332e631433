/** What a run showed: dependences between iterations, found by shadow memory as its block trace is read, and the verdicts that follow. */
package org.parcast.analyses.loops.observation;
