/** What the rewriters know of a method before they change it: what its calls do, which loads give the same, its loops, and the numbers given to all. */
package org.parcast.tracer.method;
