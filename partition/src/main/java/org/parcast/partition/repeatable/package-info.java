/** What makes a run come out the same each time: random numbers from a seed, and tasks whose results come in order whatever the number of threads. */
package org.parcast.partition.repeatable;
