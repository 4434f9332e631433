package org.parcast.recorder.format;

/** A place in the source where values are born or words are stored: a store, a first read, or the end of a gathering. */
public record Site(int id, String method, String file, int line) {}
