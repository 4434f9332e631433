/**
 * Readers under coverage-guided fuzzing: each {@link org.parcast.benchmarks.reliability.fuzzing.FuzzTarget} hands random bytes to one reader, which takes them or
 * refuses them with a message. Entry points: {@link org.parcast.benchmarks.reliability.fuzzing.FuzzTargets}, and
 * {@link org.parcast.benchmarks.reliability.fuzzing.FuzzEntry}, which the fuzzer Jazzer calls.
 */
package org.parcast.benchmarks.reliability.fuzzing;
