/**
 * What Parcast withstands: each suite attacks one promise (rewritten classes load, programs behave as without Parcast, nothing is left behind ...) and records
 * its figures. Entry point: {@link org.parcast.benchmarks.reliability.ReliabilityCommand}; {@link org.parcast.benchmarks.reliability.Suite} is what an attack is.
 */
package org.parcast.benchmarks.reliability;
