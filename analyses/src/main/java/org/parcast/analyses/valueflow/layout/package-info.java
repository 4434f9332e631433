/** Plans: which layout each variable has, and what its values then send. */
package org.parcast.analyses.valueflow.layout;
