/**
 * Random programs, and an oracle of what they do to memory that shares no code with the product. A program is made of pieces, each of which has a text and a
 * meaning: the texts are compiled and traced, the meanings are run on words that remember where their numbers were computed. Entry point:
 * {@link org.parcast.benchmarks.reliability.random.Batch}.
 */
package org.parcast.benchmarks.reliability.random;
