package org.parcast.analyses.sharing.detection;

/**
 * A cache line that threads share without sharing data.
 *
 * @param address its first byte
 * @param events accesses after another thread's to other words, none in common, one of the two a store
 * @param oneAddress address of the last such access of one thread
 * @param otherAddress address of the last such access of another thread
 * @param oneSite where in the program the first was made, negative if unknown
 * @param otherSite where the second was made, negative if unknown
 */
public record FalselySharedLine(long address, long events, long oneAddress, long otherAddress, int oneSite, int otherSite) {}
