package org.parcast.tracer.sharing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.recording.ThreadSharing;
import org.parcast.tracer.plan.ProgramPlan;

/** Numbers the accesses of the program, from 1 on: each has its own number, since each goes its own way through memory. */
public final class SharingSites {
  private final List<String> sites = new ArrayList<>();

  int ofArray(AbstractInsnNode insn, Instruction access, Method method, ClassDeclaration declared) {
    if (access instanceof Instruction.ArrayLoad load) {
      return number(insn, declared, "array " + name(method, load.array(), load.position()));
    }
    return number(insn, declared, "array " + (access instanceof Instruction.ArrayStore store ? name(method, store.array(), store.position()) : ""));
  }

  int ofField(FieldInsnNode field, ClassDeclaration declared, boolean fixed) {
    return number(field, declared, (fixed ? "fixed " : "field ") + simple(field.owner) + "." + field.name);
  }

  /** Name of an array: the field that it was loaded from, its variable, or the method that returned it; a row has the name of the whole. */
  private static String name(Method method, int value, int position) {
    if (method.instruction(value) instanceof Instruction.FieldLoad load) {
      return name(load.field());
    }
    if (method.instruction(value) instanceof Instruction.ArrayLoad row) {
      return name(method, row.array(), row.position());
    }
    String name = method.name(value);
    if (name == null && method.instruction(value) instanceof Instruction.Parameter parameter) {
      name = method.localName(parameter.slot(), position);
    }
    if (name == null && method.instruction(value) instanceof Instruction.CheckCast cast) {
      return name(method, cast.value(), position);
    }
    if (name == null && method.instruction(value) instanceof Instruction.Call call) {
      return simple(call.target().owner()) + "." + call.target().name() + "()";
    }
    return name == null ? "" : simple(method.ref().owner()) + "." + method.ref().sourceName() + "." + name;
  }

  private static String name(FieldRef field) {
    return simple(field.owner()) + "." + field.name();
  }

  private static String simple(String owner) {
    return owner.substring(owner.lastIndexOf('/') + 1);
  }

  private int number(AbstractInsnNode insn, ClassDeclaration declared, String data) {
    AbstractInsnNode at = insn;
    while (at != null && !(at instanceof LineNumberNode)) {
      at = at.getPrevious();
    }
    int line = at == null ? 0 : ((LineNumberNode) at).line;
    sites.add(ProgramPlan.sourceFile(declared) + ":" + line + " " + data);
    return sites.size();
  }

  public void write(Path recording) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < sites.size(); i++) {
      text.append(i + 1).append(' ').append(sites.get(i)).append('\n');
    }
    Files.writeString(recording.resolve(ThreadSharing.SITES), text.toString(), StandardCharsets.UTF_8);
  }
}
