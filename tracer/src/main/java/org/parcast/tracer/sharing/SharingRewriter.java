package org.parcast.tracer.sharing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Program;
import org.parcast.tracer.blocks.BlockPlan;
import org.parcast.tracer.run.RewrittenClasses;

/** Makes classes tell the detection of communication between threads of every access to an array element or a field. */
public final class SharingRewriter {
  static final String WATCHED = "org/parcast/recorder/sharing/Watched";
  private static final String OBJECT = "java/lang/Object";

  private final BlockPlan plan;
  private final FieldOffsets offsets;
  private final TaskMethods tasks;
  private final boolean streams;
  private final SharingSites sites = new SharingSites();
  private final List<String> warnings = new ArrayList<>();

  /**
   * @param granularity bytes of a block
   * @param streams whether each access is written to the streams too
   */
  public SharingRewriter(Program program, long granularity, boolean streams) {
    this.streams = streams;
    this.plan = new BlockPlan(program, Map.of());
    this.offsets = new FieldOffsets(program, granularity);
    this.tasks = new TaskMethods(program);
  }

  public SharingSites sites() {
    return sites;
  }

  /** Methods that stay as they are, each with the reason. */
  public List<String> warnings() {
    return warnings;
  }

  public byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException {
    return RewrittenClasses.rewritten(declared, classFile, warnings, (node, untouched) -> rewrite(node, declared, untouched));
  }

  private void rewrite(ClassNode node, ClassDeclaration declared, Set<String> untouched) {
    plan.rewriteMethods(node, untouched, (method, facts) ->
        new SharingMethodRewriter(method, facts, declared, offsets, sites, streams).rewrite(tasks.contains(facts.method.ref())));
    if (becomesWatched(declared)) {
      node.superName = WATCHED;
      node.methods.stream().filter(method -> method.name.equals("<init>")).forEach(SharingRewriter::callSuper);
    }
  }

  /** Whether objects of the class, and of those that extend it, hold the state of their first block. */
  static boolean becomesWatched(ClassDeclaration declared) {
    return OBJECT.equals(declared.superName()) && (declared.access() & Opcodes.ACC_INTERFACE) == 0;
  }

  /** The constructor of the superclass is called instead of that of Object, which may be called for objects of its own before. */
  private static void callSuper(MethodNode constructor) {
    int created = 0;
    for (AbstractInsnNode insn : constructor.instructions) {
      if (insn instanceof TypeInsnNode type && type.getOpcode() == Opcodes.NEW && type.desc.equals(OBJECT)) {
        created++;
      } else if (insn instanceof MethodInsnNode call && call.owner.equals(OBJECT) && call.name.equals("<init>") && created-- == 0) {
        call.owner = WATCHED;
        return;
      }
    }
  }
}
