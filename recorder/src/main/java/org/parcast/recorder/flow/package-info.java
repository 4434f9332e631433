/**
 * The value flow of a run (CommAnalyzer, section 4.1 and Algorithm 2): which value each word and register holds, and who uses it. What is told in
 * loops may be done later, so that it is done once.
 */
package org.parcast.recorder.flow;
