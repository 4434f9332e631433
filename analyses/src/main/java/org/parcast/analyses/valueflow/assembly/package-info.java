/** Words that are assembled from contributions, what their terms are computed of, and which words meet in them. */
package org.parcast.analyses.valueflow.assembly;
