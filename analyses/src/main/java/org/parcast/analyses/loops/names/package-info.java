/** What the source calls the arrays, fields and values that a clause has to name. */
package org.parcast.analyses.loops.names;
