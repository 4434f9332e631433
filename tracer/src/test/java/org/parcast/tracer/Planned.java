package org.parcast.tracer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.Frontend;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.plan.BackwardSlice;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.plan.Sink;
import org.parcast.tracer.plan.Webs;

/** A method {@code run} of a small class, and what the tracer plans for it. */
public record Planned(MethodFacts facts, BackwardSlice demand, Webs webs) {

  /** @param members the members of the class, {@code run} among them */
  public static Planned of(Path directory, String members) throws Exception {
    String source = "class Small {\n  public static void main(String[] a) {}\n" + members + "}\n";
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(Files.writeString(directory.resolve("Small.java"), source)))) {
      ProgramPlan plan = new ProgramPlan(loaded.program(), List.of(), Map.of(), Set.of());
      Method run = loaded.program().find("Small").methods().stream().filter(method -> method.ref().name().equals("run")).findFirst().orElseThrow();
      MethodFacts facts = plan.facts(run.ref());
      BackwardSlice demand = BackwardSlice.of(facts, plan.layout(), plan.relevance());
      return new Planned(facts, demand, new Webs(facts, demand));
    }
  }

  /** Names of the variables that the registers stand for, and {@code -} where a number has none, in the order of the code. */
  public List<String> registers() {
    return names(demand.registers());
  }

  public List<String> settled() {
    return facts.method.instructions().stream().map(Instruction::id).filter(demand::isSettled).map(this::name).toList();
  }

  public List<String> materialised() {
    return facts.method.instructions().stream().map(Instruction::id).filter(demand::isMaterialised).map(this::name).toList();
  }

  public List<Sink.Kind> sinks() {
    return demand.sinks().stream().map(Sink::kind).toList();
  }

  /** How many registers the method keeps. */
  public long distinctWebs() {
    return demand.registers().stream().map(webs::of).distinct().count();
  }

  private List<String> names(BitSet values) {
    return values.stream().boxed().map(this::name).toList();
  }

  private String name(int value) {
    if (facts.method.instruction(value) instanceof Instruction.Phi phi && !phi.variable().onStack()) {
      return facts.method.localName(phi.variable().index(), facts.method.blockOf(value).start());
    }
    String name = facts.method.name(value);
    return name == null ? "-" : name;
  }
}
