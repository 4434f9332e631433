package org.parcast.tracer.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Program;

/**
 * What to run and what to record of it.
 *
 * @param program the classes to rewrite, in static single assignment form
 * @param classFiles their class files, by internal name
 * @param loopLines lines of the loops' keywords by {@link #loopKey}: {@code owner.name+descriptor@header}, the header given by its bytecode index
 * @param mainClass name of the class whose {@code main} is run, with dots
 * @param classPath where the program's other classes are
 * @param arguments arguments of the program
 * @param kernels methods {@code Class.method} to analyse; empty for all of {@code main}
 * @param step the time loop as {@code File.java:line}, or null to find it
 * @param steps iterations of the time loop after which the recording ends, or 0 for all
 * @param directory working directory of the program
 * @param jvmArguments further arguments of the program's JVM
 * @param heap {@code -Xmx} of the program's JVM, for example {@code 4g}, or null for three quarters of the machine's memory
 * @param limit the time for the runs and what comes after them, or null for none
 * @param disk bytes that the recording may take, see {@link org.parcast.recording.file.DiskLimit}; 0 for any
 * @param input what it reads from its standard input; of all requests that run it on the same input the same
 * @param recording the directory to write, {@code NAME.parcast}
 */
public record TraceRequest(
    Program program,
    Map<String, byte[]> classFiles,
    Map<String, Integer> loopLines,
    String mainClass,
    List<Path> classPath,
    List<String> arguments,
    List<String> kernels,
    String step,
    int steps,
    Path directory,
    List<String> jvmArguments,
    String heap,
    TimeLimit limit,
    long disk,
    ProgramInput input,
    Path recording) {

  /** The key of a loop among the {@link #loopLines()}. */
  public static String loopKey(Method method, Loop loop) {
    return method.ref().owner() + "." + method.ref().signature() + "@" + method.blocks().get(loop.header()).start();
  }
}
