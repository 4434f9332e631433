package org.parcast.frontend.source;

import org.parcast.ir.Loop;
import org.parcast.ir.MethodRef;

/**
 * A loop of the program under analysis.
 *
 * @param method the method that holds it, as compiled: the body of a lambda is a method of its own
 * @param loop its blocks
 * @param file the source file; where there is none, the name that the class file gives, or null
 * @param line line of the loop's keyword; without source, the first line of its blocks, 0 where the class file tells none
 * @param source the loop in the source, or null where there is none
 */
public record ProgramLoop(MethodRef method, Loop loop, String file, int line, SourceLoop source) {}
