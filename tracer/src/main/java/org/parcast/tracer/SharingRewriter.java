package org.parcast.tracer;

import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.ClassFiles;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** Makes classes tell the detection of communication between threads of every access to an array element or a field. */
final class SharingRewriter {
  private final BlockPlan plan;
  private final FieldOffsets offsets;
  private final SharingSites sites = new SharingSites();

  SharingRewriter(Program program) {
    this.plan = new BlockPlan(program, Map.of());
    this.offsets = new FieldOffsets(program);
  }

  SharingSites sites() {
    return sites;
  }

  /** The class rewritten; as it was where a method would be too large. */
  byte[] rewrite(ClassDeclaration declared, byte[] classFile, List<String> warnings) throws FrontendException {
    ClassNode node = ClassFiles.read(classFile, declared.name());
    for (MethodNode method : node.methods) {
      BlockMethod facts = plan.facts(new MethodRef(node.name, method.name, method.desc));
      if (facts != null) {
        new SharingMethodRewriter(method, facts, declared, offsets, sites).rewrite();
      }
      ClassRewriter.redirectExit(method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    try {
      node.accept(writer);
      return writer.toByteArray();
    } catch (MethodTooLargeException e) {
      warnings.add(declared.name().replace('/', '.') + " is not watched: rewritten, its method " + e.getMethodName()
          + " would pass the 64 KB that a method may have");
      return classFile;
    }
  }
}
