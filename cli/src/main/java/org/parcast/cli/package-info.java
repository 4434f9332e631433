/** The command line. */
package org.parcast.cli;
