/**
 * The command line: turns arguments into requests to the engine, and results into text on standard output, files, and an exit code. Entry
 * point: {@link org.parcast.cli.Main}. What every option means is in {@code docs/command-line.md}.
 */
package org.parcast.cli;
