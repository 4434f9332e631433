package org.parcast.ir;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The text form of programs. One line for each instruction, with the source line where it changes; a value is named by its variable, where
 * the class file tells it, and its number; each block says where control comes from, what catches its exceptions and which loop it heads.
 */
public final class IrPrinter {
  private static final String NO_LINE = " ".repeat(6);

  private IrPrinter() {}

  /** The text of all classes. */
  public static String print(Program program) {
    return program.classes().values().stream().map(IrPrinter::print).collect(Collectors.joining("\n"));
  }

  /** The text of a class. */
  public static String print(ClassDeclaration declared) {
    StringBuilder text = new StringBuilder("class ").append(declared.name().replace('/', '.'));
    if (declared.sourceFile() != null) {
      text.append(" from ").append(declared.sourceFile());
    }
    text.append('\n');
    for (ClassDeclaration.FieldDeclaration field : declared.fields()) {
      text.append(field.isStatic() ? "  static " : "  ").append(field.type()).append(' ').append(field.name()).append('\n');
    }
    declared.methods().forEach(method -> text.append('\n').append(print(method)));
    return text.toString();
  }

  /** The text of a method. */
  public static String print(Method method) {
    StringBuilder text = new StringBuilder(method.isStatic() ? "static " : "").append(method).append('\n');
    LoopForest loops = LoopForest.of(method);
    InstructionText instructions = new InstructionText(method);
    int line = 0;
    for (Block block : method.blocks()) {
      text.append("  block ").append(block.index());
      append(text, " from ", block.predecessors());
      append(text, " caught by ", block.handlers());
      Loop loop = loops.innermost(block.index());
      if (loop != null && loop.header() == block.index()) {
        text.append(", heads a loop of depth ").append(loop.depth());
      }
      text.append('\n');
      for (Instruction instruction : block.instructions()) {
        int own = method.line(instruction.position());
        text.append(own > 0 && own != line ? String.format(Locale.ROOT, "%5d ", own) : NO_LINE).append("  ").append(instructions.line(instruction)).append('\n');
        line = own > 0 ? own : line;
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, String label, List<Integer> blocks) {
    if (!blocks.isEmpty()) {
      text.append(label).append(blocks.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }
  }
}
