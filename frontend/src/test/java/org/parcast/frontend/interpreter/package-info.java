/**
 * An interpreter of the intermediate representation, for tests: the oracle of what a program computes, instruction by instruction. {@link
 * org.parcast.frontend.interpreter.IrInterpreter} is the entry point, {@link org.parcast.frontend.interpreter.ExecutionListener} sees every
 * instruction.
 *
 * <p>Objects, arrays, fields and library calls are the virtual machine's own: the program's classes are loaded as stubs whose methods call
 * the interpreter, so that calls from the library (of lambdas, {@code compareTo}, {@code toString}) are interpreted as well. What the
 * representation does not hold, such as the arguments of bootstrap methods, is executed at a copy of the original instruction, its site.
 * Monitors are not entered: the programs have one thread.
 */
package org.parcast.frontend.interpreter;
