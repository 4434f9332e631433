/** Parts of a trace that come again, as each step of an iterative solver does: what is known of them is counted, not followed. */
package org.parcast.analyses.cache.repeated;
