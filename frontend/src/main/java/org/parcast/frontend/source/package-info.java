/** The loops and directives of Java sources, and which loop of the class files is which of the source. */
package org.parcast.frontend.source;
