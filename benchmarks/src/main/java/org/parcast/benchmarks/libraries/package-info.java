/** What is said of the loops of published libraries, beside what an expert says who has read them: {@link org.parcast.benchmarks.libraries.LibraryLoopsCommand}. */
package org.parcast.benchmarks.libraries;
