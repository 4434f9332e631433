/** The loops that Scala writes as calls with a closure: {@code for (i <- 0 until n)}. */
package org.parcast.frontend.scala;
