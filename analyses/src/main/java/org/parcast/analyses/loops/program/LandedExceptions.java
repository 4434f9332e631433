package org.parcast.analyses.loops.program;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Program;
import org.parcast.ir.Type;

/** Exceptions that the same iteration throws and catches: they are jumps in it. */
public final class LandedExceptions {
  private final Program program;

  public LandedExceptions(Program program) {
    this.program = program;
  }

  /**
   * What a block throws, or what it calls, is certainly caught in the iteration if it is of one of these types.
   *
   * @param loop of the iteration; null in a method that it calls
   */
  public static List<Type> caught(Method method, Block block, Loop loop) {
    List<Type> types = new ArrayList<>();
    for (int handler : block.handlers()) {
      if (loop != null && !loop.contains(handler)) {
        return types; // It, or one behind it, may be what catches.
      }
      method.blocks().get(handler).instructions().stream().filter(Instruction.Caught.class::isInstance).forEach(exception -> types.add(exception.type()));
    }
    return types;
  }

  /** Whether what is thrown is of one of the types. */
  public boolean land(Method method, Instruction.Throw thrown, List<Type> caught) {
    return caught.stream().anyMatch(type -> isOf(name(method.instruction(thrown.value()).type()), name(type)));
  }

  private static String name(Type type) {
    String descriptor = type.descriptor();
    return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : "";
  }

  private boolean isOf(String thrown, String caught) {
    String at = thrown;
    while (!at.equals(caught)) {
      ClassDeclaration declared = program.find(at);
      if (declared == null) {
        return isOfLibrary(at, caught);
      } else if (declared.superName() == null) {
        return false;
      }
      at = declared.superName();
    }
    return true;
  }

  private static boolean isOfLibrary(String thrown, String caught) {
    try {
      ClassLoader platform = ClassLoader.getPlatformClassLoader();
      return Class.forName(caught.replace('/', '.'), false, platform).isAssignableFrom(Class.forName(thrown.replace('/', '.'), false, platform));
    } catch (ClassNotFoundException e) {
      return false; // Nothing is known of another library's classes.
    }
  }
}
