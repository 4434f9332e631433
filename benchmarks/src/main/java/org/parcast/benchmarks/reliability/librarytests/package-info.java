/** The tests that libraries have of their own, class by class in virtual machines that run Parcast or do not. */
package org.parcast.benchmarks.reliability.librarytests;
