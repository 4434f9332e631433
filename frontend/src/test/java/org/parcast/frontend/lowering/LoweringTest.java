package org.parcast.frontend.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.parcast.frontend.classes.ClassFiles;
import org.parcast.frontend.classes.SourceCompiler;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.IrPrinter;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Type;

class LoweringTest {
  private static final String SOURCE =
      """
      class Code {
        static double sum(double[] a, int n) {
          double sum = 0;
          for (int i = 0; i < n; i++) {
            sum += a[i];
          }
          return sum;
        }
        static int caught(int[] a, int i) {
          int state = 1;
          try {
            state = a[i];
            state += a[i + 1];
          } catch (IndexOutOfBoundsException | ArithmeticException e) {
            return state;
          }
          return -1;
        }
        static int first(boolean[] z, byte[] b, int i) {
          while (z[i]) {
            i += b[i];
          }
          return i;
        }
        static int choose(int a, int b) {
          int unused = a;
          if (a > b) {
            unused = b;
          }
          return Math.max(a > 0 ? a : b, a);
        }
        static Runnable lambda(String text) {
          return () -> System.out.println(text + 1);
        }
        static int nested(int[] a) {
          try {
            try {
              a[0] = 1;
            } finally {
              a[1] = 2;
            }
          } catch (RuntimeException e) {
            return 1;
          }
          return 0;
        }
        static void spin(Object o) {
          do {
            o.hashCode();
          } while (true);
        }
      }
      """;

  @TempDir Path directory;

  @Test
  void aLoopReadsLikeItsSource() throws Exception {
    assertThat(IrPrinter.print(method("sum", "([DI)D")))
        .isEqualTo(
            """
            static Code.sum([DI)D
              block 0
                    a.0 = parameter 0 : double[]
                    n.1 = parameter 1 : int
                3   sum.2 = 0.0 : double
                4   i.3 = 0 : int
                    goto 1
              block 1 from 0, 2, heads a loop of depth 1
                    sum.5 = phi(sum.2 from 0, sum.9 from 2) : double
                    i.6 = phi(i.3 from 0, i.11 from 2) : int
                    if i.6 >= n.1 goto 3 else 2
              block 2 from 1
                5   v8 = a.0[i.6] : double
                    sum.9 = sum.5 + v8 : double
                4   v10 = 1 : int
                    i.11 = i.6 + v10 : int
                    goto 1
              block 3 from 1
                7   return sum.5
            """);
  }

  @Test
  void aHandlerMergesWhatTheProtectedRangeDefines() throws Exception {
    Method method = method("caught", "([II)I");
    Phi phi = method.blocks().stream().flatMap(b -> b.phis().stream()).filter(p -> p.inputs().get(1).after() >= 0).findFirst().orElseThrow();
    assertThat(method.name(phi.id())).isEqualTo("state");
    assertThat(phi.inputs().get(0).after()).isEqualTo(-1);
    assertThat(method.instruction(phi.inputs().get(0).value())).isInstanceOf(Instruction.Constant.class);
    assertThat(method.instruction(phi.inputs().get(1).value())).isInstanceOf(Instruction.ArrayLoad.class);
    assertThat(method.instructions().stream().filter(Instruction.Caught.class::isInstance).map(i -> i.type().toString()))
        .containsExactly("java.lang.IndexOutOfBoundsException", "java.lang.ArithmeticException");
  }

  @Test
  void whatCatchesAllHidesTheHandlersAround() throws Exception {
    Method method = method("nested", "([I)I");
    assertThat(method.blocks().stream().filter(block -> !block.handlers().isEmpty())).allSatisfy(block -> assertThat(block.handlers()).hasSize(1));
    assertThat(method.instructions().stream().filter(Instruction.Caught.class::isInstance).map(i -> i.type().toString()))
        .containsExactlyInAnyOrder("java.lang.Throwable", "java.lang.RuntimeException");
  }

  @Test
  void loadsOfBytesAndTruthValuesAreToldApart() throws Exception {
    assertThat(method("first", "([Z[BI)I").instructions().stream().filter(Instruction.ArrayLoad.class::isInstance).map(Instruction::type))
        .containsExactly(Type.BOOLEAN, Type.BYTE);
  }

  @Test
  void onlyLiveVariablesAndTheStackHavePhis() throws Exception {
    Method method = method("choose", "(II)I");
    assertThat(method.instructions().stream().filter(Phi.class::isInstance).map(Phi.class::cast))
        .singleElement()
        .satisfies(phi -> assertThat(phi.variable()).hasToString("stack0"));
  }

  @Test
  void aLambdaIsLinkedToItsBody() throws Exception {
    Call call = dynamicCall(method("lambda", "(Ljava/lang/String;)Ljava/lang/Runnable;"));
    assertThat(call.dispatch()).isEqualTo(Instruction.Dispatch.DYNAMIC);
    assertThat(call.implementation()).isEqualTo(new MethodRef("Code", "lambda$lambda$0", "(Ljava/lang/String;)V"));
    assertThat(dynamicCall(method("lambda$lambda$0", "(Ljava/lang/String;)V")).implementation()).isNull();
  }

  @Test
  void theEntryIsNeverBranchedTo() throws Exception {
    Method method = method("spin", "(Ljava/lang/Object;)V");
    assertThat(method.blocks()).hasSize(2);
    assertThat(method.blocks().get(0).terminator()).isEqualTo(new Instruction.Goto(1, -1, 1));
    assertThat(method.blocks().get(1).predecessors()).containsExactly(0, 1);
  }

  /** As tools leave it that replace instructions by others of the same length. */
  @Test
  void whatControlDoesNotReachMayEndAnyhow() throws Exception {
    ClassNode node = new ClassNode();
    node.visit(Opcodes.V17, 0, "Code", null, "java/lang/Object", null);
    MethodVisitor method = node.visitMethod(Opcodes.ACC_STATIC, "idle", "()V", null, null);
    List.of(Opcodes.RETURN, Opcodes.NOP, Opcodes.NOP).forEach(method::visitInsn);
    assertThat(Lowering.lower(node).methods().get(0).blocks()).hasSize(1);
  }

  private static Call dynamicCall(Method method) {
    return method.instructions().stream()
        .filter(Call.class::isInstance)
        .map(Call.class::cast)
        .filter(call -> call.dispatch() == Instruction.Dispatch.DYNAMIC)
        .findFirst()
        .orElseThrow();
  }

  private Method method(String name, String descriptor) throws Exception {
    Path file = Files.writeString(directory.resolve("Code.java"), SOURCE);
    SourceCompiler.compile(List.of(file), List.of(directory), List.of(), directory);
    Path compiled = directory.resolve("Code.class");
    return Lowering.lower(ClassFiles.read(Files.readAllBytes(compiled), compiled.toString())).methods().stream()
        .filter(method -> method.ref().signature().equals(name + descriptor))
        .findFirst()
        .orElseThrow();
  }
}
