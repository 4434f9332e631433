package org.parcast.frontend.classes;

import java.util.Locale;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;

/**
 * Reads class files. All who work on the instructions of a class read it here, so that the index of an instruction means the same to all:
 * subroutines (of class files older than Java 6) are inlined, frames are expanded.
 */
public final class ClassFiles {
  /** The newest class file version that can be read: that of Java 25. */
  static final int NEWEST = Opcodes.V25;

  private static final int FIRST_JAVA = 44;

  private ClassFiles() {}

  /**
   * Reads a class file.
   *
   * @param bytes the class file
   * @param origin name of the file, for messages
   * @throws FrontendException where it is no class file, damaged, or newer than can be read
   */
  public static ClassNode read(byte[] bytes, String origin) throws FrontendException {
    checkHeader(bytes, origin);
    ClassNode node = new InliningClassNode();
    boolean wellFormed;
    try {
      new ClassReader(bytes).accept(node, ClassReader.EXPAND_FRAMES);
      wellFormed = WellFormed.is(node);
    } catch (RuntimeException e) {
      // ASM reports damage by whichever unchecked exception it runs into.
      wellFormed = false;
    }
    if (!wellFormed) {
      throw new FrontendException(origin + ": damaged class file; compile it again");
    }
    checkName(node.name, origin);
    return node;
  }

  /**
   * Refuses names that are none by the specification (JVMS 4.2): as those of files they would lead anywhere. So would a backslash, which it allows, on some file
   * systems.
   */
  private static void checkName(String name, String origin) throws FrontendException {
    if (!Descriptors.isClass(name) || name.indexOf('\\') >= 0 || name.indexOf(0) >= 0) {
      throw new FrontendException(origin + ": its class is called '" + name + "', which is no name of a class; compile it again");
    }
  }

  private static void checkHeader(byte[] bytes, String origin) throws FrontendException {
    if (bytes.length < 10 || bytes[0] != (byte) 0xCA || bytes[1] != (byte) 0xFE || bytes[2] != (byte) 0xBA || bytes[3] != (byte) 0xBE) {
      throw new FrontendException(origin + ": no class file, or one cut off in its header; compile it again");
    }
    int major = (bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF;
    if (major > NEWEST) {
      throw new FrontendException(
          String.format(
              Locale.ROOT,
              "%1$s: class file of Java %2$d (version %3$d), the newest supported is Java %4$d; compile it with --release %4$d or older",
              origin, major - FIRST_JAVA, major, NEWEST - FIRST_JAVA));
    }
  }

  private static final class InliningClassNode extends ClassNode {
    InliningClassNode() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor method = super.visitMethod(access, name, descriptor, signature, exceptions);
      boolean maySubroutine = (version & 0xFFFF) <= Opcodes.V1_6;
      return maySubroutine ? new JSRInlinerAdapter(method, access, name, descriptor, signature, exceptions) : method;
    }
  }
}
