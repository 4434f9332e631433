package org.parcast.engine;

/**
 * What to forecast of a program's time.
 *
 * @param target the program; not a recording
 * @param run how the program is run
 * @param cores on how many cores, of which machine
 */
public record TimeRequest(Target target, Run run, CoresRequest cores) {}
