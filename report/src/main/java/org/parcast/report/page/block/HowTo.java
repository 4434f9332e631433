package org.parcast.report.page.block;

/**
 * Says that something was not analysed and how to have it.
 *
 * @param text what is missing and why one may want it
 * @param command the command that gives it
 */
public record HowTo(String text, String command) implements PageBlock {}
