/** What the command line prints, and with what it exits. */
package org.parcast.cli.console;
