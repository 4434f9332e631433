/** Words and numbers of a running program that remember where they were computed: what random programs mean. It shares nothing with the product. */
package org.parcast.benchmarks.reliability.random.model;
