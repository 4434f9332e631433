package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.tracer.method.Lambdas;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.WordLayout;

/**
 * Signatures whose methods all answer what one load has given, as {@code get(i, j)} of a matrix does: the value crosses the call as it is, and the caller
 * has what a load of its own would have given it. The word holds the value until then, since nothing that may store comes between the load and the
 * return. The greatest set of signatures that answer loads and each other's results.
 */
final class SingleValues {
  private final WordLayout layout;
  private final Relevance relevance;
  private final Set<String> signatures = new HashSet<>();

  /** By signature those of the calls whose results its methods answer. */
  private final Map<String, Set<String>> answered = new HashMap<>();

  private SingleValues(WordLayout layout, Relevance relevance) {
    this.layout = layout;
    this.relevance = relevance;
  }

  static Set<String> of(List<MethodFacts> methods, WordLayout layout, Lambdas lambdas, Relevance relevance) {
    SingleValues values = new SingleValues(layout, relevance);
    methods.stream().map(facts -> facts.signature).filter(relevance::isResultRelevant).forEach(values.signatures::add);
    Set<String> others = new HashSet<>();
    for (MethodFacts facts : methods) {
      List<Lambdas.Link> links = lambdas.linksOf(facts.method.ref());
      links.forEach(link -> others.add(link.called()));
      boolean ruledOut = !links.isEmpty() || relevance.mayAnswerToLibrary(facts.signature);
      if (values.signatures.contains(facts.signature) && (ruledOut || !values.answersLoads(facts))) {
        others.add(facts.signature);
      }
    }
    values.signatures.removeAll(others);
    while (values.signatures.removeIf(signature -> !values.signatures.containsAll(values.answered.getOrDefault(signature, Set.of())))) {
      // Those that answer their results do not either.
    }
    return values.signatures;
  }

  private boolean answersLoads(MethodFacts facts) {
    BackwardSlice demand = BackwardSlice.of(facts, layout, relevance);
    Clobbers clobbers = new Clobbers(facts);
    for (Sink sink : demand.sinks()) {
      if (sink.kind() == Sink.Kind.RETURN) {
        List<Integer> known = new ArrayList<>(demand.leavesOf(sink));
        known.removeIf(leaf -> !demand.loads().get(leaf) && !demand.registers().get(leaf));
        if (known.size() > 1 || known.size() == 1 && (sink.computed() || !isSingle(facts, demand, known.get(0)) || isOverwritten(facts, clobbers, known.get(0), sink))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isSingle(MethodFacts facts, BackwardSlice demand, int leaf) {
    if (facts.method.instruction(leaf) instanceof Instruction.Call call && facts.calls.isAnalysed(call) && !relevance.mayAnswerArguments(facts, call)) {
      answered.computeIfAbsent(facts.signature, s -> new HashSet<>()).add(facts.calls.signature(call));
      return true;
    }
    return demand.loads().get(leaf);
  }

  private static boolean isOverwritten(MethodFacts facts, Clobbers clobbers, int leaf, Sink sink) {
    return clobbers.between(facts.method.instruction(leaf), facts.method.blockOf(sink.at().id()), sink.at().position());
  }
}
