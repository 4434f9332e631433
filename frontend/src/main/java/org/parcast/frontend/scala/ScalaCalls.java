package org.parcast.frontend.scala;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Puts what calls of Scala's library do to numbers and arrays in their place: {@code 0 max i} is {@code Math.max(0, i)}. */
final class ScalaCalls {
  /** What gives back its argument, of which the library then has more methods. */
  private static final String GIVES_BACK = "(int|long|float|double)Wrapper|[a-z]+ArrayOps";
  private static final Set<String> RICH = Set.of("scala/runtime/RichInt$", "scala/runtime/RichLong$", "scala/runtime/RichFloat$", "scala/runtime/RichDouble$");
  private static final Set<String> MATH = Set.of("sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "toRadians", "toDegrees",
      "exp", "expm1", "log", "log10", "log1p", "sqrt", "cbrt", "pow", "hypot", "ceil", "floor", "rint", "round", "abs", "min", "max");

  private ScalaCalls() {}

  static void rewrite(MethodNode method) {
    for (AbstractInsnNode instruction : method.instructions.toArray()) {
      if (instruction instanceof MethodInsnNode call && call.getOpcode() == Opcodes.INVOKEVIRTUAL) {
        InsnList instead = instead(call);
        if (instead != null) {
          method.instructions.insert(call, instead);
          method.instructions.remove(call);
        }
      }
    }
  }

  private static InsnList instead(MethodInsnNode call) {
    InsnList code = new InsnList();
    String extension = call.name.replaceFirst("\\$extension\\d?$", "");
    if (call.owner.equals("scala/Predef$") && call.name.matches(GIVES_BACK)) {
      dropReceiver(call, code);
    } else if (call.owner.equals("scala/math/package$") && MATH.contains(call.name)) {
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Math", call.name, call.desc));
      dropReceiver(call, code);
    } else if (RICH.contains(call.owner) && !extension.equals(call.name) && List.of("min", "max", "abs").contains(extension)) {
      code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "java/lang/Math", extension, call.desc));
      dropReceiver(call, code);
    } else if (call.owner.equals("scala/Array$") && call.name.equals("ofDim") && call.getNext() instanceof TypeInsnNode cast) {
      int dimensions = Type.getArgumentTypes(call.desc).length - 1;
      Type array = Type.getObjectType(cast.desc);
      if (cast.getOpcode() != Opcodes.CHECKCAST || !cast.desc.matches("\\[+[ZBCSIJFD]") || array.getDimensions() != dimensions) {
        return null;
      }
      code.add(new InsnNode(Opcodes.POP)); // the class of the elements
      code.add(new MultiANewArrayInsnNode(cast.desc, dimensions));
      dropReceiver(call, code);
    } else {
      return null;
    }
    return code;
  }

  /** Takes the library's object from below the result. */
  private static void dropReceiver(MethodInsnNode call, InsnList code) {
    if (Type.getReturnType(call.desc).getSize() == 2) {
      code.add(new InsnNode(Opcodes.DUP2_X1));
      code.add(new InsnNode(Opcodes.POP2));
    } else {
      code.add(new InsnNode(Opcodes.SWAP));
    }
    code.add(new InsnNode(Opcodes.POP));
  }
}
