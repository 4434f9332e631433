package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.slice.ElementSetter;
import org.parcast.ir.slice.NumberTypes;

/** Finds the methods that set one element of an array, at a place that can be found again from what they are given and from fields that only constructors store. */
final class ElementSetters {
  private static final Set<Operator> FOUND_AGAIN = Set.of(Operator.ADD, Operator.SUB, Operator.MUL);

  private final Program program;
  private final Map<Method, Optional<ElementSetter>> found = new HashMap<>();
  /** Fields that methods store which are no constructors. */
  private final Set<String> changing = new HashSet<>();

  ElementSetters(Program program) {
    this.program = program;
    for (ClassDeclaration declared : program.classes().values()) {
      declared.methods().stream().filter(method -> !method.ref().name().startsWith("<")).flatMap(method -> method.instructions().stream())
          .filter(Instruction.FieldStore.class::isInstance).forEach(store -> changing.add(((Instruction.FieldStore) store).field().nameAndType()));
    }
  }

  /** What the method sets, or null. */
  ElementSetter of(Method method) {
    return found.computeIfAbsent(method, this::find).orElse(null);
  }

  private Optional<ElementSetter> find(Method method) {
    boolean isSetter = method.blocks().size() == 1 && (program.find(method.ref().owner()).access() & Opcodes.ACC_INTERFACE) == 0 && method.ref().descriptor().endsWith(")V") && !method.ref().name().startsWith("<");
    List<Instruction> effects = !isSetter ? List.of() : method.instructions().stream()
        .filter(instruction -> instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore || instruction instanceof Instruction.Call).toList();
    if (effects.size() != 1 || !(effects.get(0) instanceof Instruction.ArrayStore store) || !NumberTypes.isStoredBy(method, store) || !NumberTypes.isNumber(store.elementType())) {
      return Optional.empty();
    }
    Set<Integer> place = new TreeSet<>();
    boolean isFound = finds(method, store.array(), place) && finds(method, store.index(), place);
    return isFound ? Optional.of(new ElementSetter(method, store, new ArrayList<>(place))) : Optional.empty();
  }

  private boolean finds(Method method, int id, Set<Integer> place) {
    Instruction instruction = method.instruction(id);
    if (instruction instanceof Instruction.Parameter parameter) {
      place.add(parameter.index());
      return true;
    } else if (instruction instanceof Instruction.Constant constant) {
      return constant.value() instanceof Integer;
    } else if (instruction instanceof Instruction.FieldLoad field) {
      boolean isOfReceiver = field.isStatic() || !method.isStatic() && method.instruction(field.object()) instanceof Instruction.Parameter parameter && parameter.index() == 0;
      return isOfReceiver && !changing.contains(field.field().nameAndType()) && (field.isStatic() || finds(method, field.object(), place));
    }
    boolean isOperation = instruction instanceof Instruction.Compute compute && FOUND_AGAIN.contains(compute.operator())
        || instruction instanceof Instruction.ArrayLoad row && row.type().isArray();
    return isOperation && instruction.operands().stream().allMatch(operand -> finds(method, operand, place));
  }
}
