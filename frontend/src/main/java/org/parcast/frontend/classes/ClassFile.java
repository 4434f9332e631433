package org.parcast.frontend.classes;

/**
 * A class file as it lies in a directory or jar.
 *
 * @param name internal name of the class, after the file's place
 * @param origin name of the file, for messages
 */
public record ClassFile(String name, byte[] bytes, String origin) {}
