/** The commands that analyse a program at many sizes: {@link org.parcast.cli.command.sweep.SweepCommand} runs them, {@link org.parcast.cli.command.sweep.ScaleCommand} finds formulas in them. */
package org.parcast.cli.command.sweep;
