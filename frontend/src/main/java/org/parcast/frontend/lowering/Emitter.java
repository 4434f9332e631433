package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Type;

/**
 * Turns each bytecode instruction that computes, accesses memory, calls or branches into one instruction in SSA form; instructions that only
 * move values vanish. Driven by ASM's {@code Frame}, which simulates the operand stack.
 */
final class Emitter extends Interpreter<SsaValue> {
  private final MethodDraft draft;
  private final Code code;
  private final FlowGraph targets;
  private int block;

  Emitter(MethodDraft draft, Code code, FlowGraph targets) {
    super(Opcodes.ASM9);
    this.draft = draft;
    this.code = code;
    this.targets = targets;
  }

  void enter(int block) {
    this.block = block;
  }

  private SsaValue emit(Type type, Draft instruction) {
    return draft.add(block, type, instruction);
  }

  void emitGoto(int position, int successor) {
    emit(Type.VOID, (id, value) -> new Instruction.Goto(id, position, successor));
  }

  void emitReturn(int position) {
    emit(Type.VOID, (id, value) -> new Instruction.Return(id, position, -1));
  }

  @Override
  public SsaValue newValue(org.objectweb.asm.Type type) {
    return SsaValue.NONE;
  }

  @Override
  public SsaValue newOperation(AbstractInsnNode instruction) {
    int position = code.position(instruction);
    if (instruction.getOpcode() == GETSTATIC) {
      FieldRef field = field(instruction);
      return emit(field.type(), (id, value) -> new Instruction.FieldLoad(id, position, field, -1));
    }
    if (instruction.getOpcode() == NEW) {
      Type type = Type.ofInternalName(((TypeInsnNode) instruction).desc);
      return emit(type, (id, value) -> new Instruction.NewObject(id, position, type));
    }
    Type type = Constants.type(instruction);
    Object constant = Constants.value(instruction);
    return emit(type, (id, value) -> new Instruction.Constant(id, position, type, constant));
  }

  @Override
  public SsaValue copyOperation(AbstractInsnNode instruction, SsaValue value) {
    return value;
  }

  @Override
  public SsaValue unaryOperation(AbstractInsnNode instruction, SsaValue operand) {
    int position = code.position(instruction);
    int opcode = instruction.getOpcode();
    int a = operand.id();
    if (instruction instanceof IincInsnNode increment) {
      SsaValue by = emit(Type.INT, (id, value) -> new Instruction.Constant(id, position, Type.INT, increment.incr));
      return compute(position, opcode, List.of(a, by.id()));
    } else if (ArithmeticOpcodes.isArithmetic(opcode)) {
      return compute(position, opcode, List.of(a));
    } else if (instruction instanceof JumpInsnNode jump) {
      return branch(position, jump, a, -1);
    }
    return switch (opcode) {
      case PUTSTATIC -> {
        FieldRef field = field(instruction);
        yield emit(Type.VOID, (id, value) -> new Instruction.FieldStore(id, position, field, -1, value.applyAsInt(a)));
      }
      case GETFIELD -> {
        FieldRef field = field(instruction);
        yield emit(field.type(), (id, value) -> new Instruction.FieldLoad(id, position, field, value.applyAsInt(a)));
      }
      case NEWARRAY, ANEWARRAY -> newArray(position, arrayType(instruction), List.of(operand));
      case ARRAYLENGTH -> emit(Type.INT, (id, value) -> new Instruction.ArrayLength(id, position, value.applyAsInt(a)));
      case CHECKCAST -> {
        Type type = Type.ofInternalName(((TypeInsnNode) instruction).desc);
        yield emit(type, (id, value) -> new Instruction.CheckCast(id, position, type, value.applyAsInt(a)));
      }
      case INSTANCEOF -> {
        Type type = Type.ofInternalName(((TypeInsnNode) instruction).desc);
        yield emit(Type.BOOLEAN, (id, value) -> new Instruction.InstanceOf(id, position, type, value.applyAsInt(a)));
      }
      case MONITORENTER, MONITOREXIT ->
          emit(Type.VOID, (id, value) -> new Instruction.Monitor(id, position, opcode == MONITORENTER, value.applyAsInt(a)));
      case ATHROW -> emit(Type.VOID, (id, value) -> new Instruction.Throw(id, position, value.applyAsInt(a)));
      case TABLESWITCH, LOOKUPSWITCH -> multiway(position, instruction, a);
      // All that is left are the returns of a value.
      default -> emit(Type.VOID, (id, value) -> new Instruction.Return(id, position, value.applyAsInt(a)));
    };
  }

