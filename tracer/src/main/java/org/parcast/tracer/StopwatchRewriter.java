package org.parcast.tracer;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.ClassFiles;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;

/** Makes the time loop, or the analysed methods, tell the stopwatch. */
final class StopwatchRewriter {
  private static final String STOPWATCH = "org/parcast/recorder/Stopwatch";

  private final TraceRequest request;
  private final String timeLoop;

  /** @param timeLoop as {@code File.java:line}, or empty for the request's kernels */
  StopwatchRewriter(TraceRequest request, String timeLoop) {
    this.request = request;
    this.timeLoop = timeLoop;
  }

  byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException {
    ClassNode node = ClassFiles.read(classFile, declared.name());
    for (MethodNode method : node.methods) {
      Method known = request.program().find(new MethodRef(node.name, method.name, method.desc));
      if (known != null && known.blocks().size() > 0) {
        rewrite(method, known, ProgramPlan.sourceFile(declared));
      }
      ClassRewriter.redirectExit(method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private void rewrite(MethodNode node, Method method, String sourceFile) {
    Insertions insertions = new Insertions(node, method);
    if (!timeLoop.isEmpty()) {
      if (timeLoop.startsWith(sourceFile + ":")) {
        LoopForest.of(method).loops().stream().filter(loop -> loop.depth() == 1 && isTimeLoop(loop, method, sourceFile)).forEach(loop -> time(loop, method, insertions));
      }
    } else if (ProgramPlan.isKernel(request.kernels(), method)) {
      insertions.atEntry().call(STOPWATCH, "begin", "()V");
      method.instructions().stream().filter(Instruction.Return.class::isInstance)
          .forEach(returned -> insertions.before(returned.position()).call(STOPWATCH, "end", "()V"));
    }
    insertions.apply();
  }

  private boolean isTimeLoop(Loop loop, Method method, String sourceFile) {
    return timeLoop.equals(sourceFile + ":" + request.loopLines().getOrDefault(TraceRequest.loopKey(method, loop), loop.line()));
  }

  private static void time(Loop loop, Method method, Insertions insertions) {
    LoopEdges.exits(method, loop).forEach(edge -> insertions.onEdge(edge).call(STOPWATCH, "end", "()V"));
    loop.backEdges().forEach(edge -> insertions.onEdge(edge).call(STOPWATCH, "next", "()V"));
    LoopEdges.entries(method, loop).forEach(edge -> insertions.onEdge(edge).call(STOPWATCH, "begin", "()V"));
  }
}
