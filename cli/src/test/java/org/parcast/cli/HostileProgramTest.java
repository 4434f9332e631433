package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A program whose class files hold names that were chosen to do harm in a terminal, a browser or a spreadsheet: whatever is written of it is harmless. */
class HostileProgramTest {
  private static final String FIELD = "=<img src=x onerror=alert(1)>\"'\u001bc\u0007\u202E";
  private static final String FILE = "</script><script>alert(1)</script>\u001b[2J\u202E.java";

  private static final String PROGRAM =
      """
      public class Plain {
        static double[] field = new double[64];
        public static void main(String[] args) {
          for (int t = 0; t < 4; t++) {
            for (int i = 1; i < 63; i++) {
              field[i] = 0.5 * (field[i - 1] + field[i + 1]) + t;
            }
          }
          System.out.println(field[7] + args[0]);
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void isHarmlessInEveryFormat() throws IOException {
    Path source = Files.writeString(directory.resolve("Plain.java"), PROGRAM);
    Path classes = Files.createDirectory(directory.resolve("classes"));
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(), source.toString())).isZero();
    rename(classes.resolve("Plain.class"));
    Path out = directory.resolve("out");

    Outcome outcome = Outcome.of("analyze", classes.toString(), "--ranks", "2", "--format", "text,html,json,sarif,csv", "--quiet", "--out", out.toString(), "--", FIELD);

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertHarmless("standard output", outcome.out());
    assertHarmless("standard error", outcome.err());
    assertThat(outcome.err().lines().filter(line -> !line.endsWith("[machine-busy]"))).as("but that others used the machine meanwhile").singleElement().asString().contains("[in-turn]");
    assertThat(outcome.out()).contains("\\u001B");
    try (Stream<Path> files = Files.list(out)) {
      List<Path> written = files.filter(Files::isRegularFile).toList();
      assertThat(written).hasSizeGreaterThan(4);
      for (Path file : written) {
        assertHarmless(file.getFileName().toString(), Files.readString(file));
      }
    }
    assertThat(Files.readString(out.resolve("Plain.html"))).doesNotContain("<img", "<script>alert").contains("&lt;img src=x");
    assertThat(new ObjectMapper().readTree(out.resolve("Plain.json").toFile()).findValuesAsText("array")).anyMatch(name -> name.contains(FIELD));
  }

  private static void assertHarmless(String what, String text) {
    assertThat(text.codePoints().filter(c -> c != '\n' && c != '\r')).as(what).noneMatch(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT);
  }

  private static void rename(Path file) throws IOException {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(Files.readAllBytes(file)).accept(new ClassVisitor(Opcodes.ASM9, writer) {
      @Override
      public void visitSource(String source, String debug) {
        super.visitSource(FILE, debug);
      }

      @Override
      public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        return super.visitField(access, FIELD, descriptor, signature, value);
      }

      @Override
      public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
        return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
          @Override
          public void visitFieldInsn(int opcode, String owner, String field, String type) {
            super.visitFieldInsn(opcode, owner, field.equals("field") ? FIELD : field, type);
          }

          @Override
          public void visitLocalVariable(String local, String type, String generic, Label start, Label end, int index) {
            super.visitLocalVariable(local + FIELD, type, generic, start, end, index);
          }
        };
      }
    }, 0);
    Files.write(file, writer.toByteArray());
  }
}
