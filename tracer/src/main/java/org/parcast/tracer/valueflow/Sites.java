package org.parcast.tracer.valueflow;

import java.util.HashMap;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.recording.Site;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.MadeName;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.Numbering;
import org.parcast.tracer.plan.AssemblyUpdate;
import org.parcast.tracer.plan.Sink;

/** The sites of a method, with the names that the source gives to what is made or gathered there. */
public final class Sites {
  private final MethodFacts facts;
  private final Method method;
  private final Numbering numbering;
  private final String sourceFile;
  private final Insertions insertions;
  private final Map<Integer, Integer> gatherings = new HashMap<>();

  Sites(MethodFacts facts, Numbering numbering, String sourceFile, Insertions insertions) {
    this.facts = facts;
    this.method = facts.method;
    this.numbering = numbering;
    this.sourceFile = sourceFile;
    this.insertions = insertions;
  }

  public String sourceFile() {
    return sourceFile;
  }

  /** A store, which may assemble. */
  int ofStore(Sink store) {
    int site = numbering.site(method(), sourceFile, method.line(store.at().position()), "", AssemblyUpdate.of(facts, store), "");
    return recurring(site, AssemblyUpdate.isRecurrence(facts, store));
  }

  /** A number that is put into a collection, by the name of that. */
  int ofPut(Sink put, String name) {
    return recurring(at(put.at().position(), name), AssemblyUpdate.isRecurrence(facts, put));
  }

  /** What sets all elements of an array as a method answers, null where that is not known. */
  int ofAll(Instruction.Call setting, MethodFacts body) {
    return recurring(at(setting.position(), ""), body != null && AssemblyUpdate.isRecurrence(body));
  }

  private int recurring(int site, boolean isRecurrence) {
    if (isRecurrence) {
      numbering.recurrence(site);
    }
    return site;
  }

  public int at(int position, String name) {
    return numbering.site(method(), sourceFile, method.line(position), name);
  }

  public String method() {
    return method.ref().owner().replace('/', '.') + "." + method.ref().name();
  }

  /** The variable that first holds what is made, by the time that it is made at the position. */
  public String nameOfMade(int made, int position) {
    return MadeName.of(made, position, method, insertions);
  }

  /** The local variable that first holds what is made, by the time that it is made at the position; empty where a field takes it, by which it is reached then. */
  public String variableOfMade(int made, int position) {
    String name = nameOfMade(made, position);
    return name.indexOf('.') < 0 ? name : "";
  }

  /** The site where the phi gathers, by the variable that it gathers in: one for all uses of what it has gathered. */
  int ofGathering(int phi) {
    return gatherings.computeIfAbsent(phi, p -> numbering.site(method(), sourceFile, method.line(gatheringPosition(p)), nameOf(p), AssemblyUpdate.ofGathering(facts, (Instruction.Phi) method.instruction(p)), method.instruction(p).type().descriptor()));
  }

  /** The site where the number is computed that goes on gathering while others are computed from it. */
  int ofRunning(int number) {
    int phi = facts.slices.gatheringOf(number);
    int position = method.instruction(number).position();
    int line = method.line(position >= 0 ? position : method.blockOf(number).start());
    return numbering.site(method(), sourceFile, line, nameOf(phi), Site.Assembly.NONE, method.instruction(phi).type().descriptor());
  }

  private int gatheringPosition(int phi) {
    Instruction.Phi gathering = (Instruction.Phi) method.instruction(phi);
    Block header = method.blockOf(phi);
    return gathering.inputs().stream()
        .filter(input -> facts.loopOf(phi) != null && facts.loopOf(phi).contains(input.block()))
        .mapToInt(input -> method.instruction(input.value()).position())
        .filter(position -> position >= 0)
        .findFirst()
        .orElse(header.start());
  }

  private String nameOf(int number) {
    if (method.instruction(number) instanceof Instruction.Phi phi && !phi.variable().onStack()) {
      String name = method.localName(phi.variable().index(), method.blockOf(number).start());
      String owner = method.ref().owner();
      return name == null ? "" : owner.substring(owner.lastIndexOf('/') + 1) + "." + method.ref().sourceName() + "." + name;
    }
    return "";
  }
}
