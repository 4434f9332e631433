/** What the recordings of a random program say of its words, read without the product's analyses. */
package org.parcast.benchmarks.reliability.random.recorded;
