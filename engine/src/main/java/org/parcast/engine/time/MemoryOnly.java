package org.parcast.engine.time;

import java.util.Optional;
import java.util.regex.Pattern;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/**
 * Whether all that a program does stays in its memory, and what it prints, so that its {@code main} can be called again. Whatever it calls that is not known to stay there is taken to leave
 * it: that may keep a program from being called again that could be.
 */
final class MemoryOnly {
  /** Classes of the library that stay in memory. */
  private static final Pattern KNOWN = Pattern.compile("java/(lang|util|math|text|time)/.*|java/io/PrintStream");

  /** Those among them that do not, or not for sure. */
  private static final Pattern OTHERS = Pattern.compile(
      "java/lang/(Process.*|Runtime|Thread|ThreadGroup|foreign/.*|reflect/.*)|java/util/(Scanner|(jar|logging|prefs|zip)/.*|concurrent/(?!atomic/|locks/).*)");

  private MemoryOnly() {}

  /** A call that leaves it, as {@code A.java:7 calls java.io.FileWriter.write}; empty where there is none. */
  static Optional<String> outside(Program program) {
    for (ClassDeclaration declared : program.classes().values()) {
      for (Method method : declared.methods()) {
        for (Instruction instruction : method.instructions()) {
          if (instruction instanceof Instruction.Call call && leaves(program, call.target())) {
            return Optional.of(declared.sourceFile() + ":" + method.line(call.position()) + " calls " + call.target().owner().replace('/', '.') + "." + call.target().name());
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean leaves(Program program, MethodRef target) {
    String owner = target.owner();
    boolean own = owner.startsWith("[") || program.find(owner) != null;
    return !own && (!KNOWN.matcher(owner).matches() || OTHERS.matcher(owner).matches());
  }
}
