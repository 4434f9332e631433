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

  /** Java Virtual Machine Specification, section 5.4.3.3: a default method of an interface hides those of the interfaces that it extends. */
  @Test
  void ofInterfacesTheMostSpecificHasTheMethod() {
    Program diamond =
        new Program(
            List.of(
                type("General", "java/lang/Object", List.of(), "run"),
                type("Special", "java/lang/Object", List.of("General"), "run"),
                type("Both", "java/lang/Object", List.of("General", "Special")),
                type("Above", "java/lang/Object", List.of("Special")),
                type("Below", "Above", List.of("General"))));
    assertThat(diamond.find(new MethodRef("Both", "run", "()V")).ref().owner()).isEqualTo("Special");
    assertThat(diamond.find(new MethodRef("Below", "run", "()V")).ref().owner()).isEqualTo("Special");
    assertThat(diamond.find(new MethodRef("General", "run", "()V")).ref().owner()).isEqualTo("General");
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
