package org.parcast.tracer;

import java.util.Random;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A class of random methods, with what compilers make and rewriting must keep: objects that are made but not constructed while branches, switches and handlers
 * decide on their arguments; wide numbers on the stack below; loops, handlers, {@code finally} blocks and switches in each other; constructors that choose
 * what they give to the superclass. In old class files, {@code finally} is a subroutine. The class has a {@code main} that prints what all methods return.
 */
final class RandomCode {
  private static final String NAME = "Generated";
  private static final String BASE = NAME + "Base";
  private static final String EXCEPTION = "java/lang/IllegalStateException";
  private static final int METHODS = 80;
  private static final int DEEPEST = 3;

  /** Local variables of each method: an array of 8, a number, what is summed up, a double; from then on those of statements. */
  private static final int ARRAY = 0;

  private static final int NUMBER = 1;
  private static final int SUM = 2;
  private static final int REAL = 4;
  private static final int FIRST_FREE = 6;

  private final Random random;
  private final int version;
  private final boolean subroutines;
  private MethodVisitor code;
  private int free;

  RandomCode(long seed, int version) {
    this.random = new Random(seed);
    this.version = version;
    this.subroutines = (version & 0xFFFF) < Opcodes.V1_6;
  }

  /** The superclass: it keeps a number. */
  byte[] base() {
    ClassWriter writer = start(BASE, "java/lang/Object");
    writer.visitField(Opcodes.ACC_PUBLIC, "kept", "I", null, null).visitEnd();
    code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "(II)V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ILOAD, 1);
    code.visitVarInsn(Opcodes.ILOAD, 2);
    code.visitInsn(Opcodes.IXOR);
    code.visitFieldInsn(Opcodes.PUTFIELD, BASE, "kept", "I");
    code.visitInsn(Opcodes.RETURN);
    return finish(writer);
  }

  /** The class itself. */
  byte[] generated() {
    ClassWriter writer = start(NAME, BASE);
    constructor(writer);
    for (int i = 0; i < METHODS; i++) {
      method(writer, "m" + i);
    }
    result(writer);
    main(writer);
    return finish(writer);
  }

  private ClassWriter start(String name, String superName) {
    ClassWriter writer = new ClassWriter(subroutines ? ClassWriter.COMPUTE_MAXS : ClassWriter.COMPUTE_FRAMES) {
      @Override
      protected String getCommonSuperClass(String one, String other) {
        return "java/lang/Object";
      }
    };
    writer.visit(version, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, superName, null);
    return writer;
  }

  private byte[] finish(ClassWriter writer) {
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private void begin(ClassWriter writer, int access, String name, String descriptor) {
    if (code != null) {
      code.visitMaxs(0, 0);
      code.visitEnd();
    }
    code = writer.visitMethod(access, name, descriptor, null, null);
    code.visitCode();
  }

  /** {@code Generated(int[] v, int n) { super(random, random); }}, the locals of expressions being one later. */
  private void constructor(ClassWriter writer) {
    code = null;
    begin(writer, Opcodes.ACC_PUBLIC, "<init>", "([IIJD)V");
    code.visitVarInsn(Opcodes.ALOAD, 0);
    chosen(2, 1, 3);
    chosen(2, 1, 3);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, BASE, "<init>", "(II)V", false);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitInsn(Opcodes.DUP);
    code.visitFieldInsn(Opcodes.GETFIELD, BASE, "kept", "I");
    code.visitVarInsn(Opcodes.ILOAD, 2);
    code.visitInsn(Opcodes.IADD);
    code.visitFieldInsn(Opcodes.PUTFIELD, BASE, "kept", "I");
    code.visitInsn(Opcodes.RETURN);
  }

