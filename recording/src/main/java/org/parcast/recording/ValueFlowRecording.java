package org.parcast.recording;

import java.util.List;
import org.parcast.recording.file.PagedInts;

/**
 * The value flow of one run.
 *
 * @param partial whether the run ended before the program did; {@code reason} says why
 * @param reason why it is partial, else empty
 * @param phases the phases in order
 * @param blocks the words, by id
 * @param vertices one more than the largest vertex; vertices start at {@link Nets#FIRST_VERTEX}
 * @param placedWith for each vertex the vertex that it is placed with (owner by copy), itself for nearly all; the array may be null where
 *     it would be the identity
 * @param terms the terms of reductions
 * @param weight by phase, then by vertex: computations charged to the values born there
 * @param storedAt by phase, then by vertex: id of the site that last stored to the word in the phase (a birth or a copy), 0 where none
 *     did
 * @param sites the sites by id; index 0 is null
 * @param nets the nets
 * @param births values born in all
 * @param copies stores that copied in all
 * @param warnings what the reader of a forecast should know: unmodelled calls by name and count, drifting allocation, untraced methods
 */
public record ValueFlowRecording(
    boolean partial,
    String reason,
    List<Phase> phases,
    List<WordBlock> blocks,
    int vertices,
    int[] placedWith,
    Terms terms,
    List<PagedInts> weight,
    List<PagedInts> storedAt,
    List<Site> sites,
    Nets nets,
    long births,
    long copies,
    List<String> warnings) {}
