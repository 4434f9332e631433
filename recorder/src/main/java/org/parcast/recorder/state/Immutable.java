package org.parcast.recorder.state;

/** An object of a rewritten class whose fields are numbers that never change: where it is kept, they are the words of that place. */
public interface Immutable {}
