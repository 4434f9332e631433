package org.parcast.tracer.blocks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.tracer.emission.Halts;
import org.parcast.tracer.emission.HandlerRoom;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.plan.ProgramPlan;

/** What holds for the whole program before its classes are rewritten for the block trace. */
public final class BlockPlan {
  private final BlockTables tables = new BlockTables();
  private final ObjectLayouts layouts;
  private final BodyCalls streams;
  private final CallEffects calls;
  private final Map<MethodRef, BlockMethod> methods = new HashMap<>();

  /** Methods that are called in loops that fall silent. */
  private final Set<Method> called = new HashSet<>();

  /** See {@link org.parcast.tracer.run.TraceRequest#loopLines()}; the line of a stream is found by {@code File.java:line} of the call that runs it. */
  public BlockPlan(Program program, Map<String, Integer> loopLines) {
    this.layouts = new ObjectLayouts(program);
    this.streams = new BodyCalls(program, tables);
    this.calls = new CallEffects(program);
    CallTargets targets = new CallTargets(program);
    Map<Method, LoopForest> loops = loops(program);
    RegisterRules registers = new RegisterRules(program, loops, layouts::isConstant);
    loops.forEach((method, forest) -> {
      String file = ProgramPlan.sourceFile(program.find(method.ref().owner()));
      BlockMethod facts = new BlockMethod(method, forest, registers.of(method), file, tables, layouts, calls, targets, loopLines);
      methods.put(method.ref(), facts);
      called.addAll(facts.called());
      streams.find(facts, loopLines);
    });
  }

  /** Of the methods that have a body, in their order. */
  private static Map<Method, LoopForest> loops(Program program) {
    Map<Method, LoopForest> loops = new LinkedHashMap<>();
    for (ClassDeclaration declared : program.classes().values()) {
      declared.methods().stream().filter(method -> !method.blocks().isEmpty()).forEach(method -> loops.put(method, LoopForest.of(method)));
    }
    return loops;
  }

  public BlockTables tables() {
    return tables;
  }

  public ObjectLayouts layouts() {
    return layouts;
  }

  public BodyCalls streams() {
    return streams;
  }

  CallEffects calls() {
    return calls;
  }

  /** Rewrites those methods of a class that the program knows, but for the untouched ones; in every method the recorder stands in for {@code System.exit}. */
  public void rewriteMethods(ClassNode node, Set<String> untouched, BiConsumer<MethodNode, BlockMethod> rewriter) {
    for (MethodNode method : node.methods) {
      BlockMethod facts = methods.get(new MethodRef(node.name, method.name, method.desc));
      if (facts != null && !untouched.contains(method.name + method.desc)) {
        HandlerRoom.around(method, () -> rewriter.accept(method, facts));
      }
      Halts.redirect(method);
    }
  }

  boolean isCalledInSilence(Method method) {
    return called.contains(method);
  }

  /** Whether the class of the method has no superclass in the program: its objects get their address there. */
  boolean isRoot(Method method) {
    ClassDeclaration root = layouts.root(method.ref().owner());
    return root != null && root.name().equals(method.ref().owner()) && (root.access() & org.objectweb.asm.Opcodes.ACC_INTERFACE) == 0;
  }
}
