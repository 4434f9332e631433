/** Arrays of numbers, rows and vertices that take little memory: graphs have tens of millions of entries. */
package org.parcast.analyses.valueflow.graph.compact;
