package org.parcast.recording.trace.table;

/**
 * A method of the program.
 *
 * @param id its number, from 1 on
 * @param owner internal name of its class
 * @param name its name
 * @param descriptor its descriptor
 * @param file source file by name
 */
public record TraceMethod(int id, String owner, String name, String descriptor, String file) {}
