package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.tracer.emission.Acquisitions;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.run.RewrittenClasses;

/** Rewrites a class for the block trace: its methods, and the field in which an object keeps its address. */
public final class BlockClassRewriter {
  /** Of the method that answers an object's address: its class is not named, as it may be hidden, and has another name then. */
  static final String ADDRESS_TYPE = "(Ljava/lang/Object;)J";

  /** Of the field, and of the method that answers it. */
  static final String ADDRESS = "parcast$address";

  private final BlockPlan plan;
  private final List<String> warnings = new ArrayList<>();

  public BlockClassRewriter(BlockPlan plan) {
    this.plan = plan;
  }

  /** Methods that stay as they are, each with the reason. */
  public List<String> warnings() {
    return warnings;
  }

  public byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException {
    return RewrittenClasses.rewritten(declared, classFile, warnings, (node, untouched) -> rewrite(node, declared, untouched));
  }

  private void rewrite(ClassNode node, ClassDeclaration declared, Set<String> untouched) {
    plan.rewriteMethods(node, untouched, (method, facts) -> {
      new BlockMethodRewriter(method, facts, plan).rewrite();
      Acquisitions.tell(method);
    });
    ClassDeclaration root = plan.layouts().root(node.name);
    if ((node.access & Opcodes.ACC_INTERFACE) == 0 && root != null && root.name().equals(node.name)) {
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_TRANSIENT;
      node.fields.add(new FieldNode(access, ADDRESS, "J", null, null));
      node.methods.add(address(node));
    }
  }

  /** The address of an object, which it gets when it is first asked for: it may come to be without a constructor. 0 for null. */
  private static MethodNode address(ClassNode node) {
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, ADDRESS, ADDRESS_TYPE, null, null);
    LabelNode there = new LabelNode(new Label());
    LabelNode known = new LabelNode(new Label());
    method.instructions.add(new Emission().local(Opcodes.ALOAD, 0).list);
    method.instructions.add(new JumpInsnNode(Opcodes.IFNONNULL, there));
    method.instructions.add(new Emission().op(Opcodes.LCONST_0).op(Opcodes.LRETURN).list);
    method.instructions.add(there);
    method.instructions.add(frame());
    Emission get = new Emission().local(Opcodes.ALOAD, 0).cast(node.name).field(Opcodes.GETFIELD, node.name, ADDRESS, "J");
    method.instructions.add(get.op(Opcodes.LCONST_0).op(Opcodes.LCMP).list);
    method.instructions.add(new JumpInsnNode(Opcodes.IFNE, known));
    Emission make = new Emission().local(Opcodes.ALOAD, 0).cast(node.name).op(Opcodes.DUP).call(Emission.BLOCK_TRACE, "object", "(Ljava/lang/Object;)J");
    method.instructions.add(make.field(Opcodes.PUTFIELD, node.name, ADDRESS, "J").list);
    method.instructions.add(known);
    method.instructions.add(frame());
    method.instructions.add(new Emission().local(Opcodes.ALOAD, 0).cast(node.name).field(Opcodes.GETFIELD, node.name, ADDRESS, "J").list);
    method.instructions.add(new InsnNode(Opcodes.LRETURN));
    return method;
  }

  private static FrameNode frame() {
    return new FrameNode(Opcodes.F_NEW, 1, new Object[] {"java/lang/Object"}, 0, new Object[0]);
  }
}
