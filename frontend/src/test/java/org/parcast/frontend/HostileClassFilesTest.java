package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.FrontendException;

/** Class files whose names lead out of the directories where files of a program are. */
class HostileClassFilesTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"../Evil", "a/../../Evil", "/tmp/Evil", "..\\Evil", "a//b", "a/", "Evil\u0000", "Evil.class", ""})
  void aNameThatNoClassCanHaveIsRefused(String name) {
    assertThatThrownBy(() -> ClassFiles.read(classFile(name, "Evil.java"), "Evil.class")).isInstanceOf(FrontendException.class)
        .hasMessageContaining("Evil.class").hasMessageContaining("compile it again");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Evil", "p/q/Evil$1", "p/\u00C9vil", "p/package-info", "-", "a b"})
  void anyOtherNameIsTaken(String name) throws FrontendException {
    assertThat(ClassFiles.read(classFile(name, "Evil.java"), "Evil.class").name).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../secret/Plan.java", "%s", "sub/../../secret/Plan.java", "..", ".", ""})
  void aSourceFileIsNotLookedForOutsideOfTheSources(String named) throws Exception {
    Path secret = write("secret/Plan.java", "class Plan { void f() { for (;;) { } } }");
    loadNaming(named.formatted(secret.toAbsolutePath()), 0);
  }

  @Test
  void itIsFoundWithin() throws Exception {
    write("sources/Plan.java", "class Plan { void f() { for (;;) { } } }");
    loadNaming("Plan.java", 1);
  }

  private void loadNaming(String sourceFile, int found) throws IOException, FrontendException {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    Path sources = Files.createDirectories(directory.resolve("sources"));
    Files.write(classes.resolve("Plan.class"), classFile("Plan", sourceFile));
    try (Frontend.Result result = Frontend.loadClasses(new Frontend.Request(classes, List.of(), List.of(sources), List.of(), List.of(), null))) {
      assertThat(result.sourceFiles()).hasSize(found);
    }
  }

  private Path write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static byte[] classFile(String name, String sourceFile) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V1_5, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    writer.visitSource(sourceFile, null);
    MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "f", "()V", null, null);
    Label start = new Label();
    method.visitLabel(start);
    method.visitLineNumber(1, start);
    method.visitJumpInsn(Opcodes.GOTO, start);
    method.visitMaxs(0, 0);
    method.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
