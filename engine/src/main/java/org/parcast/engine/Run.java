package org.parcast.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How the program is run.
 *
 * @param arguments its arguments
 * @param jvmArguments further arguments of its JVM
 * @param directory its working directory
 * @param heap {@code -Xmx} of its JVM, for example {@code 4g}, or null for three quarters of the machine's memory
 * @param timeout when to stop it, or null for never
 */
public record Run(List<String> arguments, List<String> jvmArguments, Path directory, String heap, Duration timeout) {}