  @Override
  public SsaValue binaryOperation(AbstractInsnNode instruction, SsaValue left, SsaValue right) {
    int position = code.position(instruction);
    int opcode = instruction.getOpcode();
    int a = left.id();
    int b = right.id();
    if (ArithmeticOpcodes.isArithmetic(opcode)) {
      return compute(position, opcode, List.of(a, b));
    } else if (instruction instanceof JumpInsnNode jump) {
      return branch(position, jump, a, b);
    } else if (opcode == PUTFIELD) {
      FieldRef field = field(instruction);
      return emit(Type.VOID, (id, value) -> new Instruction.FieldStore(id, position, field, value.applyAsInt(a), value.applyAsInt(b)));
    }
    Type type = Types.elementOf(draft.type(left), ArithmeticOpcodes.elementType(opcode));
    return emit(type, (id, value) -> new Instruction.ArrayLoad(id, position, type, value.applyAsInt(a), value.applyAsInt(b)));
  }

  @Override
  public SsaValue ternaryOperation(AbstractInsnNode instruction, SsaValue array, SsaValue index, SsaValue stored) {
    int position = code.position(instruction);
    Type type = Types.elementOf(draft.type(array), ArithmeticOpcodes.elementType(instruction.getOpcode()));
    return emit(
        Type.VOID,
        (id, value) ->
            new Instruction.ArrayStore(
                id, position, type, value.applyAsInt(array.id()), value.applyAsInt(index.id()), value.applyAsInt(stored.id())));
  }

  @Override
  public SsaValue naryOperation(AbstractInsnNode instruction, List<? extends SsaValue> values) {
    int position = code.position(instruction);
    List<SsaValue> operands = List.copyOf(values);
    if (instruction instanceof MultiANewArrayInsnNode array) {
      return newArray(position, new Type(array.desc), operands);
    }
    return emit(
        Calls.type(instruction),
        (id, value) -> Calls.call(id, position, instruction, operands.stream().map(v -> value.applyAsInt(v.id())).toList()));
  }

  @Override
  public void returnOperation(AbstractInsnNode instruction, SsaValue value, SsaValue expected) {
    // Emitted where the value was taken from the stack.
  }

  @Override
  public SsaValue merge(SsaValue left, SsaValue right) {
    throw new IllegalStateException("values meet in phis only");
  }

  private SsaValue compute(int position, int opcode, List<Integer> operands) {
    Type type = ArithmeticOpcodes.type(opcode);
    return emit(
        type,
        (id, value) ->
            new Instruction.Compute(id, position, type, ArithmeticOpcodes.operator(opcode), operands.stream().map(value::applyAsInt).toList()));
  }

  private SsaValue branch(int position, JumpInsnNode jump, int left, int right) {
    int taken = targets.block(jump.label);
    int notTaken = targets.block(position + 1);
    return emit(
        Type.VOID,
        (id, value) ->
            new Instruction.Branch(
                id,
                position,
                ArithmeticOpcodes.condition(jump.getOpcode()),
                value.applyAsInt(left),
                right < 0 ? -1 : value.applyAsInt(right),
                taken,
                notTaken));
  }

  private SsaValue multiway(int position, AbstractInsnNode instruction, int key) {
    SwitchTable table =
        instruction instanceof TableSwitchInsnNode dense ? SwitchTable.of(dense) : SwitchTable.of((LookupSwitchInsnNode) instruction);
    List<Integer> blocks = table.labels().stream().map(targets::block).toList();
    int otherwise = targets.block(table.otherwise());
    return emit(Type.VOID, (id, value) -> new Instruction.Switch(id, position, value.applyAsInt(key), table.keys(), blocks, otherwise));
  }

  private SsaValue newArray(int position, Type type, List<SsaValue> lengths) {
    return emit(
        type, (id, value) -> new Instruction.NewArray(id, position, type, lengths.stream().map(v -> value.applyAsInt(v.id())).toList()));
  }

  private static FieldRef field(AbstractInsnNode instruction) {
    FieldInsnNode access = (FieldInsnNode) instruction;
    return new FieldRef(access.owner, access.name, new Type(access.desc));
  }

  private static Type arrayType(AbstractInsnNode instruction) {
    if (instruction instanceof TypeInsnNode ofReferences) {
      return new Type("[" + Type.ofInternalName(ofReferences.desc).descriptor());
    }
    return new Type(
        switch (((IntInsnNode) instruction).operand) {
          case T_BOOLEAN -> "[Z";
          case T_CHAR -> "[C";
          case T_FLOAT -> "[F";
          case T_DOUBLE -> "[D";
          case T_BYTE -> "[B";
          case T_SHORT -> "[S";
          case T_INT -> "[I";
          default -> "[J";
        });
  }
}
