package org.parcast.engine.loops;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.frontend.Frontend;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/**
 * Which calls of a program a run did not come to.
 *
 * @param made by source file, the lines with calls that may have been made
 * @param unmade by source file, the lines with calls that were not
 */
public record UnreachedCalls(Map<Path, BitSet> made, Map<Path, BitSet> unmade) {
  /** Nothing is known: any call may have been made. */
  public static final UnreachedCalls NONE = new UnreachedCalls(Map.of(), Map.of());

  /** What the run of a program left out. */
  static UnreachedCalls of(Frontend.Result program, RunBlocks run) {
    UnreachedCalls calls = new UnreachedCalls(new HashMap<>(), new HashMap<>());
    for (ClassDeclaration declared : program.program().classes().values()) {
      Path file = program.sourceFiles().get(declared.name());
      if (file != null && !program.included().contains(declared.name())) {
        declared.methods().forEach(method -> calls.add(file, method, run));
      }
    }
    return calls;
  }

  private void add(Path file, Method method, RunBlocks run) {
    for (Block block : method.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Instruction.Call call) {
          (run.mayRun(method, block) ? made : unmade).computeIfAbsent(file, none -> new BitSet()).set(method.line(call.position()));
        }
      }
    }
  }

  /** Whether some lines of a file have calls, of which none was made. */
  public boolean areAllIn(Path file, int first, int last) {
    return has(unmade, file, first, last) && !has(made, file, first, last);
  }

  private static boolean has(Map<Path, BitSet> lines, Path file, int first, int last) {
    int next = lines.getOrDefault(file, new BitSet()).nextSetBit(first);
    return next >= 0 && next <= last;
  }
}
