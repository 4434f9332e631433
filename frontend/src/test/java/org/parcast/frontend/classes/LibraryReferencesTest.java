package org.parcast.frontend.classes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

class LibraryReferencesTest {
  private static final String SOURCE = """
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;
      public interface References extends Supplier<String> {
        static String run() {
          List<Object> seen = new ArrayList<>();
          Consumer<Object> keep = seen::add; // bound, its answer dropped
          ToDoubleFunction<Integer> wide = Integer::intValue; // widened
          BinaryOperator<Double> sum = Double::sum; // taken out of boxes and boxed
          IntFunction<Object> boxed = Integer::valueOf;
          DoubleBinaryOperator max = Math::max;
          IntToDoubleFunction root = Math::sqrt; // its argument widened
          Supplier<List<String>> make = ArrayList::new;
          Function<String, StringBuilder> builder = StringBuilder::new;
          Function<Character, Integer> code = Character::getNumericValue;
          keep.accept(wide.applyAsDouble(3));
          keep.accept(sum.apply(1.5, 2.0));
          keep.accept(boxed.apply(7));
          keep.accept(max.applyAsDouble(1, 2));
          keep.accept(root.applyAsDouble(9));
          keep.accept(make.get());
          keep.accept(builder.apply("ab").reverse().toString());
          keep.accept(code.apply('8'));
          keep.accept(Arrays.stream(new double[][] {{1, 2}, {3}}).flatMapToDouble(Arrays::stream).sum());
          keep.accept(Stream.of(List.of("x"), List.of("y", "z")).flatMap(List::stream).map(String::length).reduce(0, Integer::sum));
          return seen.toString();
        }
      }
      """;

  @TempDir private Path directory;

  @Test
  void aReferenceToTheLibraryIsALambdaThatDoesTheSame() throws Exception {
    Path file = Files.writeString(directory.resolve("References.java"), SOURCE);
    SourceCompiler.compile(List.of(file), List.of(directory), List.of(), directory);
    byte[] before = Files.readAllBytes(directory.resolve("References.class"));
    assertThat(referred(ClassFiles.read(before, "before"))).contains("java/util/Arrays", "java/util/List", "java/lang/Double");
    byte[] after = LibraryReferences.rewrite(ClassFiles.read(before, "before"));
    assertThat(referred(ClassFiles.read(after, "after"))).containsOnly("References");
    assertThat(run(after)).isEqualTo(run(before)).isEqualTo("[3.0, 3.5, 7, 2.0, 3.0, [], ba, 8, 6.0, 3]");
  }

  @Test
  void aClassWithoutReferencesStaysAsItIs() throws Exception {
    Path file = Files.writeString(directory.resolve("Plain.java"), "class Plain { Runnable r = () -> System.out.println(); Runnable own = this::go; void go() {} }");
    SourceCompiler.compile(List.of(file), List.of(directory), List.of(), directory);
    assertThat(LibraryReferences.rewrite(ClassFiles.read(Files.readAllBytes(directory.resolve("Plain.class")), "Plain"))).isNull();
  }

  private static Stream<String> referred(ClassNode node) {
    return node.methods.stream().flatMap(method -> Stream.of(method.instructions.toArray())).filter(InvokeDynamicInsnNode.class::isInstance)
        .map(InvokeDynamicInsnNode.class::cast).filter(made -> made.bsmArgs.length > 1 && made.bsmArgs[1] instanceof Handle).map(made -> ((Handle) made.bsmArgs[1]).getOwner());
  }

  private static Object run(byte[] code) throws ReflectiveOperationException {
    return new ClassLoader() {
      Class<?> define() {
        return defineClass("References", code, 0, code.length);
      }
    }.define().getMethod("run").invoke(null);
  }
}
