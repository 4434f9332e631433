/**
 * An intermediate representation of Java methods in static single assignment form (Cytron et al., TOPLAS 1991), immutable. {@link
 * org.parcast.ir.Program} holds the classes, {@link org.parcast.ir.Method} the basic blocks of a method, {@link
 * org.parcast.ir.Instruction} the alternatives of what stands in them. Every instruction knows the bytecode instruction it came from.
 */
package org.parcast.ir;
