package org.parcast.tracer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Program;

/** Makes classes tell the detection of communication between threads of every access to an array element or a field. */
final class SharingRewriter {
  private final BlockPlan plan;
  private final FieldOffsets offsets;
  private final SharingSites sites = new SharingSites();
  private final List<String> warnings = new ArrayList<>();

  SharingRewriter(Program program) {
    this.plan = new BlockPlan(program, Map.of());
    this.offsets = new FieldOffsets(program);
  }

  SharingSites sites() {
    return sites;
  }

  /** Methods that stay as they are, each with the reason. */
  List<String> warnings() {
    return warnings;
  }

  byte[] rewrite(ClassDeclaration declared, byte[] classFile) throws FrontendException {
    return RewrittenClasses.rewritten(declared, classFile, warnings, (node, untouched) -> rewrite(node, declared, untouched));
  }

  private void rewrite(ClassNode node, ClassDeclaration declared, Set<String> untouched) {
    plan.rewriteMethods(node, untouched, (method, facts) -> new SharingMethodRewriter(method, facts, declared, offsets, sites).rewrite());
  }
}
