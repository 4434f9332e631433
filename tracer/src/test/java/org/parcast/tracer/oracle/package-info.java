/**
 * A naive value-flow interpreter over the SSA form: the oracle of what the recorder writes (CommAnalyzer, section 4; the definitions of
 * {@code docs/}). It interprets the program with plain objects, keeps every value and every slice as a graph until the end, and shares
 * nothing with tracer and recorder but the tables of library methods. {@link org.parcast.tracer.oracle.ValueFlowOracle} is the entry point.
 */
package org.parcast.tracer.oracle;
