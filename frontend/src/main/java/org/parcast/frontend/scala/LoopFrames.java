package org.parcast.frontend.scala;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;

/** Writes the stack map frames of loops that were put into a method: all their labels have the types that hold where the loop begins. */
final class LoopFrames extends AnalyzerAdapter {

  /** The labels of a loop that are jumped to: its head first. */
  record Loop(List<Label> labels) {}

  private final Map<Label, Loop> loops = new HashMap<>();
  private final Map<Loop, Object[][]> frames = new HashMap<>();

  LoopFrames(String owner, int access, String name, String descriptor, MethodVisitor to, List<Loop> made) {
    super(Opcodes.ASM9, owner, access, name, descriptor, to);
    for (Loop loop : made) {
      loop.labels().forEach(label -> loops.put(label, loop));
    }
  }

  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    Loop loop = loops.get(label);
    if (loop != null) {
      Object[][] frame = frames.computeIfAbsent(loop, key -> new Object[][] {entries(locals), entries(stack)});
      visitFrame(Opcodes.F_NEW, frame[0].length, frame[0], frame[1].length, frame[1]);
    }
  }

  /** The types as a frame has them: one entry for a long or a double. */
  private static Object[] entries(List<Object> types) {
    List<Object> entries = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      entries.add(types.get(i));
      if (types.get(i) == Opcodes.LONG || types.get(i) == Opcodes.DOUBLE) {
        i++;
      }
    }
    return entries.toArray();
  }
}
