package org.parcast.tracer.run;

import java.util.OptionalLong;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * The version that serialisation gives a class which declares none: a hash of its members (Java Object Serialization Specification, section 4.6), so that
 * added members would change it.
 */
final class SerialVersion extends SerialVersionUIDAdder {
  static final String FIELD = "serialVersionUID";

  private OptionalLong version = OptionalLong.empty();

  private SerialVersion() {
    super(Opcodes.ASM9, null);
  }

  /** Declares the version that the class file has, where what was added to the class would give it another. */
  static void keep(byte[] classFile, ClassNode rewritten) {
    boolean extendsNothing = rewritten.interfaces.isEmpty() && "java/lang/Object".equals(rewritten.superName);
    if (extendsNothing || "java/lang/Record".equals(rewritten.superName)) {
      return; // not serialisable; of version 0
    }
    OptionalLong before = of(visitor -> new ClassReader(classFile).accept(visitor, ClassReader.SKIP_CODE));
    if (before.isPresent() && !before.equals(of(rewritten::accept))) {
      int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
      rewritten.fields.add(new FieldNode(access, FIELD, "J", null, before.getAsLong()));
    }
  }

  /** The version that is computed for a class; empty for one that declares its own. */
  private static OptionalLong of(Consumer<ClassVisitor> visited) {
    SerialVersion visitor = new SerialVersion();
    visited.accept(visitor);
    return visitor.version;
  }

  @Override
  protected void addSVUID(long svuid) {
    version = OptionalLong.of(svuid);
  }
}
