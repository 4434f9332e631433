package org.parcast.tracer;

import java.util.ArrayList;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.tracer.emission.Halts;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.method.LoopEdges;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.run.RewrittenClasses;
import org.parcast.tracer.run.TraceRequest;

/** Makes the time loop, or the analysed methods, tell the stopwatch. */
final class StopwatchRewriter {
  private static final String STOPWATCH = "org/parcast/recorder/state/Stopwatch";

  private final TraceRequest request;
  private final String timeLoop;

  /** @param timeLoop as {@code File.java:line}, or empty for the request's kernels */
  StopwatchRewriter(TraceRequest request, String timeLoop) {
    this.request = request;
    this.timeLoop = timeLoop;
  }

  byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException {
    return RewrittenClasses.rewritten(declared, classFile, new ArrayList<>(), (node, untouched) -> rewrite(node, declared, untouched));
  }

  private void rewrite(ClassNode node, ClassDeclaration declared, Set<String> untouched) {
    for (MethodNode method : node.methods) {
      Method known = request.program().find(new MethodRef(node.name, method.name, method.desc));
      if (known != null && known.blocks().size() > 0 && !untouched.contains(method.name + method.desc)) {
        rewrite(method, known, ProgramPlan.sourceFile(declared));
      }
      Halts.redirect(method);
    }
  }

  private void rewrite(MethodNode node, Method method, String sourceFile) {
    Insertions insertions = new Insertions(node, method);
    if (!timeLoop.isEmpty()) {
      if (timeLoop.startsWith(sourceFile + ":")) {
        LoopForest.of(method).loops().stream().filter(loop -> isTimeLoop(loop, method, sourceFile) && (loop.parent() == null || !isTimeLoop(loop.parent(), method, sourceFile))).forEach(loop -> time(loop, method, insertions));
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
