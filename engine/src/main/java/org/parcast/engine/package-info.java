/**
 * Runs an analysis from a request: loads the program, traces a run of it, and analyses the recording. It is what the command line and the
 * plug-ins share, and prints nothing. For callers in Java: {@link org.parcast.engine.Parcast}; for front ends: {@link org.parcast.engine.Engine}.
 */
package org.parcast.engine;
