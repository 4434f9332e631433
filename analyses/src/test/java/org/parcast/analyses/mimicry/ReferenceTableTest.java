package org.parcast.analyses.mimicry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.recording.trace.table.Reference;

class ReferenceTableTest {
  private static final int LOCAL = 1;
  private static final int X = 2;
  private static final int Y = 3;

  private final ReferenceTable table =
      new ReferenceTable(Arrays.asList(null, reference(LOCAL, Reference.Kind.STACK, "i"), reference(X, Reference.Kind.ELEMENT, "A.x"), reference(Y, Reference.Kind.ELEMENT, "y")));

  @Test
  void whatIsPrivateIsThatOfTheLoopEnteredLast() {
    ParallelLoop first = new ParallelLoop(7, Schedule.STATIC, 1, Set.of("x"));
    ParallelLoop second = new ParallelLoop(8, Schedule.STATIC, 1, Set.of("y"));
    table.enter(first);
    assertThat(privates()).containsExactly(LOCAL, X);
    table.enter(second);
    assertThat(privates()).containsExactly(LOCAL, Y);
    table.enter(first);
    assertThat(privates()).containsExactly(LOCAL, X);
  }

  @Test
  void whatAnIterationMakesForItselfIsPrivate() {
    table.enter(new ParallelLoop(7, Schedule.STATIC, 1, Set.of()).withOwn(Set.of(Y)).withSchedule(Schedule.parse("dynamic")));
    assertThat(privates()).containsExactly(LOCAL, Y);
  }

  private List<Integer> privates() {
    return IntStream.of(LOCAL, X, Y).filter(table::isPrivate).boxed().toList();
  }

  private static Reference reference(int id, Reference.Kind kind, String name) {
    return new Reference(id, kind, false, "D", 8, name, 1, id, id, id, 1, Reference.InRegister.NEVER);
  }
}
