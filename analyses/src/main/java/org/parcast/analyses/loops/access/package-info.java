/** The references to memory that an iteration makes, in the methods that it calls too. */
package org.parcast.analyses.loops.access;
