/**
 * What {@code parcast apply} writes of many programs, and whether it is right: {@link org.parcast.benchmarks.apply.WrittenCommand}. And whether {@code parcast check} finds faults that are planted:
 * {@link org.parcast.benchmarks.apply.MutantsCommand}. Worked examples: {@link org.parcast.benchmarks.apply.ExamplesCommand}.
 */
package org.parcast.benchmarks.apply;
