package org.parcast.tracer.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;
import org.parcast.ir.Instruction;
import org.parcast.tracer.method.MethodFacts;

/**
 * What a register that gathers is given, term by term: in {@code s = s + a * b + c} first {@code a} and {@code b}, then {@code c}. A term is what
 * one operation takes beside what was gathered before; the word at a place that is gathered was taken before.
 */
public final class GatheredTerms {
  private final MethodFacts facts;
  private final IntPredicate isGathered;

  /** @param isGathered whether a leaf is what was gathered before */
  public GatheredTerms(MethodFacts facts, IntPredicate isGathered) {
    this.facts = facts;
    this.isGathered = isGathered;
  }

  /** The leaves of each term of the number, without what was gathered before; equal loads once in a term. */
  public List<List<Integer>> of(int number) {
    List<List<Integer>> terms = new ArrayList<>();
    Deque<Integer> gathered = new ArrayDeque<>(List.of(number));
    while (!gathered.isEmpty()) {
      int at = gathered.pop();
      List<Integer> term = new ArrayList<>();
      for (int source : isLeaf(at) ? List.of(at) : facts.slices.madeFrom(at)) {
        List<Integer> leaves = facts.leaves(source);
        if (leaves.stream().noneMatch(isGathered::test)) {
          leaves.stream().filter(leaf -> !term.contains(leaf) && !isFoundByGathering(leaf)).forEach(term::add);
          leaves.stream().filter(this::isFoundByGathering).map(List::of).forEach(terms::add);
        } else if (!isLeaf(source)) {
          gathered.push(source);
        }
      }
      if (!term.isEmpty()) {
        terms.add(term);
      }
    }
    return terms;
  }

  /** Whether the leaf is a word at the gathered place, as {@code x[p]} or {@code rows[p].x} where the loop looks for the place p of the largest: it was in a term before. */
  private boolean isFoundByGathering(int leaf) {
    Instruction source = facts.method.instruction(leaf);
    int reached = source instanceof Instruction.ArrayLoad load ? load.array() : source instanceof Instruction.FieldLoad field && !field.isStatic() ? field.object() : -1;
    return reached >= 0 && (source instanceof Instruction.ArrayLoad load && facts.leaves(load.index()).stream().anyMatch(isGathered::test) || facts.choosing(reached).stream().anyMatch(isGathered::test));
  }

  private boolean isLeaf(int number) {
    return facts.leaves(number).equals(List.of(facts.common.canonical(number)));
  }
}
