package org.parcast.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgramTest {
  private final Program program =
      new Program(
          List.of(
              type("Leaf", "Base", List.of("Greeter")),
              type("Base", "java/lang/Object", List.of(), "run"),
              type("Greeter", "java/lang/Object", List.of("Root"), "run", "greet"),
              type("Root", "java/lang/Object", List.of(), "root")));

  @Test
  void aCallFindsTheMethodOfTheClosestSuperclassBeforeThoseOfInterfaces() {
    assertThat(find("Leaf", "run")).isEqualTo("Base");
    assertThat(find("Leaf", "greet")).isEqualTo("Greeter");
    assertThat(find("Leaf", "root")).isEqualTo("Root");
    assertThat(find("Greeter", "run")).isEqualTo("Greeter");
  }

  @Test
  void whatTheProgramHasNotIsNotFound() {
    assertThat(program.find(new MethodRef("Leaf", "other", "()V"))).isNull();
    assertThat(program.find(new MethodRef("Leaf", "run", "(I)V"))).isNull();
    assertThat(program.find(new MethodRef("java/lang/Object", "run", "()V"))).isNull();
    assertThat(program.find("java/lang/Object")).isNull();
  }

  private String find(String owner, String name) {
    return program.find(new MethodRef(owner, name, "()V")).ref().owner();
  }

  private static ClassDeclaration type(String name, String superName, List<String> interfaces, String... methods) {
    List<Method> declared =
        List.of(methods).stream().map(m -> new Method(new MethodRef(name, m, "()V"), 0, List.of(), new int[0], List.of(), Map.of())).toList();
    return new ClassDeclaration(name, superName, interfaces, 0, null, List.of(), declared);
  }
}
