package org.parcast.tracer.method;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.ClassDeclaration.FieldDeclaration;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;

/** Takes the constants of the program's enums for their numbers in boxes: which of them a variable holds is a number, as an int would be. */
public final class EnumNumbers {
  private static final String ENUM = "java/lang/Enum";

  /** What the compiler calls the tables by which a switch finds its cases from the number of a constant. */
  private static final String CASES = "$SwitchMap$";

  /** What computes of the numbers of constants, and no enum can override. */
  private static final Set<String> COMPUTING = Set.of("ordinal", "compareTo", "equals", "hashCode");

  /** Where the compiler keeps all constants of an enum, and what answers them. */
  private static final Set<String> CONSTANTS = Set.of("$VALUES", "$values", "values");

  private final Set<String> enums;

  private EnumNumbers(Program program) {
    enums = program.classes().values().stream().filter(EnumNumbers::isEnum).map(declared -> "L" + declared.name() + ";").collect(Collectors.toSet());
  }

  /** The program with values of enum types as numbers. */
  public static Program in(Program program) {
    EnumNumbers numbers = new EnumNumbers(program);
    return numbers.enums.isEmpty() ? program : new Program(program.classes().values().stream().map(numbers::in).toList());
  }

  /** What the type of such a value becomes in the program. */
  static Type type(Program program, Type type) {
    if (!type.descriptor().endsWith(";")) {
      return type;
    }
    String name = type.descriptor().substring(type.rank() + 1, type.descriptor().length() - 1);
    ClassDeclaration declared = program.find(name);
    return declared != null && isEnum(declared) ? number(type) : type;
  }

  static boolean isEnum(ClassDeclaration declared) {
    return ENUM.equals(declared.superName());
  }

  private static Type number(Type type) {
    return new Type("[".repeat(type.rank()) + NumberTypes.ENUM.descriptor());
  }

  private Type of(Type type) {
    return enums.contains(type.descriptor().substring(type.rank())) ? number(type) : type;
  }

  private FieldRef of(FieldRef field) {
    return CONSTANTS.contains(field.name()) ? field : new FieldRef(field.owner(), field.name(), of(field.type()), field.descriptor());
  }

  private ClassDeclaration in(ClassDeclaration declared) {
    List<FieldDeclaration> fields = declared.fields().stream().map(field -> CONSTANTS.contains(field.name()) ? field : new FieldDeclaration(field.name(), of(field.type()), field.access())).toList();
    List<Method> methods = declared.methods().stream().map(method -> isEnum(declared) && isOfCompiler(method) ? method : method.with(method.blocks().stream().map(block -> in(method, block)).toList())).toList();
    return new ClassDeclaration(declared.name(), declared.superName(), declared.interfaces(), declared.access(), declared.sourceFile(), fields, methods);
  }

  /** Whether it makes and answers the constants themselves. */
  private static boolean isOfCompiler(Method method) {
    return method.ref().name().equals("<clinit>") || CONSTANTS.contains(method.ref().name()) && method.parameters().isEmpty();
  }

  private Block in(Method method, Block block) {
    List<Instruction> instructions = block.instructions().stream().map(instruction -> in(method, instruction)).toList();
    return new Block(block.index(), block.start(), block.end(), instructions, block.predecessors(), block.successors(), block.handlers());
  }

  private Instruction in(Method method, Instruction instruction) {
    if (instruction instanceof Instruction.Parameter i) {
      return new Instruction.Parameter(i.id(), of(i.type()), i.index(), i.slot());
    } else if (instruction instanceof Instruction.Phi i) {
      return new Instruction.Phi(i.id(), of(i.type()), i.variable(), i.inputs());
    } else if (instruction instanceof Instruction.ArrayLoad i) {
      return isCase(method, i) ? computed(i, List.of(i.index())) : new Instruction.ArrayLoad(i.id(), i.position(), of(i.type()), i.array(), i.index());
    } else if (instruction instanceof Instruction.ArrayStore i) {
      return new Instruction.ArrayStore(i.id(), i.position(), of(i.elementType()), i.array(), i.index(), i.value());
    } else if (instruction instanceof Instruction.FieldLoad i) {
      return new Instruction.FieldLoad(i.id(), i.position(), of(i.field()), i.object());
    } else if (instruction instanceof Instruction.FieldStore i) {
      return new Instruction.FieldStore(i.id(), i.position(), of(i.field()), i.object(), i.value());
    } else if (instruction instanceof Instruction.NewArray i) {
      return new Instruction.NewArray(i.id(), i.position(), of(i.type()), i.lengths());
    } else if (instruction instanceof Instruction.CheckCast i) {
      return new Instruction.CheckCast(i.id(), i.position(), of(i.type()), i.value());
    } else if (instruction instanceof Instruction.Call i) {
      boolean computes = i.dispatch() == Instruction.Dispatch.VIRTUAL && COMPUTING.contains(i.target().name()) && (i.target().owner().equals(ENUM) || enums.contains("L" + i.target().owner() + ";"));
      return computes ? computed(i, i.operands()) : new Instruction.Call(i.id(), i.position(), CONSTANTS.contains(i.target().name()) ? i.type() : of(i.type()), i.dispatch(), i.target(), i.implementation(), i.function(), i.operands());
    }
    return instruction;
  }

  private static Instruction computed(Instruction instruction, List<Integer> operands) {
    return new Instruction.Compute(instruction.id(), instruction.position(), instruction.type(), operands.size() == 1 ? Operator.CONVERT : Operator.SUB, operands);
  }

  private static boolean isCase(Method method, Instruction.ArrayLoad load) {
    return method.instruction(load.array()) instanceof Instruction.FieldLoad field && field.isStatic() && field.field().name().startsWith(CASES);
  }
}
