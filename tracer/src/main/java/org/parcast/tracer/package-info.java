/**
 * Rewrites class files so that they report value flow, and runs them. {@link org.parcast.tracer.Tracer} is the entry point.
 *
 * <p>What each instruction must tell is decided on the SSA form ({@code Demand}): backwards from the sinks of numbers (stores, results and
 * arguments that matter) to the loads they come from. A number whose sources are known when the class is rewritten costs one call at its
 * store; one whose sources only the run tells (a sum in a loop, a parameter) has a register beside it ({@code Webs}). Shadows of arrays
 * stand in locals, fields and elements beside the references.
 */
package org.parcast.tracer;
