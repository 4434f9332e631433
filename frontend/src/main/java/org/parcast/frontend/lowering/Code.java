package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.parcast.ir.Method.LocalName;

/** The instructions of a method by position: their index, labels, frames and line numbers not counted. */
final class Code {
  private final MethodNode method;
  private final int[] positions;
  private final List<AbstractInsnNode> instructions = new ArrayList<>();
  private final List<LocalName> localNames = new ArrayList<>();
  private final int[] lines;

  /** @param inlined what the lines are of code that the compiler took from other functions */
  Code(MethodNode method, InlinedLines inlined) {
    this.method = method;
    this.positions = new int[method.instructions.size()];
    int[] lineAt = new int[positions.length];
    int line = 0;
    int index = 0;
    for (AbstractInsnNode instruction : method.instructions) {
      positions[index++] = instructions.size();
      if (instruction instanceof LineNumberNode number) {
        line = inlined.calledAt(number.line);
      } else if (instruction.getOpcode() >= 0) {
        lineAt[instructions.size()] = line;
        instructions.add(instruction);
      }
    }
    if (method.localVariables != null) {
      for (LocalVariableNode local : method.localVariables) {
        localNames.add(
            new LocalName(local.index, position(local.start), position(local.end), local.name, Types.of(Type.getType(local.desc))));
      }
    }
    this.lines = Arrays.copyOf(lineAt, instructions.size());
  }

  MethodNode method() {
    return method;
  }

  int size() {
    return instructions.size();
  }

  AbstractInsnNode instruction(int position) {
    return instructions.get(position);
  }

  /** The position of an instruction; of a label, that of the instruction after it. */
  int position(AbstractInsnNode instruction) {
    return positions[method.instructions.indexOf(instruction)];
  }

  List<Integer> positions(List<LabelNode> labels) {
    return labels.stream().map(this::position).toList();
  }

  int[] lines() {
    return lines;
  }

  List<LocalName> localNames() {
    return localNames;
  }

  /** The source name of a local variable after the instruction, or null. */
  String localName(int slot, int position) {
    LocalName local = local(slot, position);
    return local == null ? null : local.name();
  }

  /** The local variable of the source after the instruction, or null. */
  LocalName local(int slot, int position) {
    return LocalName.find(localNames, slot, position);
  }

  List<TryCatchBlockNode> tryCatchBlocks() {
    return method.tryCatchBlocks == null ? List.of() : method.tryCatchBlocks;
  }
}
