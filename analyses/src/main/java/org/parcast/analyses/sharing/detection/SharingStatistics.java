package org.parcast.analyses.sharing.detection;

/**
 * Accesses by what they communicate, by the accurate definition.
 *
 * @param trueEvents events on the same word
 * @param spatialFalse events on different words of a line
 * @param temporalFalse accesses that would be events if the cache were infinite
 * @param logicalFalse events, true or spatial false, that are loads of a value that the thread has had already: nobody has stored to the word since
 * @param apart spatial false events, a store on either side, of threads that have no word in common that one of them stored to
 * @param privateAccesses accesses to lines that only one thread ever touched
 */
public record SharingStatistics(long trueEvents, long spatialFalse, long temporalFalse, long logicalFalse, long apart, long privateAccesses) {}
