/**
 * Writes a loop in parts: a method that runs some of its iterations, and what deals the parts and combines their results ({@link org.parcast.frontend.stream.part.PartForm}). {@link
 * org.parcast.frontend.stream.part.PartWriter} is where to begin; whoever runs the parts is a {@link org.parcast.frontend.stream.part.Dealing}.
 */
package org.parcast.frontend.stream.part;
