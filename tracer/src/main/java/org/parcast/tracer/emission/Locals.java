package org.parcast.tracer.emission;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The local variables that a rewritten method has beyond its own: shadows, registers, sites and values, which live as long as its frame and are
 * known to every frame of its stack map, and temporaries above them, which are not.
 */
public final class Locals {
  private final int first;
  private final List<Object> frameTypes = new ArrayList<>();
  private final List<Integer> parameters = new ArrayList<>();
  private final Map<String, Integer> named = new HashMap<>();
  private int temporaries;

  public Locals(MethodNode node) {
    this.first = node.maxLocals;
  }

  public int value(String name) {
    return local(name, Opcodes.INTEGER);
  }

  public int shadow(String name) {
    return local(name, Emission.SHADOW);
  }

  public int register(String name) {
    return local(name, Emission.REGISTER);
  }

  /** A local for objects of a class. */
  public int of(String name, String type) {
    return local(name, type);
  }

  public boolean has(String name) {
    return named.containsKey(name);
  }

  private int local(String name, Object type) {
    return named.computeIfAbsent(
        name,
        n -> {
          frameTypes.add(type);
          return first + frameTypes.size() - 1;
        });
  }

  /** The local is filled by the method's first instructions, and needs no other start. */
  public void filledAtEntry(int local) {
    parameters.add(local);
  }

  /** Whether {@link #initialise} is to fill the local. */
  public boolean needsStart(int local) {
    return !parameters.contains(local);
  }

  /** Number of a temporary, two slots wide; to be asked for when all other locals are known. */
  public int temporary(int index) {
    temporaries = Math.max(temporaries, index + 1);
    return first + frameTypes.size() + 2 * index;
  }

  /** Gives every local its start. */
  public void initialise(Emission entry) {
    for (int i = 0; i < frameTypes.size(); i++) {
      if (needsStart(first + i)) {
        if (frameTypes.get(i) == Opcodes.INTEGER) {
          entry.op(Opcodes.ICONST_0).local(Opcodes.ISTORE, first + i);
        } else {
          entry.op(Opcodes.ACONST_NULL).local(Opcodes.ASTORE, first + i);
        }
      }
    }
  }

  /** The types of local variables in a frame, by number: a long or double is followed by one that is none. */
  static List<Object> slots(FrameNode frame) {
    List<Object> slots = new ArrayList<>();
    for (Object type : frame.local) {
      slots.add(type);
      if (type == Opcodes.LONG || type == Opcodes.DOUBLE) {
        slots.add(Opcodes.TOP);
      }
    }
    return slots;
  }

  /** Adds the locals to all frames of the stack map. */
  public void extendFrames(MethodNode node) {
    for (AbstractInsnNode insn : node.instructions) {
      if (insn instanceof FrameNode frame) {
        List<Object> locals = new ArrayList<>(frame.local);
        for (int slots = slots(frame).size(); slots < first; slots++) {
          locals.add(Opcodes.TOP);
        }
        locals.addAll(frameTypes);
        frame.local = locals;
      }
    }
    node.maxLocals = first + frameTypes.size() + 2 * temporaries;
  }

  public static Type asmType(org.parcast.ir.Type type) {
    return type == org.parcast.ir.Type.NULL ? Type.getObjectType("java/lang/Object") : Type.getType(type.descriptor());
  }
}
