package org.parcast.recorder.format.trace;

/**
 * A class of the program as it lies in memory.
 *
 * @param name internal name
 * @param bytes of an object, with its header of 12 bytes and the fields of the superclasses
 * @param staticBytes of its static fields
 */
public record TraceClass(String name, int bytes, int staticBytes) {}
