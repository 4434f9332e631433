package org.parcast.recording.trace.table;

/**
 * A place where arrays or objects are made.
 *
 * @param id its number, from 1 on; 0 stands for what was made elsewhere, by a library
 * @param name variable that first holds what is made, {@code Class.field} for a field; empty where unknown
 * @param file source file by name
 * @param line source line, 0 where unknown
 * @param method number of its method
 * @param loop number of the innermost loop of the method around it, 0 for none
 * @param temporary whether an array is nobody's when the iteration of that loop ends
 */
public record AllocationSite(int id, String name, String file, int line, int method, int loop, boolean temporary) {}
