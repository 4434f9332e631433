package org.parcast.tracer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Method;
import org.parcast.ir.Program;

/**
 * Which arguments and results carry shadows across calls: those that some method may need to know the sources of. The least fixed point
 * over all methods, by signature.
 */
final class Relevance {
  private final Set<String> parameters = new HashSet<>();
  private final Set<String> results = new HashSet<>();

  /** Finds what is relevant in the methods that have code. */
  static Relevance of(List<MethodFacts> methods, Layout layout) {
    Relevance relevance = new Relevance();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (MethodFacts facts : methods) {
        changed |= relevance.add(facts, Demand.of(facts, layout, relevance));
      }
    }
    return relevance;
  }

  /** The facts of all methods of the program that have code. */
  static List<MethodFacts> factsOf(Program program, CallEffects calls) {
    List<MethodFacts> facts = new ArrayList<>();
    for (ClassDeclaration declared : program.classes().values()) {
      for (Method method : declared.methods()) {
        if (!method.blocks().isEmpty()) {
          facts.add(new MethodFacts(method, calls));
        }
      }
    }
    return facts;
  }

  private boolean add(MethodFacts facts, Demand demand) {
    boolean changed = false;
    for (int parameter : demand.parameters()) {
      changed |= parameters.add(facts.signature + "#" + parameter);
    }
    for (String called : demand.results()) {
      changed |= results.add(called);
    }
    return changed;
  }

  boolean isParameterRelevant(String signature, int index) {
    return parameters.contains(signature + "#" + index);
  }

  boolean isResultRelevant(String signature) {
    return results.contains(signature);
  }
}
