/**
 * The registry of analyses of a recorded run: a question, answered by tables. One is added by a class that implements {@link org.parcast.engine.question.Question} and a line
 * with its name in {@code META-INF/services/org.parcast.engine.question.Question}, here or in a jar of its own; text, JSON, CSV, the page and the command {@code parcast ask}
 * then know it. Entry point: {@link org.parcast.engine.question.Questions}.
 */
package org.parcast.engine.question;
