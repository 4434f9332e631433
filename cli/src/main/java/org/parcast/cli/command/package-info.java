/** The commands, one class each behind {@link org.parcast.cli.command.SubCommand}, and what some of them have in common. */
package org.parcast.cli.command;
