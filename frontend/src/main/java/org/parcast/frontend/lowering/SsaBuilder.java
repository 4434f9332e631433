package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.parcast.frontend.lowering.FlowGraph.Region;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Type;
import org.parcast.ir.Variable;

/**
 * Brings the code of one method into SSA form: runs each block on a frame that holds values instead of numbers, with a phi for every live
 * variable where control meets, and then takes out the phis that merge nothing.
 */
final class SsaBuilder {
  private final Code code;
  private final int access;
  private final MethodRef ref;
  private final Frame<BasicValue>[] types;
  private final FlowGraph graph;
  private final Liveness liveness;
  private final MethodDraft draft;
  private final Emitter emitter;
  private final List<Frame<SsaValue>> exits = new ArrayList<>();
  private final List<Reaching> reaching = new ArrayList<>();
  private final List<List<PhiDraft>> phis = new ArrayList<>();

  /**
   * @param types for each node of the method's list the types of variables and stack before it
   */
  SsaBuilder(MethodRef ref, int access, Code code, Frame<BasicValue>[] types) {
    this.ref = ref;
    this.access = access;
    this.code = code;
    this.types = types;
    this.graph = ControlFlow.of(code);
    this.liveness = new Liveness(code, graph);
    this.draft = new MethodDraft(graph.regions().size());
    this.emitter = new Emitter(draft, code, graph);
    for (int block = 0; block < graph.regions().size(); block++) {
      exits.add(null);
      reaching.add(null);
      phis.add(new ArrayList<>());
    }
  }

  Method build() throws AnalyzerException {
    for (int block : graph.reversePostorder()) {
      emitter.enter(block);
      Frame<SsaValue> frame = entryFrame(block);
      run(block, frame);
      exits.set(block, frame);
    }
    connect();
    return draft.settle(ref, access, code, graph);
  }

  private Frame<SsaValue> entryFrame(int block) {
    List<Integer> predecessors = graph.predecessors(block);
    if (block > 0 && !graph.region(block).isHandler() && predecessors.size() == 1) {
      return new Frame<>(exits.get(predecessors.get(0)));
    }
    Frame<SsaValue> frame = new Frame<>(code.method().maxLocals, code.method().maxStack);
    for (int slot = 0; slot < frame.getLocals(); slot++) {
      frame.setLocal(slot, SsaValue.NONE);
    }
    if (block == 0) {
      addParameters(frame);
    } else {
      addPhis(block, frame);
    }
    return frame;
  }

  private void addParameters(Frame<SsaValue> frame) {
    List<Type> parameters = new ArrayList<>();
    if ((access & Opcodes.ACC_STATIC) == 0) {
      parameters.add(Type.ofInternalName(ref.owner()));
    }
    for (org.objectweb.asm.Type type : org.objectweb.asm.Type.getArgumentTypes(ref.descriptor())) {
      parameters.add(Types.of(type));
    }
    int slot = 0;
    for (int index = 0; index < parameters.size(); index++) {
      Type type = parameters.get(index);
      int number = index;
      int at = slot;
      frame.setLocal(slot, draft.add(0, type, (id, value) -> new Instruction.Parameter(id, type, number, at)));
      draft.name(frame.getLocal(slot), code.localName(slot, -1));
      slot += type.slots();
    }
  }

  private void addPhis(int block, Frame<SsaValue> frame) {
    Region region = graph.region(block);
    Frame<BasicValue> typed = types[code.method().instructions.indexOf(code.instruction(region.start()))];
    BitSet live = liveness.liveIn(block);
    for (int slot = live.nextSetBit(0); slot >= 0; slot = live.nextSetBit(slot + 1)) {
      if (typed.getLocal(slot) != BasicValue.UNINITIALIZED_VALUE) {
        frame.setLocal(slot, addPhi(block, typed.getLocal(slot), new Variable(false, slot)));
        draft.name(frame.getLocal(slot), code.localName(slot, region.start()));
      }
    }
    if (region.isHandler()) {
      frame.push(draft.add(block, region.caught(), (id, value) -> new Instruction.Caught(id, region.start(), region.caught())));
    } else {
      for (int entry = 0; entry < typed.getStackSize(); entry++) {
        frame.push(addPhi(block, typed.getStack(entry), new Variable(true, entry)));
      }
    }
  }

  private SsaValue addPhi(int block, BasicValue type, Variable variable) {
    PhiDraft phi = draft.addPhi(block, Types.of(type.getType()), variable);
    phis.get(block).add(phi);
    return new SsaValue(phi.value(), type.getSize());
  }

  private void run(int block, Frame<SsaValue> frame) throws AnalyzerException {
    Region region = graph.region(block);
    Reaching inBlock = region.handlers().isEmpty() ? null : new Reaching(block, frame.getLocals());
    for (int position = region.start(); position < region.end(); position++) {
      AbstractInsnNode instruction = code.instruction(position);
      if (inBlock != null && Throwing.mayThrow(instruction)) {
        inBlock.beforeThrowing(frame);
      }
      if (instruction.getOpcode() == Opcodes.ALOAD) {
        int slot = ((VarInsnNode) instruction).var;
        draft.load(frame.getLocal(slot), position, code.local(slot, position));
      }
      frame.execute(instruction, emitter);
      int stored = storedSlot(instruction);
      if (stored >= 0) {
        draft.name(frame.getLocal(stored), code.localName(stored, position));
        if (inBlock != null) {
          inBlock.stored(stored, position);
        }
      }
    }
    reaching.set(block, inBlock);
    leave(region);
  }

  /** The instructions that the frame does not tell of: jumps, falling through, and returns without a value. */
  private void leave(Region region) {
    int last = region.end() - 1;
    int opcode = last < region.start() ? Opcodes.NOP : code.instruction(last).getOpcode();
    if (opcode == Opcodes.RETURN) {
      emitter.emitReturn(last);
    } else if (opcode == Opcodes.GOTO) {
      emitter.emitGoto(last, region.successors().get(0));
    } else if (last < region.start() || !ControlFlow.endsBlock(code.instruction(last))) {
      emitter.emitGoto(-1, region.successors().get(0));
    }
  }

  private static int storedSlot(AbstractInsnNode instruction) {
    if (instruction instanceof IincInsnNode increment) {
      return increment.var;
    }
    return instruction instanceof VarInsnNode access && access.getOpcode() >= Opcodes.ISTORE ? access.var : -1;
  }

  private void connect() {
    for (int block = 0; block < phis.size(); block++) {
      for (PhiDraft phi : phis.get(block)) {
        if (graph.region(block).isHandler()) {
          connectHandler(block, phi);
        } else {
          graph.predecessors(block).forEach(predecessor -> phi.add(predecessor, -1, exitValue(predecessor, phi.variable())));
        }
      }
    }
  }

  private void connectHandler(int block, PhiDraft phi) {
    for (int thrower = 0; thrower < reaching.size(); thrower++) {
      if (graph.region(thrower).handlers().contains(block)) {
        reaching.get(thrower).of(phi.variable().index()).forEach(input -> phi.add(input.block(), input.after(), input.value()));
      }
    }
  }

  private int exitValue(int block, Variable variable) {
    Frame<SsaValue> exit = exits.get(block);
    return (variable.onStack() ? exit.getStack(variable.index()) : exit.getLocal(variable.index())).id();
  }
}
