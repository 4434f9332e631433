package org.parcast.analyses.loops.names;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.verdict.SharedNames;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Program;

/**
 * What the method that holds a loop calls arrays and objects before the loop: clauses can name no other. What called methods call them is nothing to that,
 * and no more are the variables into which an iteration takes them.
 */
public final class HolderNames {
  private static final int DEEPEST = 6;
  private static final String OR = " or ";

  private final Loop loop;
  private final LoopCode code;
  private final FieldNames fields;

  /** @param method that which holds the loop */
  public HolderNames(Program program, Method method, Loop loop) {
    this.loop = loop;
    this.code = new LoopCode(method, loop);
    this.fields = new FieldNames(program, method, code);
  }

  /** The array or field that an instruction refers to, without subscripts. */
  public String name(Activation at, int id) {
    Instruction instruction = at.body().method().instruction(id);
    if (instruction instanceof Instruction.ArrayStore store) {
      return holder(at, store.array());
    } else if (instruction instanceof Instruction.FieldStore store) {
      return store.isStatic() ? fields.ofClass(store.field()) : fields.ofObject(holder(at, store.object()), store.field());
    }
    return loaded(at, instruction, DEEPEST);
  }

  /** An array or object; several that it may be are told in words that are no name. */
  public String holder(Activation at, int id) {
    return holder(at, id, DEEPEST);
  }

  private String holder(Activation at, int id, int depth) {
    Instruction instruction = at.body().method().instruction(id);
    boolean given = at.isRoot() && !loop.contains(at.body().method().blockOf(id).index());
    if (given || depth == 0) {
      String used = given ? SharedNames.join(variables(at.body().method(), id)) : "";
      return used.isEmpty() ? withoutSubscripts(ValueText.value(at, id)) : used;
    } else if (instruction instanceof Instruction.Parameter parameter) {
      return holder(at.caller(), at.call().operands().get(parameter.index()), depth);
    } else if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad) {
      return loaded(at, instruction, depth);
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return holder(at, cast.value(), depth - 1);
    } else if (instruction instanceof Instruction.Call call) {
      return call.target().name() + "()";
    } else if (instruction instanceof Instruction.Phi phi && !isCarried(at, phi)) {
      Set<String> chosen = new TreeSet<>();
      phi.operands().stream().filter(operand -> operand != id).forEach(operand -> Collections.addAll(chosen, holder(at, operand, depth - 1).split(OR)));
      return String.join(OR, chosen);
    }
    return withoutSubscripts(ValueText.value(at, id));
  }

  /** The variables from before the loop from which it takes the value. */
  private Stream<String> variables(Method method, int id) {
    return method.loads(id).stream().filter(load -> code.contains(load.position()) && !code.contains(load.from().start())).map(load -> load.from().name());
  }

  /** Whether the variable goes from iteration to iteration: it is there before the loop. */
  private boolean isCarried(Activation at, Instruction.Phi phi) {
    return at.isRoot() && at.body().method().blockOf(phi.id()).index() == loop.header();
  }

  private String loaded(Activation at, Instruction instruction, int depth) {
    if (instruction instanceof Instruction.ArrayLoad load) {
      return holder(at, load.array(), depth - 1);
    }
    Instruction.FieldLoad load = (Instruction.FieldLoad) instruction;
    return load.isStatic() ? fields.ofClass(load.field()) : fields.ofObject(holder(at, load.object(), depth - 1), load.field());
  }

  private static String withoutSubscripts(String text) {
    StringBuilder name = new StringBuilder();
    int depth = 0;
    for (char c : text.toCharArray()) {
      depth += c == '[' ? 1 : 0;
      if (depth == 0) {
        name.append(c);
      }
      depth -= c == ']' ? 1 : 0;
    }
    return name.toString();
  }
}
