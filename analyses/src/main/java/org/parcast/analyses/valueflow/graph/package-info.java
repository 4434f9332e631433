/** The value communication graph in the form of its nets, which of its vertices are singletons, and what its vertices exchange. */
package org.parcast.analyses.valueflow.graph;
