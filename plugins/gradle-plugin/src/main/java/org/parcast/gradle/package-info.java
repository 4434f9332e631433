/**
 * Tasks of the Gradle plug-in {@code org.parcast}: thin, each hands the project and its settings to the engine. Entry point: {@link
 * org.parcast.gradle.ParcastPlugin}. Written so that the same classes serve Gradle 4.4 and 8: no property has a convention (what is not set is left to
 * the engine), and nothing is asked of the project while a task runs.
 */
package org.parcast.gradle;
