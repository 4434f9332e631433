package org.parcast.tracer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.frontend.ClassFiles;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Program;

/** Makes classes tell the detection of communication between threads of every access to an array element or a field. */
final class SharingRewriter {
  private static final String THREADS = "org/parcast/recorder/sharing/Threads";
  private static final String SITE = "Lorg/parcast/recorder/sharing/Site;";
  private static final String LAUNCHER = "org/parcast/recorder/Launcher";

  private final Program program;
  private final FieldOffsets offsets;
  private final SharingSites sites = new SharingSites();

  SharingRewriter(Program program) {
    this.program = program;
    this.offsets = new FieldOffsets(program);
  }

  SharingSites sites() {
    return sites;
  }

  /** The class rewritten; as it was where a method would be too large. */
  byte[] rewrite(ClassDeclaration declared, byte[] classFile, List<String> warnings) throws FrontendException {
    ClassNode node = ClassFiles.read(classFile, declared.name());
    for (MethodNode method : node.methods) {
      rewrite(node, declared, method);
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    try {
      node.accept(writer);
      return writer.toByteArray();
    } catch (MethodTooLargeException e) {
      warnings.add(declared.name().replace('/', '.') + " is not watched: rewritten, its method " + e.getMethodName()
          + " would pass the 64 KB that a method may have");
      return classFile;
    }
  }

  private void rewrite(ClassNode node, ClassDeclaration declared, MethodNode method) {
    Method known = program.find(new MethodRef(node.name, method.name, method.desc));
    Map<Integer, Instruction> accesses = known == null ? Map.of() : accesses(known);
    AbstractInsnNode[] instructions = method.instructions.toArray();
    boolean constructed = !method.name.equals("<init>");
    SiteLocals locals = new SiteLocals(method);
    int position = -1;
    for (AbstractInsnNode insn : instructions) {
      if (insn.getOpcode() < 0) {
        continue; // labels, lines and frames have no position
      }
      position++;
      if (insn instanceof MethodInsnNode call) {
        constructed |= call.name.equals("<init>") && (call.owner.equals(node.superName) || call.owner.equals(node.name));
        if (call.owner.equals("java/lang/System") && call.name.equals("exit")) {
          call.owner = LAUNCHER;
        }
      }
      InsnList told = told(insn, accesses.get(position), known, declared, constructed, locals);
      if (told != null) {
        method.instructions.insertBefore(insn, told);
      }
    }
    locals.fill();
  }

  private static Map<Integer, Instruction> accesses(Method method) {
    Map<Integer, Instruction> accesses = new HashMap<>();
    InvariantRows rows = new InvariantRows(method);
    for (Instruction instruction : method.instructions()) {
      boolean inRegister = instruction instanceof Instruction.ArrayLoad load && rows.contains(load);
      if (!inRegister && (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayStore)) {
        accesses.put(instruction.position(), instruction);
      }
    }
    return accesses;
  }

  /** What goes before an instruction, null for nothing. An object that is not yet constructed can't be handed on; rows in registers are not loaded. */
  private InsnList told(AbstractInsnNode insn, Instruction access, Method method, ClassDeclaration declared, boolean constructed,
      SiteLocals locals) {
    int opcode = insn.getOpcode();
    if (opcode == Opcodes.AALOAD && access == null && method != null) {
      return null;
    }
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return element(false, opcode - Opcodes.IALOAD, sites.ofArray(insn, access, method, declared), locals);
    }
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return element(true, opcode - Opcodes.IASTORE, sites.ofArray(insn, access, method, declared), locals);
    }
    if (insn instanceof FieldInsnNode field && offsets.known(field)) {
      boolean write = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
      if (opcode == Opcodes.PUTFIELD && !constructed) {
        return null;
      }
      return field(field, write, sites.ofField(field, declared), locals);
    }
    return null;
  }

  /** Order of the opcodes: int, long, float, double, reference, byte, char, short. */
  private static InsnList element(boolean write, int kind, int site, SiteLocals locals) {
    InsnList list = new InsnList();
    boolean wide = kind == 1 || kind == 3;
    if (!write) {
      add(list, Opcodes.DUP2);
    } else if (wide) {
      add(list, Opcodes.DUP2_X2, Opcodes.POP2, Opcodes.DUP2_X2);
    } else {
      add(list, Opcodes.DUP_X2, Opcodes.POP, Opcodes.DUP2_X1);
    }
    int bytes = wide ? 8 : kind <= 4 ? 4 : kind == 5 ? 1 : 2;
    list.add(locals.push(2 * site + (write ? 1 : 0)));
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, THREADS, "element" + bytes, "(Ljava/lang/Object;I" + SITE + ")V", false));
    return list;
  }

  private InsnList field(FieldInsnNode field, boolean write, int site, SiteLocals locals) {
    InsnList list = new InsnList();
    boolean wide = Type.getType(field.desc).getSize() == 2;
    switch (field.getOpcode()) {
      case Opcodes.GETFIELD -> add(list, Opcodes.DUP);
      case Opcodes.PUTFIELD -> {
        if (wide) {
          add(list, Opcodes.DUP2_X1, Opcodes.POP2, Opcodes.DUP_X2);
        } else {
          add(list, Opcodes.DUP2, Opcodes.POP);
        }
      }
      default -> list.add(new LdcInsnNode(Type.getObjectType(offsets.holder(field))));
    }
    list.add(new LdcInsnNode(offsets.of(field)));
    list.add(locals.push(2 * site + (write ? 1 : 0)));
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, THREADS, "field", "(Ljava/lang/Object;I" + SITE + ")V", false));
    return list;
  }

  private static void add(InsnList list, int... opcodes) {
    for (int opcode : opcodes) {
      list.add(new InsnNode(opcode));
    }
  }
}
