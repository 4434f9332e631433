package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.slice.NumberTypes;

/** Which numbers that methods are handed they store, or compute something from that they store, themselves or by what they call. */
final class StoredParameters {
  private final CallEffects calls;
  private final Map<String, List<Method>> methods = new HashMap<>();
  private final Map<String, Boolean> known = new HashMap<>();

  StoredParameters(Program program, CallEffects calls) {
    this.calls = calls;
    for (ClassDeclaration type : program.classes().values()) {
      type.methods().stream().filter(method -> !method.blocks().isEmpty()).forEach(method -> methods.computeIfAbsent(CallEffects.signature(method), signature -> new ArrayList<>()).add(method));
    }
  }

  boolean contains(Instruction.Call call, int argument) {
    return contains(calls.signature(call), argument);
  }

  private boolean contains(String signature, int argument) {
    String parameter = signature + " " + argument;
    Boolean found = known.putIfAbsent(parameter, false); // a method that calls itself stores what it stores without that call
    if (found == null) {
      found = methods.getOrDefault(signature, List.of()).stream().anyMatch(method -> isStoredIn(method, argument));
      known.put(parameter, found);
    }
    return found;
  }

  private boolean isStoredIn(Method method, int argument) {
    List<Integer> work = new ArrayList<>();
    method.parameters().stream().filter(parameter -> parameter.index() == argument).forEach(parameter -> work.add(parameter.id()));
    BitSet seen = new BitSet();
    while (!work.isEmpty()) {
      int number = work.remove(work.size() - 1);
      for (int user : method.uses(number)) {
        Instruction instruction = method.instruction(user);
        if (isStoredBy(instruction, number)) {
          return true;
        }
        if (!seen.get(user) && NumberTypes.isNumber(instruction.type())) {
          seen.set(user);
          work.add(user);
        }
      }
    }
    return false;
  }

  private boolean isStoredBy(Instruction user, int number) {
    if (user instanceof Instruction.Call call) {
      return IntStream.range(0, call.operands().size()).filter(i -> call.operands().get(i) == number)
          .anyMatch(i -> calls.isAnalysed(call) ? contains(call, i) : ContainerCalls.putBy(call) == i || ContainerCalls.putsIntoMap(call) && i == 2);
    }
    return user instanceof Instruction.ArrayStore array && array.value() == number || user instanceof Instruction.FieldStore field && field.value() == number;
  }
}
