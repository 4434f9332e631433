package org.parcast.tracer;

import java.util.LinkedHashSet;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.ClassFiles;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Edge;
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
    int header = method.blocks().get(loop.header()).start();
    String key = method.ref().owner() + "." + method.ref().signature() + "@" + header;
    return timeLoop.equals(sourceFile + ":" + request.loopLines().getOrDefault(key, loop.line()));
  }

  private static void time(Loop loop, Method method, Insertions insertions) {
    for (Edge exit : loop.exits()) {
      if (method.blocks().get(exit.from()).successors().contains(exit.to())) {
        insertions.onEdge(exit).call(STOPWATCH, "end", "()V");
      }
    }
    loop.backEdges().forEach(edge -> insertions.onEdge(edge).call(STOPWATCH, "next", "()V"));
    for (int predecessor : new LinkedHashSet<>(method.blocks().get(loop.header()).predecessors())) {
      if (!loop.contains(predecessor)) {
        insertions.onEdge(new Edge(predecessor, loop.header())).call(STOPWATCH, "begin", "()V");
      }
    }
  }
}
