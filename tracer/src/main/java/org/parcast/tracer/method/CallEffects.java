package org.parcast.tracer.method;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;
import org.parcast.ir.Type;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.ElementSetter;
import org.parcast.ir.slice.NumberTypes;

/** What calls do, by whether the program has the method, and by a model of the library. */
public final class CallEffects implements CallModel {
  private static final Set<String> PURE =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Double",
          "java/lang/Float",
          "java/lang/Character",
          "java/lang/Boolean",
          "java/lang/Short",
          "java/lang/Byte");

  private final Program program;
  private final Set<String> overridable = new HashSet<>();
  /** Signatures of methods with code, but for the bodies of lambdas. */
  private final Set<String> declared = new HashSet<>();
  private final ReadingMethods computing;
  private final ReadingMethods reading;
  private final ReadingMethods storing;
  private final Map<Method, Optional<FieldRef>> fields = new HashMap<>();
  private final ElementSetters elements;
  private final StoredParameters stored;

  public CallEffects(Program program) {
    this.program = program;
    this.computing = new ReadingMethods(program, this, ReadingMethods.Memory.UNTOUCHED);
    this.reading = new ReadingMethods(program, this, ReadingMethods.Memory.READ);
    this.storing = new ReadingMethods(program, this, ReadingMethods.Memory.STORED);
    this.elements = new ElementSetters(program);
    this.stored = new StoredParameters(program, this);
    for (ClassDeclaration type : program.classes().values()) {
      for (Method method : type.methods()) {
        if (!method.isStatic() && !method.ref().name().startsWith("<")) {
          overridable.add(method.ref().signature());
        }
        if (!method.blocks().isEmpty()) {
          declared.add(signature(method));
        }
        method.instructions().forEach(this::addFunction);
      }
    }
  }

  /** What stands for a method of numbers of a functional interface, whoever has declared it, runs where that is called. */
  private void addFunction(Instruction instruction) {
    if (instruction instanceof Instruction.Call call && call.function() != null && lambdaBody(call) != null && isOfNumbers(call.function())) {
      overridable.add(call.function().signature());
    }
    String handing = instruction instanceof Instruction.Call call ? StreamCalls.handing(call) : null;
    if (handing != null) {
      overridable.add(handing);
    }
  }

  /** A type of a method's descriptor as its values are followed. */
  public Type type(org.objectweb.asm.Type declared) {
    return EnumNumbers.type(program, new Type(declared.getDescriptor()));
  }

  private boolean isOfNumbers(MethodRef method) {
    Type result = type(org.objectweb.asm.Type.getReturnType(method.descriptor()));
    return !result.equals(Type.VOID) && NumberTypes.isNumber(result) || takesNumbers(method);
  }

  @Override
  public Effect effect(Instruction.Call call) {
    if (call.dispatch() == Dispatch.DYNAMIC) {
      return Effect.OPAQUE;
    }
    if (isAnalysed(call) || StreamCalls.answersGathered(call) || ObjectChoices.isMadeBy(call)) {
      return Effect.ANALYSED;
    }
    MethodRef target = call.target();
    if (isBoxing(target) || isUnboxing(target) || ObjectChoices.isAskedBy(call)) {
      return Effect.COPY;
    }
    if (target.owner().equals("java/lang/Number") && target.name().endsWith("Value")) {
      return Effect.UNBOXING;
    }
    return NumberTypes.isNumber(call.type()) && takesNumbers(target) ? Effect.COMPUTATION : Effect.OPAQUE;
  }

  @Override
  public boolean isPure(Instruction.Call call) {
    return isArithmetic(call);
  }

  @Override
  public boolean changesNothing(Instruction.Call call) {
    return isPure(call) || reading.contains(call);
  }

  /** Whether the call runs a method of the program that does nothing but compute its answer of the arguments. */
  boolean computesOfArguments(Instruction.Call call) {
    return isAnalysed(call) && computing.contains(call);
  }

  @Override
  public boolean storesOf(Instruction.Call call, int argument) {
    return stored.contains(call, argument);
  }

  @Override
  public boolean storesNumbers(Instruction.Call call) {
    return ContainerCalls.sets(call) || call.target().descriptor().endsWith(")V") && !call.target().name().startsWith("<") && storing.contains(call);
  }

  @Override
  public FieldRef fieldSetBy(Instruction.Call call) {
    Method method = storesNumbers(call) && call.dispatch() != Dispatch.STATIC ? program.find(call.target()) : null;
    return method == null ? null : fields.computeIfAbsent(method, this::fieldSetBy).orElse(null);
  }

  @Override
  public ElementSetter elementSetBy(Instruction.Call call) {
    Method method = storesNumbers(call) ? program.find(call.target()) : null;
    return method == null ? null : elementSetter(method);
  }

  /** What a method of the program sets if it does nothing but set an element of an array, whoever calls it; else null. */
  public ElementSetter elementSetter(Method method) {
    return isOnlyOne(method) ? elements.of(method) : null;
  }

  private boolean isOnlyOne(Method method) {
    return program.classes().values().stream().flatMap(declared -> declared.methods().stream()).filter(other -> signature(other).equals(signature(method))).count() == 1;
  }

  private Optional<FieldRef> fieldSetBy(Method method) {
    List<Instruction> stores = method.instructions().stream().filter(instruction -> instruction instanceof Instruction.FieldStore
        || instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.Call inner && !changesNothing(inner)).toList();
    boolean isOfReceiver = isOnlyOne(method) && stores.stream().allMatch(store -> store instanceof Instruction.FieldStore field && !field.isStatic()
        && method.instruction(field.object()) instanceof Instruction.Parameter parameter && parameter.index() == 0);
    List<FieldRef> fields = isOfReceiver ? stores.stream().map(store -> ((Instruction.FieldStore) store).field()).distinct().toList() : List.of();
    return fields.size() == 1 ? Optional.of(fields.get(0)) : Optional.empty();
  }

  /** Whether the call computes a number of numbers, by a method of the library. */
  public static boolean isArithmetic(Instruction.Call call) {
    return call.dispatch() != Dispatch.DYNAMIC && PURE.contains(call.target().owner()) && NumberTypes.isNumber(call.type());
  }

  /** Whether the program has a method of that signature, so that no function alone runs where it is called. */
  public boolean isDeclared(String signature) {
    return declared.contains(signature);
  }

  /** The body of the program that the call makes a lambda of, or null. */
  public Method lambdaBody(Instruction.Call call) {
    return call.implementation() == null || call.implementation().name().equals("<init>") ? null : program.find(call.implementation());
  }

  /** Whether the call may run a method of the program. */
  public boolean isAnalysed(Instruction.Call call) {
    MethodRef target = call.target();
    if (call.dispatch() == Dispatch.DYNAMIC || target.owner().startsWith("[") || StreamCalls.asksOptional(call)) { // as suppliers are asked
      return false;
    }
    if (program.find(target.owner()) != null) {
      return true;
    }
    boolean virtual = call.dispatch() == Dispatch.VIRTUAL || call.dispatch() == Dispatch.INTERFACE;
    return virtual && overridable.contains(target.signature());
  }

  /**
   * What caller and callee agree on: for methods that may be overridden, name and descriptor; else the class too.
   */
  public String signature(Instruction.Call call) {
    Method found = program.find(call.target());
    return found == null ? call.target().signature() : signature(found);
  }

  public static String signature(Method method) {
    boolean exact = method.isStatic() || method.ref().name().startsWith("<") || (method.access() & 0x0002) != 0;
    return exact ? method.ref().owner() + "." + method.ref().signature() : method.ref().signature();
  }

  private static boolean isBoxing(MethodRef target) {
    return target.name().equals("valueOf")
        && NumberTypes.isBox(Type.ofInternalName(target.owner()))
        && target.descriptor().charAt(2) == ')';
  }

  private static boolean isUnboxing(MethodRef target) {
    return target.name().endsWith("Value") && target.descriptor().startsWith("()") && NumberTypes.isBox(Type.ofInternalName(target.owner()));
  }

  private boolean takesNumbers(MethodRef target) {
    for (org.objectweb.asm.Type type : org.objectweb.asm.Type.getArgumentTypes(target.descriptor())) {
      if (NumberTypes.isNumber(type(type))) {
        return true;
      }
    }
    return false;
  }
}
