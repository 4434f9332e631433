/**
 * What loops of a measured program call, whose sources were rewritten: each execution is timed, and some are repeated on the same state until the virtual machine has
 * settled. It shares a virtual machine with that program and needs nothing but the JDK. Between executions it uses reflection, within them it does nothing.
 * Entry points: {@link org.parcast.engine.time.runtime.Parts}, which the loops call, and {@link org.parcast.engine.time.runtime.PartsLauncher}, which starts the program.
 */
package org.parcast.engine.time.runtime;