  /** {@code number > 2 ? array[number & 7] : number * (int) wide}. */
  private void chosen(int number, int array, int wide) {
    Label other = new Label();
    Label end = new Label();
    code.visitVarInsn(Opcodes.ILOAD, number);
    code.visitInsn(Opcodes.ICONST_2);
    code.visitJumpInsn(Opcodes.IF_ICMPLE, other);
    code.visitVarInsn(Opcodes.ALOAD, array);
    code.visitVarInsn(Opcodes.ILOAD, number);
    code.visitIntInsn(Opcodes.BIPUSH, 7);
    code.visitInsn(Opcodes.IAND);
    code.visitInsn(Opcodes.IALOAD);
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(other);
    code.visitVarInsn(Opcodes.ILOAD, number);
    code.visitVarInsn(Opcodes.LLOAD, wide);
    code.visitInsn(Opcodes.L2I);
    code.visitInsn(Opcodes.IMUL);
    code.visitLabel(end);
  }

  private void method(ClassWriter writer, String name) {
    begin(writer, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, "([IIJD)J");
    free = FIRST_FREE;
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label on = new Label();
    code.visitLabel(start);
    for (int i = 0; i < 3; i++) {
      statement(0);
    }
    code.visitLabel(end);
    code.visitTryCatchBlock(start, end, handler, null);
    code.visitJumpInsn(Opcodes.GOTO, on);
    code.visitLabel(handler);
    code.visitInsn(Opcodes.POP);
    code.visitLabel(on);
    code.visitVarInsn(Opcodes.LLOAD, SUM);
    code.visitVarInsn(Opcodes.DLOAD, REAL);
    code.visitInsn(Opcodes.D2L);
    code.visitInsn(Opcodes.LADD);
    code.visitInsn(Opcodes.LRETURN);
  }

  private void result(ClassWriter writer) {
    begin(writer, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "result", "()Ljava/lang/String;");
    code.visitTypeInsn(Opcodes.NEW, "java/lang/StringBuffer");
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/StringBuffer", "<init>", "()V", false);
    for (int i = 0; i < METHODS; i++) {
      code.visitIntInsn(Opcodes.BIPUSH, 8);
      code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
      code.visitIntInsn(Opcodes.BIPUSH, i);
      code.visitLdcInsn((long) i * i);
      code.visitLdcInsn(i / 4.0);
      code.visitMethodInsn(Opcodes.INVOKESTATIC, NAME, "m" + i, "([IIJD)J", false);
      code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/StringBuffer", "append", "(J)Ljava/lang/StringBuffer;", false);
      code.visitIntInsn(Opcodes.BIPUSH, ' ');
      code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/StringBuffer", "append", "(C)Ljava/lang/StringBuffer;", false);
    }
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/StringBuffer", "toString", "()Ljava/lang/String;", false);
    code.visitInsn(Opcodes.ARETURN);
  }

  private void main(ClassWriter writer) {
    begin(writer, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "([Ljava/lang/String;)V");
    code.visitFieldInsn(Opcodes.GETSTATIC, "java/lang/System", "out", "Ljava/io/PrintStream;");
    code.visitMethodInsn(Opcodes.INVOKESTATIC, NAME, "result", "()Ljava/lang/String;", false);
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/io/PrintStream", "println", "(Ljava/lang/String;)V", false);
    code.visitInsn(Opcodes.RETURN);
  }

  // ---- statements

  private void statement(int depth) {
    switch (depth >= DEEPEST ? random.nextInt(3) : random.nextInt(9)) {
      case 0 -> store();
      case 1 -> add();
      case 2 -> {
        code.visitVarInsn(Opcodes.DLOAD, REAL); // a wide number lies below while the argument is chosen
        number(depth + 1);
        code.visitInsn(Opcodes.I2D);
        code.visitInsn(Opcodes.DADD);
        code.visitVarInsn(Opcodes.DSTORE, REAL);
      }
      case 3 -> when(depth);
      case 4, 5 -> loop(depth);
      case 6 -> caught(depth);
      case 7 -> atLast(depth);
      default -> choice(depth);
    }
  }

  private void store() {
    code.visitVarInsn(Opcodes.ALOAD, ARRAY);
    index(1);
    number(1);
    code.visitInsn(Opcodes.IASTORE);
  }

  private void add() {
    code.visitVarInsn(Opcodes.LLOAD, SUM);
    number(1);
    code.visitInsn(Opcodes.I2L);
    code.visitInsn(Opcodes.LADD);
    code.visitVarInsn(Opcodes.LSTORE, SUM);
  }

