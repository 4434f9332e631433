package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.ClassDeclaration.FieldDeclaration;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Type;

/**
 * Lowers classes from bytecode to SSA form. An instruction's position is its index among the real instructions of {@code
 * MethodNode.instructions}: labels, frames and line numbers are not counted.
 */
public final class Lowering {
  private Lowering() {}

  /**
   * Lowers a class.
   *
   * @param node a class read by {@link org.parcast.frontend.classes.ClassFiles#read}
   * @throws FrontendException where the code of a method is not valid; names class and method
   */
  public static ClassDeclaration lower(ClassNode node) throws FrontendException {
    List<FieldDeclaration> fields = new ArrayList<>();
    for (FieldNode field : node.fields) {
      fields.add(new FieldDeclaration(field.name, new Type(field.desc), field.access));
    }
    InlinedLines inlined = new InlinedLines(node.sourceDebug);
    List<Method> methods = new ArrayList<>();
    for (MethodNode method : node.methods) {
      methods.add(lower(node.name, method, inlined));
    }
    return new ClassDeclaration(node.name, node.superName, node.interfaces, node.access, node.sourceFile, fields, methods);
  }

  private static Method lower(String owner, MethodNode method, InlinedLines inlined) throws FrontendException {
    MethodRef ref = new MethodRef(owner, method.name, method.desc);
    if (method.instructions.size() == 0) {
      return new Method(ref, method.access, List.of(), new int[0], List.of(), Map.of());
    }
    try {
      Code code = new Code(method, inlined);
      return new SsaBuilder(ref, method.access, code, new Analyzer<>(new TypeInterpreter()).analyze(owner, method)).build();
    } catch (AnalyzerException | RuntimeException e) {
      // Code that no compiler writes makes ASM's analysis fail in whichever way.
      throw new FrontendException(ref + ": invalid code (" + e + "); compile the class again", e);
    }
  }
}
