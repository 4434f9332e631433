/** Finds the singletons, which every rank keeps a copy of. */
package org.parcast.analyses.valueflow.singleton;
