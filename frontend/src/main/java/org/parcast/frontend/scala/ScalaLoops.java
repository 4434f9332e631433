package org.parcast.frontend.scala;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Classes of Scala with their loops over ranges as loops. The program runs in this form too, so that what is watched is what was analysed. */
public final class ScalaLoops {
  private ScalaLoops() {}

  /** The class file with loops for the library's calls; null where the class uses nothing of Scala's library that is put otherwise. */
  public static byte[] rewrite(ClassNode node) {
    boolean hasClosures = (node.version & 0xFFFF) >= Opcodes.V1_8;
    if (!hasClosures || node.methods.stream().noneMatch(ScalaLoops::callsScala)) {
      return null;
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    List<LoopFrames.Loop> made = new ArrayList<>();
    for (MethodNode method : node.methods) {
      made.addAll(new RangeLoops(node, method).rewrite());
      ScalaCalls.rewrite(method);
      nameCaptured(method);
    }
    node.accept(new ClassVisitor(Opcodes.ASM9, writer) {
      @Override
      public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor written = super.visitMethod(access, name, descriptor, signature, exceptions);
        return new LoopFrames(node.name, access, name, descriptor, written, made);
      }
    });
    return writer.toByteArray();
  }

  /** Calls what the method of a closure has captured as the source does: the compiler adds a number. */
  private static void nameCaptured(MethodNode method) {
    if (method.name.contains("$anonfun$") && method.localVariables != null) {
      method.localVariables.forEach(variable -> variable.name = variable.name.replaceFirst("(?<=.)\\$\\d+$", ""));
    }
  }

  private static boolean callsScala(MethodNode method) {
    for (var instruction : method.instructions) {
      if (instruction instanceof MethodInsnNode call && call.owner.startsWith("scala/")) {
        return true;
      }
    }
    return false;
  }
}
