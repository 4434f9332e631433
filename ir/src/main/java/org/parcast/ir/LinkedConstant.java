package org.parcast.ir;

/**
 * A constant that the virtual machine links when it first meets it: a method handle, a method type or a dynamically computed one.
 *
 * @param type its type
 * @param description what the class file says of it, for the reader
 */
public record LinkedConstant(Type type, String description) {}