  private void when(int depth) {
    Label other = new Label();
    Label end = new Label();
    unless(depth + 1, other);
    statement(depth + 1);
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(other);
    statement(depth + 1);
    code.visitLabel(end);
  }

  /** With its test at the head or at the end, perhaps with a way out or back in between. */
  private void loop(int depth) {
    int counter = free++;
    Label head = new Label();
    Label next = new Label();
    Label end = new Label();
    boolean testsFirst = random.nextBoolean();
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ISTORE, counter);
    code.visitLabel(head);
    if (testsFirst) {
      code.visitVarInsn(Opcodes.ILOAD, counter);
      code.visitIntInsn(Opcodes.BIPUSH, 6);
      code.visitJumpInsn(Opcodes.IF_ICMPGE, end);
    }
    if (random.nextBoolean()) {
      code.visitVarInsn(Opcodes.ALOAD, ARRAY); // strides
      code.visitVarInsn(Opcodes.ILOAD, counter);
      number(DEEPEST - 1);
      code.visitInsn(Opcodes.IASTORE);
    } else {
      statement(depth + 1);
    }
    if (random.nextInt(3) == 0) {
      unless(depth + 2, random.nextBoolean() ? end : next);
      statement(depth + 1);
    }
    code.visitLabel(next);
    code.visitIincInsn(counter, 1);
    if (testsFirst) {
      code.visitJumpInsn(Opcodes.GOTO, head);
    } else {
      code.visitVarInsn(Opcodes.ILOAD, counter);
      code.visitIntInsn(Opcodes.BIPUSH, 5);
      code.visitJumpInsn(Opcodes.IF_ICMPLT, head);
    }
    code.visitLabel(end);
    free--;
  }

  private void caught(int depth) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label on = new Label();
    code.visitLabel(start);
    statement(depth + 1);
    Label fine = new Label();
    unless(depth + 1, fine);
    code.visitTypeInsn(Opcodes.NEW, EXCEPTION);
    code.visitInsn(Opcodes.DUP);
    text(depth + 1);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, EXCEPTION, "<init>", "(Ljava/lang/String;)V", false);
    code.visitInsn(Opcodes.ATHROW);
    code.visitLabel(fine);
    statement(depth + 1);
    code.visitLabel(end);
    code.visitTryCatchBlock(start, end, handler, EXCEPTION);
    code.visitJumpInsn(Opcodes.GOTO, on);
    code.visitLabel(handler);
    code.visitInsn(Opcodes.POP);
    statement(depth + 1);
    code.visitLabel(on);
  }

  /** A {@code finally} block: a subroutine, or there twice. Its handler covers itself up to where it keeps the exception, as that of compilers does. */
  private void atLast(int depth) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label on = new Label();
    Label routine = new Label();
    int thrown = free++;
    int back = free++;
    code.visitLabel(start);
    statement(depth + 1);
    code.visitLabel(end);
    code.visitTryCatchBlock(start, end, handler, null);
    long seed = random.nextLong();
    last(depth, routine, seed);
    code.visitJumpInsn(Opcodes.GOTO, on);
    code.visitLabel(handler);
    code.visitVarInsn(Opcodes.ASTORE, thrown);
    Label kept = new Label();
    code.visitLabel(kept);
    code.visitTryCatchBlock(handler, kept, handler, null);
    last(depth, routine, seed);
    code.visitVarInsn(Opcodes.ALOAD, thrown);
    code.visitInsn(Opcodes.ATHROW);
    if (subroutines) {
      code.visitLabel(routine);
      code.visitVarInsn(Opcodes.ASTORE, back);
      add();
      code.visitVarInsn(Opcodes.RET, back);
    }
    code.visitLabel(on);
    free -= 2;
  }

  private void last(int depth, Label routine, long seed) {
    if (subroutines) {
      code.visitJumpInsn(Opcodes.JSR, routine);
    } else {
      statement(DEEPEST + depth);
    }
  }

  private void choice(int depth) {
    Label[] cases = {new Label(), new Label(), new Label()};
    Label otherwise = new Label();
    Label end = new Label();
    index(depth + 1);
    if (random.nextBoolean()) {
      code.visitTableSwitchInsn(0, 2, random.nextBoolean() ? otherwise : cases[0], cases);
    } else {
      code.visitLookupSwitchInsn(otherwise, new int[] {1, 3, 5}, new Label[] {cases[0], cases[1], random.nextBoolean() ? otherwise : cases[2]});
    }
    for (Label each : cases) {
      code.visitLabel(each);
      statement(depth + 1);
      if (random.nextBoolean()) {
        code.visitJumpInsn(Opcodes.GOTO, end);
      }
    }
    code.visitLabel(otherwise);
    statement(depth + 1);
    code.visitLabel(end);
  }

  /** Goes on to the label or not. */
  private void unless(int depth, Label other) {
    number(depth);
    if (random.nextBoolean()) {
      code.visitJumpInsn(random.nextBoolean() ? Opcodes.IFLT : Opcodes.IFNE, other);
    } else {
      number(depth);
      code.visitJumpInsn(random.nextBoolean() ? Opcodes.IF_ICMPLT : Opcodes.IF_ICMPNE, other);
    }
  }

  // ---- expressions

  private void index(int depth) {
    number(depth);
    code.visitIntInsn(Opcodes.BIPUSH, 7);
    code.visitInsn(Opcodes.IAND);
  }

  private void number(int depth) {
    switch (depth >= DEEPEST ? random.nextInt(4) : random.nextInt(10)) {
      case 0 -> code.visitIntInsn(Opcodes.BIPUSH, random.nextInt(20) - 5);
      case 1 -> code.visitVarInsn(Opcodes.ILOAD, NUMBER);
      case 2 -> {
        code.visitVarInsn(Opcodes.LLOAD, SUM);
        code.visitInsn(Opcodes.L2I);
      }
      case 3 -> {
        code.visitVarInsn(Opcodes.ALOAD, ARRAY);
        code.visitInsn(random.nextBoolean() ? Opcodes.ICONST_1 : Opcodes.ICONST_4);
        code.visitInsn(Opcodes.IALOAD);
      }
      case 4 -> {
        number(depth + 1);
        number(depth + 1);
        code.visitInsn(random.nextBoolean() ? Opcodes.IADD : Opcodes.IMUL);
      }
      case 5 -> chosenNumber(depth);
      case 6 -> {
        text(depth + 1);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/String", "length", "()I", false);
      }
      case 7 -> switched(depth);
      default -> made(depth);
    }
  }

  private void chosenNumber(int depth) {
    Label other = new Label();
    Label end = new Label();
    unless(depth + 1, other);
    number(depth + 1);
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(other);
    number(depth + 1);
    code.visitLabel(end);
  }

  private void switched(int depth) {
    Label one = new Label();
    Label otherwise = new Label();
    Label end = new Label();
    index(depth + 1);
    code.visitTableSwitchInsn(1, 3, otherwise, one, otherwise, one);
    code.visitLabel(one);
    number(depth + 1);
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(otherwise);
    made(depth + 1);
    code.visitLabel(end);
  }

  /** {@code new Generated(array, number, sum, real).kept}, the number decided while the object waits for its construction. */
  private void made(int depth) {
    code.visitTypeInsn(Opcodes.NEW, NAME);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, ARRAY);
    chosenNumber(depth);
    code.visitVarInsn(Opcodes.LLOAD, SUM);
    code.visitVarInsn(Opcodes.DLOAD, REAL);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, NAME, "<init>", "([IIJD)V", false);
    code.visitFieldInsn(Opcodes.GETFIELD, NAME, "kept", "I");
  }

  /** {@code new String(chosen ? "one" : "three")}, by the object that is made in a branch of its own. */
  private void text(int depth) {
    Label other = new Label();
    Label end = new Label();
    code.visitTypeInsn(Opcodes.NEW, "java/lang/String");
    code.visitInsn(Opcodes.DUP);
    unless(depth + 1, other);
    code.visitLdcInsn("one");
    code.visitJumpInsn(Opcodes.GOTO, end);
    code.visitLabel(other);
    code.visitLdcInsn("three");
    code.visitLabel(end);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/String", "<init>", "(Ljava/lang/String;)V", false);
  }
}
