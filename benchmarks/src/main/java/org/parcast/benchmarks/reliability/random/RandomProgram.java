package org.parcast.benchmarks.reliability.random;

import java.util.List;
import java.util.function.Function;
import org.parcast.benchmarks.reliability.random.model.Frame;

/**
 * A program: text and meaning.
 *
 * @param name of its class
 * @param meaning runs it, and answers what its method {@code run} does
 * @param branches whether conditions decide over what it stores: what is compared may be among the sources then
 */
record RandomProgram(String name, List<String> lines, Function<Frame, Double> meaning, boolean branches) {}
