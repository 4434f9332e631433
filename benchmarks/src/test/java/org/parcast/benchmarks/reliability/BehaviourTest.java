package org.parcast.benchmarks.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.benchmarks.reliability.run.Ended;
import org.parcast.benchmarks.reliability.run.Jdk;
import org.parcast.benchmarks.reliability.run.WarmParcast;

/** The odd programs that need no options of their own, one after the other in one virtual machine. */
@Tag("slow")
class BehaviourTest {
  @TempDir private static Path directory;
  private static Behaviour behaviour;
  private static WarmParcast parcast;
  private static Ended plain;

  @BeforeAll
  static void runsPlainly() throws Exception {
    List<OddProgram> programs = OddProgram.all(Path.of("..").resolve(OddProgram.DIRECTORY)).stream().filter(program -> program.directives().isEmpty()).toList();
    String calls = programs.stream().map(program -> "    " + program.name() + ".main(args);\n").collect(Collectors.joining());
    Path main = Files.writeString(directory.resolve("All.java"), "class All {\n  public static void main(String[] args) throws Throwable {\n" + calls + "  }\n}\n");
    List<Path> sources = new ArrayList<>(List.of(main));
    programs.forEach(program -> sources.add(program.source()));
    Path classes = directory.resolve("classes");
    Jdk.current().compile(sources, classes);
    behaviour = new Behaviour(Jdk.current(), List.of(classes), "All", List.of(), List.of(), new byte[0]);
    parcast = new WarmParcast(Jdk.current());
    plain = behaviour.plain();
    assertThat(plain.status()).as(plain.err()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"comm", "loops"})
  void isAsWithoutParcast(String mode) throws Exception {
    Ended traced = behaviour.traced(parcast, List.of(mode), directory);

    assertThat(traced.out()).isEqualTo(plain.out());
    assertThat(traced.err()).isEqualTo(plain.err());
    assertThat(traced.status()).isZero();
  }
}
