/**
 * The plan: for each variable of a program which rank keeps which of its words, and what that sends in a step. As automatic data layout for
 * High Performance Fortran does (Kennedy and Kremer, "Automatic data layout for distributed-memory machines", TOPLAS 20, 1998), each variable has one
 * layout of a few; what it costs is counted on the recorded value flow.
 *
 * <p>Result: {@link org.parcast.analyses.valueflow.plan.Plan}, of {@link org.parcast.analyses.valueflow.plan.PlannedVariable}s.
 */
package org.parcast.analyses.valueflow.plan;
