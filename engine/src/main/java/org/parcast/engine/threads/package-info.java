/** How threads communicate: those of the program, or those that its loops would have. */
package org.parcast.engine.threads;
