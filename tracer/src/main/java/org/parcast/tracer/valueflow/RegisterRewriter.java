package org.parcast.tracer.valueflow;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.GrowingVariables;
import org.parcast.tracer.plan.GatheredTerms;

/** Computes the registers of numbers whose sources only the run tells: phis on the edges that lead to them, gatherings where their loops end. */
final class RegisterRewriter extends Rewriting {
  RegisterRewriter(Rewriting shared) {
    super(shared);
  }

  /**
   * The register of the number is computed, extended in place where it goes on from what it holds.
   *
   * @param from the number that it is computed from, for a phi the one that comes to it
   * @param block where that is done
   */
  void define(Emission emission, int number, int from, int block, List<Integer> allLeaves, boolean computed) {
    List<Integer> leaves = recorded(allLeaves);
    int web = webs.of(number);
    int local = register(number);
    List<Integer> held = leaves.stream().filter(leaf -> isOf(web, leaf)).toList();
    boolean inPlace = !held.isEmpty();
    if (inPlace && held.stream().noneMatch(leaf -> facts.dominators.dominates(method.blockOf(leaf).index(), block))) {
      thereFromEntry(local);
    }
    if (!inPlace && leaves.size() == 1 && !computed && demand.registers().get(leaves.get(0))) {
      emission.local(Opcodes.ALOAD, local).local(Opcodes.ALOAD, sourceOf(leaves.get(0)));
      emission.call(Emission.REGISTERS, "assign", "(<R><R>)<R>").local(Opcodes.ASTORE, local);
    } else {
      if (!inPlace) {
        emission.local(Opcodes.ALOAD, local).call(Emission.REGISTERS, borrowing.get(web) ? "borrowing" : "empty", "(<R>)<R>");
        emission.local(Opcodes.ASTORE, local);
      } else if (gathering.get(web) && !facts.isRunning(number)) {
        addTerms(emission, number, from, leaves, computed);
        return;
      }
      addAll(emission, local, leaves.stream().filter(leaf -> !isOf(web, leaf)).toList(), computed, registers(number));
    }
    if (facts.isRunning(number)) {
      emission.local(Opcodes.ALOAD, local).push(sites.ofRunning(number)).call(Emission.REGISTERS, "running", "(<R>I)V");
    } else if (gathering.get(web)) {
      emission.local(Opcodes.ALOAD, local).call(terms(number), "term", "(<R>)V");
    }
  }

  /** A way may lead to where the register is extended on which nothing was put into it. */
  private void thereFromEntry(int local) {
    if (locals.needsStart(local)) {
      insertions.atEntry().op(Opcodes.ACONST_NULL).call(Emission.REGISTERS, "empty", "(<R>)<R>").local(Opcodes.ASTORE, local);
      locals.filledAtEntry(local);
    }
  }

  /** Registers of nests that are noted may hold tickets for words. */
  private String registers(int number) {
    return noted.get(method.blockOf(number).index()) && !borrowing.get(webs.of(number)) ? Emission.REPEATED_FLOW : Emission.REGISTERS;
  }

  /** What takes the terms of the register. */
  private String terms(int number) {
    return notedWebs.get(webs.of(number)) ? Emission.REPEATED_FLOW : registers(number);
  }

  private void addTerms(Emission emission, int number, int from, List<Integer> leaves, boolean computed) {
    int web = webs.of(number);
    int local = register(number);
    for (List<Integer> term : new GatheredTerms(facts, leaf -> isOf(web, leaf)).of(from)) {
      List<Integer> recorded = term.stream().filter(leaves::contains).toList();
      if (!recorded.isEmpty()) {
        List<Integer> joining = recorded.stream().filter(leaf -> demand.registers().get(leaf) && demand.operatorsJoining(leaf, number) != 0).toList();
        joining.forEach(leaf -> emission.local(Opcodes.ALOAD, local).local(Opcodes.ALOAD, sourceOf(leaf)).push(demand.operatorsJoining(leaf, number)).call(Emission.REGISTERS, "add", "(<R><R>I)V"));
        addAll(emission, local, recorded.stream().filter(leaf -> !joining.contains(leaf)).toList(), false, registers(number));
        emission.local(Opcodes.ALOAD, local).call(terms(number), "term", "(<R>)V");
      }
    }
    addAll(emission, local, List.of(), computed, registers(number));
  }

  private boolean isOf(int web, int leaf) {
    return demand.registers().get(leaf) && webs.of(leaf) == web;
  }

  /** A gathered register of several uses is a value of its own where its loop is left. */
  void endsOfGathering() {
    facts.loops.loops().forEach(this::endWithLoop);
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (demand.isSettled(phi.id())) {
          for (Edge exit : facts.loopOf(phi.id()).exits()) {
            if (isBranch(exit) && webs.isLiveInto(phi.id(), exit)) {
              if (mayBeOutermost(facts.loopOf(phi.id()))) {
                insertions.onEdge(exit).call(Emission.STRUCTURE, "leaveLoop", "()V");
              }
              insertions.onEdge(exit).local(Opcodes.ALOAD, register(phi.id())).push(sites.ofGathering(phi.id()))
                  .call(noted.get(block.index()) || notedWebs.get(webs.of(phi.id())) ? Emission.REPEATED_FLOW : Emission.REGISTERS, "settle", "(<R>I)V");
            }
          }
        }
      }
    }
  }

  /** Registers take up what the last iteration has gathered. */
  private void endWithLoop(Loop loop) {
    List<Instruction.Phi> phis = method.blocks().get(loop.header()).phis().stream().filter(phi -> demand.registers().get(phi.id()) && facts.slices.endsWithLoop(phi)).toList();
    for (Edge exit : loop.exits().stream().distinct().filter(this::isBranch).toList()) {
      List<Instruction.Phi> used = phis.stream().filter(phi -> webs.isLiveInto(phi.id(), exit)).toList();
      if (!used.isEmpty()) {
        registerPhis(insertions.onEdge(exit), used, loop.backEdges().get(0).from());
      }
    }
  }

  /** Whether control goes along the edge by a branch, not by an exception. */
  private boolean isBranch(Edge edge) {
    return method.blocks().get(edge.from()).successors().contains(edge.to());
  }

  void edge(Block from, Block to) {
    List<Instruction.Phi> registers = new ArrayList<>();
    List<Instruction.Phi> shadows = new ArrayList<>();
    for (Instruction.Phi phi : to.phis()) {
      if (demand.registers().get(phi.id()) && !demand.isMaterialised(phi.id())) {
        registers.add(phi);
      } else if (demand.shadows().get(phi.id())) {
        shadows.add(phi);
      }
    }
    if (registers.isEmpty() && shadows.isEmpty()) {
      return;
    }
    Emission emission = insertions.onEdge(new Edge(from.index(), to.index()));
    shadows.forEach(phi -> replaces(emission, phi, inputFrom(phi, from.index())));
    shadows.forEach(phi -> pushShadow(emission, inputFrom(phi, from.index()).value()));
    for (int i = shadows.size() - 1; i >= 0; i--) {
      emission.local(Opcodes.ASTORE, shadowLocal(shadows.get(i).id()));
    }
    registerPhis(emission, registers, from.index());
  }

  /** The variable of an array gets another. */
  private void replaces(Emission emission, Instruction.Phi phi, Instruction.Phi.Input input) {
    int before = GrowingVariables.before(method, facts.dominators, phi, input);
    if (before >= 0 && demand.shadows().get(facts.common.canonical(before))) {
      pushShadow(emission, before);
      pushShadow(emission, input.value());
      emission.call(Emission.STRUCTURE, "replaced", "(<S><S>)V");
    }
  }

  /** Phis whose old value others read are defined after those; where they read each other in a circle, one is kept aside. */
  private void registerPhis(Emission emission, List<Instruction.Phi> phis, int from) {
    List<Instruction.Phi> rest = new ArrayList<>(phis);
    while (!rest.isEmpty()) {
      Instruction.Phi free = rest.stream().filter(phi -> rest.stream().noneMatch(other -> other != phi && reads(other, phi, from))).findFirst().orElse(null);
      Instruction.Phi next = free == null ? rest.get(0) : free;
      if (free == null) {
        int aside = temporary(5 + keptAside.size());
        emission.op(Opcodes.ACONST_NULL).local(Opcodes.ALOAD, register(next.id())).call(Emission.REGISTERS, "assign", "(<R><R>)<R>");
        emission.local(Opcodes.ASTORE, aside);
        keptAside.put(webs.of(next.id()), aside);
      }
      defineFrom(emission, next, inputFrom(next, from));
      settleLeavingEarly(emission, next, from);
      rest.remove(next);
    }
    keptAside.values().forEach(aside -> emission.local(Opcodes.ALOAD, aside).call(Emission.REGISTERS, "free", "(<R>)V"));
    keptAside.clear();
  }

  private boolean reads(Instruction.Phi reader, Instruction.Phi phi, int from) {
    return demand.leavesOfInput(reader, inputFrom(reader, from)).stream()
        .anyMatch(leaf -> demand.registers().get(leaf) && webs.of(leaf) == webs.of(phi.id()) && !keptAside.containsKey(webs.of(leaf)));
  }

  private void settleLeavingEarly(Emission emission, Instruction.Phi phi, int from) {
    int gathering = demand.gathered().leftEarly(phi, inputFrom(phi, from).value());
    if (gathering >= 0) {
      emission.local(Opcodes.ALOAD, register(phi.id())).push(sites.ofGathering(gathering)).call(Emission.REGISTERS, "settle", "(<R>I)V");
    }
  }

  private void defineFrom(Emission emission, Instruction.Phi phi, Instruction.Phi.Input input) {
    boolean computed = facts.slices.of(input.value()).computed() && !demand.isMaterialised(input.value());
    define(emission, phi.id(), input.value(), input.block(), demand.leavesOf(input.value()), computed);
    List<Integer> deciding = recorded(demand.deciding(phi, input));
    int left = deciding.isEmpty() ? -1 : demand.gathered().leftEarly(phi, facts.slices.predicateOf(phi, input.block()));
    if (left >= 0) {
      emission.local(Opcodes.ALOAD, sourceOf(deciding.get(0))).push(sites.ofGathering(left)).call(Emission.REGISTERS, "settle", "(<R>I)V");
    }
    decide(emission, register(phi.id()), deciding);
    if (!deciding.isEmpty() && gathering.get(webs.of(phi.id()))) {
      emission.local(Opcodes.ALOAD, register(phi.id())).call(Emission.REGISTERS, "term", "(<R>)V");
    }
  }

  private static Instruction.Phi.Input inputFrom(Instruction.Phi phi, int from) {
    return phi.inputs().stream().filter(input -> input.block() == from).findFirst().orElseThrow();
  }

  /** Phis at a handler's entry hold at every place of the protected range what their variable holds there. */
  void handlerPhis(Block block) {
    if (!block.predecessors().isEmpty()) {
      return;
    }
    for (Instruction.Phi phi : block.phis()) {
      boolean isRegister = demand.registers().get(phi.id());
      if (!isRegister && !demand.shadows().get(phi.id())) {
        continue;
      }
      for (Instruction.Phi.Input input : phi.inputs()) {
        Block from = method.blocks().get(input.block());
        Emission emission = input.after() >= 0 ? insertions.after(input.after()) : from.start() < from.end() ? insertions.before(from.start()) : insertions.atEntry();
        if (isRegister) {
          defineFrom(emission, phi, input);
        } else {
          pushShadow(emission, input.value());
          emission.local(Opcodes.ASTORE, shadowLocal(phi.id()));
        }
      }
    }
  }
}
